"""The pace of a table: the time in each player's bank, what a turn adds to it, and when a person is reminded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from typing import Final

HOUR: Final = 3600
DAY: Final = 24 * HOUR
WEEK: Final = 7 * DAY


class Pace(StrEnum):
    """The paces that a table can have."""

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
"""The terms of each pace; the shortest floor is a day, so that nobody who has acted within a day is voted on."""
QUESTION_REPEAT_DELAYS: Final = (DAY, 3 * DAY, 3 * DAY)
"""Seconds after which an unanswered question to a table is repeated, and finally lapses."""
GENTLE_REMINDERS: Final = (DAY, 3 * DAY, WEEK)
"""The times of the first reminders without a time limit; further ones follow once a week."""
MAX_REMINDERS: Final = 3
"""The most reminders of one turn with a time limit."""
WARNING_TIME: Final = 2 * HOUR
"""The time outside quiet hours that a person has left when warned that their time is nearly up."""


def schedule_reminders(terms: PaceTimes, time: int) -> Iterator[int]:
    """Yield when a person with this much time for a turn is reminded, in seconds of that time.

    In quiet hours, reminders wait: see `bot.model.quiet_hours`. With a time limit: after one gain, at half time, and
    one gain before the end. The last one matters most, so any that would come less than a gain before the next is left
    out.
    """
    if time >= ENDLESS_BANK:
        yield from GENTLE_REMINDERS
        yield from count(GENTLE_REMINDERS[-1] + WEEK, WEEK)
    times = [max(time // 2, time - terms.gain)]
    for earlier in (time // 2, terms.gain):
        if earlier + terms.gain <= times[0]:
            times.insert(0, earlier)
    yield from times
