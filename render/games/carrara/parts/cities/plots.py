"""Where a player's buildings in a city stand: in one line if there is room, else in several, large as possible."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.components import GREAT_COST, Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.street import street

_TALLEST, _TALLEST_GREAT = 150, 176
"""In the pixels of the sprites; all buildings of a city have the same scale, so that what is dearer is taller."""
_TAG, _SHORT_TAG, _TAG_WIDTH, _LARGE_TAG = 32, 29, 24, 38
_TOP = 2
_FRAME = 5
"""The frame of a new building."""
_SMALLEST = 0.17
"""The smallest scale at which the types can still be told apart."""
_LARGE = 0.42
"""Buildings of this scale are always in one line."""
_LINES = 4
_IN_LINE = 1.35
"""How much larger buildings must be in several lines than in one to be worth it."""
_DEEPER, _DEEP = 1.15, 0.75
"""How large buildings must at least be in two rows with depth, in comparison with one line and with several."""


class Plot(NamedTuple):
    """A building's place, its sprite, and the plate with its cost."""

    building: Building
    box: Box
    sprite: Box
    tag: Box
    size: int
    """Of the digits."""
    foot: int
    """The height of the ground below the building, which carries its cost; 0 if the cost is beside it."""


class Plots(NamedTuple):
    """The plots of a city in the order to draw them, and, if some are behind others, how many and on what terrace."""

    plots: tuple[Plot, ...]
    behind: int = 0
    terrace: Box | None = None


class _Plan(NamedTuple):
    """A way to lay out a number of buildings; costs are below the buildings, or else beside them."""

    lines: int
    columns: int
    below: bool
    width: int
    """What a building may take of a line, without a frame."""
    scale: float
    foot: int
    """The height below the buildings."""


@lru_cache(maxsize=1024)
def plots(buildings: tuple[Building, ...], box: Box, quay: int, fresh: frozenset[Building]) -> Plots | None:
    """Arrange buildings in a city, in one line unless several, or two rows with depth, make them clearly larger.

    The quay, at the foot of the box, carries the costs of a single line; without one they are beside the buildings.
    Return None if there are so many that they would be too small to tell apart.
    """
    if not buildings:
        return Plots(())
    plan = max(
        _plans(buildings, box, quay, fresh),
        key=lambda each: (each.lines == 1 and each.scale >= _LARGE, each.scale * (_IN_LINE if each.lines == 1 else 1)),
        default=None,
    )
    sizes = {each: atlas().baked_size(sprite_of(each)) for each in buildings}
    deep = street(buildings, sizes, box, quay or _TAG + 4)
    if deep is not None and (plan is None or deep.scale >= plan.scale * (_DEEPER if plan.lines == 1 else _DEEP)):
        found = [
            Plot(
                each.building,
                each.sprite,
                each.sprite,
                each.tag,
                theme.SMALL if each.tag.height <= _TAG else theme.BODY,
                quay or _TAG + 4,
            )
            for each in deep.places
        ]
        return Plots(tuple(found), sum(each.behind for each in deep.places), deep.terrace)
    if plan is None or plan.scale < _SMALLEST:
        return None
    return Plots(tuple(_laid(buildings, box, plan, fresh)))


def _plans(buildings: Sequence[Building], box: Box, quay: int, fresh: Container[Building]) -> Iterator[_Plan]:
    wide, tall = zip(*(atlas().baked_size(sprite_of(each)) for each in buildings), strict=True)
    tallest = _TALLEST_GREAT if any(each.cost == GREAT_COST for each in buildings) else max(_TALLEST, *tall)
    framed = 2 * _FRAME * min(1, sum(each in fresh for each in buildings))
    for lines in range(1, _LINES + 1):
        columns = -(-len(buildings) // lines)
        if columns * (lines - 1) >= len(buildings):
            continue
        rows = _rows(buildings, columns)
        frames = max(sum(2 * _FRAME for each in row if each in fresh) for row in rows)
        width = (box.width - frames) // columns
        height = (box.height - _TOP) // lines
        if width >= _TAG_WIDTH:
            foot = (quay or _TAG + 4) if lines == 1 else _TAG + 4
            scale = min((height - foot - framed) / tallest, (width - 2) / max(wide), 1)
            yield _Plan(lines, columns, True, width, scale, foot)
        if width > 2 * _TAG_WIDTH and (lines > 1 or not quay) and height >= _SHORT_TAG:
            scale = min((height - 2 - framed) / tallest, (width - _TAG_WIDTH - 3) / max(wide), 1)
            yield _Plan(lines, columns, False, width, scale, 0)


def _rows(buildings: Sequence[Building], columns: int) -> list[Sequence[Building]]:
    return [buildings[first : first + columns] for first in range(0, len(buildings), columns)]


def _laid(buildings: Sequence[Building], box: Box, plan: _Plan, fresh: Container[Building]) -> Iterator[Plot]:
    height = (box.height - _TOP) // plan.lines
    for number, row in enumerate(_rows(buildings, plan.columns)):
        widths = [plan.width + (2 * _FRAME if each in fresh else 0) for each in row]
        x, bottom = box.x + (box.width - sum(widths)) // 2, box.y + _TOP + (number + 1) * height
        if plan.lines == 1:
            bottom = box.bottom
        for building, width in zip(row, widths, strict=True):
            place = Box(x, bottom - height, width, height)
            yield _plot(building, place, plan, building in fresh)
            x += width


def _plot(building: Building, place: Box, plan: _Plan, fresh: bool) -> Plot:
    by = _FRAME if fresh else 0
    wide, tall = (max(1, int(side * plan.scale)) for side in atlas().baked_size(sprite_of(building)))
    inside = Box(place.x + by, place.y + by, place.width - 2 * by, place.height - 2 * by)
    if not plan.below:
        high = min(_TAG, inside.height - 1)
        left = inside.x + (inside.width - wide - _TAG_WIDTH - 2) // 2
        tag = Box(left + wide + 2, inside.bottom - high - 1, _TAG_WIDTH, high)
        sprite = Box(left, inside.bottom - tall - 1, wide, tall)
        return Plot(building, _framed(place, sprite, fresh), sprite, tag, theme.SMALL, 0)
    large = plan.lines == 1 and inside.width >= _LARGE_TAG + 16 and plan.foot > _LARGE_TAG
    high = _LARGE_TAG if large else _TAG
    across = min(inside.width - 2, _LARGE_TAG + 8 if large else _TAG + 4)
    foot = max(plan.foot - by, high + 2)
    tag = Box(inside.x + (inside.width - across) // 2, inside.bottom - (foot + high) // 2, across, high)
    sprite = Box(
        inside.x + (inside.width - wide) // 2, inside.bottom - foot - tall + (2 if foot > high + 4 else 0), wide, tall
    )
    size = theme.LARGE - 6 if large else theme.SMALL
    return Plot(building, _framed(place, sprite, fresh), sprite, tag, size, plan.foot)


def _framed(place: Box, sprite: Box, fresh: bool) -> Box:
    """Return the part of a place that is framed if the building is new."""
    top = max(place.y, sprite.y - _FRAME - 12) if fresh else place.y
    return Box(place.x, top, place.width, place.bottom - top)


def sprite_of(building: Building) -> str:
    """Return the name of a building's sprite."""
    return f"building-{building.type.key}-{building.cost}"
