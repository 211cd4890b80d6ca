"""What a palazzo is worth, on the pavement before it: how the points arise, and their sum on a plaque."""

from __future__ import annotations

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
_SIGNED, _APART = 3, 8
"""Between a sign and its number, and after that."""
_BESIDE: Final = 5
"""Before and after the arrow."""
_ARROW, _ROOMY = 34, 160
"""The width of the arrow between points before and after, and of the room for a whole plaque beside it."""
_SEVERAL: Final = 2
PLAQUES: Final = {True: ("worth-plus", "#2c6a2f"), False: ("worth-minus", "#9a2012"), None: ("worth-zero", "#6b5c4f")}
"""Sprites and colours of plaques for more than nothing, less, and nothing."""


def worth_width(points: Points) -> int:
    """Return how wide a sum with the plaque after it is."""
    return sum(_SIGNS[part][1] + _SIGNED + _advance(number) + _APART for part, number in _parts(points)) + _NARROW


def lay_worth(page: Page, what: str, points: Points, middle: int, y: int, *, summed: bool) -> None:
    """Lay out what a palazzo is worth around a point, and perhaps before it where that comes from.

    That is always in one order, for height, windows and one material, each with its sign.
    """
    x = middle - (worth_width(points) if summed else _PLAQUE) // 2
    for part, number in _parts(points) if summed else ():
        sprite, across, high = _SIGNS[part]
        page.icon(f"{what}/{part}/sign", x, y - high // 2, across, sprite, STONES, height=high)
        x += across + _SIGNED
        page.label(f"{what}/{part}", x, y, str(number), theme.SMALL, theme.INK, STONES, face="bold")
        x += _advance(number) + _APART
    lay_points(page, what, points.total, Box(x, y - _HIGH // 2, _NARROW if summed else _PLAQUE, _HIGH))


def _parts(points: Points) -> list[tuple[str, int]]:
    """List where points come from; a single part is what the plaque says."""
    parts = [(part, number) for part, number in zip(Points._fields, points, strict=True) if number]
    return parts if len(parts) >= _SEVERAL else []


def _advance(number: int) -> int:
    return ink(str(number), "bold", theme.SMALL).advance


def change_width(before: int, room: int) -> int:
    """Return how wide points before and after are in a room."""
    wide, size = (_PLAQUE, theme.BODY) if room >= _ROOMY else (_NARROW, theme.SMALL)
    return ink(signed(before), "bold", size).advance + _ARROW + 2 * _BESIDE + wide


def lay_change(
    page: Page, what: str, before: int, after: int, middle: int, y: int, room: int, on: str = STONES
) -> None:
    """Lay out around a point what a palazzo was worth, an arrow, and framed what it is worth now."""
    wide = _PLAQUE if room >= _ROOMY else _NARROW
    said, size = signed(before), theme.BODY if room >= _ROOMY else theme.SMALL
    advance = ink(said, "bold", size).advance
    x = middle - change_width(before, room) // 2
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
