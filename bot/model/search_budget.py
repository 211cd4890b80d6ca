"""How long a computer player may search: in seconds, or in simulations if runs must be reproducible."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Final

from bot.games.players import Budget, Simulations


@dataclass(frozen=True, slots=True)
class Seconds:
    """A number of seconds, counted from when the search begins."""

    seconds: float

    def begin(self) -> Budget:
        return _Clock(time.perf_counter() + self.seconds)


SearchBudget = Seconds | Simulations
"""A budget that has not begun yet, so that it can be sent to another process."""
DEFAULT_SECONDS: Final = Seconds(2.0)
"""What a computer player has for a move at a table, and a hint for its search."""
DEFAULT_SIMULATIONS: Final = Simulations(250)
"""What it has where games must be reproducible: about as much as these seconds on an idle machine."""


def read_search_budget(text: str) -> SearchBudget:
    """Parse a budget such as `250` (simulations) or `2s` (seconds); raise ValueError, also for nothing at all."""
    if re.fullmatch(r"(?=.*[1-9])[0-9]{1,6}", text):
        return Simulations(int(text))
    if re.fullmatch(r"(?=.*[1-9])[0-9]{1,3}(\.[0-9]{1,6})?s", text):
        return Seconds(float(text.removesuffix("s")))
    raise ValueError(text)


@dataclass(frozen=True, slots=True)
class _Clock:
    end: float

    def spent(self, simulations: int) -> bool:
        return time.perf_counter() >= self.end
