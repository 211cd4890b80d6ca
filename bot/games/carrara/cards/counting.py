"""Counting what a card requires."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from bot.games.carrara.cards.card import Count, Of
from bot.games.carrara.components import GREAT_COST, Category, Objects
from bot.games.carrara.position import Board, Built


def sets_of(numbers: Sequence[int], size: int) -> int:
    """Return how many sets of `size` different things can be made at most from these numbers of each.

    n sets are possible exactly if the numbers, each capped at n, add up to at least n * size.
    """
    most = sum(numbers) // size
    return next(sets for sets in range(most, -1, -1) if sum(min(number, sets) for number in numbers) >= sets * size)


def costs_of(buildings: Iterable[Built], category: Category | None = None) -> list[int]:
    """List the costs of the buildings of a category, or of all."""
    return [building.cost for building, _ in buildings if category in (None, building.category)]


def _filled(things: Iterable[object], size: int) -> int:
    listed = list(things)
    return sum([listed.count(thing) >= size for thing in set(listed)])


_OBJECTS: dict[Of, Callable[[Objects, int], int]] = {
    Of.OBJECTS: lambda objects, _: sum(objects),
    Of.KINDS: lambda objects, size: sum(number >= size for number in objects),
    Of.PAIRS: lambda objects, _: sum(number // 2 for number in objects),
    Of.SETS: sets_of,
}
_BOARD: dict[Of, Callable[[Board, int], int]] = {
    Of.BUILDINGS: lambda board, _: len(board.buildings),
    Of.CITY_BUILDINGS: lambda board, _: len(costs_of(board.buildings, Category.CITY)),
    Of.LAND_BUILDINGS: lambda board, _: len(costs_of(board.buildings, Category.LAND)),
    Of.GREAT_BUILDINGS: lambda board, _: costs_of(board.buildings).count(GREAT_COST),
    Of.COUPLES: lambda board, _: min(len(costs_of(board.buildings, category)) for category in Category),
    Of.TYPES: lambda board, size: _filled((building.type for building, _ in board.buildings), size),
    Of.CITIES: lambda board, size: _filled((city for _, city in board.buildings), size),
    Of.COSTS: lambda board, _: board.costs,
    Of.CITY_COSTS: lambda board, _: sum(costs_of(board.buildings, Category.CITY)),
    Of.LAND_COSTS: lambda board, _: sum(costs_of(board.buildings, Category.LAND)),
    Of.SCORINGS: lambda board, _: board.scorings,
    Of.TYPE_SCORINGS: lambda board, _: len(board.types_scored),
    Of.CITY_SCORINGS: lambda board, _: len(board.cities_scored),
    Of.CATEGORY_SCORINGS: lambda board, _: len(board.categories_scored),
}


def count_objects(asked: Count, objects: Objects) -> int:
    """Count objects; only for counts in OF_OBJECTS."""
    return _OBJECTS[asked.of](objects, asked.size)


def count(asked: Count, board: Board, coins: int, objects: Objects) -> int:
    """Count something of a player: on the public board, or among the coins and objects behind the screen."""
    if asked.of is Of.COINS:
        return coins
    if asked.of in _OBJECTS:
        return count_objects(asked, objects)
    return _BOARD[asked.of](board, asked.size)
