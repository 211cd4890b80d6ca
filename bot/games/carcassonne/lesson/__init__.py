"""The lesson: the beginning of a game for two, and what is asked in it."""
