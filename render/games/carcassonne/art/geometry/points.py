"""Points and curves on a tile."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

Point = tuple[float, float]
Curve = tuple[Point, ...]
SIDE: Final = 100
"""The width of a tile."""
CORNERS: Final[Curve] = ((0, 0), (SIDE, 0), (SIDE, SIDE), (0, SIDE))
"""Clockwise: a side, counted like them from the north, leads from its corner to the next."""
_STEPS: Final = 24


def turned(place: Point, turn: int) -> Point:
    """Return where a point lies after `turn` quarter turns of the tile clockwise."""
    x, y = place
    for _ in range(turn % 4):
        x, y = SIDE - y, x
    return x, y


def turned_curve(curve: Sequence[Point], turn: int) -> Curve:
    """Return where a curve lies after `turn` quarter turns clockwise."""
    return tuple(turned(place, turn) for place in curve)


def bent(start: Point, first: Point, second: Point, end: Point) -> Curve:
    """Return points along a cubic Bézier curve."""

    def at(share: float, axis: int) -> float:
        rest = 1 - share
        return (
            rest**3 * start[axis]
            + 3 * rest**2 * share * first[axis]
            + 3 * rest * share**2 * second[axis]
            + share**3 * end[axis]
        )

    return tuple((at(step / _STEPS, 0), at(step / _STEPS, 1)) for step in range(_STEPS + 1))


def middle_of_side(side: int) -> Point:
    """Return the middle of a side."""
    return turned((SIDE / 2, 0), side)


def inwards(side: int, depth: float) -> Point:
    """Return the point so far inside the tile before the middle of a side."""
    return turned((SIDE / 2, depth), side)


def along(curve: Sequence[Point], share: float) -> Point:
    """Return the point at a share of a curve's length."""
    left = length(curve) * share
    for here, there in pairwise(curve):
        step = math.dist(here, there)
        if left <= step and step:
            return here[0] + (there[0] - here[0]) * left / step, here[1] + (there[1] - here[1]) * left / step
        left -= step
    return curve[-1]


def length(curve: Sequence[Point]) -> float:
    """Return the length of a curve."""
    return sum(math.dist(here, there) for here, there in pairwise(curve))


def normals(curve: Sequence[Point]) -> Curve:
    """Return at each point of a curve the direction to its left, of length 1 (on a picture: y grows downwards)."""
    found = []
    for place in range(len(curve)):
        (x0, y0), (x1, y1) = curve[max(0, place - 1)], curve[min(len(curve) - 1, place + 1)]
        reach = math.hypot(x1 - x0, y1 - y0)
        found.append(((y1 - y0) / reach, (x0 - x1) / reach))
    return tuple(found)


def beside(curve: Sequence[Point], distance: float) -> Curve:
    """Return the line at a distance to the left of a curve."""
    return tuple(
        (x + across * distance, y + down * distance)
        for (x, y), (across, down) in zip(curve, normals(curve), strict=True)
    )


def ribbon(curve: Sequence[Point], width: float) -> Curve:
    """Return the outline of a band of this width along a curve."""
    return beside(curve, width / 2) + beside(curve, -width / 2)[::-1]
