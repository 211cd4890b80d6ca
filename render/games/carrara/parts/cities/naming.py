"""A player's name in a box: in one line if there is room, else in two, of which the second is cut if it must be."""

from __future__ import annotations

from functools import lru_cache

from render.engine import theme
from render.engine.fonts import capitals, fit, ink
from render.engine.scene import Box, Scene

_LINE = 0.98
"""From line to line, as a share of the size, unless the letters need more."""
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
    for size in range(theme.BODY, theme.SMALL - 1, -1):
        if _fits((name,), size, width, height):
            return (name,), size
    size = theme.SMALL
    for count in range(len(name.split()) - 1, 0, -1):
        lines = " ".join(name.split()[:count]), " ".join(name.split()[count:])
        if _fits(lines, size, width, height):
            return lines, size
    first = _filled(name, size, width)
    lines = first, fit(name[len(first) :].strip(), "bold", size, width)
    return (lines if _fits(lines, size, width, height) else (fit(name, "bold", size, width),)), size


def in_one_line(name: str, width: int) -> bool:
    """Return whether a name fits a line of this width."""
    return ink(name, "bold", theme.SMALL).advance <= width


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
    """Return as much of a name as a line holds, whole words if there are any."""
    end = len(name)
    while end > 1 and ink(name[:end], "bold", size).advance > width:
        end -= 1
    whole = max(name.rfind(" ", 0, end + 1), name.rfind("-", 0, end) + 1)
    return name[: whole if whole > 0 and end < len(name) else end].strip()
