"""The pace of a table: when players are reminded, and how much time each has in the bank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Pace(StrEnum):
    """The paces that a table can have."""

    NONE = "none"
    RELAXED = "relaxed"
    NORMAL = "normal"
    BRISK = "brisk"


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a pace in seconds: the time until a reminder, the full bank, and what each turn adds to it."""

    reminder: int
    bank: int
    gain: int


TERMS: Final[Mapping[Pace, Terms]] = {
    Pace.RELAXED: Terms(reminder=DAY, bank=7 * DAY, gain=DAY),
    Pace.NORMAL: Terms(reminder=12 * HOUR, bank=3 * DAY, gain=12 * HOUR),
    Pace.BRISK: Terms(reminder=2 * HOUR, bank=12 * HOUR, gain=2 * HOUR),
}
"""The paces that have a clock; a table without one waits indefinitely."""
MOST_REMINDERS: Final = 3
"""How often a person is reminded of one turn at most."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat's clock: the bank in seconds, and since when it runs, possibly a future time; None while it is stopped."""

    bank: int
    since: int | None = None
    reminded: int = 0
    spent: int = 0
    """The seconds of the turn that had passed before `since`."""

    def used(self, now: int) -> int:
        """Return how many seconds it has run."""
        return 0 if self.since is None else max(0, now - self.since)

    def left(self, now: int) -> int:
        """Return how many seconds are left in the bank, never less than 0."""
        return max(0, self.bank - self.used(now))

    def ready(self, terms: Terms, gain: bool = True) -> Clock:
        """Return the stopped clock ready for a turn, its gain added up to the full bank; it never starts empty."""
        bank = min(terms.bank, self.bank + terms.gain) if gain else self.bank
        return Clock(bank or terms.gain)

    def stopped(self, now: int) -> Clock:
        """Return the clock stopped at the end of a turn, with the time used taken from the bank."""
        return Clock(self.left(now))

    def standing(self, now: int) -> Clock:
        """Return the clock stopped within a turn, with the time used taken from the bank."""
        return Clock(self.left(now), None, self.reminded, self.spent + self.used(now))

    def resumed(self, now: int, begin: int) -> Clock:
        """Return the clock running on from `begin`, the time used taken from the bank; reminders keep their times."""
        return Clock(self.left(now), begin, self.reminded, self.spent + self.used(now))

    def ends(self) -> int | None:
        """Return when the bank will be empty, in seconds since 1970; None while the clock is stopped."""
        return None if self.since is None else self.since + self.bank

    def reminders(self, terms: Terms, now: int) -> int:
        """Return how many reminders of this turn should have been sent by now."""
        return min(MOST_REMINDERS, (self.spent + self.used(now)) // terms.reminder)

    def due(self, terms: Terms) -> int | None:
        """Return when the next reminder is due or the bank is empty; None while the clock is stopped."""
        if self.since is None:
            return None
        end = self.since + self.bank
        if self.reminded >= MOST_REMINDERS:
            return end
        return min(end, self.since + max(0, terms.reminder * (self.reminded + 1) - self.spent))
