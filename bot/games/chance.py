"""Randomness as seen by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

T = TypeVar("T")


class Chance(Protocol):
    """The only source of randomness, always passed in; every `random.Random` is one."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw `k` elements without replacement, in the order drawn."""
        ...


class FixedChance:
    """A `Chance` that returns prepared draws, or the first elements of the population if there are none."""

    def __init__(self, ready: Sequence[Any] = ()) -> None:
        self._ready = ready

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the prepared draws, all at once."""
        return list(self._ready or population[:k])


@runtime_checkable
class LoggedChance(Chance, Protocol):
    """A chance that records draws, or replays them."""

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        """Record or replay the result of several draws as one draw."""
        ...


def draw_together(chance: Chance, draw: Callable[[Chance], list[T]]) -> list[T]:
    """Record the result of several draws as one draw: a replay returns the recorded result without drawing.

    The caller has to check that result, as only it knows what could have been drawn.
    """
    return chance.together(draw) if isinstance(chance, LoggedChance) else draw(chance)


def roll(chance: Chance, count: int = 1, sides: int = 6) -> tuple[int, ...]:
    return tuple([chance.sample(range(1, sides + 1), 1)[0] for _ in range(count)])
