"""The lesson: a game for two with every draw fixed, and the questions to the pupil in its course."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
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
from bot.games.carrara.components import (
    BUILDING_OF,
    COLOUR_OF,
    Blocks,
    BuildingType,
    City,
    Colour,
    Object,
    blocks_of,
    price,
)
from bot.games.carrara.events import Event
from bot.games.carrara.position import CarraraPosition, deal
from bot.games.carrara.rules import actors, play
from bot.games.chance import FixedChance
from bot.games.contract import Played
from bot.games.lesson import LessonMoment, ScriptedGame, play_script

DEAL: Final = (
    "villa3 palazzo2 biblioteca2 cattedrale4 porta5 castello4 villa2 palazzo4 cattedrale3 palazzo1 biblioteca3 "
    "villa5 castello3 porta2 biblioteca1 biblioteca4 cattedrale5 palazzo3 porta3 villa4 villa1 palazzo5 castello1 "
    "porta4 castello2 biblioteca5 cattedrale1 cattedrale2 porta1 castello5"
)
"""The buildings in order: nine on display, then the stack from its top."""

TURNS: Final = (
    "turn green green blue black white; take 2 red green blue black",
    "turn yellow red yellow green; take 3 white yellow",
    "build villa3 massa red green blue",
    "build biblioteca2 pisa white yellow",
    "turn red green; take 3 green green blue black",
    "turn white yellow red white; take 3 yellow yellow red green",
    "build villa2 viareggio green green",
    "build palazzo2 pisa yellow yellow",
    "type villa",
    "city pisa",
    "turn green blue yellow blue; take 3 red green",
    "build palazzo1 lucca red",
    "turn red green; take 6 white",
    "turn white; take 4 white white yellow red",
    "build biblioteca3 viareggio white red green",
    "build porta2 viareggio red green",
    "turn blue white yellow black; take 4 yellow green blue blue",
    "turn blue yellow red green; take 4 red green",
    "turn white white; take 3 blue black",
    "turn black yellow; take 3 yellow red green blue",
    "turn blue red black green; take 5 white yellow",
    "build cattedrale3 viareggio red red green",
    "build castello4 viareggio white yellow yellow green",
    "build castello3 viareggio yellow yellow green",
    "city viareggio; object crown",
    "type palazzo",
    "build biblioteca4 massa blue blue blue blue",
    "build biblioteca1 lucca white",
    "turn blue blue; take 2 green blue black",
    "type biblioteca",
    "turn green green red; take 2 blue blue",
    "turn yellow red; take 6 white white",
    "build villa4 massa green blue blue blue",
    "build porta3 lucca white white white",
    "city massa",
    "city lucca",
    "build palazzo5 lerici black black black black black",
    "type porta",
    "turn blue blue; take 3 red green green",
    "turn yellow white green; take 2 blue blue",
    "turn green blue; take 4 yellow red",
    "build cattedrale4 lerici blue blue blue blue",
    "build cattedrale5 massa yellow red red green green",
    "turn green blue; take 3 white green black",
    "type cattedrale; announce",
    "type cattedrale; object book",
)
"""The turns of the pupil, at seat 0, and of the scripted opponent; `turn` lists the blocks drawn."""


def dealt_position() -> CarraraPosition:
    return deal(2, {}, FixedChance([BUILDING_OF[key] for key in DEAL.split()]))


@cache
def game() -> ScriptedGame[CarraraPosition, Action]:
    """Play the game; the end of each turn is one of its moments."""
    script = [[_read(*words) for words in (*map(str.split, line.split(";")), ["end"])] for line in TURNS]
    return play_script(dealt_position(), script, actors, play)


def _read(what: str, *words: str) -> tuple[Action, tuple[Colour, ...]]:
    match what:
        case "turn":
            return TurnWheel(), _colours(words)
        case "take":
            return TakeBlocks(int(words[0]), blocks_of(_colours(words[1:]))), ()
        case "build":
            city = City[words[1].upper()]
            return Build(BUILDING_OF[words[0]], city, blocks_of(_colours(words[2:]))), ()
        case "type":
            return ScoreType(BuildingType[words[0].upper()]), ()
        case "city":
            return ScoreCity(City[words[0].upper()]), ()
        case "object":
            return BuyObject(Object[words[0].upper()]), ()
        case "announce":
            return Announce(), ()
        case _:
            return EndTurn(), ()


def _colours(names: Sequence[str]) -> tuple[Colour, ...]:
    return tuple(COLOUR_OF[name] for name in names)


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
    BOARD = "board"
    """The market and the cities."""
    MARKET = "market"
    WHEEL = "wheel"
    CITIES = "cities"
    """Where a building can go."""
    PLAYER = "player"
    HAND = "hand"
    SCORING = "scoring"
    FINAL = "final"


@dataclass(frozen=True, slots=True)
class CarraraLessonStep:
    """A step: a moment of the game by its turn and index there, the question, and the answers by name."""

    name: str
    turn: int
    place: int
    asks: Asks
    shows: Shows
    right: str = ""
    answers: Mapping[str, Action] = field(default_factory=dict)
    tells_all: bool = True
    """Whether everything since the previous step is recounted, rather than only the latest turn."""


_VILLA3 = BUILDING_OF["villa3"]
_GOOD, _MIXED, _CHEAP = Blocks(red=1, green=1, blue=1), Blocks(red=1, green=1, blue=1, black=1), Blocks(blue=1, black=2)

STEPS: Final[tuple[CarraraLessonStep, ...]] = (
    CarraraLessonStep(
        *("board", 0, 0, Asks.ACTION, Shows.MARKET, "buy"),
        {
            "buy": TurnWheel(),
            "build": Build(BUILDING_OF["palazzo2"], City.LERICI, Blocks(black=1)),
            "score": ScoreType(BuildingType.VILLA),
        },
    ),
    CarraraLessonStep(
        *("wheel", 0, 1, Asks.SEGMENT, Shows.WHEEL, "two"),
        {
            "one": TakeBlocks(1, Blocks(green=2)),
            "two": TakeBlocks(2, _MIXED),
            "three": TakeBlocks(3, Blocks(green=1)),
        },
    ),
    CarraraLessonStep("blocks", 0, 1, Asks.BLOCKS, Shows.WHEEL, "right", {"right": TakeBlocks(2, _MIXED)}),
    CarraraLessonStep(
        *("building", 2, 0, Asks.BUILDING, Shows.MARKET, "villa"),
        {
            "porta": Build(BUILDING_OF["porta5"], City.LERICI, Blocks(red=1, green=1, blue=1, black=2)),
            "villa": Build(_VILLA3, City.MASSA, _GOOD),
            "cattedrale": Build(BUILDING_OF["cattedrale4"], City.MASSA, _MIXED),
        },
    ),
    CarraraLessonStep(
        *("city", 2, 0, Asks.CITY, Shows.CITIES, "massa"),
        {
            "lucca": Build(_VILLA3, City.LUCCA, _GOOD),
            "viareggio": Build(_VILLA3, City.VIAREGGIO, _GOOD),
            "massa": Build(_VILLA3, City.MASSA, _GOOD),
            "lerici": Build(_VILLA3, City.LERICI, _CHEAP),
        },
    ),
    CarraraLessonStep(
        *("timing", 4, 0, Asks.ACTION, Shows.BOARD, "buy"),
        {"type": ScoreType(BuildingType.VILLA), "city": ScoreCity(City.MASSA), "buy": TurnWheel()},
    ),
    CarraraLessonStep(
        *("waiting", 4, 1, Asks.PURCHASE, Shows.WHEEL, "three"),
        {
            "one": TakeBlocks(1, Blocks(green=1, red=1)),
            "two": TakeBlocks(2, Blocks(green=1, red=1)),
            "three": TakeBlocks(3, Blocks(green=2, blue=1, black=1)),
            "more": TakeBlocks(3, Blocks(green=3)),
        },
    ),
    CarraraLessonStep(
        *("type", 8, 0, Asks.ACTION, Shows.PLAYER, "villa"),
        {
            "buy": TurnWheel(),
            "palazzo": ScoreType(BuildingType.PALAZZO),
            "villa": ScoreType(BuildingType.VILLA),
            "viareggio": ScoreCity(City.VIAREGGIO),
        },
    ),
    CarraraLessonStep(
        *("rush", 24, 0, Asks.ACTION, Shows.SCORING, "viareggio"),
        {
            "pisa": ScoreCity(City.PISA),
            "build": Build(BUILDING_OF["biblioteca4"], City.MASSA, Blocks(blue=4)),
            "viareggio": ScoreCity(City.VIAREGGIO),
            "buy": TurnWheel(),
        },
        tells_all=False,
    ),
    CarraraLessonStep(
        *("object", 24, 1, Asks.ACTION, Shows.HAND, "crown"),
        {"announce": Announce(), "crown": BuyObject(Object.CROWN), "end": EndTurn()},
    ),
    CarraraLessonStep(
        *("fourth", 44, 0, Asks.ACTION, Shows.HAND, "cattedrale"),
        {
            "villa": ScoreType(BuildingType.VILLA),
            "buy": TurnWheel(),
            "cattedrale": ScoreType(BuildingType.CATTEDRALE),
        },
        tells_all=False,
    ),
    CarraraLessonStep(
        *("announce", 44, 1, Asks.ACTION, Shows.HAND, "announce"),
        {"object": BuyObject(Object.BOOK), "announce": Announce(), "end": EndTurn()},
    ),
    CarraraLessonStep("end", len(TURNS), 0, Asks.NOTHING, Shows.FINAL),
)
"""All steps in order; at the last one nothing is asked."""


def position(step: CarraraLessonStep) -> CarraraPosition:
    return game().end if step.turn == len(TURNS) else _moment(step).position


def events_at(number: int) -> tuple[Event, ...]:
    """Return the events to recount at a step, numbered from 0."""
    if number == 0:
        return ()
    before, step = STEPS[number - 1], STEPS[number]
    start = (before.turn, before.place) if step.tells_all else (step.turn - 1, 0)
    return game().events(start, (step.turn, step.place))


def purchase(step: CarraraLessonStep, blocks: Blocks) -> TakeBlocks:
    """Return the purchase of the blocks that a pupil has chosen, in the segment that the step is about."""
    right = step.answers[step.right]
    assert isinstance(right, TakeBlocks)
    return TakeBlocks(right.segment, blocks)


def attempt(step: CarraraLessonStep, action: Action) -> Played[CarraraPosition]:
    """Carry out a pupil's action at a step; raise IllegalAction."""
    moment = _moment(step)
    return play(moment.position, PUPIL, action, FixedChance(moment.drawn if action == moment.action else ()))


def shortcoming(blocks: Blocks) -> str:
    """Return the key of the mistake in a first purchase from segment II; empty if it is right."""
    if blocks == _MIXED:
        return ""
    if sum(blocks[: City.MASSA + 1]) < _VILLA3.cost:
        return "few"
    return "dear" if price(2, blocks) > price(2, _MIXED) else "free"


def _moment(step: CarraraLessonStep) -> LessonMoment[CarraraPosition, Action]:
    return game().turns[step.turn][step.place]
