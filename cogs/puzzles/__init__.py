"""The position of the day: solving it in the game's own panels, the verdict, the result to share, the daily post."""
