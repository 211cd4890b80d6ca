"""The course of a game as its chances of winning: the data of the chart, and who was in the lead when."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.games.contract import Outcome
from bot.texts.numbers import percents

_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"
MAX_CHANGES: Final = 6
"""The most changes of lead that are told one by one."""
Leads: TypeAlias = list[tuple[int, int | None]]
"""The turns at which the lead changed, with who led then, or nobody."""


def circled_number(number: int) -> str:
    """Return the sign of a mistake in a text; raise ValueError for less than 1 or more than 20."""
    if not 1 <= number <= len(_CIRCLED):
        raise ValueError(f"no sign for {number}")
    return _CIRCLED[number - 1]


@dataclass(frozen=True, slots=True)
class ChartMistake:
    """A mistake: its number on the chart, who made it in which turn, and its cost if that is known."""

    number: int
    turn: int
    seat: int
    cost: float = 0
    """By how much it lessened the chance of winning, from 0 to 1."""

    @property
    def percent(self) -> int:
        """The cost in percent, 0 if it is not known."""
        return max(1, round(100 * self.cost)) if self.cost else 0


@dataclass(frozen=True, slots=True)
class Chances:
    chances: Sequence[Sequence[float]]
    """By seat, from 0 to 1, before each turn; the last entry is how the game ended."""
    turning: int | None = None
    """The turn with the largest swing, counted from 1."""
    marks: Sequence[ChartMistake] = ()
    outcome: Outcome | None = None
    """The final scores and ranks, if they are shown."""
    favoured: int = 0
    """The seat that the turning point made more likely to win."""

    @property
    def turns(self) -> int:
        return len(self.chances) - 1

    @property
    def winners(self) -> list[int]:
        won = max(self.chances[-1])
        return [seat for seat, chance in enumerate(self.chances[-1]) if chance == won]

    @property
    def before(self) -> Sequence[Sequence[int]]:
        """The chances before each turn in percent, as they are told; what comes after the last one is the result."""
        return [percents(each) for each in self.chances[:-1]]

    @property
    def leads(self) -> Leads:
        """Who was likeliest to win from which turn on; the result does not count."""
        return lead_changes(self.before)

    @property
    def rise(self) -> int:
        """The percentage points that the favoured seat gained at the turning point, rounded as in the picture."""
        assert self.turning is not None, "there is a turning point"
        before, after = (percents(each)[self.favoured] for each in self.chances[self.turning - 1 : self.turning + 1])
        return after - before


def lead_changes(reached: Sequence[Sequence[int]]) -> Leads:
    """List the turns at which the lead changed, with who alone had most then, or nobody in a tie."""
    found: Leads = []
    for turn, each in enumerate(reached):
        most = max(each)
        leader = each.index(most) if each.count(most) == 1 else None
        if leader != (found[-1][1] if found else None):
            found.append((turn, leader))
    return found


def ahead(reached: Sequence[Sequence[int]]) -> Leads:
    """List the turns at which the lead in points changed, given everyone's points by turn."""
    return lead_changes([*zip(*reached, strict=True)])


def points_with_final(growth: Sequence[Sequence[int]], outcome: Outcome) -> list[list[int]]:
    """Return everyone's points at the start, after each turn, and after a final scoring if there was one."""
    reached = points_by_turn(growth)
    if any(line[-1] != score for line, score in zip(reached, outcome.scores, strict=True)):
        return [[*line, score] for line, score in zip(reached, outcome.scores, strict=True)]
    return reached


def points_by_turn(growth: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return everyone's points at the start and after each turn; the last ones are kept by who had fewer turns."""
    turns = max(1, *map(len, growth))
    found = [[0, *grown] for grown in growth]
    return [each + [each[-1]] * (turns + 1 - len(each)) for each in found]
