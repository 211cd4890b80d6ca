"""What a seat could score with its buildings as they are, and roughly what that is worth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from bot.games.carrara.components import BUILDINGS_TO_SCORE, POINTS_AN_OBJECT, BuildingType
from bot.games.carrara.computer.board import KEPT, Board
from bot.games.carrara.position import Player, Position

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


class Scorings(NamedTuple):
    """What a seat could score."""

    types: tuple[Option, ...]
    """The types, best first."""
    others: tuple[Option, ...]
    """The cities that can be scored, and with the expansion the categories."""

    @property
    def all(self) -> tuple[Option, ...]:
        """All options, the types first."""
        return self.types + self.others

    @property
    def best(self) -> float:
        """The worth of the best one; 0 if there is none."""
        return max(self.types[0].worth if self.types else 0.0, max(self.others).worth if self.others else 0.0)


_known: dict[int, tuple[tuple[Any, ...], Scorings]] = {}


def could_score(position: Position, player: Player, board: Board, free: tuple[bool, ...]) -> Scorings:
    """Return what a seat could score without cards; cached, as most turns of others do not change it."""
    asked = (player.buildings, player.types_scored, position.supply, free)
    known = _known.get(id(player.buildings))
    if known is not None and known[0][0] is player.buildings and known[0][1:] == asked[1:]:
        return known[1]
    if len(_known) >= KEPT:
        _known.clear()
    found = _could_score(board, *asked[1:])
    _known[id(player.buildings)] = (asked, found)
    return found


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
