"""How long a computer player may think: in seconds, or in simulations where runs must be reproducible."""

from __future__ import annotations

import time
from dataclasses import dataclass

from bot.games.players import Budget


@dataclass(frozen=True, slots=True)
class Seconds:
    """A number of seconds, counted from when the thinking begins."""

    seconds: float

    def begin(self) -> Budget:
        """Start the clock."""
        return _Clock(time.perf_counter() + self.seconds)


@dataclass(frozen=True, slots=True)
class Simulations:
    """A number of simulations, however long they take."""

    count: int

    def begin(self) -> Budget:
        """Return this budget itself: the caller counts the simulations."""
        return self

    def spent(self, simulations: int) -> bool:
        """Return whether the simulations are used up."""
        return simulations >= self.count


Allowance = Seconds | Simulations
"""A budget that has not begun yet, so that it can be sent to another process."""


@dataclass(frozen=True, slots=True)
class _Clock:
    end: float

    def spent(self, simulations: int) -> bool:
        """Return whether the time is up."""
        return time.perf_counter() >= self.end
