"""Palazzi: floors above each other up to the roof, with marks on changes and losses, and where they stand in a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.palazzo.components import Tile
from bot.games.palazzo.position import Palazzo
from bot.games.palazzo.scoring import points_of
from render.engine import theme
from render.engine.scene import Box, Role
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.pieces import lay_floor

SKY, STONES = "#f6ecd6", "#cdb88f"
"""About the colours of the sky behind palazzi and of the pavement."""
_DEEP: Final = 0.04
"""How far a palazzo reaches beyond the width of a floor with its roof and shade, a share of that."""
OVERHANG: Final = 6 / 218
"""How far a roof reaches beyond the wall at the left, a share of the width of a floor."""
ROOF: Final = 0.185
"""The height of a roof, a share of the width of a floor."""
_GAP: Final = 0.2
"""The height of the scaffold where floors are missing, a share of that of a floor."""
_DASH: Final = 13, 8
"""Of the outline of a floor that is lost."""
_FRAME: Final = 13
"""How many times as high a new floor or one that is lost is as its frame is thick."""
_ALL: Final = 5
_FLOOR_HIGH, _FLOOR_LOW, _EVEN = 0.55, 0.25, 4
"""How high floors are at most and at least, as a share of their width, and by how much their heights differ."""
_WIDEST, _STEP = 284, 6
"""How wide floors are at most, and by how much that differs: with more sizes, those of many tables are not kept."""
_SPACE, _APART, _ABOVE = 8, 44, 2
"""Between two palazzi at least, how much more at most, and above a roof."""
_LEAST: Final = 45
"""The least pitch of palazzi that can be told apart."""
_FEWEST, _FULL = 2.5, 2
"""The fewest palazzi among which the width of a street is divided, and the fewest floors among which the height is."""
REST: Final = 0
"""Stands for the lowest palazzi if there is no room for all."""


class PalazzoSize(NamedTuple):
    """The size of the floors of palazzi."""

    width: int
    height: int

    @property
    def roof(self) -> int:
        """The height of a roof."""
        return round(self.width * ROOF)

    def tall(self, palazzo: Palazzo) -> int:
        """Return how high a palazzo is with its roof."""
        return round(levels(palazzo) * self.height) + self.roof


UNBOUNDED: Final = PalazzoSize(theme.WIDTH, theme.HEIGHT)


def smallest(*sizes: PalazzoSize) -> PalazzoSize:
    """Return the least width and the least height of some sizes."""
    return PalazzoSize(*map(min, zip(*sizes, strict=True)))


@lru_cache(maxsize=1024)
def levels(palazzo: Palazzo) -> float:
    """Return how many floors high a palazzo is without its roof; where some are missing is a scaffold."""
    return len(palazzo.floors) + _GAP * len(_gaps(palazzo))


def restore_floors(palazzo: Palazzo, lost: Sequence[Tile]) -> Palazzo:
    """Return a palazzo with floors that it has lost."""
    for tile in lost:
        palazzo = palazzo.with_floor(tile)
    return palazzo


def _gaps(palazzo: Palazzo) -> list[int]:
    """List the places of floors below which others are missing."""
    below = (0, *(tile.floor for tile in palazzo.floors))
    return [place for place, tile in enumerate(palazzo.floors) if tile.floor > below[place] + 1]


def lay_palazzo(
    page: PalazzoPage,
    what: str,
    palazzo: Palazzo,
    left: int,
    base: int,
    form: PalazzoSize,
    new: Sequence[Tile] = (),
    lost: Sequence[Tile] = (),
    *,
    numbered: bool = True,
) -> None:
    """Lay out a palazzo from the left edge of its floors and its base up, with frames around new floors.

    Those that are lost are faded in an outline of dashes where they were.
    Where it is only to be looked at, its floors need not be numbered.
    """
    had = restore_floors(palazzo, lost)
    y, gap, gaps = base, round(form.height * _GAP), _gaps(had) if palazzo.floors else []
    out, wide = left - round(form.width * OVERHANG), round(form.width * (1 + OVERHANG))
    fresh, thick = list[tuple[int, Box]](), max(4, form.height // _FRAME)
    page.icon(f"ground/{what}/cast", left - 6, base - 9, wide + 16, "cast", SKY, height=26, role=Role.GROUND)
    for place, tile in enumerate(had.floors):
        if place in gaps:
            y -= gap
            page.icon(f"{what}/gap/{place}", out, y, wide, "gap", SKY, height=gap, plate=True)
        y -= form.height
        box = Box(left, y, form.width, form.height)
        if tile in lost:
            lay_floor(page, f"{what}/lost", tile, box, SKY, numbered=numbered, faded=True)
            _lay_outline(page, f"{what}/lost", box.grown(-thick), thick, theme.NEW, SKY, _DASH)
            continue
        lay_floor(page, f"{what}/{place}", tile, box, SKY, numbered=numbered)
        if tile in new:
            fresh.append((place, box))
    if palazzo.floors:
        page.icon(f"{what}/roof", out, y - form.roof, wide, _roof(palazzo), SKY, height=form.roof, plate=True)
    for place, box in fresh:
        # half on the floor and half around it, clear of its number
        _lay_outline(page, f"{what}/{place}/glow", box, thick + 4, theme.GLOW, SKY)
        _lay_outline(page, f"{what}/{place}/mark", box, thick, theme.NEW, theme.GLOW)
    if fresh:
        # on the wall at the right, clear of windows and of the neighbour
        *_, (_, box) = fresh
        page.mark_arrived(what, box.right - 9, box.y, max(28, min(40, form.height // 2)))


def _lay_outline(
    page: PalazzoPage, what: str, box: Box, width: int, colour: str, on: str, dash: tuple[int, ...] = ()
) -> None:
    """Lay out a line around a box."""
    corners = (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y)
    page.curve(f"ground/{what}", corners, width, colour, on, dash=dash, role=Role.GROUND)


def _roof(palazzo: Palazzo) -> str:
    """Name the top: a building site as long as it is worth nothing, but above a fifth floor nothing is built."""
    if points_of(palazzo.floors).total <= 0 and palazzo.top < _ALL:
        return "roof-site"
    return "roof-belvedere" if len(palazzo.floors) == _ALL else "roof"


class Street(NamedTuple):
    """The size of all floors, and by the numbers of palazzi the middles of their facades."""

    form: PalazzoSize
    middles: Mapping[int, int]


@lru_cache(maxsize=256)
def plan_street(palazzi: tuple[Palazzo, ...], room: Box, said: int, most: PalazzoSize) -> Street:
    """Return the street with the largest floors, but no larger ones than these, and such a width for texts below.

    Palazzi stand equally far apart in the middle. The lowest share the last two places if there are too few.
    """
    pitch, tall = max(_LEAST, said), room.height - _ABOVE
    places = min(len(palazzi), room.width // pitch)
    ordered = sorted(palazzi, key=lambda each: (-levels(each), each.number))
    shown = sorted(each.number for each in ordered[: places if places == len(palazzi) else places - 2])
    floors = max(_FULL, levels(ordered[0]))
    fitting = (room.width / max(_FEWEST, places) - _SPACE) / (1 + _DEEP), tall / (_FLOOR_LOW * floors + ROOF)
    width = int(min(_WIDEST, most.width, *fitting)) // _STEP * _STEP
    height = min(most.height, int(min(_FLOOR_HIGH * width, (tall - ROOF * width) / floors)) // _EVEN * _EVEN)
    pitch = min(room.width // places, max(pitch, round((1 + _DEEP) * width) + _SPACE + _APART))
    first = room.mid_x - (places - 1) * pitch // 2
    middles = {number: first + place * pitch for place, number in enumerate(shown)}
    if places < len(palazzi):
        middles[REST] = first + len(shown) * pitch + pitch // 2
    return Street(PalazzoSize(width, height), middles)
