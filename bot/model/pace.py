"""How quickly a table is to be played: when it reminds, and how much time each player has in the bank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Pace(StrEnum):
    """What can be chosen with the table."""

    NONE = "none"
    RELAXED = "relaxed"
    NORMAL = "normal"
    BRISK = "brisk"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a pace means, in seconds: after how long it reminds, the full bank, and what each turn adds to it."""

    reminder: int
    bank: int
    gain: int


TERMS: Final[Mapping[Pace, Terms]] = {
    Pace.RELAXED: Terms(reminder=DAY, bank=7 * DAY, gain=DAY),
    Pace.NORMAL: Terms(reminder=12 * HOUR, bank=3 * DAY, gain=12 * HOUR),
    Pace.BRISK: Terms(reminder=2 * HOUR, bank=12 * HOUR, gain=2 * HOUR),
}
"""The paces that have a clock; a table without one waits as long as it takes."""
MOST_REMINDERS: Final = 3
"""How often a person is reminded of one turn."""


@dataclass(frozen=True, slots=True)
class Clock:
    """A seat's clock: the bank in seconds, running since a moment that may lie in the future, or standing."""

    bank: int
    since: int | None = None
    reminded: int = 0
    spent: int = 0
    """How many seconds of the turn had passed before the clock was set to run since that moment."""

    def used(self, now: int) -> int:
        """Tell how many seconds it has run."""
        return 0 if self.since is None else max(0, now - self.since)

    def left(self, now: int) -> int:
        """Tell how many seconds are left in the bank, never less than 0."""
        return max(0, self.bank - self.used(now))

    def started(self, terms: Terms, begin: int, gain: bool = True) -> Clock:
        """Let it run from a moment on, a new turn's gain added up to a full bank; nobody begins with an empty one."""
        bank = min(terms.bank, self.bank + terms.gain) if gain else self.bank
        return Clock(bank or terms.gain, begin)

    def stopped(self, now: int) -> Clock:
        """Let it stand, what was used taken from the bank."""
        return Clock(self.left(now))

    def resumed(self, now: int, begin: int) -> Clock:
        """Take what was used from the bank, and let it run on from a moment, reminders at the same times of use."""
        return Clock(self.left(now), begin, self.reminded, self.spent + self.used(now))

    def ends(self) -> int | None:
        """Tell when the bank will be empty, in seconds since 1970; None while it stands."""
        return None if self.since is None else self.since + self.bank

    def reminders(self, terms: Terms, now: int) -> int:
        """Tell how many reminders of this turn should have been given by now."""
        return min(MOST_REMINDERS, (self.spent + self.used(now)) // terms.reminder)

    def due(self, terms: Terms) -> int | None:
        """Tell when to do something next: remind, or see that the bank is empty; None while it stands."""
        if self.since is None:
            return None
        end = self.since + self.bank
        if self.reminded >= MOST_REMINDERS:
            return end
        return min(end, self.since + max(0, terms.reminder * (self.reminded + 1) - self.spent))
