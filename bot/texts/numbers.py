"""Numbers as they are written for people."""

from __future__ import annotations

from typing import Final

STEP: Final = 5
"""Chances are rounded to this many percent: they are no more precise than that."""


def signed(number: int) -> str:
    """Write a number, which may be negative, with a true minus."""
    return str(number).replace("-", "−")


def percent(chance: float) -> int:
    """Convert a chance from 0 to 1 to percent, rounded to a multiple of STEP."""
    return STEP * round(100 * chance / STEP)
