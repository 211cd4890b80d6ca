"""Opening, joining, showing and listing tables."""
