"""What a card counts of a player, and its points at the end, always at the player's best choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import prod
from typing import NamedTuple

from bot.games.carrara.cards.card import CardKind, Cards, Count, Of, Scoring, Way
from bot.games.carrara.components import CITIES, COINS_A_POINT, GREAT_COST, OBJECTS_OF_A_KIND, Category, Objects
from bot.games.carrara.position import Board, Built, Player


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


class Scored(NamedTuple):
    """The points for an Object card."""

    points: int
    used: int
    """How many objects these take; each of the others is worth a point."""


def score_objects(scoring: Scoring, objects: Objects) -> Scored:
    """Score an Object card for the highest total, including a point for each object left out.

    Of several equal choices, the one that uses the fewest objects is taken.
    """
    if scoring.way is Way.GROUPS:
        return best_groups(objects, scoring.number)
    assert scoring.counted is not None
    size = 1 if scoring.counted.of is Of.OBJECTS else 2 if scoring.counted.of is Of.PAIRS else scoring.counted.size
    most = count_objects(scoring.counted, objects)
    choices = [Scored(worth(scoring, number), number * size) for number in range(most + 1)]
    return max(choices, key=lambda choice: (choice.points - choice.used, -choice.used))


@lru_cache(maxsize=4096)
def best_groups(objects: Objects, number: int) -> Scored:
    """Form up to `number` groups, each of equal objects, for the best product of their sizes; all are tried."""
    best = Scored(0, 0)
    for groups in range(1, number + 1):
        for sizes in combinations_with_replacement(range(OBJECTS_OF_A_KIND, 0, -1), groups):
            product, used = prod(sizes), sum(sizes)
            if (product - used, -used) > (best.points - best.used, -best.used) and fits(sizes, objects):
                best = Scored(product, used)
    return best


def fits(sizes: Sequence[int], objects: Sequence[int]) -> bool:
    """Return whether groups of these sizes can be formed, each of objects of one kind."""
    if not sizes:
        return True
    largest, *others = sizes
    tried = set()
    for kind, number in enumerate(objects):
        if number >= largest and number not in tried:
            tried.add(number)
            if fits(others, (*objects[:kind], number - largest, *objects[kind + 1 :])):
                return True
    return False


def score_board(scoring: Scoring, board: Board, coins: int, objects: Objects) -> int:
    """Score a Building or an Extra card, in points; one that changes the rate of coins includes all their points."""
    match scoring.way:
        case Way.EACH | Way.TABLE:
            assert scoring.counted is not None
            return worth(scoring, count(scoring.counted, board, coins, objects))
        case Way.CITIES:
            numbers = sorted([city for _, city in board.buildings].count(city) for city in CITIES)
            built = [number for number in numbers[-scoring.number :] if number]
            return prod(built) if built else 0
        case Way.COUPLES:
            costs = [sorted(costs_of(board.buildings, category), reverse=True) for category in Category]
            return sum(map(sum, zip(*costs, strict=False)))
        case Way.COINS:
            return coins // scoring.per
        case Way.GROUPS:
            return best_groups(objects, scoring.number).points


def score_coins(scoring: Scoring | None, coins: int) -> int:
    """Score coins apart from the cards: a point for 5, or nothing if the Extra card changes the rate."""
    return 0 if scoring is not None and scoring.way is Way.COINS else coins // COINS_A_POINT


def by_cards(player: Player, cards: Cards) -> dict[str, int]:
    """Itemise the final scoring by cards, in the order of the errata: the cards, objects left out, coins."""
    scorings = {card.kind: card.scoring for card in cards.all()}
    in_objects = scorings[CardKind.OBJECT]
    assert in_objects is not None
    objects = score_objects(in_objects, player.objects)
    points = {
        kind: score_board(scoring, player, player.coins, player.objects)
        for kind in (CardKind.BUILDING, CardKind.EXTRA)
        if (scoring := scorings.get(kind)) is not None
    }
    return {
        "objects": objects.points,
        "buildings": points[CardKind.BUILDING],
        "extra": points.get(CardKind.EXTRA, 0),
        "loose_objects": sum(player.objects) - objects.used,
        "coins": score_coins(scorings.get(CardKind.EXTRA), player.coins),
    }


def worth(scoring: Scoring, number: int) -> int:
    """Return the points of an EACH or TABLE scoring for a count."""
    if scoring.way is Way.TABLE:
        return scoring.values[min(number, len(scoring.values) - 1)]
    return number // scoring.per * scoring.points
