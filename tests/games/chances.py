"""Sources of chance for tests, all of them predictable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.games.chance import Chance

T = TypeVar("T")


class First:
    """Always draw the first items."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw the first `k`."""
        return list(population[:k])


class Recording:
    """Pass on another chance's draws and record them."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.draws: list[list[object]] = []

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw as the other chance does."""
        drawn = self._chance.sample(population, k)
        self.draws.append(list(drawn))
        return drawn

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        """Record only what several draws lead to."""
        drawn = draw(self._chance)
        self.draws.append(list(drawn))
        return drawn


class Replay:
    """Return recorded draws."""

    def __init__(self, draws: Iterable[list[T]]) -> None:
        self._draws = list(draws)

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the next draw, which must be possible here."""
        drawn: list[T] = self._draws.pop(0)  # type: ignore[assignment]
        assert len(drawn) == k
        rest = list(population)
        for item in drawn:
            rest.remove(item)
        return drawn

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        """Return the next draw."""
        return self._draws.pop(0)  # type: ignore[return-value]

    @property
    def left(self) -> int:
        """The number of draws not yet used."""
        return len(self._draws)
