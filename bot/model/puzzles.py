"""Puzzles: positions in which one turn is clearly best for a seat, as far as that seat knows."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from hashlib import sha256
from importlib.resources import files
from importlib.util import find_spec
from random import Random
from typing import Any, Final, NamedTuple

from bot.games import GAMES, version_of
from bot.games.contract import AnyGame, Json
from bot.games.players import Advice, Forecast, Suggestion
from bot.model.rating import Rating

TIE_MARGIN: Final = 0.01
"""The largest difference in the chance of winning at which two turns count as equally good."""
GOOD_MARGIN: Final = 0.05
"""The largest difference at which a turn is good: it has the best idea, as other ideas are further behind."""
SIMULATIONS: Final = 300
"""The simulations of the search for the best turn of a puzzle."""
STOCK_FILE: Final = "puzzles.jsonl.gz"
"""The file with a game's puzzles, next to its rules: a line of JSON each."""
_ID_COUNT: Final = 10**15
"""The number of ids: few enough for a whole number in JSON and in every database."""


class Grade(StrEnum):
    """How good an answer was."""

    BEST = "best"
    GOOD = "good"
    MISS = "miss"


def grade_of(cost: float) -> Grade:
    """Return the grade of an answer that costs this much of the chance of winning."""
    return Grade.BEST if cost <= TIE_MARGIN else Grade.GOOD if cost <= GOOD_MARGIN else Grade.MISS


@dataclass(frozen=True, slots=True)
class WeighedTurn:
    """A turn, up to the first draw or its end, with what a search expects after it."""

    actions: tuple[Json, ...]
    """Without those that are forced."""
    chances: tuple[float, ...]
    points: tuple[float, ...]
    simulations: int
    then: Json = None
    """The seat's likeliest next action, if its turn goes on after a draw."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a position comes from: a game of computer players, or a table."""

    game: str = ""
    """The seed and number of a game of computer players."""
    turn: int = 0
    """Which turn of the game it is, counted from 1."""
    table: int | None = None
    names: tuple[str, ...] = ()
    """The names that may be shown, by seat; empty if none may."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position for one seat, and the turns that were weighed in it.

    Everything that the seat did not know of the real position is sampled, so nothing hidden is stored.
    """

    game: str
    rules: int
    """The version of the game's rules."""
    options: Mapping[str, bool]
    seat: int
    position: Json
    turns: tuple[WeighedTurn, ...]
    """The best one first."""
    origin: Origin = field(default_factory=Origin)

    @property
    def id(self) -> int:
        """A number that identifies the position, however its turns are weighed and wherever it comes from."""
        asked = json.dumps([self.game, self.rules, self.seat, self.position], sort_keys=True, separators=(",", ":"))
        return int.from_bytes(sha256(asked.encode()).digest()[:8]) % _ID_COUNT

    @property
    def best(self) -> WeighedTurn:
        return self.turns[0]

    def cost(self, turn: WeighedTurn) -> float:
        """Return how much less likely the seat is to win after a turn than after the best one, at least 0."""
        return max(0.0, self.best.chances[self.seat] - turn.chances[self.seat])

    def begin(self, game: AnyGame) -> Any:
        """Return the position, under these rules of the game."""
        return game.codec.position_from_json(self.position)

    def leads_to(self, game: AnyGame, actions: Sequence[Any]) -> Reached:
        """Return what actions of the seat lead to, always with the same luck; raise IllegalAction."""
        return follow(game, self.begin(game), self.seat, actions, Random(self.id))

    def weighed(self, game: AnyGame, actions: Sequence[Any]) -> WeighedTurn | None:
        """Return the turn that leads to the same position as an answer, if one was weighed; raise IllegalAction."""
        position, luck = self.begin(game), self.id
        reached = follow(game, position, self.seat, actions, Random(luck))
        for turn in self.turns:
            line = [*map(game.codec.action_from_json, turn.actions)]
            if follow(game, position, self.seat, line, Random(luck)) == reached:
                return turn
        return None


def make_puzzle(
    game: AnyGame,
    options: Mapping[str, bool],
    seat: int,
    view: Any,
    turns: Sequence[WeighedTurn],
    origin: Origin,
) -> Puzzle:
    """Return a puzzle from what a seat knows, with the rest sampled; the same view gives the same puzzle."""
    position = game.codec.position_to_json(game.views.determinize(view, Random(seat)))
    # written and read back, as JSON turns tuples into lists
    return Puzzle(
        game.meta.name,
        game.meta.rules_version,
        dict(options),
        seat,
        json.loads(json.dumps(position)),
        tuple(turns),
        origin,
    )


