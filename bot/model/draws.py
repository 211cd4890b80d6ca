"""Recorded randomness: a `Chance` that records its draws, and one that replays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from bot.games.chance import Chance
from bot.games.codec import to_json

T = TypeVar("T")


class ImpossibleDraw(ValueError):
    """Raised for a recorded draw that could not have happened: a code with its facts."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(" ".join([code, *(f"{name}={fact}" for name, fact in facts.items())]))
        self.code = code
        self.facts = facts


class RecordingChance:
    """A `Chance` that records what it drew."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.drawn: list[list[Any]] = []

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        drawn = self._chance.sample(population, k)
        self.drawn.append(list(drawn))
        return drawn

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        """Make several draws, and record only their result."""
        drawn = draw(self._chance)
        self.drawn.append(list(drawn))
        return drawn

    def take(self) -> list[list[Any]]:
        """Return the draws since the last call, and clear them."""
        drawn, self.drawn = self.drawn, []
        return drawn


class RecordedChance:
    """A `Chance` that replays recorded draws, as long as they are possible."""

    def __init__(self, draws: Iterable[Sequence[Any]]) -> None:
        self._draws = list(draws)

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the next recorded draw; raise ImpossibleDraw if it cannot come from this population."""
        drawn: list[T] = self._take_next()
        if len(drawn) != k:
            raise ImpossibleDraw("wrong_number_drawn", need=str(k), have=str(len(drawn)))
        if absent := Counter(drawn) - Counter(population):
            raise ImpossibleDraw("drawn_not_there", drawn=fact_as_text(list(absent.elements())))
        return drawn

    def together(self, draw: Callable[[Chance], list[T]]) -> list[T]:
        """Return the next recorded draw, which the rules check; raise ImpossibleDraw if there is none."""
        return self._take_next()

    def _take_next(self) -> list[Any]:
        if not self._draws:
            raise ImpossibleDraw("draw_missing")
        return list(self._draws.pop(0))

    def finish(self) -> None:
        """Raise ImpossibleDraw if any recorded draw was left unused."""
        if self._draws:
            raise ImpossibleDraw("draw_unused")


def fact_as_text(fact: object) -> str:
    """Return a fact as text, in its JSON form without brackets, for messages about records."""
    data = to_json(fact)
    return ",".join(map(str, data)) if isinstance(data, list) else str(data)
