"""Where a player's buildings in a city stand: in a line, or in rows with depth, as large as possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.components import GREAT_COST, Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.street import IN_LINE, TAG, Street, behind_one, street

_TALLEST, _TALLEST_GREAT = 150, 176
"""In the pixels of the sprites; all buildings of a city have the same scale, so that what is dearer is taller."""
_ALONE = 1.3
"""How much larger a building is that is alone in a city, if there is room."""
_LARGE_TAG = 38
_TOP = 2
_SMALLEST = 0.15
"""The smallest scale at which the types can still be told apart."""
_LARGE = 0.42
"""Buildings of this scale are always in one line."""
_DEEPER = 1.15
"""How much larger buildings must be in rows with depth than in one line to be worth it."""
_FEWEST_DEEP, MOST = 3, 8
"""How many buildings may be in rows with depth, and how many at most are shown with each cost."""


class Plot(NamedTuple):
    """A building's sprite, and the plate with its cost."""

    building: Building
    sprite: Box
    tag: Box
    size: int
    """Of the digits."""
    row: int = 0
    """Counted from the front."""


class Plots(NamedTuple):
    """The plots of a city in the order to draw them, and the terraces of the rows behind, from the back."""

    plots: tuple[Plot, ...]
    foot: int
    """The height of the ground below the buildings, which carries the costs."""
    scale: float = 1
    terraces: tuple[tuple[int, Box], ...] = ()


@lru_cache(maxsize=1024)
def plots(buildings: tuple[Building, ...], box: Box, quay: int) -> Plots | None:
    """Arrange buildings in a city, in one line unless rows with depth make them clearly larger.

    The quay, at the foot of the box, carries the costs; it is the higher for many. Return None if there are too many.
    """
    if not buildings:
        return Plots((), quay)
    if len(buildings) > MOST:
        return None
    line = _in_line(buildings, box, max(quay, TAG + 4)) if len(buildings) <= IN_LINE else None
    deep = in_street(buildings, box, quay) if len(buildings) >= _FEWEST_DEEP else None
    if line is None or (deep is not None and line.scale < _LARGE and deep.scale >= line.scale * _DEEPER):
        return deep
    return line


@lru_cache(maxsize=1024)
def in_street(buildings: tuple[Building, ...], box: Box, quay: int, most: int = IN_LINE) -> Plots | None:
    """Arrange buildings in rows with depth, with so many costs in a line at most; None if they would be too small."""
    deep = street(buildings, {each: atlas().baked_size(sprite_of(each)) for each in buildings}, box, quay, most)
    if deep is None or deep.scale < _SMALLEST:
        return None
    return _of_street(deep)


@lru_cache(maxsize=256)
def in_depth(front: Building, others: tuple[Building, ...], box: Box, quay: int, most: int = IN_LINE) -> Plots | None:
    """Arrange one building in front of others; None if these would be too small."""
    sizes = {each: atlas().baked_size(sprite_of(each)) for each in (front, *others)}
    deep = behind_one(front, others, sizes, box, quay, most)
    return None if deep is None else _of_street(deep)


def _of_street(deep: Street) -> Plots:
    found = (
        Plot(each.building, each.sprite, each.tag, theme.SMALL if each.tag.height <= TAG else theme.BODY, each.row)
        for each in deep.places
    )
    return Plots(tuple(found), deep.foot, deep.scale, tuple(deep.terraces.items()))


def _in_line(buildings: Sequence[Building], box: Box, foot: int) -> Plots | None:
    """Arrange buildings side by side; None if they would be too small."""
    sizes = [atlas().baked_size(sprite_of(each)) for each in buildings]
    tallest = _TALLEST_GREAT if any(each.cost == GREAT_COST for each in buildings) else _TALLEST
    width = box.width // len(buildings)
    room, highest = box.height - _TOP - foot, max(tall for _, tall in sizes)
    high_enough = room / max(tallest, highest)
    if len(buildings) == 1:
        high_enough = min(high_enough * _ALONE, room / highest)
    scale = min(high_enough, (width - 2) / max(wide for wide, _ in sizes), 1)
    if scale < _SMALLEST:
        return None
    large = width >= _LARGE_TAG + 16 and foot > _LARGE_TAG
    high = _LARGE_TAG if large else TAG
    across, size = min(width - 4, high + (8 if large else 4)), theme.LARGE - 6 if large else theme.SMALL
    x, floor = box.x + (box.width - width * len(buildings)) // 2, box.bottom - foot + (2 if foot > high + 4 else 0)
    found = []
    for place, (building, natural) in enumerate(zip(buildings, sizes, strict=True)):
        wide, tall = (max(1, int(side * scale)) for side in natural)
        centre = x + place * width + width // 2
        tag = Box(centre - across // 2, box.bottom - (foot + high) // 2, across, high)
        found.append(Plot(building, Box(centre - wide // 2, floor - tall, wide, tall), tag, size))
    return Plots(tuple(found), foot, scale)


def sprite_of(building: Building) -> str:
    """Return the name of a building's sprite."""
    return f"building-{building.type.key}-{building.cost}"
