"""The interface of a game to the host: a few parts, each made of pure functions over immutable values.

A game provides the parts it has. A missing part has a default, or the host does not offer the feature.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from bot.games.chance import Chance
from bot.games.orders import Orders
from bot.games.players import Computers

Json: TypeAlias = Any
"""A value that `json` reads and writes."""

P = TypeVar("P")
"""A position: the whole state of a game, including hidden parts. Frozen and comparable."""
A = TypeVar("A")
"""An action: what a seat may do. A frozen value, named as in the game record."""
V = TypeVar("V")
"""A view: what one seat or an onlooker may know. It has no field for what it may not show."""


class IllegalAction(Exception):
    """Raised for an action that the rules refuse: a reason code with its facts, never a finished sentence."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = str(reason)
        self.facts = facts

    def __str__(self) -> str:
        return " ".join([self.reason, *(f"{name}={value}" for name, value in self.facts.items())])


class BadData(ValueError):
    """Raised for invalid data: the path to it, and the defect."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem


class UnknownContent(BadData):
    """Raised for data that is valid except for content this program does not have now, such as an operator's own."""


class BadDefinition(TypeError):
    """Raised when a game is defined: the field that is wrong, the defect, and what to do."""

    def __init__(self, where: str, problem: str, remedy: str) -> None:
        super().__init__(f"{where}: {problem}; {remedy}")
        self.remedy = remedy


@dataclass(frozen=True, slots=True)
class Played(Generic[P]):
    """What an action led to."""

    position: P
    events: tuple[Any, ...]
    reveals: bool = False
    """Whether anything random or hidden was revealed, so that the action can no longer be taken back freely."""
    turn_ended: int | None = None
    """The seat whose turn it ended, whoever acted; clocks, recaps, replays and statistics count turns by it."""


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """The event that a turn ended; `next` is the seat that follows, None at the end of the game."""

    seat: int
    next: int | None


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The event that the game is over; the scores are in its outcome."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, by seat: the scores, where they came from, and who won."""

    scores: tuple[int, ...]
    """Empty in a game without scores."""
    winners: tuple[int, ...]
    breakdown: tuple[Mapping[str, int], ...]
    left: frozenset[int] = frozenset()
    """The seats whose players gave up, as the host knows; they rank last."""
    places: tuple[int, ...] = ()
    """In a game without scores each seat's rank from 1, equal for ties."""

    @classmethod
    def by_scores(
        cls, scores: Sequence[int], breakdown: Sequence[Mapping[str, int]] = (), then: Sequence[int] = ()
    ) -> Outcome:
        """Return the outcome where the most points win, then the most of something else, and ties are shared."""
        keys = [*zip(scores, then or scores, strict=True)]
        most = [seat for seat, key in enumerate(keys) if key == max(keys)]
        return cls(tuple(scores), tuple(most), tuple(breakdown) or ({},) * len(scores))

    @classmethod
    def by_places(cls, places: Sequence[int]) -> Outcome:
        """Return the outcome of a game without scores, from each seat's rank."""
        first = [seat for seat, place in enumerate(places) if place == 1]
        return cls((), tuple(first), ({},) * len(places), places=tuple(places))

    @property
    def ranks(self) -> tuple[int, ...]:
        """Each seat's rank from 1, equal for ties: after the winners the score decides, or the place."""
        keys = [
            (False, False, 0) if seat in self.left else (True, seat in self.winners, worth)
            for seat, worth in enumerate(self.scores or [-place for place in self.places])
        ]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    @property
    def order(self) -> list[int]:
        """The seats in order of rank."""
        return sorted(range(len(self.breakdown)), key=self.ranks.__getitem__)

    @property
    def tie_broken(self) -> bool:
        """Whether not all who have the best score have won."""
        if not self.scores:
            return False
        stayed = [score for seat, score in enumerate(self.scores) if seat not in self.left] or list(self.scores)
        return stayed.count(max(stayed)) > len(self.winners)


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn in the log of a game: everything up to the action that ended it, whichever seats acted."""

    number: int
    """Counted from 1 through the whole game."""
    seat: int
    """The seat whose turn it was; while it is under way, the seat that began it."""
    round: int
    """Which of this seat's turns it is, counted from 1."""
    first: int
    """The seq of its first row in the log."""
    last: int
    """The seq of its last row; the position after that row is the one after the turn."""
    events: tuple[Any, ...]
    over: bool
    """False while it is under way."""
    rows: tuple[int, ...] = ()
    """For each of the events the seq of its row."""


