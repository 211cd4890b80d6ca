"""The lesson: moments of a game for two, and what is asked in each."""
