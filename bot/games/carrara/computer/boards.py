"""Sums over the buildings on a board, and what scoring them would gain, cached for each board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    CITIES,
    POINTS_AN_OBJECT,
    TYPES,
    VALUES,
    BuildingType,
    Objects,
)
from bot.games.carrara.position import Built

F = TypeVar("F", bound=Callable[..., Any])

MAX_KEPT_RESULTS = 5000
"""The size of each cache."""
BLOCK_WORTH = (3.6, 2.8, 2.3, 1.7, 1.1, 0.8)
"""By colour: about what an unused block is worth in points."""
COIN_WORTH = 0.6
"""About what a coin is worth in points while it can still buy blocks."""
SCORED_COIN = 0.4
"""About what a coin gained by scoring is worth in points."""
_SHARES = tuple(tuple(min(count, need) / need for count in range(37)) for need in BUILDINGS_TO_SCORE)
"""By city and number of buildings there: the share of the buildings needed to score it."""


def cache_by_identity(work_out: F) -> F:
    """Cache a function, comparing its first argument by identity and the others by equality.

    Hashing the first argument would take longer than most of the work saved.
    """
    known: dict[int, tuple[Any, dict[tuple[Any, ...], Any]]] = {}

    def look_up(first: Any, *more: Any) -> Any:
        # the cache keeps the argument alive, so that its id is not reused
        of_first = known.get(id(first))
        if of_first is None:
            if len(known) >= MAX_KEPT_RESULTS:
                known.clear()
            of_first = known[id(first)] = (first, {})
        found = of_first[1].get(more)
        if found is None:
            found = of_first[1][more] = work_out(first, *more)
        return found

    return cast(F, look_up)


class BoardSums:
    """Sums over a board's buildings, by type and by city."""

    # thousands of these are cached: slots and tuples of numbers keep garbage collection cheap
    __slots__ = (
        *("buildings", "city_counts", "city_shares", "city_types", "city_worth", "costs"),
        *("type_coins", "type_counts", "type_points"),
    )

    def __init__(self, buildings: tuple[Built, ...]) -> None:
        points, coins, counts = [0] * len(TYPES), [0] * len(TYPES), [0] * len(TYPES)
        worth, there = [0] * len(CITIES), [0] * len(CITIES)
        types = [[0] * len(TYPES) for _ in CITIES]
        for (kind, cost), city in buildings:
            value = cost * VALUES[city]
            # the cities alternate between points and coins, beginning with points
            (coins if city % 2 else points)[kind] += value
            counts[kind] += 1
            worth[city] += value
            there[city] += 1
            types[city][kind] += 1
        self.buildings = buildings
        self.type_points, self.type_coins, self.type_counts = tuple(points), tuple(coins), tuple(counts)
        self.city_worth, self.city_counts = tuple(worth), tuple(there)
        """The worth is in points or coins, depending on the city."""
        self.city_types = tuple(map(tuple, types))
        """By city and type: how many buildings."""
        self.city_shares = tuple([shares[count] for shares, count in zip(_SHARES, there, strict=True)])
        """By city: the share of the buildings needed to score it."""
        self.costs = sum([building.cost for building, _ in buildings])


@cache_by_identity
def board_of(buildings: tuple[Built, ...]) -> BoardSums:
    return BoardSums(buildings)


class ScoringOption(NamedTuple):
    """Something that could be scored."""

    worth: float
    """In points, with coins and objects converted to them."""
    points: int
    coins: int
    at_end: int
    """The points for its objects at the end; with cards, for everything that they count."""
    objects: int


class ScoringOptions:
    """What a seat could score with its buildings as they are."""

    __slots__ = ("all", "best", "objects", "others", "types", "worths")

    def __init__(self, types: list[ScoringOption], others: list[ScoringOption]) -> None:
        self.types = sorted(types, reverse=True)
        """The types, best first."""
        self.others = others
        """The cities that can be scored, and with the expansion the categories."""
        self.all = self.types + others
        self.worths = sorted([option.worth for option in self.all])
        self.objects = tuple(sorted([option.objects for option in self.all]))
        """The numbers of objects."""
        self.best = max(self.worths, default=0.0)
        """The worth of the best one; 0 if there is none."""


@cache_by_identity
def options_without_cards(
    board: BoardSums, types_scored: tuple[BuildingType, ...], supply: Objects, free: tuple[bool, ...]
) -> ScoringOptions:
    """Return what a seat could score without cards; `free` tells for each city whether nobody has scored it."""
    types = [
        _option(board.type_points[kind], board.type_coins[kind], min(count, supply[kind]))
        for kind, count in enumerate(board.type_counts)
        if count and kind not in types_scored
    ]
    cities = []
    for city, count in enumerate(board.city_counts):
        if count >= BUILDINGS_TO_SCORE[city] and free[city]:
            objects = sum(map(min, board.city_types[city], supply))
            worth = board.city_worth[city]
            cities.append(_option(0, worth, objects) if city % 2 else _option(worth, 0, objects))
    return ScoringOptions(types, cities)


def _option(points: int, coins: int, objects: int) -> ScoringOption:
    at_end = POINTS_AN_OBJECT * objects
    return ScoringOption(points + SCORED_COIN * coins + at_end, points, coins, at_end, objects)
