"""Counting for cards, and their points at the end, always by the player's best choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import prod
from typing import NamedTuple

from bot.games.carrara.cards.card import Cards, Count, Of, Scoring, Way
from bot.games.carrara.components import CITIES, COINS_A_POINT, GREAT_COST, OBJECTS_OF_A_KIND, Category, Objects
from bot.games.carrara.position import Built, CarraraPlayer


def sets_of(numbers: Sequence[int], size: int) -> int:
    """Return how many sets of `size` different items can be made from these numbers of each.

    n sets are possible exactly if the numbers, each capped at n, add up to at least n * size.
    """
    most = sum(numbers) // size
    return next(sets for sets in range(most, -1, -1) if sum(min(number, sets) for number in numbers) >= sets * size)


def costs_of(buildings: Iterable[Built], category: Category | None = None) -> list[int]:
    """List the costs of the buildings of a category, or of all."""
    return [building.cost for building, _ in buildings if category in (None, building.category)]


def _count_filled(things: Iterable[object], size: int) -> int:
    listed = list(things)
    return sum([listed.count(thing) >= size for thing in set(listed)])


_OBJECTS: dict[Of, Callable[[Objects, int], int]] = {
    Of.OBJECTS: lambda objects, _: sum(objects),
    Of.KINDS: lambda objects, size: sum(number >= size for number in objects),
    Of.PAIRS: lambda objects, _: sum(number // 2 for number in objects),
    Of.SETS: sets_of,
}
_OTHERS: dict[Of, Callable[[CarraraPlayer, int], int]] = {
    Of.BUILDINGS: lambda player, _: len(player.buildings),
    Of.CITY_BUILDINGS: lambda player, _: len(costs_of(player.buildings, Category.CITY)),
    Of.LAND_BUILDINGS: lambda player, _: len(costs_of(player.buildings, Category.LAND)),
    Of.GREAT_BUILDINGS: lambda player, _: costs_of(player.buildings).count(GREAT_COST),
    Of.COUPLES: lambda player, _: min(len(costs_of(player.buildings, category)) for category in Category),
    Of.TYPES: lambda player, size: _count_filled((building.type for building, _ in player.buildings), size),
    Of.CITIES: lambda player, size: _count_filled((city for _, city in player.buildings), size),
    Of.COSTS: lambda player, _: player.costs,
    Of.CITY_COSTS: lambda player, _: sum(costs_of(player.buildings, Category.CITY)),
    Of.LAND_COSTS: lambda player, _: sum(costs_of(player.buildings, Category.LAND)),
    Of.SCORINGS: lambda player, _: player.scorings,
    Of.TYPE_SCORINGS: lambda player, _: len(player.types_scored),
    Of.CITY_SCORINGS: lambda player, _: len(player.cities_scored),
    Of.CATEGORY_SCORINGS: lambda player, _: len(player.categories_scored),
    Of.COINS: lambda player, _: player.coins,
}


def count_objects(asked: Count, objects: Objects) -> int:
    """Count objects; only for counts in OF_OBJECTS."""
    return _OBJECTS[asked.of](objects, asked.size)


def count(asked: Count, player: CarraraPlayer) -> int:
    if asked.of in _OBJECTS:
        return count_objects(asked, player.objects)
    return _OTHERS[asked.of](player, asked.size)


class Scored(NamedTuple):
    """The points for an Object card."""

    points: int
    used: int
    """How many objects they use; each of the others is worth a point."""


def score_objects(scoring: Scoring, objects: Objects) -> Scored:
    """Score an Object card for the highest total, including a point for each object left out.

    Of several equal choices, the one that uses the fewest objects is taken.
    """
    if scoring.way is Way.GROUPS:
        return form_best_groups(objects, scoring.number)
    assert scoring.counted is not None
    size = 1 if scoring.counted.of is Of.OBJECTS else 2 if scoring.counted.of is Of.PAIRS else scoring.counted.size
    most = count_objects(scoring.counted, objects)
    choices = [Scored(points_for(scoring, number), number * size) for number in range(most + 1)]
    return max(choices, key=lambda choice: (choice.points - choice.used, -choice.used))


@lru_cache(maxsize=4096)
def form_best_groups(objects: Objects, number: int) -> Scored:
    """Try all ways to form up to `number` groups of equal objects, for the best product of their sizes."""
    best = Scored(0, 0)
    for groups in range(1, number + 1):
        for sizes in combinations_with_replacement(range(OBJECTS_OF_A_KIND, 0, -1), groups):
            product, used = prod(sizes), sum(sizes)
            if (product - used, -used) > (best.points - best.used, -best.used) and can_form(sizes, objects):
                best = Scored(product, used)
    return best


def can_form(sizes: Sequence[int], objects: Sequence[int]) -> bool:
    """Return whether groups of these sizes can be formed, each of objects of one kind."""
    if not sizes:
        return True
    largest, *others = sizes
    tried = set()
    for kind, number in enumerate(objects):
        if number >= largest and number not in tried:
            tried.add(number)
            if can_form(others, (*objects[:kind], number - largest, *objects[kind + 1 :])):
                return True
    return False


def score_board(scoring: Scoring, player: CarraraPlayer) -> int:
    """Score a Building or an Extra card; a card with a rate for coins includes all points for coins."""
    match scoring.way:
        case Way.EACH | Way.TABLE:
            assert scoring.counted is not None
            return points_for(scoring, count(scoring.counted, player))
        case Way.CITIES:
            numbers = sorted([city for _, city in player.buildings].count(city) for city in CITIES)
            built = [number for number in numbers[-scoring.number :] if number]
            return prod(built) if built else 0
        case Way.COUPLES:
            costs = [sorted(costs_of(player.buildings, category), reverse=True) for category in Category]
            return sum(map(sum, zip(*costs, strict=False)))
        case Way.COINS:
            return player.coins // scoring.per
        case Way.GROUPS:
            return form_best_groups(player.objects, scoring.number).points


def itemise(player: CarraraPlayer, cards: Cards) -> dict[str, int]:
    """Itemise the final scoring by cards, in the order of the errata: the cards, objects left out, coins."""
    of_object, of_building = cards.object.scoring, cards.building.scoring
    assert of_object is not None
    assert of_building is not None
    extra = cards.extra and cards.extra.scoring
    objects = score_objects(of_object, player.objects)
    return {
        "objects": objects.points,
        "buildings": score_board(of_building, player),
        "extra": score_board(extra, player) if extra else 0,
        "loose_objects": sum(player.objects) - objects.used,
        "coins": 0 if extra and extra.way is Way.COINS else player.coins // COINS_A_POINT,
    }


def points_for(scoring: Scoring, number: int) -> int:
    """Return the points of an EACH or TABLE scoring for a count."""
    if scoring.way is Way.TABLE:
        return scoring.values[min(number, len(scoring.values) - 1)]
    return number // scoring.per * scoring.points
