"""A player's name in one line, as large as it fits a box; what does not fit is cut."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import east_asian_width

from render.engine import theme
from render.engine.fonts import Face, capitals, fit, ink
from render.engine.scene import Box

LINE = 34
"""The height of a line of small letters; names with letters that need more are in one line."""
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


@lru_cache(maxsize=512)
def halved(name: str, width: int) -> tuple[str, ...]:
    """Break a name that is too long for a line into two of small letters, where that is usual and letters are low."""
    ends = [end for end in range(1, len(name)) if _can_end(name[end - 1], name[end])]
    fitting = [end for end in ends if ink(name[:end].strip(), "narrow", theme.SMALL).advance <= width]
    if not fitting:
        return ()
    first, second = name[: fitting[-1]].strip(), fit(name[fitting[-1] :].strip(), "narrow", theme.SMALL, width)
    apart = ink(first, "narrow", theme.SMALL).bottom - ink(second, "narrow", theme.SMALL).top < LINE
    return (first, second) if apart else ()


def _can_end(last: str, following: str) -> bool:
    """Return whether a line can end between two letters: after a space or a hyphen, and in scripts without spaces."""
    return last in " -" or (east_asian_width(last) == "W" and east_asian_width(following) == "W")


def _fitted(name: str, width: int, height: int) -> tuple[str, int, Face]:
    """Return as much of a name as fits, and the largest size at which it does, in narrow letters if it is long."""
    for face in _FACES:
        for size in range(theme.BODY + 3, theme.SMALL - 1, -1):
            letters, half = ink(name, face, size), capitals(face, size) / 2
            reach = max(-letters.top - half, half + letters.bottom)
            if letters.advance <= width and (reach <= height / 2 or size == theme.SMALL):
                return name, size, face
    return fit(name, "narrow", theme.SMALL, width), theme.SMALL, "narrow"
