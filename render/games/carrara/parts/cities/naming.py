"""A player's name in one line, as large as it fits a box; what does not fit is cut."""

from __future__ import annotations

from functools import lru_cache

from render.engine import theme
from render.engine.fonts import Face, capitals, fit, ink
from render.engine.scene import Box

_FACES: tuple[Face, ...] = ("bold", "narrow")


@lru_cache(maxsize=512)
def fitted_name(name: str, box: Box) -> tuple[str, int, Face, int]:
    """Return as much of a name as fits a box, its size, its face, and the middle of its capitals.

    They are in the middle of the box's height if all letters fit it. A long name has narrow letters.
    """
    line, size, face = _fitted(name, box.width, box.height)
    letters, half = ink(line, face, size), capitals(face, size) // 2
    lowest = box.bottom - letters.bottom - half
    return line, size, face, min(max(box.y + box.height // 2, box.y - letters.top - half), lowest)


def _fitted(name: str, width: int, height: int) -> tuple[str, int, Face]:
    """Return as much of a name as fits, and the largest size at which it does, in narrow letters if it is long."""
    for face in _FACES:
        for size in range(theme.BODY + 3, theme.SMALL - 1, -1):
            letters, half = ink(name, face, size), capitals(face, size) / 2
            reach = max(-letters.top - half, half + letters.bottom)
            if letters.advance <= width and (reach <= height / 2 or size == theme.SMALL):
                return name, size, face
    return fit(name, "narrow", theme.SMALL, width), theme.SMALL, "narrow"
