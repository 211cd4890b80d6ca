"""A whole game as one animated file. It takes seconds, so a bot leaves it to a worker process."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from render.common.animation import animated
from render.games import pictures_of

Scene = tuple[Any, Sequence[Any]]
"""The public view after a turn, and the events of that turn."""


def film(game: str, scenes: Sequence[Scene], names: Sequence[str], language: str) -> bytes:
    """Draw a game as one animated file, one frame per turn."""
    draw = pictures_of(game).film_frame
    last, _ = scenes[-1]
    return animated([partial(draw, view, names, language, events, last) for view, events in scenes])
