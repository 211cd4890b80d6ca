"""The course of a game as its chances of winning: the data of the chart, and who was in the lead when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Outcome
from render.common.charts.pins import Mark

_LEAD: Final = 0.1
"""How much likelier to win than the leader a player must be to take the lead."""


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
    def order(self) -> list[int]:
        """The seats by rank, or if that is not shown the winners first."""
        if self.outcome is not None:
            return self.outcome.order
        return sorted(range(len(self.chances[-1])), key=lambda seat: seat not in self.winners)


def leads(chances: Sequence[Sequence[float]]) -> list[tuple[int, int]]:
    """List the turns after which the lead changed, with the new leader; a small lead does not count."""
    found: list[tuple[int, int]] = []
    for turn, each in enumerate(chances):
        first, *others = sorted(range(len(each)), key=lambda seat: each[seat], reverse=True)
        behind = found[-1][1] if found else others[0]
        if first != behind and each[first] - each[behind] >= _LEAD:
            found.append((turn, first))
    return found


def ahead(reached: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """List the turns after which someone new had the most points, with who that is; a tie changes nothing."""
    found: list[tuple[int, int]] = []
    for turn, points in enumerate(zip(*reached, strict=True)):
        leaders = [seat for seat, each in enumerate(points) if each == max(points)]
        if len(leaders) == 1 and (not found or found[-1][1] != leaders[0]):
            found.append((turn, leaders[0]))
    return found


def has_final_scoring(growth: Sequence[Sequence[int]], outcome: Outcome) -> bool:
    """Return whether points changed after everyone's last turn; nothing is known without points by turn."""
    last = [line[-1] for line in completed(growth)] if growth else outcome.scores
    return any(points != score for points, score in zip(last, outcome.scores, strict=True))


def completed(growth: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return everyone's points at the start and after each turn; who had fewer turns keeps theirs."""
    turns = max(1, *map(len, growth))
    found = [[0, *grown] for grown in growth]
    return [each + [each[-1]] * (turns + 1 - len(each)) for each in found]
