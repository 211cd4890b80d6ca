"""Computer players by level, and the one of every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from bot.games.chance import Chance
from bot.games.players.advice import AT_ONCE, Budget

A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Speed(StrEnum):
    """How long a computer player takes to decide."""

    INSTANT = "instant"
    """A millisecond or so: it may decide on the spot."""
    QUICK = "quick"
    """Some milliseconds, whatever its budget."""
    SEARCHING = "searching"
    """As long as its budget lasts."""


class Level(StrEnum):
    """How well a computer player plays, the same names in every game; weakest first."""

    RANDOM = "random"
    """Any legal action."""
    NOVICE = "novice"
    """Simple rules, as someone who has just learned the game."""
    ADVANCED = "advanced"
    """As well as it can without thinking for long."""
    MASTER = "master"
    """As well as it can."""


class Choose(Protocol[A, V_contra]):
    """A computer player's decision, made from its seat's view and legal actions alone."""

    def __call__(self, view: V_contra, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        """Choose one of the legal actions; deterministic for the same chance and budget in simulations."""
        ...


@dataclass(frozen=True, slots=True)
class Player(Generic[A, V]):
    """A computer player."""

    choose: Choose[A, V]
    speed: Speed


def choose_at_random(view: object, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
    """Choose any legal action, all with the same probability."""
    (index,) = chance.sample(range(len(legal)), 1)
    return legal[index]


RANDOM: Player[Any, Any] = Player(choose_at_random, Speed.INSTANT)
"""The computer player of every game that provides none of its own."""
