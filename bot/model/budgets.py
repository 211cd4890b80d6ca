"""How long a computer player may think: in seconds, or in simulations where every run has to come out the same."""

from __future__ import annotations

import time
from dataclasses import dataclass

from bot.games.players import Budget


@dataclass(frozen=True, slots=True)
class Seconds:
    """So many seconds of time on a clock, counted from when the thinking begins."""

    seconds: float

    def begin(self) -> Budget:
        """Start the clock."""
        return _Clock(time.perf_counter() + self.seconds)


@dataclass(frozen=True, slots=True)
class Simulations:
    """So many simulations, however long they take."""

    count: int

    def begin(self) -> Budget:
        """Begin to count, which is up to whoever simulates."""
        return self

    def spent(self, simulations: int) -> bool:
        """Tell whether that many were allowed."""
        return simulations >= self.count


Allowance = Seconds | Simulations
"""A budget that has not begun yet: it can be handed to another process."""


@dataclass(frozen=True, slots=True)
class _Clock:
    end: float

    def spent(self, simulations: int) -> bool:
        """Tell whether the time is over."""
        return time.perf_counter() >= self.end
