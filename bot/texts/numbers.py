"""Numbers as they are written for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.texts import Texts

PERCENT_STEP: Final = 5
"""The step to which chances are rounded, in percent; they are no more precise."""


def write_signed(number: int) -> str:
    """Write a number, which may be negative, with a true minus."""
    return str(number).replace("-", "−")


def write_change(number: int) -> str:
    """Write by how much something changed, with its sign: +3, −2."""
    return f"{number:+}".replace("-", "−")


def write_range(least: int, most: int) -> str:
    """Write from which to which number: 2–4, or the one that there is."""
    return str(least) if least == most else f"{least}–{most}"


def decimal(t: Texts, tenths: int) -> str:
    """Write a number that is given in tenths."""
    whole, tenth = divmod(abs(tenths), 10)
    return ("−" if tenths < 0 else "") + t.say("decimal", whole=whole, tenth=tenth)


def percent(chance: float) -> int:
    """Convert a chance from 0 to 1 to percent, rounded to a multiple of PERCENT_STEP."""
    return PERCENT_STEP * round(100 * chance / PERCENT_STEP)


def percents(chances: Sequence[float]) -> list[int]:
    """Convert everyone's chances, which add up to 1, to percentages that add up to 100.

    Below 10 % they are rounded to 1 %, above that to a multiple of PERCENT_STEP; the remaining difference goes to the
    chances with the largest rounding errors.
    """
    steps = [1 if chance < 0.1 else PERCENT_STEP for chance in chances]
    found = [step * round(100 * chance / step) for chance, step in zip(chances, steps, strict=True)]
    while lacks := 100 - sum(found):
        sign = 1 if lacks > 0 else -1
        off = [sign * (100 * chance - each) for chance, each in zip(chances, found, strict=True)]
        seat = off.index(max(off))
        found[seat] += sign * min(steps[seat], abs(lacks))
    return found
