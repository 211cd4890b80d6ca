"""Sprites specific to this game."""
