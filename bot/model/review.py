"""The review of a finished game as data: chances turn by turn, the turning point, mistakes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from bot.games.contract import Json

REVIEW_VERSION = 2
"""Increased when reviews are computed differently, so that older ones are computed again."""
NOISE = 0.04
"""The noise in chances of winning: no smaller difference counts as a mistake or a turning point."""
FEWEST_STANDARD_ERRORS = 2.0
"""The fewest standard errors that a mistake must cost."""
OPEN_CHANCE = 0.75
"""The later winner's chance of winning up to which a game counts as open."""
MAX_MISTAKES = 3
"""The most mistakes that are shown for each seat."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice after which a seat was less likely to win than after a better one."""

    turn: int
    """Counted from 1 through the whole game."""
    seat: int
    seq: int
    """The seq of its row in the table's log."""
    done: Json
    better: tuple[Json, ...]
    """The better action, and how the turn would have gone on after it."""
    cost: float
    """The chance of winning that it cost, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """The turn in which the game swung most."""

    turn: int
    seat: int
    """The seat that it favoured."""


@dataclass(frozen=True, slots=True)
class Review:
    chances: tuple[tuple[float, ...], ...]
    """Each seat's chance of winning before each turn; the last entry is how the game ended."""
    movers: tuple[int, ...]
    """The seat whose turn each was."""
    turning: TurningPoint | None
    mistakes: tuple[Mistake, ...]
    """In the order of the game."""


def turning_points(chances: Sequence[Sequence[float]], winner: int | None) -> list[TurningPoint]:
    """List the turns that made the winner, or any seat if there is none, more likely to win, largest swing first.

    Turns before which the game was open come first; small changes are left out.
    """
    found = [
        (before[seat] <= OPEN_CHANCE, after[seat] - before[seat], -turn, TurningPoint(turn, seat))
        for turn, (before, after) in enumerate(pairwise(chances), 1)
        for seat in ([winner] if winner is not None else range(len(before)))
        if after[seat] - before[seat] > NOISE
    ]
    return [swing[-1] for swing in sorted(found, key=lambda swing: swing[:3], reverse=True)]


def costliest(mistakes: Sequence[Mistake], most: int = MAX_MISTAKES) -> tuple[Mistake, ...]:
    """Return the costliest mistakes of each seat, at most `most`, in the order of the game."""
    kept: list[Mistake] = []
    for seat in sorted({mistake.seat for mistake in mistakes}):
        own = [mistake for mistake in mistakes if mistake.seat == seat]
        kept += sorted(own, key=lambda mistake: mistake.cost, reverse=True)[:most]
    return tuple(sorted(kept, key=lambda mistake: mistake.seq))
