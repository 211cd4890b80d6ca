"""Requirements for games, the tables at which they are checked, and the findings."""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from bot.conformance.playing import SEED, Transition, Unplayable, play_random_game, sample_each_kind
from bot.games.action_limit import TooManyActions
from bot.games.chance import Chance
from bot.games.codec import short_repr, to_json
from bot.games.contract import AnyGame, BadDefinition, IllegalAction, Json, Views
from bot.games.hidden import View, deal_anew, hide, hides_anything, items_in, secrets, values_of

SHRINKING_SECONDS: Final = 5.0
"""Seconds of processor time to spend on finding the smallest case that fails a requirement."""
Redeal: TypeAlias = Callable[[Any, int | None, bool, Random], Any]
"""Redeals what a seat, or with None an onlooker, may not know; the flag says whether hands are open."""


class Broken(Exception):
    """Raised by a check when a requirement is not met: says how."""


class Unmet(AssertionError):
    """A requirement that a game does not meet: the rule, the smallest failing case, and the remedy."""

    def __init__(self, rule: str, case: str, remedy: str) -> None:
        super().__init__(f"{rule}\n  found: {case}\n  to do: {remedy}")
        self.rule = rule
        self.case = case
        self.remedy = remedy


def require(condition: object, problem: str) -> None:
    """Raise Broken unless the condition holds."""
    if not condition:
        raise Broken(problem)


@contextmanager
def expect_refusal(kind: type[Exception], what: str) -> Iterator[list[Any]]:
    """Raise Broken unless the block raises an error of this kind, which is put into the yielded list."""
    caught: list[Any] = []
    try:
        yield caught
    except kind as error:
        caught.append(error)
    except Exception as error:
        raise Broken(f"{what} raises {type(error).__name__} instead of {kind.__name__}") from error
    require(caught, f"{what} is accepted")


@dataclass(eq=False)
class TrialTable:
    """A variant of a game at a number of seats, always dealt with that variant's options."""

    game: AnyGame
    name: str
    """Game and variant, as in `fives/long`."""
    seats: int
    redeal: Redeal | None
    """None for a game that hides nothing."""
    options: Mapping[str, bool]
    now: str = field(default="", init=False)
    """What is being checked, for the finding."""
    until: float | None = field(default=None, init=False)
    """In the search for the smallest case, which looks at every step: when to give up, in seconds of processor time."""

    def steps(self, every: int = 1, first: int = 0) -> Iterator[Transition]:
        """Yield steps of the random game: every n-th, from the first given."""
        yield from self.each(play_random_game(self.game, self.seats)[first::every])

    def sample_each_kind(self, most: int) -> Iterator[Transition]:
        """Yield at most `most` steps with the same kinds of action and events."""
        yield from self.each(sample_each_kind(self.game, self.seats, most))

    def each(self, steps: list[Transition]) -> Iterator[Transition]:
        """Yield steps, and note in `now` which one is being checked."""
        whole = play_random_game(self.game, self.seats)
        numbers = {id(step): number for number, step in enumerate(whole, 1)}
        for step in whole if self.until else steps:
            if self.until and time.process_time() > self.until:
                raise TimeoutError
            said = short_repr(to_json(step.action))
            number = f"{numbers[id(step)]} of {len(whole)} by Random({SEED})"
            self.now = f"move {number}, {type(step.action).__name__} {said} of seat {step.seat}"
            yield step
        self.now = ""

    def reached(self, every: int) -> Iterator[Any]:
        """Yield every n-th position of the random game, and its last."""
        for step in self.steps(every):
            yield step.before
        self.now = "the end of the game"
        yield play_random_game(self.game, self.seats)[-1].played.position
        self.now = ""


class Requirement(NamedTuple):
    """A rule for every game, and how it is checked."""

    name: str
    rule: str
    remedy: str
    check: Callable[[TrialTable], None]

    def __call__(self, table: TrialTable) -> None:
        """Check the requirement at a table; raise Unmet."""
        if (found := self._first(table)) is not None:
            until = time.process_time() + SHRINKING_SECONDS
            for seats in range(table.game.meta.seats[0], table.seats + 1):
                smaller = replace(table, seats=seats)
                smaller.until = until
                if (first := self._first(smaller)) is not None:
                    found = first
                    break
            root = root_of(found[1])
            remedy = root.remedy if isinstance(root, BadDefinition) else self.remedy
            raise Unmet(self.rule, found[0], remedy) from found[1]

    def _first(self, table: TrialTable) -> tuple[str, Exception] | None:
        """Return the first failing case, and its error; None if the requirement is met, or time is up."""
        table.now = ""
        try:
            self.check(table)
        except TimeoutError:
            return None
        except Exception as error:
            at = f" in {table.now}" if table.now else ""
            return f"{table.name} with {table.seats} seats{at}: {describe_error(error)}", error
        return None


