"""A player's name in one line, as large as it fits a box; what does not fit is cut."""

from __future__ import annotations

from functools import lru_cache

from render.engine import theme
from render.engine.fonts import Face, capitals, fit, ink
from render.engine.scene import Box, Scene

_FACES: tuple[Face, ...] = ("bold", "narrow")


def lay_name(page: Scene, what: str, name: str, box: Box, colour: str, on: str) -> None:
    """Lay out a name from the left edge of a box, its capitals in the middle of its height if all letters fit it."""
    line, size, face = _fitted(name, box.width, box.height)
    letters, half = ink(line, face, size), capitals(face, size) // 2
    lowest = box.bottom - letters.bottom - half
    y = min(max(box.y + box.height // 2, box.y - letters.top - half), lowest)
    page.label(what, box.x, y, line, size, colour, on, face=face)


@lru_cache(maxsize=512)
def _fitted(name: str, width: int, height: int) -> tuple[str, int, Face]:
    """Return as much of a name as fits, and the largest size at which it does, in narrow letters if it is long."""
    for face in _FACES:
        for size in range(theme.BODY, theme.SMALL - 1, -1):
            letters, half = ink(name, face, size), capitals(face, size) / 2
            reach = max(-letters.top - half, half + letters.bottom)
            if letters.advance <= width and (reach <= height / 2 or size == theme.SMALL):
                return name, size, face
    return fit(name, "narrow", theme.SMALL, width), theme.SMALL, "narrow"
