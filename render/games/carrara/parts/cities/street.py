"""A few buildings in two rows, one behind the other, with all their costs in a line before them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.carrara.components import Building
from render.engine.scene import Box

_FEWEST: Final = 3
_TAG_WIDTH: Final = 24
_TAG, _LARGE_TAG = 32, 40
_TOP: Final = 2
_SIZES: Final = tuple(size / 100 for size in range(60, 20, -2))
_RISE: Final = 0.66
"""How much higher the row behind stands, as a share of the highest building before it."""


class Place(NamedTuple):
    """Where a building and its cost are, and whether it is in the row behind."""

    building: Building
    sprite: Box
    tag: Box
    behind: bool


class Street(NamedTuple):
    """The buildings, those behind first, and where the ground of the row behind is."""

    scale: float
    places: tuple[Place, ...]
    terrace: Box


def street(buildings: Sequence[Building], sizes: dict[Building, tuple[int, int]], box: Box, foot: int) -> Street | None:
    """Arrange buildings as large as they fit above a foot that carries their costs; None if there are too many or few.

    From left to right they are in the front and behind by turns, the most expensive behind.
    """
    if len(buildings) < _FEWEST or box.width // len(buildings) < _TAG_WIDTH:
        return None
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    before, behind = ranked[: (len(ranked) + 1) // 2], ranked[(len(ranked) + 1) // 2 :]
    order = [row[place // 2] for place in range(len(ranked)) for row in ((before, behind)[place % 2],)]
    return next((found for scale in _SIZES if (found := _laid(order, sizes, box, foot, scale))), None)


def _laid(
    order: Sequence[Building], sizes: dict[Building, tuple[int, int]], box: Box, foot: int, scale: float
) -> Street | None:
    """Arrange buildings at a scale; None if they do not fit."""
    drawn = {each: (int(sizes[each][0] * scale), int(sizes[each][1] * scale)) for each in order}
    floor, step = box.bottom - foot + 2, box.width / len(order)
    rise = round(_RISE * max(drawn[each][1] for each in order[::2]))
    places = []
    across, high = (
        (_LARGE_TAG, _LARGE_TAG - 2) if min(step, foot) > _LARGE_TAG + 2 else (min(_TAG, int(step) - 2), _TAG)
    )
    for number, building in enumerate(order):
        (wide, tall), centre = drawn[building], box.x + (number + 0.5) * step
        x = round(min(max(centre - wide / 2, box.x), box.right - wide))
        sprite = Box(x, floor - tall - (rise if number % 2 else 0), wide, tall)
        tag = Box(round(centre - across / 2), box.bottom - (foot + high) // 2, across, high)
        places.append(Place(building, sprite, tag, bool(number % 2)))
    rows = [[each.sprite for each in places if each.behind is behind] for behind in (True, False)]
    crossing = any(a.right > b.x for row in rows for a, b in pairwise(row))
    if crossing or min(each.sprite.y for each in places) < box.y + _TOP:
        return None
    left, right = rows[0][0].x - 3, rows[0][-1].right + 3
    terrace = Box(max(box.x, left), floor - rise - 3, min(box.right, right) - max(box.x, left), rise + 1)
    return Street(scale, tuple(sorted(places, key=lambda each: not each.behind)), terrace)
