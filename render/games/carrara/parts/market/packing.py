"""Positions of blocks in a segment of the wheel: upright squares, as large as their number allows, not overlapping."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

_LARGEST = 0.42
"""The largest square, as a share of the outer radius."""
_STEPS = 56
"""How many heights of the first row are tried."""
_BISECTOR = 3
"""How much more the distance from the bisector counts than others."""
_ASIDE = 0.04
"""How far from the bisector the middle of all squares may be, as a share of the outer radius."""

_INWARDS = 0.05
"""How far towards the centre from half way between the circles squares are, as a share of the outer radius."""


class Field(NamedTuple):
    """The part of a segment that is for blocks: between two circles around the centre, off the lines beside it.

    It is off a disc at the rim too, in the middle of the segment, at some distance from the centre.
    """

    segment: int
    outer: int
    inner: int
    margin: float
    disc: int = 0
    disc_at: int = 0


@lru_cache(maxsize=512)
def largest(field: Field, number: int) -> int:
    """Return the largest side at which a number of squares fit."""
    low, high = 8, math.floor(field.outer * _LARGEST)
    while low < high:
        side = (low + high + 1) // 2
        low, high = (side, high) if any(_packings(field, number, side)) else (low, side - 1)
    return low


@lru_cache(maxsize=512)
def places(field: Field, number: int, side: int) -> tuple[tuple[int, int], ...]:
    """Find upper left corners, relative to the centre of the wheel, for squares of this side; none if they don't fit.

    They are in rows, from top to bottom and from left to right, and centred on the bisector of the segment.
    """
    best = min(_packings(field, number, side), default=None)
    if best is None:
        return ()
    return tuple((math.floor(x + 0.5), math.floor(y + 0.5)) for x, y in sorted(best[1], key=lambda at: (at[1], at[0])))


def _packings(field: Field, number: int, side: int) -> Iterator[tuple[float, list[tuple[float, float]]]]:
    """Yield corners of all the squares, each time with how far they are spread."""
    radius = (field.outer + field.inner) / 2 - field.outer * _INWARDS
    for step in range(_STEPS):
        rows = _rows(field, side, -field.outer + side * step / _STEPS)
        for aim in (radius, radius - side / 4):
            found = _choose(rows, number, side, field.segment, aim)
            if len(found) == number:
                mean = sum(a for a, _ in found) / number + side / 2, sum(b for _, b in found) / number + side / 2
                if _aside(mean, field.segment) <= field.outer * _ASIDE:
                    yield _spread(found, mean, field.segment, side, radius), found


@cache
def angle(segment: int) -> float:
    """Return the direction of the middle of a segment, 0 to 5, in radians clockwise from the right; I is at the top."""
    return math.radians(-90 + 60 * segment)


_Row = tuple[float, tuple[float, float]]
"""The top of the row, and the range in which left edges of blocks may be."""


def _rows(field: Field, side: float, top: float) -> list[_Row]:
    rows: list[_Row] = []
    while top + side <= field.outer:
        if (run := _run(field, side, top)) is not None:
            rows.append((top, run))
        top += side
    return rows


def _run(field: Field, side: float, top: float) -> tuple[float, float] | None:
    """Return the longest range for left edges in a row: what is divided by a disc would not look like one row."""
    segment, outer, inner, margin, disc, disc_at = field
    furthest = max(abs(top), abs(top + side))
    if furthest >= outer:
        return None
    reach = math.sqrt(outer * outer - furthest * furthest)
    low, high = -reach, reach - side
    for normal in _normals(segment):
        for y in (top, top + side):
            rest = margin - normal[1] * y
            if abs(normal[0]) < 1e-9:
                if rest > 1e-9:
                    return None
            elif normal[0] > 0:
                low = max(low, rest / normal[0])
            else:
                high = min(high, rest / normal[0] - side)
    parts = [(low, high)]
    for x, y, radius in ((0.0, 0.0, inner), (*_on_bisector(segment, disc_at), disc)):
        nearest = max(0.0, top - y, y - top - side)
        if nearest < radius:
            half = math.sqrt(radius * radius - nearest * nearest)
            parts = [part for a, b in parts for part in ((a, min(b, x - half - side)), (max(a, x + half), b))]
    return max((part for part in parts if part[0] <= part[1]), key=lambda part: part[1] - part[0], default=None)


@cache
def _on_bisector(segment: int, distance: int) -> tuple[float, float]:
    return distance * math.cos(angle(segment)), distance * math.sin(angle(segment))


@cache
def _normals(segment: int) -> tuple[tuple[float, float], ...]:
    """Return the directions into a segment, square to the two lines beside it."""
    borders = (angle(segment) - math.pi / 6, 1), (angle(segment) + math.pi / 6, -1)
    return tuple((-math.sin(border) * sign, math.cos(border) * sign) for border, sign in borders)


def _choose(rows: list[_Row], number: int, side: float, segment: int, radius: float) -> list[tuple[float, float]]:
    """Fill the rows nearest to the middle of the segment first, each from its middle."""
    x, y = radius * math.cos(angle(segment)), radius * math.sin(angle(segment))
    ordered = sorted(rows, key=lambda row: abs(row[0] + side / 2 - y))
    found: list[tuple[float, float]] = []
    for top, (low, high) in ordered:
        count = min(number - len(found), math.floor((high - low) / side) + 1)
        width = (count - 1) * side
        start = min(max(low, x - side / 2 - width / 2), high - width)
        found += [(start + step * side, top) for step in range(count)]
    return found


def _aside(point: tuple[float, float], segment: int) -> float:
    """Return how far a point is from the bisector of a segment."""
    return abs(point[1] * math.cos(angle(segment)) - point[0] * math.sin(angle(segment)))


def _spread(
    found: list[tuple[float, float]], mean: tuple[float, float], segment: int, side: float, radius: float
) -> float:
    """Return how far the squares and their middle are from the middle of the segment, and that from its bisector."""
    x, y = radius * math.cos(angle(segment)), radius * math.sin(angle(segment))
    apart = sum(math.hypot(a + side / 2 - x, b + side / 2 - y) for a, b in found) / len(found)
    return _BISECTOR * _aside(mean, segment) + math.hypot(mean[0] - x, mean[1] - y) + apart
