"""Pictures that are drawn once and kept for good."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from render.engine.encoding import hurry
from render.engine.picture import Picture


def kept(draw: Callable[[str], Picture]) -> Callable[[str], Picture]:
    """Draw a picture once in each language, and small, however much there is to draw at the time."""

    @cache
    def drawn(language: str) -> Picture:
        with hurry(False):
            return draw(language)

    return drawn
