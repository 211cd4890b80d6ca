"""The podium at the end of a game."""
