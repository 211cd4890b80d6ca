"""Things of several widths beside each other: each around its own middle, or moved a little so that all have room."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

_BETWEEN: Final = 14
"""Between neighbours at least."""
_FURTHEST: Final = 26
"""How far a thing is moved at most, so that it is still seen what it belongs to."""
_ROUNDS: Final = 8


@lru_cache(maxsize=512)
def moved_apart(middles: tuple[int, ...], widths: tuple[int, ...], left: int, right: int) -> tuple[int, ...] | None:
    """Return the middles of things from left to right that do not meet, or None where there is no room for that."""
    found = [float(each) for each in middles]
    for _ in range(_ROUNDS):
        for a in range(len(found) - 1):
            short = (widths[a] + widths[a + 1]) / 2 + _BETWEEN - found[a + 1] + found[a]
            if short > 0:
                found[a], found[a + 1] = found[a] - short / 2, found[a + 1] + short / 2
        found = [min(max(at, left + wide / 2), right - wide / 2) for at, wide in zip(found, widths, strict=True)]
    placed = tuple(round(each) for each in found)
    return placed if _fit(placed, widths, middles) else None


def _fit(placed: Sequence[int], widths: Sequence[int], middles: Sequence[int]) -> bool:
    near = all(abs(at - middle) <= _FURTHEST for at, middle in zip(placed, middles, strict=True))
    needed = ((a + b) / 2 + _BETWEEN - 2 for a, b in pairwise(widths))
    return near and all(b - a >= least for (a, b), least in zip(pairwise(placed), needed, strict=True))
