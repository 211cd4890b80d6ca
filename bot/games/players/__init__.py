"""Computer players: what a game provides for them, and the values that they and the coach exchange."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from math import exp
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from bot.games.chance import Chance

if TYPE_CHECKING:
    from bot.games.players.learned import Learned

P = TypeVar("P")
A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Budget(Protocol):
    """How long a search may take. The rules have no clock, so the caller counts seconds or simulations."""

    def spent(self, simulations: int) -> bool:
        """Return whether to stop after this many simulations and decide by what was found so far."""
        ...


class _NoSearch:
    def spent(self, simulations: int) -> bool:
        """Stop at once."""
        return True


OPENED_TURNS = 12
"""How many turns of a position a search opens at once; where forecasts judge them, 3 was quicker, but played worse."""

AT_ONCE: Budget = _NoSearch()
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


def softmax(values: Sequence[float], scale: float = 1.0) -> tuple[float, ...]:
    """Return shares that add up to 1: one value is e times as likely as another that is lower by the scale."""
    most = max(values)
    weights = [exp((value - most) / scale) for value in values]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


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
"""A rule of thumb: how good an action looks to the seat that may take it, from its view; the higher, the better."""


class Choose(Protocol[A, V_contra]):
    """A computer player's decision, made from its seat's view and legal actions alone."""

    def __call__(self, view: V_contra, seat: int, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        """Choose one of the legal actions; deterministic for the same chance and budget in simulations."""
        ...


@dataclass(frozen=True, slots=True)
class ComputerPlayer(Generic[A, V]):
    """A computer player."""

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
    """What a game wants to tell its policy of the turn: most turns that are listed are never played."""
    draws: bool = False
    """Whether the last one leads to one of several positions, as something is drawn."""


@dataclass(frozen=True, slots=True)
class Moves(Generic[P, A, V]):
    """The turns worth thinking about, and what hidden things may be."""

    seat: Callable[[P], int | None]
    """Return the seat that chooses next; None once the game is over."""
    turns: Callable[[P, int, Chance, Sequence[A]], Sequence[CandidateTurn[A]]]
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
    ends: Callable[[CandidateTurn[A]], bool] = lambda _: False
    """Return whether a turn decides that the game ends: a won game should be ended, a lost one not."""

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
    """Return how games are expected to end from the beginning of a turn on; those that are over, how they ended."""
    policy: Callable[[P, Sequence[CandidateTurn[A]]], Sequence[float]] | None = None
    """Rate the turns of a position quickly, the higher the better: the search opens the best ones first.
    Without it, it opens all turns at once."""
    judges: bool = True
    """Whether a single forecast says what a position is worth, and not only how one way to play on would go."""
    begin: Callable[[V, Chance, int | None], tuple[Strategy[P, A, V], int]] | None = None
    """Return the strategy for a search from a view with so many simulations, and how many actions a forecast takes,
    where a forecast plays on."""
    deep: bool = True
    """Whether a search also thinks about what is done after the turns of the seat that chooses."""
    rule_of_thumb: bool = False
    """Whether the turn that the policy rates best is chosen unless another one is clearly better."""

    @property
    def opened(self) -> int:
        """How many turns of a position the search opens at once, the best-rated ones."""
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
    """Return an action as it is."""
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
    """What networks see of the game, so that they can be trained."""
    judges: bool = True
    """Whether forecasts are judgements, and not only results of a few games that were played on to the end."""

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
