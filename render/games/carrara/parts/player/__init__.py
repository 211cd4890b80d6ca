"""What the board of one player consists of."""
