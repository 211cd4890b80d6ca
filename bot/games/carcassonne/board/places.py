"""Places for tiles: x grows to the east, y to the south; the start tile lies at 0, 0."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple


class Place(NamedTuple):
    """Where a tile lies or may lie."""

    x: int
    y: int


ORIGIN = Place(0, 0)


@cache
def beside(place: Place) -> tuple[Place, ...]:
    """Return the four places that share an edge with a place, in the order of the sides."""
    x, y = place
    return Place(x, y - 1), Place(x + 1, y), Place(x, y + 1), Place(x - 1, y)


@cache
def around(place: Place) -> tuple[Place, ...]:
    """Return the eight places around a place, row by row."""
    x, y = place
    return tuple(
        Place(column, row) for row in range(y - 1, y + 2) for column in range(x - 1, x + 2) if (column, row) != place
    )


def reading_order(place: Place) -> tuple[int, int]:
    """Return a key that sorts places from north to south, then from west to east."""
    return place.y, place.x
