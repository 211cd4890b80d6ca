"""What cards score: the examples of the errata, and that every choice is resolved in the player's favour."""

from __future__ import annotations

from itertools import chain, combinations_with_replacement
from math import prod
from operator import le

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.carrara.cards.card import Count, Of, Scoring, Way
from bot.games.carrara.cards.scoring import (
    Scored,
    count,
    form_best_groups,
    itemise,
    score_board,
    score_objects,
    sets_of,
)
from bot.games.carrara.components import NO_BLOCKS, NO_OBJECTS, TYPES, Category, City, Objects
from bot.games.carrara.ending import goals
from bot.games.carrara.position import CarraraPlayer
from tests.games.carrara.expansion.tables import card, cards
from tests.games.carrara.positions import board

numbers_of_objects = st.builds(Objects, *[st.integers(0, 6)] * 6)
HAND = CarraraPlayer(0, NO_BLOCKS, NO_OBJECTS, 0, (), (), ())


def brings(name: str, player: CarraraPlayer) -> int:
    """Return the points of a card that is not an Object card."""
    scoring = card(name).scoring
    assert scoring is not None
    return score_board(scoring, player)


def brings_for(name: str, objects: Objects) -> tuple[int, int]:
    """Return the points of an Object card, and those of the objects left out."""
    scoring = card(name).scoring
    assert scoring is not None
    found = score_objects(scoring, objects)
    return found.points, sum(objects) - found.used


def met(name: str, player: CarraraPlayer, seats: int) -> bool:
    found = goals(player, seats, cards(name))
    return next(not goal.lacking for goal in found if goal.card.id == name)


# Examples of the errata


@pytest.mark.parametrize(
    ("objects", "group_points", "loose", "reached"),
    [
        (Objects(crown=1, shield=6), 9, 1, True),
        (Objects(crown=5, gate=1), 6, 1, False),
        (Objects(crown=1, book=1, gate=1, flag=1), 0, 4, False),
        (Objects(crown=2, book=1, gate=1), 0, 4, False),
    ],
)
def test_three_pairs(objects: Objects, group_points: int, loose: int, reached: bool) -> None:
    """Six coats of arms are two groups of three and three pairs; if no product is better, objects count singly."""
    assert brings_for("three_pairs", objects) == (group_points, loose)
    assert met("three_pairs", HAND._replace(objects=objects), 2) is reached


def town(**numbers: int) -> CarraraPlayer:
    """Return a player with this many buildings of cost 1 in cities."""
    places = [city for city, number in numbers.items() for _ in range(number)]
    names = [f"{kind.key}{cost}" for cost in range(1, 6) for kind in TYPES]
    return HAND._replace(
        buildings=board(", ".join(f"{name} {city}" for name, city in zip(names, places, strict=False)))
    )


@pytest.mark.parametrize(
    ("built", "points", "reached"),
    [
        ({"pisa": 3, "lucca": 1, "massa": 2}, 6, False),
        ({"livorno": 2, "viareggio": 2, "massa": 3, "lerici": 4}, 24, True),
        ({"massa": 3, "lerici": 6}, 18, False),
        ({"massa": 4}, 4, False),
        ({}, 0, False),
    ],
)
def test_three_cities(built: dict[str, int], points: int, reached: bool) -> None:
    """The numbers of buildings in the best cities, at most three, are multiplied; costs do not matter."""
    assert brings("three_cities", town(**built)) == points
    assert met("three_cities", town(**built), 2) is reached


CITY_KINDS = ("palazzo", "biblioteca", "cattedrale", "porta", "palazzo", "biblioteca")
LAND_KINDS = ("castello", "villa", "castello", "villa")


def town_and_country(city: tuple[int, ...], land: tuple[int, ...]) -> CarraraPlayer:
    names = [f"{kind}{cost} lerici" for kinds, costs in ((CITY_KINDS, city), (LAND_KINDS, land))
             for kind, cost in zip(kinds, costs, strict=False)]  # fmt: skip
    return HAND._replace(buildings=board(", ".join(names)))


@pytest.mark.parametrize(
    ("seats", "city", "land", "points", "reached"),
    [
        (4, (5, 3, 1), (3, 2), 13, True),
        (3, (4, 3, 3, 2, 1), (5, 2), 14, False),
        (4, (5, 3, 2, 1), (4, 3, 2), 19, True),
        (2, (5, 3, 2, 1), (4, 3, 2), 19, False),
        (2, (8,), (), 0, False),
    ],
)
def test_town_and_country(seats: int, city: tuple[int, ...], land: tuple[int, ...], points: int, reached: bool) -> None:
    """The most expensive of each category form a pair, and so on; a building without a partner scores nothing."""
    player = town_and_country(city, land)

    assert brings("town_and_country", player) == points
    assert met("town_and_country", player, seats) is reached


def test_the_final_scoring() -> None:
    """It counts Object, Building and Extra card, a point for every object left out and for 5 coins (errata)."""
    player = town_and_country((5, 3, 1), (3, 2))._replace(
        points=30, coins=23, objects=Objects(crown=1, shield=6), cities_scored=(City.LIVORNO, City.PISA)
    )

    assert itemise(player, cards("three_pairs", "town_and_country", "councillors")) == {
        "objects": 9,
        "buildings": 13,
        "extra": 8,
        "loose_objects": 1,
        "coins": 4,
    }
    assert itemise(player, cards())["extra"] == 0
    banked = itemise(player, cards("bankers"))
    assert (banked["extra"], banked["coins"]) == (11, 0)


