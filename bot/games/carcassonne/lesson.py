"""The lesson: the beginning of a game for two, and the questions to the pupil in its course."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Final

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceGold, PlaceTile
from bot.games.carcassonne.components import TILES, Kind, tiles_to_draw
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import CarcassonnePosition, CarcassonneView, deal
from bot.games.carcassonne.rules import actors, play
from bot.games.carcassonne.turn import Preview, preview
from bot.games.chance import FixedChance
from bot.games.lesson import ScriptedGame, play_script

TURNS: Final = (
    "E 0 -1 2 city",
    "U 1 0 0 road",
    "B 0 1 0 monastery",
    "V 2 0 0",
    "W -1 0 0 field",
    "E 1 -1 1 city",
    "V 1 1 3 road",
    "E 2 -1 3",
    "V 2 1 1",
    "A 1 2 2 monastery",
    "E -1 -1 0 city",
)
"""The turns: a tile, its place and turn, and the first segment of a kind for a follower, if any."""


@cache
def game() -> ScriptedGame[CarcassonnePosition, Action]:
    """Play the game with the tiles of the turns on top of the stack."""
    first = [TILES[line.split()[0]] for line in TURNS]
    others = Counter(tiles_to_draw(gold_mines=False)) - Counter(first)
    dealt = deal(2, {}, FixedChance([*first, *others.elements()]))
    return play_script(dealt, [[(action, ()) for action in read(line)] for line in TURNS], actors, play)


@cache
def with_gold() -> CarcassonneView:
    """Return the view after all turns with the Gold Mines, if the pupil then lays a gold tile."""
    tile = TILES["G3"]
    view = game().end.open._replace(turn=0, tile=tile, gold_mines=True)
    return preview(view, view.turn, [PlaceTile(tile, -1, -2, 2)]).view


def read(line: str) -> tuple[Action, ...]:
    tile, x, y, turn, *kind = line.split()
    follower = PlaceFollower(Kind(kind[0]), int(kind[1]) if kind[1:] else 0) if kind else KeepFollower()
    return PlaceTile(TILES[tile], int(x), int(y), int(turn)), follower


PUPIL: Final = 0
OPPONENT: Final = 1


class Asks(StrEnum):
    PLACE = "place"
    FOLLOWER = "follower"
    TURN = "turn"
    """A place, and a follower on the tile there."""
    GOLD = "gold"
    """Where the second ingot goes."""
    NOTHING = "nothing"
    """The last step shows the fields."""


@dataclass(frozen=True, slots=True)
class CarcassonneLessonStep:
    """A step: a moment of the game, the question, and the answers by name."""

    name: str
    turn: int
    asks: Asks
    right: str = ""
    answers: Mapping[str, tuple[Action, ...]] = field(default_factory=dict)

    @property
    def place(self) -> int:
        """The index of its moment in the turn: after the tile if only a follower is asked for."""
        return int(self.asks is Asks.FOLLOWER)


def _places(**lines: str) -> dict[str, tuple[Action, ...]]:
    return {name: read(line)[:1] for name, line in lines.items()}


def _read_turns(**lines: str) -> dict[str, tuple[Action, ...]]:
    return {name: read(line) for name, line in lines.items()}


def _followers(turn: int, **kinds: str) -> dict[str, tuple[Action, ...]]:
    laying = " ".join(map(str, _tile_laid(turn)))
    return {name: read(f"{laying} {kind}")[1:] for name, kind in kinds.items()}


def _tile_laid(turn: int) -> tuple[object, ...]:
    action = game().turns[turn][0].action
    return tuple(getattr(action, name) for name in ("tile", "x", "y", "turn"))


STEPS: Final[tuple[CarcassonneLessonStep, ...]] = (
    CarcassonneLessonStep("tile", 0, Asks.PLACE, "city", _places(city="E 0 -1 2", road="E 1 0 0", field="E 0 1 2")),
    CarcassonneLessonStep("follower", 0, Asks.FOLLOWER, "city", _followers(0, city="city", field="field", none="")),
    CarcassonneLessonStep(
        "monastery", 2, Asks.FOLLOWER, "monastery", _followers(2, monastery="monastery", field="field", none="")
    ),
    CarcassonneLessonStep(
        "farmer", 4, Asks.FOLLOWER, "field", _followers(4, held="road 0", road="road 1", field="field 0", none="")
    ),
    CarcassonneLessonStep(
        "share", 6, Asks.TURN, "beside", _read_turns(held="V 2 1 1 road", beside="V 1 1 3 road", away="V 2 1 1")
    ),
    CarcassonneLessonStep("join", 8, Asks.PLACE, "join", _places(join="V 2 1 1", own="V 1 2 2", back="V -1 1 2")),
    CarcassonneLessonStep("fields", 10, Asks.FOLLOWER, "city", _followers(10, city="city", field="field", none="")),
    CarcassonneLessonStep(
        "gold", len(TURNS), Asks.GOLD, "city", {"city": (PlaceGold(-1, -1),), "field": (PlaceGold(0, -1),)}
    ),
    CarcassonneLessonStep("end", len(TURNS), Asks.NOTHING),
)
"""All steps in order; at the last one nothing is asked."""


def view_at(step: CarcassonneLessonStep) -> CarcassonneView:
    """Return what everyone sees at a step."""
    if step.asks is Asks.GOLD:
        return with_gold()
    return game().end.open if step.turn == len(TURNS) else game().turns[step.turn][step.place].position.open


def events_before(number: int) -> tuple[Event, ...]:
    """Return what happened between a step, by its number from 0, and the one before."""
    if number == 0:
        return ()
    before, step = STEPS[number - 1], STEPS[number]
    return game().events((before.turn, before.place), (step.turn, step.place))


def attempt(step: CarcassonneLessonStep, answer: str) -> Preview:
    """Return what an answer would lead to; raise IllegalAction."""
    return preview(view_at(step), PUPIL, step.answers[answer])
