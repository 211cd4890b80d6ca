"""What a table is asked, and what its players answer together."""
