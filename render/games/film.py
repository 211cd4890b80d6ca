"""A whole game drawn and made one animated file. It takes seconds: a bot has it done by a process of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render import PICTURES
from render.common.animation import animated

Scene = tuple[Any, Sequence[Any]]
"""What is known to all after a turn, and the events of that turn."""


def film(game: str, scenes: Sequence[Scene], names: Sequence[str], language: str) -> bytes:
    """Draw the boards of a game, a frame a turn, as a GIF."""
    board = PICTURES[game].board
    return animated([board(view, names, language, events).data for view, events in scenes])
