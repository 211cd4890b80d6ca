"""The course of a game as its chances of winning: the data of the chart, and who was in the lead when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Outcome
from bot.texts.numbers import percent
from render.common.charts.pins import Mark

_LEAD: Final = 0.01
"""How much likelier to win than everyone else a player must be to lead; the lines are hardly apart below that."""


@dataclass(frozen=True, slots=True)
class Chances:
    """The data shown in the chart."""

    chances: Sequence[Sequence[float]]
    """By seat, from 0 to 1, before each turn; the last entry is how the game ended."""
    turning: int | None = None
    """The turn with the largest swing, counted from 1."""
    marks: Sequence[Mark] = ()
    outcome: Outcome | None = None
    """The final scores and ranks, if they are shown."""
    scored: bool = False
    """Whether the game ended with a final scoring, after its last turn."""
    favoured: int = 0
    """The seat that the turning point made more likely to win."""

    @property
    def turns(self) -> int:
        """The number of turns."""
        return len(self.chances) - 1

    @property
    def winners(self) -> list[int]:
        """The seats that won."""
        won = max(self.chances[-1])
        return [seat for seat, chance in enumerate(self.chances[-1]) if chance == won]

    @property
    def before(self) -> Sequence[Sequence[float]]:
        """The chances before each turn; what comes after the last one is the result."""
        return self.chances[:-1]

    @property
    def rise(self) -> int:
        """By how many percent the turning point raised the chances of whom it favoured, rounded as these are told."""
        assert self.turning is not None, "there is a turning point"
        before, after = (percent(each[self.favoured]) for each in self.chances[self.turning - 1 : self.turning + 1])
        return after - before

    @property
    def order(self) -> list[int]:
        """The seats by rank, or if that is not shown the winners first."""
        if self.outcome is not None:
            return self.outcome.order
        return sorted(range(len(self.chances[-1])), key=lambda seat: seat not in self.winners)


def leads(chances: Sequence[Sequence[float]], least: float = _LEAD) -> list[tuple[int, int | None]]:
    """List the turns after which someone else was ahead, with who that is, or nobody where the lead is too small."""
    found: list[tuple[int, int | None]] = []
    for turn, each in enumerate(chances):
        first, second = sorted(range(len(each)), key=lambda seat: each[seat], reverse=True)[:2]
        leader = first if each[first] - each[second] >= least else None
        if leader != (found[-1][1] if found else None):
            found.append((turn, leader))
    return found


def ahead(reached: Sequence[Sequence[int]]) -> list[tuple[int, int | None]]:
    """List the turns after which someone else alone had the most points, with who that is, or nobody in a tie."""
    return leads([*zip(*reached, strict=True)], 1)


def has_final_scoring(growth: Sequence[Sequence[int]], outcome: Outcome) -> bool:
    """Return whether points changed after everyone's last turn; nothing is known without points by turn."""
    last = [line[-1] for line in completed(growth)] if growth else outcome.scores
    return any(points != score for points, score in zip(last, outcome.scores, strict=True))


def completed(growth: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return everyone's points at the start and after each turn; who had fewer turns keeps theirs."""
    turns = max(1, *map(len, growth))
    found = [[0, *grown] for grown in growth]
    return [each + [each[-1]] * (turns + 1 - len(each)) for each in found]
