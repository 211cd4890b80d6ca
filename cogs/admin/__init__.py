"""Moderation of a server's tables by its managers."""
