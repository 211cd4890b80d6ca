"""Chances for tests: none of them surprises anyone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bot.games.chance import Chance

T = TypeVar("T")


class First:
    """Draw whatever comes first."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw the first `k`."""
        return list(population[:k])


class Recording:
    """Hand draws on from another chance and remember them."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.draws: list[list[object]] = []

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw as the other chance does."""
        drawn = self._chance.sample(population, k)
        self.draws.append(list(drawn))
        return drawn


class Replay:
    """Hand out draws that were written down before."""

    def __init__(self, draws: Iterable[list[T]]) -> None:
        self._draws = list(draws)

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Hand out the next draw, which must be possible here."""
        drawn: list[T] = self._draws.pop(0)  # type: ignore[assignment]
        assert len(drawn) == k
        rest = list(population)
        for item in drawn:
            rest.remove(item)
        return drawn

    @property
    def left(self) -> int:
        """How many draws nobody asked for."""
        return len(self._draws)
