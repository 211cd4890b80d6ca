"""Cities: the ground of each segment, and the walls between it and the sides of the tile that it does not reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne.components import SIDES
from render.games.carcassonne.art.geometry.points import CORNERS, SIDE, Curve, Point, bent, turned, turned_curve

_BAY: Final = (25.0, 33.0)
_DIAGONAL: Final = ((37.0, 30.0), (70.0, 63.0))
_CAP: Final = (45.0, 21.0)
_CAP_BESIDE: Final = (30.0, 38.0)
"""The handles of walls around one side, two and three sides; a cap keeps away from another city at its corner."""
_ALL: Final = len(SIDES)


class City(NamedTuple):
    """The geometry of one segment of a city."""

    ground: Curve
    walls: tuple[Curve, ...]
    """Each with its city to the right, as one goes along it."""


def city(sides: Sequence[int], others: Sequence[int]) -> City:
    """Return a city that reaches some sides; the others are those of the tile's other cities."""
    walls = tuple(_wall(start, count, others) for start, count in _runs(sides))
    ground: list[Point] = []
    ends = {start: (wall, (start + count) % _ALL) for wall, (start, count) in zip(walls, _runs(sides), strict=True)}
    corner = first = sides[0]
    while True:
        if corner in ends:
            wall, corner = ends[corner]
            ground += wall
        else:
            ground.append(CORNERS[corner])
            corner = (corner + 1) % _ALL
        if corner == first:
            return City(tuple(ground), walls)


def turned_city(one: City, turn: int) -> City:
    """Return a city after `turn` quarter turns clockwise."""
    return City(turned_curve(one.ground, turn), tuple(turned_curve(wall, turn) for wall in one.walls))


def _runs(sides: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Iterate over the runs of sides that the city does not reach: the first of them, and how many."""
    for start in range(_ALL):
        if start in sides or (start - 1) % _ALL not in sides:
            continue
        yield start, next(count for count in range(1, _ALL + 1) if (start + count) % _ALL in sides)


def _wall(start: int, count: int, others: Sequence[int]) -> Curve:
    """Return the wall around a run of sides, from the first corner of the first of them to the last of the last."""
    if count == 1:
        across, deep = _BAY
        handles: tuple[Point, Point] = (across, deep), (SIDE - across, deep)
    elif count == 2:
        handles = _DIAGONAL
    else:
        first, last = (_CAP_BESIDE if (start + side) % _ALL in others else _CAP for side in (0, count - 1))
        handles = first, (last[0], SIDE - last[1])
    end = turned(CORNERS[count % _ALL], start)
    return bent(CORNERS[start], turned(handles[0], start), turned(handles[1], start), end)
