"""Pictures of each game, one package per game, found by the game's name."""

from __future__ import annotations

from functools import cache

from bot.games import load_part
from render.contract import Pictures


@cache
def pictures_of(game: str) -> Pictures:
    """Return the pictures of a game: its own, or plain ones."""
    own: Pictures | None = load_part(game, "render", "pictures", None)
    return own or Pictures(game)
