"""The expansion's changes to the rules; everything else is as in the base game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.actions import (
    Announce,
    Build,
    ScoreCategory,
    TakeBlocks,
    TakeCoins,
    TurnWheel,
)
from bot.games.carrara.cards.card import CardKind, Source
from bot.games.carrara.cards.deck import DECK
from bot.games.carrara.components import (
    GREAT_BUILDINGS,
    NO_BLOCKS,
    Blocks,
    BuildingType,
    Category,
    City,
    Objects,
)
from bot.games.carrara.events import BlocksTaken, BuildingBuilt, CategoryScored
from bot.games.carrara.position import CarraraPhase, deal
from bot.games.contract import BadData
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import (
    EMPTY_WHEEL,
    board,
    building,
    choices,
    do,
    happens,
    player,
    refusal,
    wheel,
)

VILLA8 = building("villa8")


# The wheel


def test_the_wheel_may_be_left_unturned() -> None:
    """Without turning, nothing is refilled, and blocks are bought from the wheel as it is."""
    position = expanded(coins=6)
    after = do(position, TakeBlocks(1, Blocks(white=1)))

    assert TurnWheel() in choices(position)
    assert happens(position, TakeBlocks(1, Blocks(white=1))) == (
        BlocksTaken(0, 1, Blocks(white=1), 6, wheel_turned=False),
    )
    assert after.wheel == wheel(s1=Blocks(0, 1, 1, 1, 1, 1))
    assert (after.bag, after.phase) == (position.bag, CarraraPhase.AFTER_ACTION)
    assert after.players[0].coins == 0


# Buildings of cost 8


def test_a_great_building() -> None:
    """It takes 8 blocks that the city accepts, is not refilled, and leaves display and stack alone."""
    position = expanded(blocks=Blocks(white=6, yellow=3))
    paid = Blocks(white=5, yellow=3)
    action = Build(VILLA8, City.PISA, paid)
    after = do(position, action)

    assert happens(position, action) == (BuildingBuilt(0, VILLA8, City.PISA, paid, None),)
    assert (after.display, after.stack) == (position.display, position.stack)
    assert after.great == tuple(each for each in GREAT_BUILDINGS if each != VILLA8)
    assert (after.players[0].costs, after.players[0].blocks) == (8, Blocks(white=1))
    assert refusal(position, Build(VILLA8, City.LIVORNO, paid))[0] == "blocks_not_accepted"
    assert refusal(after._replace(phase=CarraraPhase.ACTION), action)[0] == "not_on_display"


def test_great_buildings_do_not_count_towards_the_thirty() -> None:
    """The last of the 30 starts the last round even if buildings of cost 8 are left; one of cost 8 never does."""
    last = expanded(display=(building("villa1"),), stack=(), blocks=Blocks(white=9))

    ended = do(last, Build(building("villa1"), City.PISA, Blocks(white=1)))
    assert ended.last_round_by == 0
    assert ended.great == GREAT_BUILDINGS
    empty = do(last._replace(display=()), Build(VILLA8, City.PISA, Blocks(white=8)))
    assert empty.last_round_by is None


def test_the_two_coins_only_where_no_great_building_can_be_built() -> None:
    """A player who can do nothing else may have enough blocks for one of them."""
    nothing = expanded(bag=NO_BLOCKS, wheel=EMPTY_WHEEL, display=(), stack=(), blocks=Blocks(black=7))

    assert choices(nothing) == [TakeCoins()]
    assert TakeCoins() not in choices(player(nothing, 0, blocks=Blocks(black=8)))


# Special scorings


@pytest.mark.parametrize(("category", "coins", "points"), [(Category.CITY, 13, 0), (Category.LAND, 0, 7)])
def test_a_special_scoring(category: Category, coins: int, points: int) -> None:
    """City buildings yield their costs as coins, land buildings as points, in any city; no objects."""
    built = board("porta8 pisa, porta5 livorno, villa5 massa, castello2 lucca")
    position = expanded(buildings=built, coins=1)
    action = ScoreCategory(category)
    after = do(position, action)

    assert happens(position, action) == (CategoryScored(0, category, coins, points),)
    assert (after.players[0].coins, after.players[0].points) == (1 + coins, points)
    assert (after.players[0].categories_scored, after.players[0].scorings) == ((category,), 1)


def test_special_scorings_need_a_building_and_a_marker() -> None:
    """Each takes one of the six markers; other players' special scorings do not matter."""
    city = expanded(buildings=board("porta1 pisa"))

    assert refusal(city, ScoreCategory(Category.LAND)) == ("no_building_of_category", {"category": Category.LAND})
    spent = player(city, 0, types_scored=tuple(BuildingType))
    assert refusal(spent, ScoreCategory(Category.CITY)) == ("no_markers_left", {})
    assert ScoreCategory(Category.CITY) in choices(player(city, 1, categories_scored=(Category.CITY,)))


