"""The pace of a table: when players are reminded, and how much time each has in the bank."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count, islice, takewhile
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
GENTLE_REMINDERS: Final = (DAY, 3 * DAY, WEEK)
"""The times of the first reminders without a time limit; further ones follow once a week."""
QUESTION_REPEAT_DELAYS: Final = (DAY, 3 * DAY, 3 * DAY)
"""Seconds after which an unanswered question to a table is repeated, and finally lapses."""
MAX_REMINDERS: Final = 3
"""The most reminders of one turn with a time limit."""
WARNING_TIME: Final = 2 * HOUR
"""The time outside quiet hours that a person has left when warned that their time is nearly up."""


def schedule(terms: PaceTimes, time: int) -> Iterator[int]:
    """Yield when a person with this much time for a turn is reminded, in seconds of that time.

    With a time limit: after one gain, at half time, and one gain before the end. The last one matters most, so any
    that would come less than a gain before the next is left out.
    """
    if time >= ENDLESS_BANK:
        yield from GENTLE_REMINDERS
        yield from count(GENTLE_REMINDERS[-1] + WEEK, WEEK)
    times = [max(time // 2, time - terms.gain)]
    for earlier in (time // 2, terms.gain):
        if earlier + terms.gain <= times[0]:
            times.insert(0, earlier)
    yield from times


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat's clock: the bank in seconds, and since when (possibly in future) it runs; None while it is stopped."""

    bank: int
    since: int | None = None
    reminded: int = 0
    """The number of this turn's reminders that need no longer be sent."""
    spent: int = 0
    """The seconds of the turn that had passed before `since`."""

    def used(self, now: int) -> int:
        """Return how many seconds it has run."""
        return 0 if self.since is None else max(0, now - self.since)

    def left(self, now: int) -> int:
        """Return how many seconds are left in the bank, never less than 0."""
        return max(0, self.bank - self.used(now))

    def ready(self, terms: PaceTimes, gain: bool = True) -> Clock:
        """Return the stopped clock ready for a turn: its gain added, at most the full bank and at least the floor."""
        return Clock(max(terms.floor, min(terms.bank, self.bank + (terms.gain if gain else 0))))

    def played(self, terms: PaceTimes, now: int) -> Clock:
        """Return the running clock of someone who has acted within a turn, with reminders starting over."""
        assert self.since is not None
        return Clock(max(terms.floor, self.left(now)), max(now, self.since))

    def stopped(self, now: int) -> Clock:
        """Return the clock stopped at the end of a turn, with the time used taken from the bank."""
        return Clock(self.left(now))

    def standing(self, now: int) -> Clock:
        """Return the clock stopped within a turn, with the time used taken from the bank."""
        return Clock(self.left(now), None, self.reminded, self.spent + self.used(now))

    def resumed(self, now: int, begin: int) -> Clock:
        """Return the clock running on from `begin`, the time used taken from the bank; reminders keep their times."""
        return replace(self.standing(now), since=begin)

    def runs_out_at(self) -> int | None:
        """Return when the bank will be empty, in seconds since 1970; None if the clock is stopped or endless."""
        endless = self.spent + self.bank >= ENDLESS_BANK
        return None if self.since is None or endless else self.since + self.bank

    def reminders(self, terms: PaceTimes, moment: int) -> int:
        """Return how many reminders of this turn are due by a moment."""
        passed = self.spent + self.used(moment)
        return sum(1 for _ in takewhile(lambda at: at <= passed, schedule(terms, self.spent + self.bank)))

    def due(self, terms: PaceTimes) -> int | None:
        """Return when the next reminder is due or the bank is empty; None while the clock is stopped."""
        if self.since is None:
            return None
        end = self.since + self.bank
        following = next(islice(schedule(terms, self.spent + self.bank), self.reminded, None), None)
        return end if following is None else min(end, self.since + max(0, following - self.spent))
