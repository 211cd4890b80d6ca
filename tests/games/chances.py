"""Sources of chance for tests, all of them predictable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from bot.games.chance import Chance

T = TypeVar("T")


class Replay:
    def __init__(self, draws: Iterable[list[T]]) -> None:
        self._draws = list(draws)

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        drawn: list[T] = self._draws.pop(0)  # type: ignore[assignment]
        assert len(drawn) == k
        rest = list(population)
        for item in drawn:
            rest.remove(item)
        return drawn

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        return self._draws.pop(0)  # type: ignore[return-value]

    @property
    def left(self) -> int:
        return len(self._draws)
