"""What the picture of the cities, and a player's row of them, consist of."""