MAX_SEATS: Final = 6
"""How many seats have a colour and a badge in pictures (`render.engine.theme.SEATS`)."""


@dataclass(frozen=True, slots=True)
class Meta:
    """The name of a game, and its ways to be set up."""

    name: str
    """As used in records, commands, the store, and the game's packages in the other layers."""
    rules_version: int
    """Increased whenever the same actions could lead to another position than before; see `Game.former`."""
    seats: range
    variants: Mapping[str, Mapping[str, bool]] = field(default_factory=lambda: {"base": {}})
    """The ways to play by name, the plain one first, each with the options passed to `deal`."""
    hidden_hands: bool = False
    """Whether a seat sees something of its own that others do not: a hand to look at in private."""


def fix_nothing(position: Any, drawn: Sequence[Json], chance: Chance) -> tuple[Any, Mapping[int, Json]]:
    """Return the position unchanged, for games that draw nothing before it is needed."""
    return position, {}


@dataclass(frozen=True, slots=True)
class Rules(Generic[P, A]):
    """The rules of play."""

    deal: Callable[[int, Mapping[str, bool], Chance], P]
    """Set up a game for a number of seats with these options; raise BadData for anything unknown to the game."""
    actors: Callable[[P], tuple[int, ...]]
    """Return the seats that may act now, in any order among themselves; empty once the game is over."""
    legal: Callable[[P, int], Sequence[A]]
    """List every action that `play` accepts from this seat, lazily; one that only ends the turn comes last."""
    play: Callable[[P, int, A, Chance], Played[P]]
    """Carry out an action, or raise IllegalAction."""
    outcome: Callable[[P], Outcome | None]
    """Return scores and winners, or None while the game runs."""
    forced: Callable[[P], tuple[int, A] | None] = lambda _: None
    """Return a seat and its forced action, which the host carries out as nothing is left to choose; or None."""
    only_ends_turn: Callable[[A], bool] = lambda *_: False
    """Return whether an action does nothing but end the turn: such an action is not worth naming or taking back."""
    may_end_unasked: Callable[[P, int], bool] = lambda *_: False
    """Return whether all that is left of a seat's turn is optional and minor, so that the host may end the turn of
    someone who does not want to be asked."""
    following: Callable[[P], tuple[int, ...]] = lambda _: ()
    """Return the seats that will be asked in this turn after those that may act now, in order, as far as is known."""
    draw_anew: Callable[[P, Sequence[Json], Chance], tuple[P, Mapping[int, Json]]] = fix_nothing
    """Shuffle what nobody has seen yet and earlier draws have fixed; what any seat may know stays as it is.

    Takes what was drawn so far as written in the log, the setup first; returns, by its index, what would have led to
    the position returned.
    """
    may_interrupt: Callable[[P], tuple[int, ...]] = lambda _: ()
    """Return the other seats that may act now although nobody waits for them: they are neither called nor timed."""
    simulate: Callable[[P, int, A, Chance], P] | None = None
    """Return the position after a listed action, if that is quicker without the checks and events of `play`."""

    def after(self, position: P, seat: int, action: A, chance: Chance) -> P:
        """Return the position that a listed action leads to."""
        if self.simulate is None:
            return self.play(position, seat, action, chance).position
        return self.simulate(position, seat, action, chance)

    def acting(self, position: P) -> tuple[int, ...]:
        """Return all seats that may act now, those that others wait for first."""
        return (*self.actors(position), *self.may_interrupt(position))

    def closing(self, position: P, seat: int) -> A | None:
        """Return the action that would only end a seat's turn now; None if there is none."""
        legal = self.legal(position, seat)
        return legal[-1] if len(legal) and self.only_ends_turn(legal[-1]) else None

    def only_to_end(self, position: P, seat: int) -> bool:
        """Return whether a seat has nothing left to do but to end its turn, apart from optional minor things."""
        if self.closing(position, seat) is None:
            return False
        return self.may_end_unasked(position, seat) or len(self.legal(position, seat)) == 1


