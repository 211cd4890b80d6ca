"""A small model of clocks: the time that a seat has left, computed without a store."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bot.model.pace import Terms

SHORT = Terms(gain=900, floor=1800, bank=3600)
"""Terms so short that a few turns fill and empty a bank."""


@dataclass
class Model:
    """The rules for clocks, computed in time that actually counts."""

    seats: int
    banks: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=lambda: [0])
    most: Counter[int] = field(default_factory=lambda: Counter([0]))
    """The highest number of turns each seat has begun, in any line of play."""
    away: dict[int, float] = field(default_factory=dict)
    """Until when each seat is away, by the machine's clock."""
    begins: float = 0.0
    """When the running clock starts, by the machine's clock."""

    def __post_init__(self) -> None:
        """Fill every bank."""
        self.banks = [float(SHORT.bank)] * self.seats

    def passes(self, begin: float, end: float) -> None:
        """Let time pass while the bot is running."""
        used = max(0.0, end - max(begin, self.begins))
        self.banks[self.turns[-1]] = max(0.0, self.banks[self.turns[-1]] - used)

    def turn(self, now: float) -> None:
        """Start the next seat's turn."""
        seat = (self.turns[-1] + 1) % self.seats
        self.turns.append(seat)
        if self.turns.count(seat) > self.most[seat]:
            self.most[seat] += 1
            self.banks[seat] = min(SHORT.bank, self.banks[seat] + SHORT.gain)
        self._begun(now)

    def take_back(self, turns: int, now: float) -> None:
        """Return to an earlier turn; the clock of a seat that stays to move runs on."""
        before = self.turns[-1]
        del self.turns[len(self.turns) - turns :]
        if self.turns[-1] != before or not self.banks[before]:
            self._begun(now)
        elif before == 0:  # seat 0 takes back, and so has acted in its own turn
            self.banks[0] = max(SHORT.floor, self.banks[0])

    def _begun(self, now: float) -> None:
        seat = self.turns[-1]
        self.banks[seat] = max(SHORT.floor, self.banks[seat])
        self.begins = max(now, self.away.get(seat, 0.0))

    def hold(self, seat: int, now: float, until: float) -> None:
        """Make a person away until the given time."""
        self.away[seat] = until
        if self.turns[-1] == seat:
            self.begins = max(now, until)
