"""What the preview of a construction consists of."""
