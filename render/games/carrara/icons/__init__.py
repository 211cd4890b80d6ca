"""Sprites of what only this game has."""
