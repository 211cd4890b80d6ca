"""A whole game as one animated file. It takes seconds, so a bot leaves it to a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from render.common.animation import animated
from render.games import pictures_of

Scene = tuple[Any, Sequence[Any], Sequence[str]]
"""The public view after a turn, the events of that turn, and the names of those who played then."""


def film(game: str, scenes: Sequence[Scene], language: str) -> bytes:
    """Draw a game as one animated file, one frame per turn."""
    draw = pictures_of(game).film_frame
    last, *_ = scenes[-1]
    return animated([partial(draw, view, names, language, events, last) for view, events, names in scenes])
