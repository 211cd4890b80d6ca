"""Parts of pages: each lays out one thing in a box."""
