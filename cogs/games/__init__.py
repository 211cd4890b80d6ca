"""The commands and panels of each game, a package each, found by the name of the game."""
