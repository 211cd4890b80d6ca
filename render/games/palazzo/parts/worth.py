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

_PLAQUE, _CHIP, _HIGH = 68, 60, 44
"""The widths of the plaque and of the bonus beside it, and their height."""
_NARROW, _SIGN = 56, 32
"""The width of a plaque where there is less room, and of the sign that is there instead of the bonus."""
_BESIDE: Final = 5
"""Between the parts of a sum."""
_ARROW, _ROOMY = 34, 160
"""The width of the arrow between points before and after, and of the room for a whole plaque beside it."""
_RING: Final = 4
PLAQUES: Final = {True: ("worth-plus", "#2c6a2f"), False: ("worth-minus", "#9a2012"), None: ("worth-zero", "#6b5c4f")}
"""Sprites and colours of plaques for more than nothing, less, and nothing."""
_BONUS: Final = "#f6d775"


def lay_worth(page: Page, what: str, points: Points, middle: int, y: int, room: int) -> None:
    """Lay out what a palazzo is worth around a point, and before it where that comes from, as far as there is room.

    First the points for height and windows, then the bonus for one material on a chip of its own.
    """
    bonus, said = points.material, _sum(points)
    terms = ink(said, "bold", theme.SMALL).advance + _BESIDE if said else 0
    chip = _CHIP if bonus else 0
    wide = _PLAQUE
    if terms + chip + wide > room:
        wide = _NARROW
    if terms + chip + wide > room:
        terms = 0
    if chip + wide > room:
        chip = 0
    sign = _SIGN if bonus and terms + chip + wide + _SIGN <= room else 0
    x = middle - (terms + chip + sign + wide) // 2
    if terms:
        page.label(f"{what}/terms", x, y, said, theme.SMALL, theme.INK, STONES, face="bold")
        x += terms
    if sign:
        page.icon(f"{what}/pure", x, y - _SIGN // 2, _SIGN, "pure", STONES)
        x += sign
    if chip:
        page.icon(f"{what}/bonus", x, y - _HIGH // 2, _CHIP, "worth-bonus", STONES, height=_HIGH, plate=True)
        at = x + _CHIP // 2, y, f"+{bonus}", theme.SMALL, theme.INK, _BONUS
        page.label(f"{what}/bonus/points", *at, face="bold", anchor="m")
        x += chip
    lay_points(page, what, points.total, Box(x, y - _HIGH // 2, wide, _HIGH))


def _sum(points: Points) -> str:
    """Return the points for height and windows, if the total does not say them already."""
    parts = [str(part) for part in (points.height, points.windows) if part > 0]
    return "+".join(parts) if len(parts) > 1 or (parts and points.material) else ""


def lay_change(page: Page, what: str, before: int, after: int, middle: int, y: int, room: int) -> None:
    """Lay out around a point what a palazzo was worth, an arrow, and framed what it is worth now."""
    wide = _PLAQUE if room >= _ROOMY else _NARROW
    said, size = signed(before), theme.BODY if room >= _ROOMY else theme.SMALL
    advance = ink(said, "bold", size).advance
    x = middle - (advance + _ARROW + 2 * _BESIDE + wide) // 2
    page.label(f"{what}/before", x, y, said, size, theme.INK, STONES, face="bold")
    x += advance + _BESIDE
    page.icon(f"{what}/to", x, y - 12, _ARROW, "arrow", STONES, height=23)
    lay_points(page, what, after, Box(x + _ARROW + _BESIDE, y - _HIGH // 2, wide, _HIGH))


def lay_points(page: Page, what: str, points: int, box: Box) -> None:
    """Lay out a plaque with points, whose shape and colour tell more from nothing and less."""
    sprite, on = PLAQUES[points > 0 if points else None]
    page.icon(f"{what}/worth", *box[:3], sprite, STONES, height=box.height, plate=True)
    size = theme.BODY if box.width >= _PLAQUE else theme.SMALL
    at = box.x + box.width // 2, box.y + box.height // 2, signed(points), size, theme.WHITE, on
    page.label(f"{what}/worth/points", *at, face="bold", anchor="m")
