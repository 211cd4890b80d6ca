"""Shared by the pictures of every game: icons, charts, names, alt texts."""
