"""The steps of the lesson: what the pupil is asked at which moment of the game, and what each answer would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.games.carcassonne.actions import Action, PlaceGold
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.lesson.game import after, game, read, with_gold
from bot.games.carcassonne.turn import Preview, preview
from bot.games.carcassonne.view import View

PUPIL: Final = 0
OPPONENT: Final = 1


class Asks(StrEnum):
    """What the pupil is asked for."""

    PLACE = "place"
    FOLLOWER = "follower"
    TURN = "turn"
    """A place, and a follower on the tile there."""
    GOLD = "gold"
    """Where the second ingot goes."""
    NOTHING = "nothing"


class Shows(StrEnum):
    """What a step shows."""

    PLACES = "places"
    FOLLOWER = "follower"
    FIELDS = "fields"
    GOLD = "gold"


@dataclass(frozen=True, slots=True)
class Step:
    """A step: a moment of the game by its turn and place in it, what is asked, and the answers by name."""

    name: str
    turn: int
    asks: Asks
    shows: Shows
    right: str = ""
    answers: Mapping[str, tuple[Action, ...]] = field(default_factory=dict)

    @property
    def place(self) -> int:
        """Its place in the turn: after the tile, if only a follower is asked for."""
        return int(self.asks is Asks.FOLLOWER)


def _places(**lines: str) -> dict[str, tuple[Action, ...]]:
    return {name: read(line)[:1] for name, line in lines.items()}


def _turns(**lines: str) -> dict[str, tuple[Action, ...]]:
    return {name: read(line) for name, line in lines.items()}


def _followers(turn: int, **kinds: str) -> dict[str, tuple[Action, ...]]:
    laying = " ".join(map(str, _laid(turn)))
    return {name: read(f"{laying} {kind}")[1:] for name, kind in kinds.items()}


def _laid(turn: int) -> tuple[object, ...]:
    action = game()[turn][0].action
    return tuple(getattr(action, name) for name in ("tile", "x", "y", "turn"))


STEPS: Final[tuple[Step, ...]] = (
    Step("tile", 0, Asks.PLACE, Shows.PLACES, "city", _places(city="E 0 -1 2", road="E 1 0 0", field="E 0 1 2")),
    Step("follower", 0, Asks.FOLLOWER, Shows.FOLLOWER, "city", _followers(0, city="city", field="field", none="")),
    Step(
        *("monastery", 2, Asks.FOLLOWER, Shows.FOLLOWER, "monastery"),
        _followers(2, monastery="monastery", field="field", none=""),
    ),
    Step(
        *("farmer", 4, Asks.FOLLOWER, Shows.FOLLOWER, "field"),
        _followers(4, held="road 0", road="road 1", field="field 0", none=""),
    ),
    Step(
        *("share", 6, Asks.TURN, Shows.PLACES, "beside"),
        _turns(held="V 2 1 1 road", beside="V 1 1 3 road", away="V 2 1 1"),
    ),
    Step("join", 8, Asks.PLACE, Shows.PLACES, "join", _places(join="V 2 1 1", own="V 1 2 2", back="V -1 1 2")),
    Step(
        *("fields", 10, Asks.FOLLOWER, Shows.FOLLOWER, "city"),
        _followers(10, city="city", field="field", none=""),
    ),
    Step(
        *("gold", len(game()), Asks.GOLD, Shows.GOLD, "city"),
        {"city": (PlaceGold(-1, -1),), "field": (PlaceGold(0, -1),)},
    ),
    Step("end", len(game()), Asks.NOTHING, Shows.FIELDS),
)
"""All steps in order; at the last one nothing is asked."""


def view_at(step: Step) -> View:
    """Return what everyone sees at a step."""
    if step.asks is Asks.GOLD:
        return with_gold()
    return after().open if step.turn == len(game()) else game()[step.turn][step.place].position.open


def happened(number: int) -> tuple[Event, ...]:
    """Return what happened between a step, by its number from 0, and the one before."""
    if number == 0:
        return ()
    before, step = STEPS[number - 1], STEPS[number]
    return tuple(
        event
        for turn, moments in enumerate(game())
        for place, moment in enumerate(moments)
        if (before.turn, before.place) <= (turn, place) < (step.turn, step.place)
        for event in moment.events
    )


def attempt(step: Step, answer: str) -> Preview:
    """Return what an answer would lead to; raise IllegalAction."""
    return preview(view_at(step), PUPIL, step.answers[answer])
