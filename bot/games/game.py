"""The contract that every game fulfils: pure functions over immutable values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

Json: TypeAlias = Any
"""A value that `json` reads and writes."""

END_TURN = "end_turn"
"""The name in records of the action that closes a turn, in every game that has one."""

T = TypeVar("T")
P = TypeVar("P")
A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Chance(Protocol):
    """The only source of randomness, handed in; every `random.Random` is one."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Draw `k` different places of the population, in the order drawn."""
        ...


class IllegalAction(Exception):
    """Refuse an action: a reason's code with its facts, never a finished sentence."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = str(reason)
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={value}" for name, value in self.facts.items())])


class BadData(ValueError):
    """Refuse data that cannot be what it claims to be: where it stands, and what is wrong there."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Played(Generic[P]):
    """What an action led to; `reveals` is true where anything random or hidden came to light."""

    position: P
    events: tuple[Any, ...]
    reveals: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: for each seat its score and where it came from, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]


class Budget(Protocol):
    """How long may be thought; the rules know no clock, so whoever asks counts seconds or simulations."""

    def spent(self, simulations: int) -> bool:
        """Tell whether to stop after so many simulations, and decide by what was found until then."""
        ...


class AtOnce:
    """The smallest budget: to decide at first sight."""

    def spent(self, simulations: int) -> bool:
        """Stop at once."""
        return True


AT_ONCE = AtOnce()


@dataclass(frozen=True, slots=True)
class Forecast:
    """How a game is expected to end."""

    chances: tuple[float, ...]
    """By seat: how likely it is to win, from 0 to 1; in all they are 1."""
    points: tuple[float, ...]
    """By seat: the score expected at the end."""


@dataclass(frozen=True, slots=True)
class Advice(Generic[A]):
    """What a search found out about one action."""

    action: A
    forecast: Forecast
    """How the game is expected to end after it."""
    simulations: int
    """How many simulations began with it: the more, the surer is the forecast."""
    line: tuple[A, ...]
    """How the same seat would go on in this turn, as far as chance does not come in; the action comes first."""


class Computer(Protocol[A, V_contra]):
    """A computer player: it decides from its seat's View and legal actions alone."""

    def __call__(self, view: V_contra, legal: Sequence[A], chance: Chance, budget: Budget = AT_ONCE) -> A:
        """Choose one of the legal actions; the same with the same chance and the same budget in simulations."""
        ...


class Game(Protocol[P, A, V]):
    """Everything the house needs of a game; a package of functions fulfils it as it is."""

    @property
    def NAME(self) -> str:
        """The game's name in records, commands and the store."""
        ...

    @property
    def RULES(self) -> int:
        """The rules version, raised when behaviour changes."""
        ...

    @property
    def SEATS(self) -> range:
        """The numbers of seats it can be played with."""
        ...

    @property
    def VARIANTS(self) -> Mapping[str, Mapping[str, bool]]:
        """The ways to play it by name, the plain one first, each with the options that it is dealt with.

        Texts: `variant-<game>-<name>`, with `-terms` and `-line`.
        """
        ...

    @property
    def COMPUTERS(self) -> Mapping[str, Computer[A, V]]:
        """The computer players by name, weakest first."""
        ...

    @property
    def SEARCHING(self) -> Collection[str]:
        """Those of the computer players that use up their budget."""
        ...

    @property
    def INSTANT(self) -> Collection[str]:
        """Those of the computer players that decide so fast that they may do so wherever they are asked."""
        ...

    @property
    def FIGURES(self) -> tuple[str, ...]:
        """The names of what is counted for each seat, in the order of tables; texts: `figure-<game>-<name>`."""
        ...

    def deal(self, seats: int, options: Mapping[str, bool], chance: Chance) -> P:
        """Set up a game; raise BadData for options or a number of seats it does not know."""
        ...

    def actors(self, position: P) -> tuple[int, ...]:
        """Tell the seats that may act now; none when the game is over."""
        ...

    def legal(self, position: P, seat: int) -> Sequence[A]:
        """List every action that `play` accepts from this seat, lazily."""
        ...

    def automatic(self, position: P) -> A | None:
        """Tell the action that the house takes for the acting seat because nothing is left to choose."""
        ...

    def play(self, position: P, seat: int, action: A, chance: Chance) -> Played[P]:
        """Carry out an action, or raise IllegalAction."""
        ...

    def view(self, position: P, seat: int | None, open_hands: bool = False) -> V:
        """Show what a seat, or with None an onlooker, may know at a table with or without open hands."""
        ...

    def recall(self, position: P, seat: int | None) -> V:
        """Show what a seat, or with None an onlooker, knows who remembers everything that happened in public."""
        ...

    def sample(self, view: V, chance: Chance) -> P:
        """Deal anew what a view does not show, consistent with all that it shows: its own view is the same again."""
        ...

    def advise(
        self, view: V, legal: Sequence[A], chance: Chance, budget: Budget, also: Sequence[A] = ()
    ) -> Sequence[Advice[A]]:
        """Tell a seat that is to act which actions are best, best first.

        Only actions that came into question are among them, one at least; `also` names legal ones to be looked at
        in any case. The same with the same chance and the same budget in simulations.
        """
        ...

    def judge(self, view: V, chance: Chance, budget: Budget) -> Forecast:
        """Tell how the game is expected to end if everyone plays well, as far as whoever has this view can know."""
        ...

    def stopped(self, view: V) -> V:
        """Show a game that was ended before its rules end it: as it stood, with nobody to move any more."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """Tell scores and winners, or None while the game runs."""
        ...

    def figures(self, events: Sequence[Any], seats: int) -> tuple[Mapping[str, int], ...]:
        """Count for each seat what FIGURES names, from the events of all moves that stand, in their order."""
        ...

    def position_to_json(self, position: P) -> Json:
        """Turn a position into JSON."""
        ...

    def position_from_json(self, data: Json) -> P:
        """Read a position back; raise BadData."""
        ...

    def action_to_json(self, action: A) -> dict[str, Json]:
        """Turn an action into its keys of the game record, `drawn` not included."""
        ...

    def action_from_json(self, data: Json) -> A:
        """Read an action, all keys strictly; raise BadData."""
        ...

    def events_to_json(self, events: Sequence[Any]) -> Json:
        """Turn events into JSON."""
        ...

    def events_from_json(self, data: Json) -> tuple[Any, ...]:
        """Read events back; raise BadData."""
        ...

    def setup_to_json(self, position: P) -> dict[str, Json]:
        """Tell everything random that a dealt position was made from."""
        ...

    def setup_from_json(self, data: Json) -> list[Json]:
        """Read the draws, in order, that `deal` makes for this setup; raise BadData."""
        ...

    def drawn_to_json(self, action: A, drawn: Sequence[Sequence[Any]]) -> dict[str, Json]:
        """Turn what chance brought about in an action into its keys of the game record."""
        ...

    def drawn_from_json(self, action: A, data: Json) -> list[list[Any]]:
        """Read what chance brought about in an action; raise BadData."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
