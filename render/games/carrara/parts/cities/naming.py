"""A player's name in one line, as large as it fits a box; what does not fit is cut."""

from __future__ import annotations

from functools import lru_cache

from render.engine import theme
from render.engine.fonts import capitals, fit, ink
from render.engine.scene import Box, Scene


def lay_name(page: Scene, what: str, name: str, box: Box, colour: str, on: str) -> None:
    """Lay out a name from the left edge of a box, its capitals in the middle of its height if all letters fit it."""
    line, size = _fitted(name, box.width, box.height)
    letters, half = ink(line, "bold", size), capitals("bold", size) // 2
    lowest = box.bottom - letters.bottom - half
    y = min(max(box.y + box.height // 2, box.y - letters.top - half), lowest)
    page.label(what, box.x, y, line, size, colour, on, face="bold")


@lru_cache(maxsize=512)
def _fitted(name: str, width: int, height: int) -> tuple[str, int]:
    """Return as much of a name as fits, and the largest size at which it does."""
    for size in range(theme.BODY, theme.SMALL, -1):
        letters, half = ink(name, "bold", size), capitals("bold", size) / 2
        reach = max(-letters.top - half, half + letters.bottom)
        if letters.advance <= width and reach <= height / 2:
            return name, size
    return fit(name, "bold", theme.SMALL, width), theme.SMALL
