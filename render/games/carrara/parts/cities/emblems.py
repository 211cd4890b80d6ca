"""Where the buildings in a city are, painted or as emblems of their types, each with its cost below or beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import GREAT_COST, Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.plots import sprite_of

MOST: Final = 8
"""How many buildings at most are shown with each cost."""
TAG, LARGE_TAG = 32, 42
_TAGS = LARGE_TAG, 38, 35
"""The height of the plates with costs, the larger if there is room."""
_ACROSS, _NARROW = 38, 24
"""The width of a plate beside a building, and of one where there are several columns."""
_NEAR = 2
"""Between a building and its cost."""
_APART, _CLEAR = 2, 5
"""Between two buildings, or the cost of one and what is below it, and between two costs."""
_LARGEST = 84
"""The largest size of an emblem."""
_LEAST = 24
"""The smallest size at which the types can still be told apart."""
_PAINTED = 66
"""The size from which on buildings are painted, as smaller ones are clearer as the emblems of their types."""
_TALLEST, _TALLEST_GREAT = 150, 176
"""The heights of the tallest sprites of buildings, and of the great ones."""
_OVER = 14
"""How far a cost may be before the corner of an emblem that has another one beside it."""
_BELOW, _BETWEEN, _BEFORE = 1.1, 0.85, 0.75
"""How much better costs are below their buildings, how much worse if they are between two, or before a corner."""
_HIGH_ROW: Final = 140
"""The height from which on a city is in a high row."""


class Place(NamedTuple):
    """Where a building is, and the plate with its cost."""

    building: Building
    emblem: Box
    tag: Box
    painted: bool
    """Whether it is painted, instead of the emblem of its type."""
    behind: bool
    """Whether its cost is before a part of it."""


class _Order(NamedTuple):
    """How many columns and lines there are, and where in its slot each building and its cost are."""

    columns: int
    lines: int
    building: Box
    tag: Box
    below: bool
    """Whether a cost is below its building, not beside it."""

    @property
    def size(self) -> int:
        """Return the largest size of an emblem."""
        return min(self.building.width, self.building.height)

    @property
    def between(self) -> bool:
        """Return whether costs are between two buildings, before no part of them."""
        return self.columns > 1 and not self.below and self.building.right <= self.tag.x


@lru_cache(maxsize=1024)
def arranged(buildings: tuple[Building, ...], box: Box, quay: int) -> tuple[Place, ...] | None:
    """Arrange up to eight buildings of a city, as large as there is room; None if they would be too small.

    They are ordered by cost, and none covers another or its cost. The quay, at the foot of the box, carries the costs
    of buildings in one line; it is 0 if there is none.
    """
    ranked, order = sorted(buildings, key=lambda each: (each.cost, each.type)), _order(len(buildings), box)
    if order.size < _LEAST:
        return None
    width, height = box.width // order.columns, box.height // order.lines
    left, top = box.x + (box.width - width * order.columns) // 2, box.bottom - height * order.lines
    if quay and in_one_line(len(buildings), box):
        # the feet of the buildings are before the quay, and their costs in the middle of its height
        top -= max(0, (quay - order.tag.height) // 2 - _APART)
    missing, found = order.columns * order.lines - len(buildings), []
    for number, building in enumerate(ranked):
        line, column = divmod(number + missing, order.columns)
        # the first line has fewer if they do not fill all
        x = left + column * width - (missing * width // 2 if not line else 0)
        parts = [each._replace(y=top + line * height + each.y) for each in (order.building, order.tag)]
        if order.between and column:
            # mirrored, so that no cost is beside the building of another
            parts = [each._replace(x=width - each.right) for each in parts]
        slot, tag = (each._replace(x=x + each.x) for each in parts)
        painted = order.size >= _PAINTED
        wide, tall = _size(building, slot) if painted else (min(order.size, _LARGEST),) * 2
        emblem = Box(slot.x + (slot.width - wide) // 2, slot.bottom - tall, wide, tall)
        found.append(Place(building, emblem, tag, painted, tag.x < emblem.right and tag.y < emblem.bottom))
    return tuple(found)


def in_one_line(count: int, box: Box) -> bool:
    """Return whether so many buildings stand in one line, with their costs below them."""
    order = _order(count, box)
    return order.lines == 1 and order.below


def high(box: Box) -> bool:
    """Return whether a city's box has the height of those in a high row."""
    return box.height >= _HIGH_ROW


@lru_cache(maxsize=256)
def _order(count: int, box: Box) -> _Order:
    """Return the order in which buildings are largest to the eye."""
    return max(_orders(count, box), key=_worth)


def _worth(order: _Order) -> float:
    """Return how large buildings are to the eye in an order."""
    if order.below:
        return order.size * (_BELOW if 1 in (order.columns, order.lines) else 1)
    if order.columns == 1:
        return order.size
    return order.size * (_BETWEEN if order.between else _BEFORE)


def _orders(count: int, box: Box) -> Iterator[_Order]:
    """Yield the orders in so many columns, with each cost below its building or at the foot of its right side."""
    for columns in range(1, min(count, 4) + 1):
        lines = -(-count // columns)
        width, height = box.width // columns, box.height // lines
        fits = (each for each in _TAGS if columns == 1 or height - each - _NEAR - _APART >= width - _APART)
        tall = next(fits, TAG)
        across = min(width - _CLEAR, tall + 4)
        tag = Box((width - across) // 2, height - tall - _APART, across, tall)
        yield _Order(columns, lines, Box(_APART // 2, 0, width - _APART, tag.y - _NEAR), tag, True)
        across, tall = (_ACROSS, LARGE_TAG) if columns == 1 else (_NARROW, TAG)
        tall = min(height - _APART, tall)
        if tall >= TAG:
            tag = Box(width - across - 1, height - tall - _APART, across, tall)
            for over in (0, _OVER)[:columns]:
                yield _Order(columns, lines, Box(0, 0, tag.x - _NEAR + over, tag.bottom - over), tag, False)


def _size(building: Building, room: Box) -> tuple[int, int]:
    """Return width and height of a painted building, the taller the more it costs; low ones are a little larger."""
    wide, tall = atlas().baked_size(sprite_of(building))
    tallest = _TALLEST_GREAT if building.cost == GREAT_COST else _TALLEST
    scale = min(room.width / wide, 2 * room.height / (tall + tallest))
    return int(wide * scale), int(tall * scale)
