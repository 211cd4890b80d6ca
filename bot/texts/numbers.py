"""Numbers as they are written for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

STEP: Final = 5
"""Chances are rounded to this many percent: they are no more precise than that."""


def signed(number: int) -> str:
    """Write a number, which may be negative, with a true minus."""
    return str(number).replace("-", "−")


def percent(chance: float) -> int:
    """Convert a chance from 0 to 1 to percent, rounded to a multiple of STEP."""
    return STEP * round(100 * chance / STEP)


def percents(chances: Sequence[float]) -> list[int]:
    """Convert everyone's chances, which are 1 together, to percent: multiples of STEP that are 100 together."""
    parts = [100 * chance / STEP for chance in chances]
    found = [int(part) for part in parts]
    by_remainder = sorted(range(len(parts)), key=lambda seat: found[seat] - parts[seat])
    for seat in by_remainder[: 100 // STEP - sum(found)]:
        found[seat] += 1
    return [STEP * each for each in found]
