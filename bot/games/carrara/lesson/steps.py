"""The steps of the lesson: what the pupil is asked at which moment of the game, and what each answer would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    EndTurn,
    ScoreCity,
    ScoreType,
    TakeBlocks,
    TurnWheel,
)
from bot.games.carrara.components import BUILDING_OF, Blocks, BuildingType, City, Object, price
from bot.games.carrara.events import Event
from bot.games.carrara.lesson.game import FixedChance, Moment, game, over
from bot.games.carrara.position import Position
from bot.games.carrara.rules import play
from bot.games.contract import Played

PUPIL: Final = 0
OPPONENT: Final = 1


class Asks(StrEnum):
    """What the pupil is asked for; the answers are named after it."""

    ACTION = "action"
    SEGMENT = "segment"
    BLOCKS = "blocks"
    PURCHASE = "purchase"
    BUILDING = "building"
    CITY = "city"
    NOTHING = "nothing"


class Shows(StrEnum):
    """What a step shows."""

    BOARD = "board"
    """The market and the cities."""
    MARKET = "market"
    WHEEL = "wheel"
    PLAYER = "player"
    HAND = "hand"
    SCORING = "scoring"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class Step:
    """A step: a moment of the game by its turn and place in it, what is asked, and the answers by name."""

    name: str
    turn: int
    place: int
    asks: Asks
    shows: Shows
    right: str = ""
    answers: Mapping[str, Action] = field(default_factory=dict)
    tells_all: bool = True
    """Whether everything that happened since the step before is recounted; else only the latest turn."""


_VILLA3 = BUILDING_OF["villa3"]
_GOOD, _MIXED, _CHEAP = Blocks(red=1, green=1, blue=1), Blocks(red=1, green=1, blue=1, black=1), Blocks(blue=1, black=2)

STEPS: Final[tuple[Step, ...]] = (
    Step(
        *("board", 0, 0, Asks.ACTION, Shows.BOARD, "buy"),
        {
            "buy": TurnWheel(),
            "build": Build(BUILDING_OF["palazzo2"], City.LERICI, Blocks(black=1)),
            "score": ScoreType(BuildingType.VILLA),
        },
    ),
    Step(
        *("wheel", 0, 1, Asks.SEGMENT, Shows.WHEEL, "two"),
        {
            "one": TakeBlocks(1, Blocks(green=2)),
            "two": TakeBlocks(2, _MIXED),
            "three": TakeBlocks(3, Blocks(green=1)),
        },
    ),
    Step("blocks", 0, 1, Asks.BLOCKS, Shows.WHEEL, "right", {"right": TakeBlocks(2, _MIXED)}),
    Step(
        *("building", 2, 0, Asks.BUILDING, Shows.MARKET, "villa"),
        {
            "porta": Build(BUILDING_OF["porta5"], City.LERICI, Blocks(red=1, green=1, blue=1, black=2)),
            "villa": Build(_VILLA3, City.MASSA, _GOOD),
            "cattedrale": Build(BUILDING_OF["cattedrale4"], City.MASSA, _MIXED),
        },
    ),
    Step(
        *("city", 2, 0, Asks.CITY, Shows.PLAYER, "massa"),
        {
            "lucca": Build(_VILLA3, City.LUCCA, _GOOD),
            "viareggio": Build(_VILLA3, City.VIAREGGIO, _GOOD),
            "massa": Build(_VILLA3, City.MASSA, _GOOD),
            "lerici": Build(_VILLA3, City.LERICI, _CHEAP),
        },
    ),
    Step(
        *("timing", 4, 0, Asks.ACTION, Shows.BOARD, "buy"),
        {"type": ScoreType(BuildingType.VILLA), "city": ScoreCity(City.MASSA), "buy": TurnWheel()},
    ),
    Step(
        *("waiting", 4, 1, Asks.PURCHASE, Shows.WHEEL, "three"),
        {
            "one": TakeBlocks(1, Blocks(green=1, red=1)),
            "two": TakeBlocks(2, Blocks(green=1, red=1)),
            "three": TakeBlocks(3, Blocks(green=2, blue=1, black=1)),
            "more": TakeBlocks(3, Blocks(green=3)),
        },
    ),
    Step(
        *("type", 8, 0, Asks.ACTION, Shows.PLAYER, "villa"),
        {
            "buy": TurnWheel(),
            "palazzo": ScoreType(BuildingType.PALAZZO),
            "villa": ScoreType(BuildingType.VILLA),
            "viareggio": ScoreCity(City.VIAREGGIO),
        },
    ),
    Step(
        *("rush", 24, 0, Asks.ACTION, Shows.SCORING, "viareggio"),
        {
            "pisa": ScoreCity(City.PISA),
            "build": Build(BUILDING_OF["biblioteca4"], City.MASSA, Blocks(blue=4)),
            "viareggio": ScoreCity(City.VIAREGGIO),
            "buy": TurnWheel(),
        },
        tells_all=False,
    ),
    Step(
        *("object", 24, 1, Asks.ACTION, Shows.HAND, "crown"),
        {"announce": Announce(), "crown": BuyObject(Object.CROWN), "end": EndTurn()},
    ),
    Step(
        *("fourth", 44, 0, Asks.ACTION, Shows.HAND, "cattedrale"),
        {
            "villa": ScoreType(BuildingType.VILLA),
            "buy": TurnWheel(),
            "cattedrale": ScoreType(BuildingType.CATTEDRALE),
        },
        tells_all=False,
    ),
    Step(
        *("announce", 44, 1, Asks.ACTION, Shows.HAND, "announce"),
        {"object": BuyObject(Object.BOOK), "announce": Announce(), "end": EndTurn()},
    ),
    Step("end", len(game()), 0, Asks.NOTHING, Shows.FINAL),
)
"""All steps in order; at the last one nothing is asked."""


def position(step: Step) -> Position:
    """Return the position at a step."""
    return over() if step.turn == len(game()) else _moment(step).position


def happened(number: int) -> tuple[Event, ...]:
    """Return what happened before a step, by its number from 0: since the step before, or in the latest turn."""
    if number == 0:
        return ()
    before, step = STEPS[number - 1], STEPS[number]
    start = (before.turn, before.place) if step.tells_all else (step.turn - 1, 0)
    return tuple(
        event
        for turn, moments in enumerate(game())
        for place, moment in enumerate(moments)
        if start <= (turn, place) < (step.turn, step.place)
        for event in moment.events
    )


def purchase(step: Step, blocks: Blocks) -> TakeBlocks:
    """Return the purchase of the blocks that a pupil has chosen, in the segment that the step is about."""
    right = step.answers[step.right]
    assert isinstance(right, TakeBlocks)
    return TakeBlocks(right.segment, blocks)


def attempt(step: Step, action: Action) -> Played[Position]:
    """Carry out a pupil's action at a step; raise IllegalAction."""
    moment = _moment(step)
    return play(moment.position, PUPIL, action, FixedChance(moment.drawn if action == moment.action else ()))


def shortcoming(blocks: Blocks) -> str:
    """Return by name why a first purchase from segment II falls short; empty if it is the right one."""
    if blocks == _MIXED:
        return ""
    if sum(blocks[: City.MASSA + 1]) < _VILLA3.cost:
        return "few"
    return "dear" if price(2, blocks) > price(2, _MIXED) else "free"


def _moment(step: Step) -> Moment:
    return game()[step.turn][step.place]