def test_the_cards_of_the_base_game() -> None:
    """The three basic cards together are the base game's conditions and final scoring."""
    player = town_and_country((5, 3, 1), (3, 2))._replace(coins=9, objects=Objects(2, 1, 0, 0, 0, 1))

    assert itemise(player, cards()) == {"objects": 12, "buildings": 14, "extra": 0, "loose_objects": 0, "coins": 1}
    for seats, needs in ((2, (4, 8, 30)), (3, (4, 7, 25)), (4, (4, 6, 20))):
        found = goals(player, seats, cards())
        assert [(goal.have, goal.need) for goal in found] == list(zip((0, 4, 14), needs, strict=True))
        assert found == goals(player, seats, None)


# The best choice


def all_groups(objects: Objects, number: int) -> int:
    """Return the most that any choice of groups scores, including objects left out, by trying them all."""
    single = [(kind, size) for kind, have in enumerate(objects) for size in range(1, have + 1)]
    best = sum(objects)
    for groups in chain.from_iterable(combinations_with_replacement(single, few) for few in range(1, number + 1)):
        used = [sum(size for other, size in groups if other == kind) for kind in range(6)]
        if all(map(le, used, objects)):
            best = max(best, prod(size for _, size in groups) + sum(objects) - sum(used))
    return best


@settings(max_examples=25, deadline=None)
@given(objects=st.builds(Objects, *[st.integers(0, 6)] * 3, *[st.integers(0, 1)] * 3), number=st.integers(1, 3))
def test_no_groups_bring_more(objects: Objects, number: int) -> None:
    """No other choice scores more, and the groups found can be formed."""
    found = form_best_groups(objects, number)

    assert found.points + sum(objects) - found.used == all_groups(objects, number)
    assert found.used <= sum(objects)


@given(numbers=st.lists(st.integers(0, 6), min_size=6, max_size=6), size=st.integers(1, 6))
def test_no_more_sets_can_be_made(numbers: list[int], size: int) -> None:
    """Repeatedly taking one from the largest piles forms as many sets as possible."""
    left, made = sorted(numbers, reverse=True), 0
    while left[size - 1] > 0:
        left = sorted([number - 1 for number in left[:size]] + left[size:], reverse=True)
        made += 1

    assert sets_of(numbers, size) == made


@given(
    objects=numbers_of_objects, points=st.integers(1, 9), of=st.sampled_from([Of.KINDS, Of.PAIRS, Of.SETS, Of.OBJECTS])
)
def test_objects_are_used_only_where_that_pays(objects: Objects, points: int, of: Of) -> None:
    """For EACH, with a point for each object left out, the result is the best of all numbers of units."""
    size = 3 if of in (Of.SETS, Of.KINDS) else 1
    scoring = Scoring(Way.EACH, Count(of, size), points=points)
    of_one = {Of.OBJECTS: 1, Of.PAIRS: 2}.get(of, size)
    most = count(Count(of, size), HAND._replace(objects=objects))
    found = score_objects(scoring, objects)

    assert found.points - found.used == max(number * (points - of_one) for number in range(most + 1))
    assert found == Scored(points * (found.used // of_one), found.used)


def test_every_count() -> None:
    """Everything that a card may count is checked against a count by hand."""
    player = HAND._replace(
        coins=7,
        objects=Objects(crown=3, book=2, cup=1),
        buildings=board("villa8 pisa, villa1 pisa, porta3 lucca, porta2 lerici, castello4 lerici"),
        types_scored=tuple(TYPES[:2]),
        cities_scored=(City.LIVORNO,),
        categories_scored=(Category.LAND,),
    )
    expected = {
        Count(Of.OBJECTS): 6,
        Count(Of.KINDS): 3,
        Count(Of.KINDS, 2): 2,
        Count(Of.PAIRS): 2,
        Count(Of.SETS, 2): 3,
        Count(Of.SETS, 3): 1,
        Count(Of.BUILDINGS): 5,
        Count(Of.CITY_BUILDINGS): 2,
        Count(Of.LAND_BUILDINGS): 3,
        Count(Of.GREAT_BUILDINGS): 1,
        Count(Of.COUPLES): 2,
        Count(Of.TYPES): 3,
        Count(Of.TYPES, 2): 2,
        Count(Of.CITIES): 3,
        Count(Of.CITIES, 2): 2,
        Count(Of.COSTS): 18,
        Count(Of.CITY_COSTS): 5,
        Count(Of.LAND_COSTS): 13,
        Count(Of.SCORINGS): 4,
        Count(Of.TYPE_SCORINGS): 2,
        Count(Of.CITY_SCORINGS): 1,
        Count(Of.CATEGORY_SCORINGS): 1,
        Count(Of.COINS): 7,
    }

    assert {asked: count(asked, player) for asked in expected} == expected
    assert {asked.of for asked in expected} == {*Of}