# Announcing


def test_the_cards_say_when_the_end_may_be_announced() -> None:
    """All three conditions are those of the cards, and a refusal names the unmet ones."""
    ready = expanded(
        "special_scoring",
        "three_pairs",
        "three_cities",
        phase=CarraraPhase.AFTER_ACTION,
        objects=Objects(crown=6),
        buildings=board("villa1 pisa, villa2 pisa, porta1 lucca, porta2 lucca, porta3 massa, porta4 massa"),
        categories_scored=(Category.LAND,),
    )

    assert Announce() in choices(ready)
    assert do(ready, Announce()).players[0].points == 5
    reason, facts = refusal(player(ready, 0, objects=Objects(crown=5), categories_scored=()), Announce())
    assert reason == "cards_not_met"
    unmet = facts["goals"]
    assert isinstance(unmet, tuple)
    assert [(goal.card.id, goal.have, goal.need, goal.lacking) for goal in unmet] == [
        ("special_scoring", 0, 1, 1),
        ("three_pairs", 2, 3, 1),
    ]


# Setting up


def test_a_card_of_each_kind_is_drawn() -> None:
    """Cards are drawn from all of them, or from the documented ones only, which include no Extra card."""
    drawn = [deal(2, {"expansion": True}, Random(seed)).cards for seed in range(200)]
    assert all(found is not None for found in drawn)
    seen = {card.id for found in drawn if found is not None for card in found if card is not None}
    assert seen == {card.id for kind in CardKind for card in DECK.of(kind)}

    for seed in range(50):
        found = deal(3, {"expansion": True, "documented_only": True}, Random(seed)).cards
        assert found is not None
        assert {card.source for card in found if card is not None} == {Source.DOCUMENTED}
        assert found.extra is None


def test_options() -> None:
    """The documented cards are those of the expansion; with it off, it is the base game."""
    with pytest.raises(BadData, match=r"options\.documented_only: only with expansion"):
        deal(2, {"documented_only": True}, Random(1))
    assert deal(2, {"expansion": False}, Random(1)) == deal(2, {}, Random(1))


def test_what_is_stored_of_the_base_game_is_as_before() -> None:
    """A stored position without the expansion has no trace of it, and one with it is restored completely."""
    base = deal(2, {}, Random(1))
    assert not {"cards", "great"} & {*carrara.GAME.codec.position_to_json(base)}
    assert "categories_scored" not in carrara.GAME.codec.position_to_json(base)["players"][0]

    position = expanded("three_pairs", "banking_house", categories_scored=(Category.LAND,))
    data: Any = carrara.GAME.codec.position_to_json(position)
    assert carrara.GAME.codec.position_from_json(data) == position
    with pytest.raises(BadData, match="wheel: not 6 segments"):
        carrara.GAME.codec.position_from_json(data | {"wheel": data["wheel"][1:]})
