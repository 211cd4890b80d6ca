"""Pictures that are drawn once and kept for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from render.engine.picture import Picture


def kept(draw: Callable[[str], Picture]) -> Callable[[str], Picture]:
    """Draw a picture once in each language."""
    return cache(draw)
