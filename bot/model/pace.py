"""The pace of a table: how much time each player has in the bank, and what a turn adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

HOUR: Final = 3600
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY


class Pace(StrEnum):
    NONE = "none"
    RELAXED = "relaxed"
    NORMAL = "normal"
    BRISK = "brisk"


DEFAULT_PACE: Final = Pace.NONE
"""The pace of a table whose host chooses none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaceTimes:
    """The terms of a pace in seconds."""

    gain: int
    """What each turn adds to the bank; also the shortest time between reminders, and the time for the others' votes."""
    floor: int
    """The least that the bank holds when a turn begins, and whenever its person has acted."""
    bank: int
    """The full bank."""


ENDLESS_BANK: Final = 100 * 365 * DAY
"""A bank that never empties: the clock only tells when to remind its person."""
TERMS: Final[Mapping[Pace, PaceTimes]] = {
    Pace.NONE: PaceTimes(gain=DAY, floor=ENDLESS_BANK, bank=ENDLESS_BANK),
    Pace.RELAXED: PaceTimes(gain=DAY, floor=2 * DAY, bank=WEEK),
    Pace.NORMAL: PaceTimes(gain=12 * HOUR, floor=DAY, bank=3 * DAY),
    Pace.BRISK: PaceTimes(gain=2 * HOUR, floor=DAY, bank=DAY),
}
"""The terms of each pace; the shortest floor is a day, so nobody who acts every day is voted on."""
QUESTION_REPEAT_DELAYS: Final = (DAY, 3 * DAY, 3 * DAY)
"""Seconds after which an unanswered question to a table is repeated, and finally lapses."""
