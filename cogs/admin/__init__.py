"""What the managers of a server can do at its tables."""
