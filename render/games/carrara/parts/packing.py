"""Positions of blocks in a segment of the wheel: upright squares, as large as their number allows, not overlapping."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

_MARGIN = 0.022
_SPACE = 0.13
"""Space between blocks, as a share of a block."""
_LARGEST = 0.2
_STEPS = 8


class Slots(NamedTuple):
    """Places for blocks: upper left corners relative to the centre of the wheel, and the side of a block."""

    side: int
    places: tuple[tuple[int, int], ...]


@lru_cache(maxsize=512)
def slots(segment: int, number: int, outer: int, inner: int) -> Slots:
    """Find places for a number of blocks in a segment, 0 to 5, between two circles around the centre."""
    side = math.floor(outer * 1.32 * _LARGEST)
    while True:
        best: list[tuple[float, list[tuple[float, float]]]] = []
        pitch = side * (1 + _SPACE)
        for step in range(_STEPS):
            rows = _rows(segment, side, pitch, -outer + pitch * step / _STEPS, outer, inner)
            places = _choose(rows, number, side, pitch, segment, (outer + inner) / 2)
            if len(places) == number:
                middle = [(x + side / 2, y + side / 2) for x, y in places]
                tightness = _spread(middle, segment, (outer + inner * 0.6) / 2)
                best.append((tightness, places))
        if best:
            places = min(best)[1]
            return Slots(side, tuple((round(x), round(y)) for x, y in sorted(places, key=lambda at: (at[1], at[0]))))
        side -= 1


def angle(segment: int) -> float:
    """Return the direction of the middle of a segment, 0 to 5, in radians clockwise from the right; I is at the top."""
    return math.radians(-90 + 60 * segment)


_Row = tuple[float, list[tuple[float, float]]]
"""The top of the row, and the ranges in which left edges of blocks may be."""


def _rows(segment: int, side: float, pitch: float, top: float, outer: float, inner: float) -> list[_Row]:
    rows: list[_Row] = []
    while top + side <= outer:
        runs = _runs(segment, side, top, outer, inner)
        if runs:
            rows.append((top, runs))
        top += pitch
    return rows


def _runs(segment: int, side: float, top: float, outer: float, inner: float) -> list[tuple[float, float]]:
    low, high = -outer, outer
    furthest = max(abs(top), abs(top + side))
    if furthest >= outer:
        return []
    reach = math.sqrt(outer * outer - furthest * furthest)
    low, high = max(low, -reach), min(high, reach - side)
    margin = _MARGIN * outer + 3
    for turn, sign in ((-math.pi / 6, 1), (math.pi / 6, -1)):
        border = angle(segment) + turn
        normal = (-math.sin(border) * sign, math.cos(border) * sign)
        for y in (top, top + side):
            rest = margin - normal[1] * y
            if abs(normal[0]) < 1e-9:
                if rest > 1e-9:
                    return []
            elif normal[0] > 0:
                low = max(low, rest / normal[0])
            else:
                high = min(high, rest / normal[0] - side)
    nearest = 0.0 if top <= 0 <= top + side else min(abs(top), abs(top + side))
    if nearest < inner:
        hub = math.sqrt(inner * inner - nearest * nearest)
        parts = [(low, min(high, -hub - side)), (max(low, hub), high)]
    else:
        parts = [(low, high)]
    return [(a, b) for a, b in parts if a <= b]


def _choose(
    rows: list[_Row], number: int, side: float, pitch: float, segment: int, radius: float
) -> list[tuple[float, float]]:
    """Fill the rows nearest to the middle of the segment first, each from its middle."""
    x, y = radius * math.cos(angle(segment)), radius * math.sin(angle(segment))
    ordered = sorted(rows, key=lambda row: abs(row[0] + side / 2 - y))
    places: list[tuple[float, float]] = []
    for top, runs in ordered:
        for low, high in runs:
            count = min(number - len(places), math.floor((high - low) / pitch) + 1)
            width = (count - 1) * pitch
            start = min(max(low, x - side / 2 - width / 2), high - width)
            places += [(start + step * pitch, top) for step in range(count)]
    return places


def _spread(middles: list[tuple[float, float]], segment: int, radius: float) -> float:
    x, y = radius * math.cos(angle(segment)), radius * math.sin(angle(segment))
    mean = sum(a for a, _ in middles) / len(middles), sum(b for _, b in middles) / len(middles)
    return math.hypot(mean[0] - x, mean[1] - y) + sum(math.hypot(a - x, b - y) for a, b in middles) / len(middles)