@dataclass(frozen=True, slots=True)
class Reached:
    """What actions led to."""

    position: Any
    complete: bool
    """Whether something was drawn, the turn has ended or another seat is to act: an answer ends there."""
    events: tuple[Any, ...] = field(compare=False)


def follow(game: AnyGame, position: Any, seat: int, actions: Sequence[Any], chance: Random) -> Reached:
    """Carry out actions of a seat, and whatever is forced after each, up to where an answer ends."""
    complete, events = False, list[Any]()
    for action in actions:
        if complete:
            break
        step: tuple[int, Any] | None = (seat, action)
        while step is not None:
            played = game.rules.play(position, *step, chance)
            position = played.position
            events += played.events
            complete = complete or played.reveals or played.turn_ended is not None
            step = game.rules.forced(position)
        complete = complete or seat not in game.rules.actors(position)
    return Reached(position, complete, tuple(events))


def suggestion(game: AnyGame, turn: WeighedTurn) -> Suggestion:
    """Return a weighed turn as a hint would suggest it, so that the game can give reasons for it."""
    line = tuple(map(game.codec.action_from_json, turn.actions))
    then = None if turn.then is None else game.codec.action_from_json(turn.then)
    return Suggestion(Advice(line[0], Forecast(turn.chances, turn.points), turn.simulations, line), then)


def to_json(puzzle: Puzzle) -> dict[str, Json]:
    return {**asdict(puzzle), "options": dict(puzzle.options)}


def from_json(data: Json) -> Puzzle:
    """Read a puzzle that `to_json` wrote, whether or not it went through JSON since."""
    origin = Origin(**{**data["origin"], "names": tuple(data["origin"]["names"])})
    lists = ("actions", "chances", "points")
    turns = tuple(WeighedTurn(**{**turn, **{key: tuple(turn[key]) for key in lists}}) for turn in data["turns"])
    return Puzzle(**{**data, "turns": turns, "origin": origin})


@dataclass(frozen=True, slots=True)
class Answer:
    """What a person has answered to the puzzle of a day so far."""

    user: int
    day: int
    puzzle: int
    steps: Sequence[Json]
    before: Rating
    """The person's rating before it was judged; until then both are the current one."""
    after: Rating
    grade: Grade | None = None
    """None until it is judged, once."""
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class PuzzleStanding:
    """A person's results with the puzzles so far."""

    streak: int
    """The number of days in a row they have answered, up to today, or up to yesterday while today's can be answered."""
    longest: int
    grades: Mapping[Grade, int]
    rating: Rating


@dataclass(frozen=True, slots=True)
class PuzzlePost:
    """A message of a server that shows the puzzle of a day."""

    message: int
    guild: int
    channel: int
    day: int
    language: str


class PuzzleCard(NamedTuple):
    """A message with which someone shared their result in a channel."""

    interaction: int
    """The interaction that it responds to."""
    message: int | None
    """None while it is unknown whether it was sent."""


def streaks(days: Iterable[int], today: int) -> tuple[int, int]:
    """Return the number of days in a row with an answer, up to today or yesterday, and the longest such run."""
    ends = dict[int, int]()
    for day in sorted({*days}):
        ends[day] = ends.get(day - 1, 0) + 1
    return ends.get(today) or ends.get(today - 1, 0), max(ends.values(), default=0)


def to_lines(puzzles: Iterable[Puzzle]) -> bytes:
    """Return puzzles as the bytes of a stock, the same bytes for the same puzzles."""
    lines = [json.dumps(to_json(each), separators=(",", ":")) for each in puzzles]
    return gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0)


def stock(name: str) -> Iterator[Puzzle]:
    """Read the puzzles that a game was shipped with, one by one; none if it has no such file."""
    package = GAMES.packages.get(name, f"bot.games.{name}")
    found = find_spec(package)
    if found is None or not found.submodule_search_locations or not (file := files(package) / STOCK_FILE).is_file():
        return
    with file.open("rb") as packed, gzip.open(packed, "rt", encoding="utf-8") as lines:
        for line in lines:
            puzzle = from_json(json.loads(line))
            if version_of(puzzle.game, puzzle.rules) is not None:
                yield puzzle