def _as_it_is(position: Any, seat: int | None, open_hands: bool = False) -> Any:
    """Return the position: everything is visible to everyone."""
    return position


def _keep_view(view: Any, chance: Chance | None = None) -> Any:
    return view


@dataclass(frozen=True, slots=True)
class Views(Generic[P, V]):
    """What each seat may know. By default nothing is hidden, and a view is the position itself."""

    view: Callable[[P, int | None, bool], V] = _as_it_is
    """Return what a seat, or with None an onlooker, may know; the flag says whether hands are played open."""
    view_with_memory: Callable[[P, int | None], V] = _as_it_is
    """Return the view of a player with a perfect memory of everything that happened in public."""
    determinize: Callable[[V, Chance], P] = _keep_view
    """Sample a full position consistent with a view: its own view is that view again."""
    ended_early: Callable[[V], V] = _keep_view
    """Return the view of a game that was ended before its rules would end it: as it is, with nobody to act."""


@dataclass(frozen=True, slots=True)
class Codec(Generic[P, A]):
    """Values as JSON and back, strictly; `codec.codec_of` derives one from the types. Readers raise BadData."""

    position_to_json: Callable[[P], Json]
    position_from_json: Callable[[Json], P]
    action_to_json: Callable[[A], dict[str, Json]]
    """Return an action's keys in the game record, `drawn` not included; `action` holds its name."""
    action_from_json: Callable[[Json], A]
    events_to_json: Callable[[Sequence[Any]], Json]
    events_from_json: Callable[[Json], tuple[Any, ...]]
    setup_to_json: Callable[[P, Sequence[Sequence[Any]]], dict[str, Json]]
    """Return everything random in a setup, from the dealt position and the draws that led to it."""
    setup_from_json: Callable[[Json], list[list[Any]]]
    """Return the draws, in order, that `deal` makes for a setup."""
    drawn_to_json: Callable[[A, Sequence[Sequence[Any]]], dict[str, Json]]
    """Return the keys in the game record for what was drawn while an action was carried out."""
    drawn_from_json: Callable[[A, Json], list[list[Any]]]


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures counted in a finished game, from the events of all effective moves, in order."""

    figures: tuple[str, ...]
    """The names of the figures, in the order in which tables show them."""
    count: Callable[[Sequence[Any], int], tuple[Mapping[str, int], ...]]
    """Return every figure for each of a number of seats."""
    growth: Callable[[Sequence[Any], int], Sequence[Sequence[int]]] | None = None
    """Return for each of a number of seats its points after each of its turns."""
    points: Callable[[Any], Sequence[int]] | None = None
    """Return the points of each seat so far, as far as everyone may know them, from the view of an onlooker."""


@dataclass(frozen=True, slots=True)
class OwnContent:
    """Content that owners of the published game can enter from their own copy, as a text file."""

    name: str
    """What it is, such as `cards`; names the operator's setting and the command-line option."""
    largest_file: int
    """In characters."""
    add: Callable[[str], int]
    """Add the content of a file's text to the game's own, and return the number of pieces; raise BadData."""


@dataclass(frozen=True, slots=True)
class Kinds:
    """The types of a game, in which it says what is hidden from whom; see `hidden`."""

    position: Any
    actions: Any
    """A union, or a single class."""
    events: Any
    pieces: Collection[Any] = ()
    """The types of its cards and tiles: even a single one is drawn as such."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[P, A, V]):
    """A game, in its parts."""

    meta: Meta
    rules: Rules[P, A]
    codec: Codec[P, A]
    views: Views[P, V] = field(default_factory=Views)
    statistics: Statistics | None = None
    computers: Computers[A, Any] = field(default_factory=Computers)
    own_content: OwnContent | None = None
    orders: Orders[Any, A] | None = None
    kinds: Kinds | None = None
    """Without them the host cannot tell what is hidden."""
    rate: Callable[[Any, A], float] | None = None
    """Return how good an action looks to the seat that may take it, from its view: the higher, the better. Computer
    players without a search of the game's own follow it."""
    former: Mapping[int, Game[Any, Any, Any]] = field(default_factory=dict)
    """Former versions of the rules by number, for tables that began under them; see `games.version_of`."""


AnyGame: TypeAlias = Game[Any, Any, Any]
