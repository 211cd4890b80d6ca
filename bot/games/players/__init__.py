"""Computer players: what a game provides for them, and the values that they and the coach exchange."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import exp
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.games.chance import Chance

if TYPE_CHECKING:
    from bot.games.players.learned import Learned

P = TypeVar("P")
A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Budget(Protocol):
    """The limit of a search. The rules have no clock, so the caller counts seconds or simulations."""

    def spent(self, simulations: int) -> bool:
        """Return whether to stop after this many simulations and decide by what was found so far."""
        ...


@dataclass(frozen=True, slots=True)
class Simulations:
    """A budget of simulations, however long they take."""

    count: int

    def begin(self) -> Budget:
        """Return this budget itself: the caller counts the simulations."""
        return self

    def spent(self, simulations: int) -> bool:
        return simulations >= self.count


OPENED_TURNS = 12
"""How many turns of a position a search opens at once, if forecasts are judgements; 3 was quicker but played worse."""

AT_ONCE: Final = Simulations(0)
"""The smallest budget: decide without any search."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a game is expected to end."""

    chances: tuple[float, ...]
    """By seat: the probability of winning, from 0 to 1; they add up to 1."""
    points: tuple[float, ...]
    """By seat: the expected final score."""

    def place(self, seat: int) -> int:
        """Return a seat's rank by expected score, from 1."""
        return 1 + sum(points > self.points[seat] for points in self.points)


def softmax(values: Sequence[float], scale: float = 1.0) -> tuple[float, ...]:
    """Return shares that add up to 1; a value higher by the scale gets e times the share."""
    most = max(values)
    weights = [exp((value - most) / scale) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """The result of a search for one action."""

    action: A
    forecast: Forecast
    """How the game is expected to end after it."""
    simulations: int
    """How many simulations began with it; more make the forecast more certain."""
    line: tuple[A, ...]
    """The action, and how the same seat would go on in this turn, up to the next random draw."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An action that a hint may name, with the advice about it."""

    advice: Advice[Any]
    then: Any | None = None
    """The same seat's likeliest next action, if its line ends before its turn; None if that is not clear."""

    @property
    def line(self) -> tuple[Any, ...]:
        """The action with those that would follow it in its turn, as far as that is clear."""
        return (*self.advice.line, *([] if self.then is None else [self.then]))


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


Rate: TypeAlias = Callable[[V, A], float]
"""A rule of thumb: rates an action of a seat from its view; higher is better."""


class Choose(Protocol[A, V_contra]):
    """A computer player's decision, made from its seat's view and legal actions alone."""

    def __call__(self, view: V_contra, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        """Choose one of the legal actions; deterministic for the same chance and budget in simulations."""
        ...


@dataclass(frozen=True, slots=True)
class ComputerPlayer(Generic[A, V]):
    choose: Choose[A, V]
    speed: Speed


def choose_at_random(view: object, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
    """Choose any legal action, all with the same probability."""
    (index,) = chance.sample(range(len(legal)), 1)
    return legal[index]


RANDOM: ComputerPlayer[Any, Any] = ComputerPlayer(choose_at_random, Speed.INSTANT)
"""The computer player of every game that provides none of its own."""


class CandidateTurn(NamedTuple, Generic[A]):
    """A way to play on for the seat that is to act, up to the end of its turn or to something random."""

    actions: tuple[A, ...]
    """In order, at least one."""
    after: Any = None
    """Whatever the game's policy needs to rate the turn without playing it."""
    draws: bool = False
    """Whether the last action draws something."""


@dataclass(frozen=True, slots=True)
class Moves(Generic[P, A, V]):
    """The turns that a search considers, and samples of hidden information."""

    seat: Callable[[P], int | None]
    """Return the seat that chooses next; None once the game is over."""
    turns: Callable[[P, int, Chance, Sequence[A]], Sequence[CandidateTurn[A]]]
    """List the turns to consider for a seat, at least one, and in any case one that begins with each given action."""
    play: Callable[[P, int, A, Chance], P]
    """Carry out a seat's legal action, and forced ones after it."""
    sample: Callable[[V, Chance], P]
    """Sample a position that a view may belong to."""
    resample: Callable[[P, Chance], P]
    """Sample again what the seat that chooses next cannot know; otherwise the search would rely on its own sample."""
    guesses: bool = False
    """Whether the worth of a turn depends on hidden information, so that turns are tried in several samples."""
    ends: Callable[[CandidateTurn[A]], bool] = lambda _: False
    """Return whether a turn ends the game, which is right in a won game and wrong in a lost one."""

    def play_turn(self, position: P, seat: int, turn: CandidateTurn[A], chance: Chance) -> P:
        """Carry out all actions of a turn."""
        for action in turn.actions:
            position = self.play(position, seat, action, chance)
        return position


@dataclass(frozen=True, slots=True)
class Strategy(Generic[P, A, V]):
    """A game's turns, and how to judge where they lead."""

    moves: Moves[P, A, V]
    forecasts: Callable[[Sequence[P], Chance], Sequence[Forecast]]
    """Forecast games from the beginning of a turn; for those that are over, return the result."""
    policy: Callable[[P, Sequence[CandidateTurn[A]]], Sequence[float]] | None = None
    """Rate the turns of a position quickly, the higher the better: the search opens the best ones first.
    Without it, it opens all turns at once."""
    judges: bool = True
    """Whether a forecast judges the position, rather than giving the result of a single playout."""
    begin: Callable[[V, Chance, int | None], tuple[Strategy[P, A, V], int]] | None = None
    """Return the strategy for a search from a view with this many simulations, and the actions per forecast."""
    deep: bool = True
    """Whether a search looks beyond the turn of the seat that chooses."""
    rule_of_thumb: bool = False
    """Whether the turn that the policy rates best is chosen, unless another one is clearly better."""

    @property
    def opened(self) -> int:
        """How many of a position's turns the search opens at once, best-rated first."""
        return OPENED_TURNS if self.judges else 1


class RankActions(Protocol[A, V_contra]):
    """A search over the actions of a seat that is to act."""

    def __call__(
        self,
        view: V_contra,
        seat: int,
        legal: Sequence[A],
        chance: Chance,
        budget: Budget,
        also: Sequence[A] = (),
    ) -> Sequence[Advice[A]]:
        """Return the actions worth considering, best first, at least one.

        `also` lists legal ones to consider in any case. Deterministic for the same chance and budget in simulations.
        """
        ...


def itself(action: Any) -> Hashable:
    kept: Hashable = action
    return kept


@dataclass(frozen=True, slots=True)
class Computers(Generic[A, V]):
    """What a game provides for computer players and the coach."""

    players: Mapping[str, ComputerPlayer[A, V]] = field(default_factory=lambda: {Level.RANDOM: RANDOM})
    """By level, weakest first."""
    rank_actions: RankActions[A, V] | None = None
    """Without it the host offers neither hints nor reviews."""
    evaluate: Callable[[V, Chance, Budget], Forecast] | None = None
    """Estimate the outcome under good play, from what a view knows; without it the host offers no reviews."""
    idea: Callable[[A], Hashable] = itself
    """Return what an action is about; of several actions about the same thing a hint names only the best."""
    learned: Learned[Any, A, Any] | None = None
    """The features of the game for networks, so that they can be trained."""
    judges: bool = True
    """Whether forecasts are judgements, rather than results of a few playouts."""

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
        """The strongest player that does not search."""
        return [name for name, player in self.players.items() if player.speed is not Speed.SEARCHING][-1]
