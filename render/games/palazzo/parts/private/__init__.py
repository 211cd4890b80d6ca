"""What pictures for one player consist of."""
