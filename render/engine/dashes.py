"""Dashed lines: the parts of a line that are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, pairwise
from math import hypot

Point = tuple[float, float]


def dashes(points: Sequence[Point], dash: Sequence[float], phase: float = 0) -> list[list[Point]]:
    """Cut a line from point to point into the parts that are drawn, by lengths that are drawn and left out in turn.

    Without a dash it is drawn as a whole; `phase` is how far into the dash it begins.
    """
    if not dash:
        return [list(points)]
    lengths = cycle(dash)
    left, drawn = next(lengths), True
    phase %= sum(dash) * (1 + len(dash) % 2)
    while phase >= left:
        phase -= left
        left, drawn = next(lengths), not drawn
    left -= phase
    parts: list[list[Point]] = [[points[0]]] if drawn else []
    for (x, y), (to_x, to_y) in pairwise(points):
        whole = hypot(to_x - x, to_y - y)
        gone = 0.0
        while whole - gone > left:
            gone += left
            left, drawn = next(lengths), not drawn
            at = x + (to_x - x) * gone / whole, y + (to_y - y) * gone / whole
            if drawn:
                parts.append([at])
            else:
                parts[-1].append(at)
        left -= whole - gone
        if drawn:
            parts[-1].append((to_x, to_y))
    return [part for part in parts if len(part) > 1]
