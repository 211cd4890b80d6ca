"""A player's name as large as it fits a box: in a line, else in two, and only then cut."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from render.common.name_lines import broken
from render.engine import theme
from render.engine.fonts import Face, capitals, fit, ink
from render.engine.scene import Box

PITCH: Final = 31
"""How far apart two lines of a name are."""
_SIZES: Final = tuple(range(theme.BODY + 5, theme.SMALL - 1, -1))
RIM, _CLOSE_RIM = 4, 1
"""How far letters stay from the upper edge of their box, and in two lines."""
_RISE: Final = 4
"""How far letters below a badge may reach above capitals."""
_FACES: Final[tuple[Face, ...]] = ("bold", "narrow")


@lru_cache(maxsize=512)
def name_lines(name: str, width: int) -> int:
    """Return in how many lines a name is: one if it fits in narrow letters, or if two would run into each other."""
    if any(ink(name, face, theme.SMALL).advance <= width for face in _FACES):
        return 1
    lines, size, face = broken(name, (theme.SMALL,), width, 2, narrow=True)
    (high, below), (above, low) = (_reach(line, face, size) for line in (lines[0], lines[-1]))
    return 2 if below + above <= PITCH and high + PITCH + low <= 2 * PITCH + 2 else 1


@lru_cache(maxsize=512)
def name_height(name: str) -> int:
    """Return how high a name in one line is in the smallest letters, with a little space above it."""
    return sum(_reach(name, _FACES[0], theme.SMALL)) + RIM


@lru_cache(maxsize=512)
def fitted_name(name: str, box: Box, largest: int = 0, under: int = 0) -> tuple[tuple[str, ...], int, Face, int]:
    """Return the lines of a name in a box, their size, their face, and the middle of the first one's capitals.

    One in a line may have a largest size. If two lines are too short, the second may begin so much further left.
    Their capitals are in the middle of the box's height, or else all that is seen of them if it would not fit there. A
    long name has narrow letters.
    """
    lines, size, face = _fitted(name, box.width, box.height, largest)
    if under and len(lines) > 1 and lines[-1].endswith("…"):
        rest = fit(name.removeprefix(lines[0]).strip(), face, size, box.width + under)
        if _reach(rest, face, size)[0] <= capitals(face, size) + _RISE:
            lines = (lines[0], rest)
    half, between = capitals(face, size) // 2, (len(lines) - 1) * PITCH
    (top, _), (_, bottom) = (_reach(line, face, size) for line in (lines[0], lines[-1]))
    middle, highest = box.y + (box.height - between) // 2, box.y + (_CLOSE_RIM if len(lines) > 1 else RIM) + top - half
    if middle < highest or middle + between + half + bottom > box.bottom:
        middle = max(highest, box.y + (box.height - between + top - bottom) // 2 - half)
    return lines, size, face, middle


def _reach(line: str, face: Face, size: int) -> tuple[int, int]:
    """Return how far letters reach above and below the line they stand on."""
    letters = ink(line, face, size)
    return -letters.top, letters.bottom


def _fitted(name: str, width: int, height: int, largest: int) -> tuple[tuple[str, ...], int, Face]:
    """Return a name in one line at the largest size that fits, in narrow letters if it is long, or in two lines."""
    sizes = [size for size in _SIZES if not largest or size <= largest]
    for face in _FACES:
        for size in sizes:
            letters, half = ink(name, face, size), capitals(face, size) / 2
            reach = max(-letters.top - half, half + letters.bottom)
            fits = reach <= height / 2 and letters.bottom - letters.top + RIM <= height
            if letters.advance <= width and (fits or size == theme.SMALL):
                return (name,), size, face
    most = name_lines(name, width) if height >= 2 * PITCH else 1
    lines, size, face = broken(name, (theme.SMALL,), width, most, narrow=True)
    return lines, size, face
