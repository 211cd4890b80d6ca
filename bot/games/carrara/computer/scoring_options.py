"""What a seat could score with its buildings as they are, and roughly what that is worth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.games.carrara.components import BUILDINGS_TO_SCORE, POINTS_AN_OBJECT, BuildingType, Objects
from bot.games.carrara.computer.board import Board
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.position import Built, Player, Position

COIN = 0.4
"""About what a coin of a scoring is worth in points."""


class Option(NamedTuple):
    """Something that could be scored."""

    worth: float
    """In points, with coins and objects converted to them."""
    points: int
    coins: int
    beside: int
    """The points for its objects at the end; with cards, for everything that these count."""
    objects: int


class Scorings:
    """What a seat could score."""

    __slots__ = ("all", "best", "brought", "others", "types", "worths")

    def __init__(self, types: tuple[Option, ...], others: tuple[Option, ...]) -> None:
        self.types = types
        """The types, best first."""
        self.others = others
        """The cities that can be scored, and with the expansion the categories."""
        self.all = types + others
        self.worths = sorted([option.worth for option in self.all])
        self.brought = tuple(sorted([option.objects for option in self.all]))
        """The numbers of objects."""
        self.best = max(types[0].worth if types else 0.0, max(others).worth if others else 0.0)
        """The worth of the best one; 0 if there is none."""


def could_score(position: Position, player: Player, board: Board, free: tuple[bool, ...]) -> Scorings:
    """Return what a seat could score without cards; cached, as most turns of others do not change it."""
    known = _of_buildings(player.buildings)
    asked = (player.types_scored, position.supply, free)
    found = known.get(asked)
    if found is None:
        found = known[asked] = _could_score(board, *asked)
    return found


@Kept
def _of_buildings(
    buildings: tuple[Built, ...],
) -> dict[tuple[tuple[BuildingType, ...], Objects, tuple[bool, ...]], Scorings]:
    """Return what could be scored with buildings, by what is scored, what is left and what is free."""
    return {}


def _could_score(
    board: Board, scored: Collection[BuildingType], supply: Sequence[int], free: Sequence[bool]
) -> Scorings:
    types = []
    for kind, count in enumerate(board.type_counts):
        if count and kind not in scored:
            types.append(_option(board.type_points[kind], board.type_coins[kind], min(count, supply[kind])))
    types.sort(reverse=True)
    cities = []
    for city, count in enumerate(board.city_counts):
        if count >= BUILDINGS_TO_SCORE[city] and free[city]:
            objects = sum(map(min, board.city_types[city], supply))
            brought = board.city_worth[city]
            cities.append(_option(0, brought, objects) if city % 2 else _option(brought, 0, objects))
    return Scorings(tuple(types), tuple(cities))


def _option(points: int, coins: int, objects: int) -> Option:
    beside = POINTS_AN_OBJECT * objects
    return Option(points + COIN * coins + beside, points, coins, beside, objects)
