"""Turns in any game: taking one, and what happened since the last one."""
