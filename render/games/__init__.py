"""Pictures of each game, one package per game, found by the game's name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from render.contract import Pictures


@cache
def pictures_of(game: str) -> Pictures:
    """Return the pictures of a game: its own, or plain ones."""
    package = f"{__name__}.{game}"
    found: Pictures = import_module(package).PICTURES if find_spec(package) else Pictures(game)
    return found
