"""The beginning of a game for two from a fixed stack, which the lesson is about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple, TypeVar

from bot.games.carcassonne.actions import Action, KeepFollower, PlaceFollower, PlaceTile
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import Position, deal
from bot.games.carcassonne.rules import play
from bot.games.carcassonne.turn import preview
from bot.games.carcassonne.view import View

T = TypeVar("T")

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


class Moment(NamedTuple):
    """A moment of the game: the position, and what is then done in it."""

    position: Position
    seat: int
    action: Action
    events: tuple[Event, ...]


class _Stacked:
    """A chance that shuffles nothing: the first tiles come in the order of the turns."""

    def sample(self, population: Sequence[T], k: int) -> list[T]:
        """Return the tiles of the turns, then the others."""
        left, first = list(population), []
        for line in TURNS:
            tile = next(each for each in left if str(each) == line.split()[0])
            left.remove(tile)
            first.append(tile)
        return first + left


@cache
def game() -> tuple[tuple[Moment, ...], ...]:
    """Play the game turn by turn, every action checked by the rules."""
    chance = _Stacked()
    position = deal(2, {}, chance)
    turns = []
    for line in TURNS:
        moments: list[Moment] = []
        for action in read(line):
            seat = position.open.turn
            played = play(position, seat, action, chance)
            moments.append(Moment(position, seat, action, played.events))
            position = played.position
        turns.append(tuple(moments))
    return tuple(turns)


@cache
def after() -> Position:
    """Return the position after all turns."""
    last = game()[-1][-1]
    return play(last.position, last.seat, last.action, _Stacked()).position


@cache
def with_gold() -> View:
    """Return what everyone would see after all turns if the pupil then laid a gold tile, with the Gold Mines."""
    tile = TILES["G3"]
    view = after().open._replace(turn=0, tile=tile, gold_mines=True)
    return preview(view, view.turn, [PlaceTile(tile, -1, -2, 2)]).view


def read(line: str) -> tuple[Action, ...]:
    """Read a turn."""
    tile, x, y, turn, *kind = line.split()
    follower = PlaceFollower(Kind(kind[0]), int(kind[1]) if kind[1:] else 0) if kind else KeepFollower()
    return PlaceTile(TILES[tile], int(x), int(y), int(turn)), follower
