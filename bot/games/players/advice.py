"""What computer players and the coach exchange: budgets, forecasts, and advice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

A = TypeVar("A")


class Budget(Protocol):
    """How long a search may take. The rules have no clock, so the caller counts seconds or simulations."""

    def spent(self, simulations: int) -> bool:
        """Return whether to stop after this many simulations and decide by what was found so far."""
        ...


class _AtOnce:
    def spent(self, simulations: int) -> bool:
        """Stop at once."""
        return True


AT_ONCE: Budget = _AtOnce()
"""The smallest budget: decide without any search."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a game is expected to end."""

    chances: tuple[float, ...]
    """By seat: the probability of winning, from 0 to 1; they add up to 1."""
    points: tuple[float, ...]
    """By seat: the expected final score."""

    def place(self, seat: int) -> int:
        """Return a seat's place by expected scores, 1 being the best."""
        return 1 + sum(points > self.points[seat] for points in self.points)


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """What a search found out about one action."""

    action: A
    forecast: Forecast
    """How the game is expected to end after it."""
    simulations: int
    """How many simulations began with it; more make the forecast more certain."""
    line: tuple[A, ...]
    """How the same seat would go on in this turn, up to the next random draw; the action comes first."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action that a hint may name, with what is known about it."""

    advice: Advice[Any]
    then: Any | None = None
    """The same seat's likeliest next action, if its line ends before its turn; None if that is not clear."""
