"""Positions of equal cells in a segment of the wheel: upright, in rows, on the segment's bisector, not overlapping."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from itertools import product
from typing import NamedTuple

_STEPS = 32
"""How many heights of the first row are tried."""

_FURTHER = 20
"""How far out of the middle between hub and rim the middle of all cells is best: there several are side by side."""
_ASIDE = 30
"""How far the middle of all cells may be from the segment's bisector."""

Point = tuple[float, float]


class BlockArea(NamedTuple):
    """The part of a segment that is for blocks: between two circles around the centre and the lines beside it.

    It is off a disc at the rim too, in the middle of the segment, at some distance from the centre.
    """

    segment: int
    outer: int
    inner: int
    disc: int
    disc_at: int


class BlockCell(NamedTuple):
    """A block with what hangs down from it, and its share of the gaps between blocks."""

    width: int
    height: int
    gap: int = 0


@cache
def angle(segment: int) -> float:
    """Return the direction of the middle of a segment, 0 to 5, in radians clockwise from the right; I is at the top."""
    return math.radians(-90 + 60 * segment)


@cache
def _borders(segment: int) -> tuple[Point, Point]:
    """Return the normals of the lines on both sides of a segment, which point into it."""
    left, right = (angle(segment) - side * math.pi / 6 for side in (1, -1))
    return (-math.sin(left), math.cos(left)), (math.sin(right), -math.cos(right))


@lru_cache(maxsize=512)
def pack(field: BlockArea, number: int, cell: BlockCell) -> tuple[tuple[int, int], ...]:
    """Find upper left corners, relative to the centre of the wheel, for equal cells; none if they don't fit."""
    width, height = cell.width, cell.height
    if 6 * number * width * height > math.pi * field.outer**2:
        return ()  # most sizes are too large anyway
    radius, turn = (field.outer + field.inner) / 2 + _FURTHER, angle(field.segment)
    best, found = math.inf, list[Point]()
    for step in range(_STEPS):
        tops = range(-field.outer + height * step // _STEPS, field.outer - height, height)
        rows = [(top, run) for top in tops if (run := _run(field, cell, top)) is not None]
        if sum(math.floor((high - low) / width) + 1 for _, (low, high) in rows) < number:
            continue
        for aim, most in product((radius - height / 4, radius, radius + height / 4), range(1, number + 1)):
            cells = _fill(rows, number, most, (width, height), (aim * math.cos(turn), aim * math.sin(turn)))
            if len(cells) == number and (spread := _spread(cells, width, height, radius, turn)) < best:
                best, found = spread, cells
    return tuple((math.floor(x + 0.5), math.floor(y + 0.5)) for x, y in sorted(found, key=lambda at: (at[1], at[0])))


def _run(field: BlockArea, cell: BlockCell, top: float) -> Point | None:
    """Return the longest range for left edges in a row: blocks divided by a disc would not look like one row."""
    left, right, upper, lower = cell.gap / 2, cell.width - cell.gap / 2, top + 2, top + cell.height - 2
    furthest = max(abs(upper), abs(lower))
    if furthest >= field.outer:
        return None
    reach = math.sqrt(field.outer**2 - furthest**2)
    low, high = -reach - left, reach - right
    for (across, down), y in product(_borders(field.segment), (upper, lower)):
        rest = -down * y
        if abs(across) < 1e-9:
            if rest > 1e-9:
                return None
        elif across > 0:
            low = max(low, rest / across - left)
        else:
            high = min(high, rest / across - right)
    turn, parts = angle(field.segment), [(low, high)]
    for x, y, radius in (
        (0.0, 0.0, field.inner),
        (field.disc_at * math.cos(turn), field.disc_at * math.sin(turn), field.disc),
    ):
        nearest = max(0.0, upper - y, y - lower)
        if nearest < radius:
            half = math.sqrt(radius * radius - nearest * nearest)
            parts = [part for a, b in parts for part in ((a, min(b, x - half - right)), (max(a, x + half - left), b))]
    return max((part for part in parts if part[0] <= part[1]), key=lambda part: part[1] - part[0], default=None)


def _fill(rows: list[tuple[int, Point]], number: int, most: int, size: tuple[int, int], aim: Point) -> list[Point]:
    """Fill the rows nearest to a point first, each from its middle with at most `most` cells."""
    cells, (width, height) = list[Point](), size
    for top, (low, high) in sorted(rows, key=lambda row: abs(row[0] + height / 2 - aim[1])):
        count = min(most, number - len(cells), math.floor((high - low) / width) + 1)
        start = min(max(low, aim[0] - count * width / 2), high - (count - 1) * width)
        cells += [(start + step * width, float(top)) for step in range(count)]
    return cells


def _spread(cells: list[Point], width: int, height: int, radius: float, turn: float) -> float:
    """Return how far cells are from the middle of a segment; infinitely if they are too far from its bisector."""
    x, y = radius * math.cos(turn), radius * math.sin(turn)
    middles = [(a + width / 2, b + height / 2) for a, b in cells]
    mean = sum(a for a, _ in middles) / len(middles), sum(b for _, b in middles) / len(middles)
    aside = abs(mean[1] * math.cos(turn) - mean[0] * math.sin(turn))
    apart = sum(math.dist(each, (x, y)) for each in middles) / len(middles)
    return math.inf if aside > _ASIDE else 3 * aside + math.dist(mean, (x, y)) + apart
