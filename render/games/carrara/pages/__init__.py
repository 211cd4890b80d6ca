"""Complete pictures, one module per page."""
