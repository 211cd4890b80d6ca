"""Computer players: what a game provides for them, and the values that they and the coach exchange."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from bot.games.chance import Chance

A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Budget(Protocol):
    """How long a search may take. The rules have no clock, so the caller counts seconds or simulations."""

    def spent(self, simulations: int) -> bool:
        """Return whether to stop after this many simulations and decide by what was found so far."""
        ...


class _AtOnce:
    def spent(self, simulations: int) -> bool:
        """Stop at once."""
        return True


AT_ONCE: Budget = _AtOnce()
"""The smallest budget: decide without any search."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a game is expected to end."""

    chances: tuple[float, ...]
    """By seat: the probability of winning, from 0 to 1; they add up to 1."""
    points: tuple[float, ...]
    """By seat: the expected final score."""

    def place(self, seat: int) -> int:
        """Return a seat's place by expected scores, 1 being the best."""
        return 1 + sum(points > self.points[seat] for points in self.points)


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """What a search found out about one action."""

    action: A
    forecast: Forecast
    """How the game is expected to end after it."""
    simulations: int
    """How many simulations began with it; more make the forecast more certain."""
    line: tuple[A, ...]
    """How the same seat would go on in this turn, up to the next random draw; the action comes first."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action that a hint may name, with what is known about it."""

    advice: Advice[Any]
    then: Any | None = None
    """The same seat's most frequent next action, if its line ends before its turn; None if that is not clear."""


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

    def __call__(self, view: V_contra, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        """Choose one of the legal actions; deterministic for the same chance and budget in simulations."""
        ...


@dataclass(frozen=True, slots=True)
class Player(Generic[A, V]):
    """A computer player."""

    choose: Choose[A, V]
    speed: Speed


class RankActions(Protocol[A, V_contra]):
    """A search over the actions of a seat that is to act."""

    def __call__(
        self, view: V_contra, legal: Sequence[A], chance: Chance, budget: Budget, also: Sequence[A] = ()
    ) -> Sequence[Advice[A]]:
        """Return the actions worth considering, best first, at least one.

        `also` lists legal ones to consider in any case. Deterministic for the same chance and budget in simulations.
        """
        ...


def choose_at_random(view: object, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
    """Choose any legal action, all with the same probability."""
    (index,) = chance.sample(range(len(legal)), 1)
    return legal[index]


RANDOM: Player[Any, Any] = Player(choose_at_random, Speed.INSTANT)
"""The computer player of every game that provides none of its own."""


def _itself(action: Hashable) -> Hashable:
    return action


@dataclass(frozen=True, slots=True)
class Computers(Generic[A, V]):
    """What a game provides for computer players and the coach."""

    players: Mapping[str, Player[A, V]] = field(default_factory=lambda: {Level.RANDOM: RANDOM})
    """By level, weakest first."""
    rank_actions: RankActions[A, V] | None = None
    """Without it the host offers neither hints nor reviews."""
    evaluate: Callable[[V, Chance, Budget], Forecast] | None = None
    """Estimate the outcome under good play, from what a view knows; without it the host offers no reviews."""
    idea: Callable[[A], Hashable] = _itself
    """Return what an action is about; of several actions about the same thing a hint names only the best."""

    @property
    def can_hint(self) -> bool:
        """Whether they can say which actions are best."""
        return self.rank_actions is not None

    @property
    def can_review(self) -> bool:
        """Whether they can say of a finished game which actions were mistakes."""
        return self.rank_actions is not None and self.evaluate is not None

    @property
    def strongest_quick(self) -> str:
        """The strongest player that decides within some milliseconds."""
        return [name for name, player in self.players.items() if player.speed is not Speed.SEARCHING][-1]
