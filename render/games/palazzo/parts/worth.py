"""What a palazzo is worth, on the pavement before it: how the points arise, and their sum on a plaque."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo.scoring import Points
from bot.texts.numbers import signed
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.palazzo import STONES

_PLAQUE, _HIGH = 68, 44
"""The width of the plaque, and its height."""
_NARROW: Final = 56
"""The width of a plaque where there is less room."""
_SIGNS: Final = {"height": ("part-height", 30, 30), "windows": ("window", 21, 30), "material": ("pure", 33, 33)}
"""By where points come from: the same sign as in the final scoring, and its size."""
_SIGNED, _APART = 3, 7
"""Between a sign and its number, and between two parts of a sum."""
_BESIDE: Final = 5
"""Between the parts of a sum."""
_ARROW, _ROOMY = 34, 160
"""The width of the arrow between points before and after, and of the room for a whole plaque beside it."""
_BETWEEN: Final = 20
"""Between what neighbours are worth at least, so that no sum runs into the next one."""
_SEVERAL: Final = 2
"""A single part is what the plaque says."""
PLAQUES: Final = {True: ("worth-plus", "#2c6a2f"), False: ("worth-minus", "#9a2012"), None: ("worth-zero", "#6b5c4f")}
"""Sprites and colours of plaques for more than nothing, less, and nothing."""


def lay_worth(page: Page, what: str, points: Points, middle: int, y: int, room: int) -> None:
    """Lay out what a palazzo is worth around a point, and before it where that comes from, as far as there is room.

    That is always in one order, for height, windows and one material, each with its sign.
    """
    parts = [(part, number) for part, number in zip(Points._fields, points, strict=True) if number]
    if len(parts) < _SEVERAL:
        parts = []
    ways = ((signs, wide) for signs in (True, False) for wide in (_PLAQUE, _NARROW))
    fitting = ((signs, wide) for signs, wide in ways if _wide(parts, signs) + wide <= room - _BETWEEN)
    signs, wide = next(fitting, (False, _NARROW))
    if _wide(parts, signs) + wide > room - _BETWEEN:
        parts = []
    x = middle - (_wide(parts, signs) + wide) // 2
    for place, (part, number) in enumerate(parts):
        if signs:
            sprite, across, high = _SIGNS[part]
            page.icon(f"{what}/{part}/sign", x, y - high // 2, across, sprite, STONES, height=high)
            x += across + _SIGNED
        said = _term(place, number, signs)
        page.label(f"{what}/{part}", x, y, said, theme.SMALL, theme.INK, STONES, face="bold")
        x += ink(said, "bold", theme.SMALL).advance + (_APART if signs else 0)
    x += _BESIDE if parts and not signs else 0
    lay_points(page, what, points.total, Box(x, y - _HIGH // 2, wide, _HIGH))


def _term(place: int, number: int, signs: bool) -> str:
    return str(number) if signs or not place else f"+{number}"


def _wide(parts: Sequence[tuple[str, int]], signs: bool) -> int:
    """Return how wide the parts of a sum are, with the space after them."""
    words = sum(
        ink(_term(place, number, signs), "bold", theme.SMALL).advance for place, (_, number) in enumerate(parts)
    )
    if not signs:
        return words + (_BESIDE if parts else 0)
    return words + sum(_SIGNS[part][1] + _SIGNED + _APART for part, _ in parts)


def lay_change(
    page: Page, what: str, before: int, after: int, middle: int, y: int, room: int, on: str = STONES
) -> None:
    """Lay out around a point what a palazzo was worth, an arrow, and framed what it is worth now."""
    wide = _PLAQUE if room >= _ROOMY else _NARROW
    said, size = signed(before), theme.BODY if room >= _ROOMY else theme.SMALL
    advance = ink(said, "bold", size).advance
    x = middle - (advance + _ARROW + 2 * _BESIDE + wide) // 2
    page.label(f"{what}/before", x, y, said, size, theme.INK, on, face="bold")
    x += advance + _BESIDE
    page.icon(f"{what}/to", x, y - 12, _ARROW, "arrow", on, height=23)
    lay_points(page, what, after, Box(x + _ARROW + _BESIDE, y - _HIGH // 2, wide, _HIGH), on)


def lay_points(page: Page, what: str, points: int, box: Box, ground: str = STONES) -> None:
    """Lay out a plaque with points, whose shape and colour tell more from nothing and less."""
    sprite, on = PLAQUES[points > 0 if points else None]
    page.icon(f"{what}/worth", *box[:3], sprite, ground, height=box.height, plate=True)
    size = theme.BODY if box.width >= _PLAQUE else theme.SMALL
    at = box.x + box.width // 2, box.y + box.height // 2, signed(points), size, theme.WHITE, on
    page.label(f"{what}/worth/points", *at, face="bold", anchor="m")
