"""A palazzo: floors above each other up to the roof, and on the pavement before it what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo, Tile, points_of
from bot.games.palazzo.scoring import Points
from bot.texts.numbers import signed
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.tile import lay_floor

SKY: Final = "#f6ecd6"
"""About the colour of the sky behind palazzi."""
STONES: Final = "#cdb88f"
"""About the colour of the pavement."""
PAVEMENT: Final = 48
"""The height of the pavement on which the points stand."""
_OVERHANG: Final = 6 / 218
"""How far a roof reaches beyond the wall at the left, a share of the width of a floor."""
ROOF: Final = 0.185
"""The height of a roof, a share of the width of a floor."""
_GAP: Final = 0.2
"""The height of the scaffold where floors are missing, a share of that of a floor."""
_ALL: Final = 5
_PLAQUE, _CHIP, _HIGH = 68, 62, 44
"""The widths of the plaque and of the bonus beside it, and their height."""
_NARROW, _SIGN = 56, 32
"""The width of a plaque where there is less room, and of the sign that is there instead of the bonus."""
_ARROW, _ROOMY = 28, 148
"""The width of the arrow between points before and after, and of the room for a whole plaque beside it."""
_INWARDS, _UPWARDS = 20, 19
"""How far from the right edge and above the floors the arrow for new ones is: on the roof, where it hides no window."""
_RING: Final = 7
"""How far the frame of a new floor reaches beyond it."""
_HALF: Final = 14
"""How far below the top of a low roof it is at least."""
PLAQUES: Final = {True: ("worth-plus", "#2c6a2f"), False: ("worth-minus", "#9a2012"), None: ("worth-zero", "#6b5c4f")}
"""Sprites and colours of plaques for more than nothing, less, and nothing."""
_BONUS: Final = "#f6d775"


class Form(NamedTuple):
    """The size of the floors of palazzi."""

    width: int
    height: int

    @property
    def gap(self) -> int:
        """The height of a scaffold."""
        return round(self.height * _GAP)

    @property
    def roof(self) -> int:
        """The height of a roof."""
        return round(self.width * ROOF)


def across(width: int) -> int:
    """Return how wide a palazzo with floors of this width is, with its roof."""
    return round(width * (1 + _OVERHANG))


@lru_cache(maxsize=1024)
def levels(palazzo: Palazzo) -> float:
    """Return how many floors high a palazzo is without its roof; where some are missing is a scaffold."""
    return len(palazzo.floors) + _GAP * len(_gaps(palazzo))


def _gaps(palazzo: Palazzo) -> list[int]:
    """List the places of floors below which others are missing."""
    below = (0, *(tile.floor for tile in palazzo.floors))
    return [place for place, tile in enumerate(palazzo.floors) if tile.floor > below[place] + 1]


def lay_palazzo(
    page: Page,
    what: str,
    palazzo: Palazzo,
    left: int,
    base: int,
    form: Form,
    new: Sequence[Tile] = (),
    *,
    numbered: bool = True,
) -> Box:
    """Lay out a palazzo from the left edge of its floors and its base up, with marks on new ones.

    Where it is only to be looked at, its floors need not be numbered.
    """
    y, gaps, fresh = base, _gaps(palazzo), list[tuple[int, Tile, int]]()
    wide = across(form.width)
    page.icon(f"ground/{what}/cast", left - 6, base - 9, wide + 16, "cast", STONES, height=26)
    for place, tile in enumerate(palazzo.floors):
        if place in gaps:
            y -= form.gap
            at = left - round(form.width * _OVERHANG), y, wide, "gap", SKY
            page.icon(f"{what}/gap/{place}", *at, height=form.gap, plate=True)
        y -= form.height
        if tile in new:
            fresh.append((place, tile, y))
        else:
            box = Box(left, y, form.width, form.height)
            lay_floor(page, f"{what}/{place}", tile, box, SKY, numbered=numbered)
    top = y - form.roof
    at_roof = left - round(form.width * _OVERHANG), top, wide, _roof(palazzo), SKY
    page.icon(f"{what}/roof", *at_roof, height=form.roof, plate=True)
    for place, tile, at_y in fresh:
        box = Box(left, at_y, form.width, form.height)
        page.plate(f"ground/{what}/{place}/glow", box.grown(_RING), theme.GLOW, SKY, 8)
        page.plate(f"ground/{what}/{place}/mark", box.grown(_RING - 2), theme.NEW, theme.GLOW, 6)
        lay_floor(page, f"{what}/{place}", tile, box, theme.NEW)
    if fresh:
        page.mark_arrived(what, left + form.width - _INWARDS, max(y - _UPWARDS, top + _HALF))
    return Box(left, top, form.width, base - top)


def _roof(palazzo: Palazzo) -> str:
    """Name what is on top: nothing but a building site as long as it is worth nothing."""
    if points_of(palazzo.floors).total <= 0:
        return "roof-site"
    return "roof-belvedere" if len(palazzo.floors) == _ALL else "roof"


def lay_worth(page: Page, what: str, points: Points, middle: int, y: int, room: int) -> None:
    """Lay out what a palazzo is worth around a point, with the bonus for one material beside it."""
    bonus = points.material
    chip = bool(bonus) and room >= _PLAQUE + _CHIP
    wide = _PLAQUE if not bonus or chip or room >= _PLAQUE + _SIGN else _NARROW
    both = chip and room >= _PLAQUE + _CHIP + _SIGN
    beside = (_CHIP * chip + _SIGN * (both or not chip)) if bonus else 0
    left = middle - (wide + beside) // 2
    lay_points(page, what, points.total, Box(left, y - _HIGH // 2, wide, _HIGH))
    if chip:
        at = left + wide, y - _HIGH // 2, _CHIP, "worth-bonus", STONES
        page.icon(f"{what}/bonus", *at, height=_HIGH, plate=True)
        said = left + wide + _CHIP // 2, y, f"+{bonus}", theme.SMALL, theme.INK, _BONUS
        page.label(f"{what}/bonus/points", *said, face="bold", anchor="m")
    if both or (bonus and not chip):
        page.icon(f"{what}/pure", left + wide + _CHIP * chip, y - _SIGN // 2, _SIGN, "pure", STONES)


def lay_change(page: Page, what: str, before: int, after: int, middle: int, y: int, room: int) -> None:
    """Lay out around a point what a palazzo was worth, an arrow, and what it is worth now."""
    wide = _PLAQUE if room >= _ROOMY else _NARROW
    said, arrow = signed(before), _ARROW
    left = middle - (ink(said, "bold", theme.SMALL).advance + arrow + 8 + wide) // 2
    page.label(f"{what}/before", left, y, said, theme.SMALL, theme.INK, STONES, face="bold")
    left += ink(said, "bold", theme.SMALL).advance + 5
    page.icon(f"{what}/to", left, y - 10, arrow, "arrow", STONES, height=20)
    lay_points(page, what, after, Box(left + arrow + 3, y - _HIGH // 2, wide, _HIGH))


def lay_points(page: Page, what: str, points: int, box: Box) -> None:
    """Lay out a plaque with points, whose shape and colour tell more from nothing and less."""
    sprite, on = PLAQUES[points > 0 if points else None]
    page.icon(f"{what}/worth", *box[:3], sprite, STONES, height=box.height, plate=True)
    size = theme.BODY if box.width >= _PLAQUE else theme.SMALL
    said = signed(points)
    at = box.x + box.width // 2, box.y + box.height // 2, said, size, theme.WHITE, on
    page.label(f"{what}/worth/points", *at, face="bold", anchor="m")
