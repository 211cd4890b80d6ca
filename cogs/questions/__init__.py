"""Questions to a table, which its players answer together."""
