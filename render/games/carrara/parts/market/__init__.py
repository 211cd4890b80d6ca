"""What the picture of the market consists of."""