REQUIREMENTS: Final[list[Requirement]] = []


def requirement(remedy: str) -> Callable[[Callable[[TrialTable], None]], Requirement]:
    """Register a function as a requirement: its docstring states the rule, `remedy` what to do if it is not met."""

    def register(check: Callable[[TrialTable], None]) -> Requirement:
        made = Requirement(check.__name__, (check.__doc__ or "").strip(), remedy, check)
        REQUIREMENTS.append(made)
        return made

    return register


def describe_error(error: BaseException) -> str:
    """Describe an error; unless it is one of ours, with the place in the game where it was raised."""
    if isinstance(error, Unplayable) and error.__cause__ is not None:
        return f"{error}: {describe_error(error.__cause__)}"
    if isinstance(error, Broken | Unplayable | TooManyActions | BadDefinition):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    place = ([frame for frame in frames if not frame.filename.startswith(_NOT_THE_GAME)] or frames)[-1]
    return f"{type(error).__name__}: {error} ({'/'.join(Path(place.filename).parts[-2:])}, line {place.lineno})"


_NOT_THE_GAME: Final = (str(Path(__file__).parents[1]), str(Path(traceback.__file__).parent))
"""The folders of Piazza's code and of the standard library."""


def root_of(error: BaseException) -> BaseException:
    """Follow the causes of an error, and return the first one."""
    return error if error.__cause__ is None else root_of(error.__cause__)


def redeal_of(game: AnyGame) -> Redeal | None:
    """Return a function that redeals what a game hides, judging by its types or else its views; None if nothing is."""
    if game.kinds is not None:
        return partial(_redraw_by_type, game) if hides_anything(game.kinds.position) else None
    if game.views.view is Views().view:
        return None
    return lambda position, seat, open_hands, chance: game.views.determinize(
        game.views.view(position, seat, open_hands), chance
    )


def _redraw_by_type(game: AnyGame, position: Any, seat: int | None, open_hands: bool, chance: Random) -> Any:
    """Redraw hidden values of types with few values, and shuffle all other hidden items."""
    kind: Any = type(position)
    seen = hide(position, seat, open_hands or game.rules.outcome(position) is not None)
    if isinstance(game.views.view(position, seat, False), View):
        return game.views.determinize(View(seat, seen, ()), chance)
    items = {secret.item for secret in secrets(kind)}
    pieces = {item: [*items_in(kind, position, item)] for item in items if values_of(item) is None}
    return deal_anew(seen, pieces, chance)


def tables_of(game: AnyGame) -> list[TrialTable]:
    """Return every variant with the fewest and with the most seats, the small tables first."""
    numbers = dict.fromkeys((game.meta.seats[0], game.meta.seats[-1]))
    dealt = {name: always_dealt_with(game, its) for name, its in game.meta.variants.items()}
    return [
        TrialTable(each, f"{game.meta.name}/{name}", seats, redeal_of(each), game.meta.variants[name])
        for seats in numbers
        for name, each in dealt.items()
    ]


def always_dealt_with(game: AnyGame, its: Mapping[str, bool]) -> AnyGame:
    """Return a game whose deal always switches these options on."""

    def deal(seats: int, options: Mapping[str, bool], chance: Chance) -> Any:
        return game.rules.deal(seats, {**its, **options}, chance)

    return replace(game, rules=replace(game.rules, deal=deal)) if its else game


def through_json(data: Json) -> Json:
    """Convert data to text and back, as the store and the record do."""
    return json.loads(json.dumps(data))


def accepts(game: AnyGame, position: Any, seat: int, action: Any) -> bool:
    """Return whether a game accepts an action."""
    try:
        game.rules.play(position, seat, action, Random(0))
    except IllegalAction:
        return False
    return True
