"""The game that the lesson is about: a whole game for two from a fixed deal, every draw recorded."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

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
from bot.games.carrara.components import BUILDING_OF, COLOUR_OF, BuildingType, City, Colour, Object, blocks_of
from bot.games.carrara.events import Event
from bot.games.carrara.position import Position, deal
from bot.games.carrara.rules import play

T = TypeVar("T")

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
"""Turn by turn what the seats do: the pupil, at seat 0, and the scripted opponent; `turn` lists what it draws."""


class Moment(NamedTuple):
    """An action of the game: the position before it, the blocks it draws, and what happens."""

    position: Position
    seat: int
    action: Action
    drawn: tuple[Colour, ...]
    events: tuple[Event, ...]


class FixedChance:
    """A `Chance` that returns prepared draws, or the first elements of the population if there are none."""

    def __init__(self, ready: Sequence[Any] = ()) -> None:
        self._ready = ready

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return what is prepared, all at once."""
        return list(self._ready or population[:k])


def dealt() -> Position:
    """Deal the game."""
    return deal(2, {}, FixedChance([BUILDING_OF[key] for key in DEAL.split()]))


@cache
def game() -> tuple[tuple[Moment, ...], ...]:
    """Play the game turn by turn, every action checked by the rules; the end of each turn is one of its moments."""
    position = dealt()
    turns = []
    for line in TURNS:
        moments: list[Moment] = []
        for words in (*map(str.split, line.split(";")), ["end"]):
            action, drawn = _read(*words)
            played = play(position, position.turn, action, FixedChance(drawn))
            moments.append(Moment(position, position.turn, action, drawn, played.events))
            position = played.position
        turns.append(tuple(moments))
    return tuple(turns)


@cache
def over() -> Position:
    """Return the position in which the game ends."""
    last = game()[-1][-1]
    return play(last.position, last.seat, last.action, FixedChance()).position


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
