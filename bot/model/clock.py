"""A seat's clock: the time that a person has left for their turns."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import islice, takewhile

from bot.model.pace import ENDLESS_BANK, PaceTimes
from bot.model.reminders import schedule


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
