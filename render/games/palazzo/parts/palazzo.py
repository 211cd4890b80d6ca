"""A palazzo: floors above each other up to the roof."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo import Palazzo, Tile, points_of
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.tile import lay_floor, lay_tile

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
LOST: Final = 50
"""The size of the mark of what is lost."""
_ALL: Final = 5
_INWARDS, _UPWARDS = 20, 19
"""How far from the right edge and above the floors the arrow for new ones is: on the roof, where it hides no window."""
_OUTWARDS: Final = 8
"""How far beyond the right edge it is below other floors, at the frame and before the wall beside the windows."""
_RING: Final = 7
"""How far the frame of a new floor reaches beyond it."""
_HALF: Final = 14
"""How far below the top of a low roof it is at least."""


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
    if fresh and fresh[-1][2] == y:
        page.mark_arrived(what, left + form.width - _INWARDS, max(y - _UPWARDS, top + _HALF))
    elif fresh:
        page.mark_arrived(what, left + form.width + _OUTWARDS, fresh[-1][2])
    return Box(left, top, form.width, base - top)


def lay_lost(page: Page, what: str, palazzo: Palazzo, tile: Tile, left: int, base: int, form: Form) -> None:
    """Mark with a minus on the right edge where a palazzo has lost a floor."""
    below = [place for place, each in enumerate(palazzo.floors) if each.floor < tile.floor]
    scaffolds = sum(form.gap for place in _gaps(palazzo) if place <= len(below))
    middle = base - len(below) * form.height - scaffolds
    page.icon(f"corner/{what}", left + form.width - LOST + 4, middle - LOST // 2, LOST, "lost", SKY)


def lay_gone(page: Page, what: str, tile: Tile, box: Box, on: str) -> None:
    """Lay out a tile that left the game, with a minus on its frame."""
    page.ring(what, box, on, 6)
    lay_tile(page, what, tile, box.x, box.y, box.width, theme.NEW)
    # before the frame's corner, where it hides no window
    page.icon(f"corner/{what}", box.right - LOST // 3, box.y - LOST // 2, LOST, "lost", on)


def _roof(palazzo: Palazzo) -> str:
    """Name what is on top: a building site as long as it is worth nothing, but above a fifth floor nothing is built."""
    if points_of(palazzo.floors).total <= 0 and palazzo.top < _ALL:
        return "roof-site"
    return "roof-belvedere" if len(palazzo.floors) == _ALL else "roof"
