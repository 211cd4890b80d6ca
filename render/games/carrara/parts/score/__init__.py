"""What the picture of a final score consists of."""
