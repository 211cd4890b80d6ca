"""What the search asks of a game: which turns there are, and what a position is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from bot.games.chance import Chance
from bot.games.players.advice import Forecast

P = TypeVar("P")
A = TypeVar("A")
V = TypeVar("V")


class Turn(NamedTuple, Generic[A]):
    """A way to play on for the seat that is to act, up to the end of its turn or to something random."""

    actions: tuple[A, ...]
    """In order, at least one."""
    after: Any = None
    """What a game wants to tell its policy of the turn: most turns that are listed are never played."""
    draws: bool = False
    """Whether the last one leads to one of several positions, as something is drawn."""


def _never(turn: Turn[Any]) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Moves(Generic[P, A, V]):
    """The turns worth thinking about, and what hidden things may be."""

    seat: Callable[[P], int | None]
    """Return the seat that chooses next; None once the game is over."""
    turns: Callable[[P, int, Chance, Sequence[A]], Sequence[Turn[A]]]
    """List the turns worth thinking about for a seat, at least one; the given actions each begin one in any case."""
    play: Callable[[P, int, A, Chance], P]
    """Carry out a seat's legal action, and what is forced after it."""
    sample: Callable[[V, Chance], P]
    """Sample a position that a view may belong to."""
    resample: Callable[[P, Chance], P]
    """Sample again what the seat that chooses next cannot know, or the search would count on what it imagined."""
    guesses: bool = False
    """Whether a view leaves something open that changes what a turn is worth, so that turns are tried in several
    samples."""
    ends: Callable[[Turn[A]], bool] = _never
    """Return whether a turn decides that the game ends: a won game should be ended, a lost one not."""

    def play_turn(self, position: P, seat: int, turn: Turn[A], chance: Chance) -> P:
        """Carry out all actions of a turn."""
        for action in turn.actions:
            position = self.play(position, seat, action, chance)
        return position


@dataclass(frozen=True, slots=True)
class Strategy(Generic[P, A, V]):
    """A game's turns, and how to judge where they lead."""

    moves: Moves[P, A, V]
    forecasts: Callable[[Sequence[P], Chance], Sequence[Forecast]]
    """Return how games are expected to end from the beginning of a turn on; those that are over, how they ended."""
    policy: Callable[[P, Sequence[Turn[A]]], Sequence[float]] | None = None
    """Rate the turns of a position quickly, the higher the better: the search opens the best ones first.
    Without it, it opens all turns at once."""
    judges: bool = True
    """Whether a single forecast says what a position is worth, and not only how one way to play on would end."""
