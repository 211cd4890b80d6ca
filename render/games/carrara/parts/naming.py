"""A player's name in a box: in one line if there is room, else in two, and smaller if it must be."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from render.engine import theme
from render.engine.fonts import capitals, fit, ink
from render.engine.scene import Box, Scene

SMALLEST_NAME: Final = 20
"""The smallest size of a name of the longest kind; its seat is known by the badge too."""
_LINE = 0.98
"""From line to line, as a share of the size, unless the letters need more."""
_ONE_LINE = 27
"""A name in one line is at least this large if it can be larger in two."""
_OVER = 2
"""How far letters may leave the box, above and below."""


def lay_name(page: Scene, what: str, name: str, box: Box, colour: str, on: str) -> None:
    """Lay out a name from the left edge of a box, its lines centred on the box's height."""
    lines, size = _fitted(name, box.width, box.height)
    middle, pitch = box.y + box.height // 2, _pitch(lines, size)
    for number, line in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * pitch)
        part = what if len(lines) == 1 else f"{what}/{number + 1}"
        page.label(part, box.x, y, line, size, colour, on, face="bold")


@lru_cache(maxsize=512)
def _fitted(name: str, width: int, height: int) -> tuple[tuple[str, ...], int]:
    """Return the lines of a name, and the largest size at which they fit."""
    lines: tuple[str, ...]
    for size in range(theme.BODY, SMALLEST_NAME - 1, -1):
        if size >= _ONE_LINE and _fits((name,), size, width, height):
            return (name,), size
        for count in range(1, len(name.split())):
            lines = " ".join(name.split()[:count]), " ".join(name.split()[count:])
            if _fits(lines, size, width, height):
                return lines, size
    for size in range(theme.SMALL, SMALLEST_NAME - 1, -1):
        first = _filled(name, size, width)
        for lines in ((name,), (first, name[len(first) :].strip())):
            if _fits(lines, size, width, height):
                return lines, size
    first = _filled(name, SMALLEST_NAME, width)
    lines = first, fit(name[len(first) :].strip(), "bold", SMALLEST_NAME, width)
    if _fits(lines, SMALLEST_NAME, width, height):
        return lines, SMALLEST_NAME
    return (fit(name, "bold", SMALLEST_NAME, width),), SMALLEST_NAME


def _fits(lines: tuple[str, ...], size: int, width: int, height: int) -> bool:
    """Return whether lines fit a box, where they are centred by the height of capitals."""
    inks = [ink(line, "bold", size) for line in lines]
    half, by = capitals("bold", size) / 2, _pitch(lines, size) * (len(lines) - 1) / 2
    above, below = by + -inks[0].top - half, by + half + inks[-1].bottom
    return max(each.advance for each in inks) <= width and max(above, below) <= height / 2 + _OVER


def _pitch(lines: tuple[str, ...], size: int) -> int:
    """Return the distance of two lines, so that their letters do not touch."""
    if len(lines) == 1:
        return 0
    first, second = (ink(line, "bold", size) for line in lines)
    return max(round(size * _LINE), first.bottom - second.top + 1)


def _filled(name: str, size: int, width: int) -> str:
    """Return as much of a name as a line holds."""
    end = len(name)
    while end > 1 and ink(name[:end], "bold", size).advance > width:
        end -= 1
    return name[:end]
