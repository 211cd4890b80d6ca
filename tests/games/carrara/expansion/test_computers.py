"""Computer players with the expansion: they consider its choices, and what the cards require and score."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import carrara
from bot.games.carrara.actions import Action, Announce, Build, BuyObject, ScoreCategory, TakeBlocks
from bot.games.carrara.components import NO_BLOCKS, Blocks, BuildingType, Category, City, Object, Objects
from bot.games.carrara.computer.seats import outlook
from bot.games.carrara.computer.strategy import last_round
from bot.games.carrara.computer.turns import turns
from bot.games.carrara.position import Phase, Position
from bot.games.players import AT_ONCE
from bot.model.budgets import Simulations
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import EMPTY_WHEEL, board, building, player
from tests.games.playouts import positions
from tests.games.variants import variants

GAME = variants()["carrara/expansion"]


def choice(position: Position, name: str) -> Action:
    """Return what a computer player does for the seat to move."""
    view, legal = carrara.view_with_memory(position, position.turn), carrara.legal(position, position.turn)
    return carrara.COMPUTERS.players[name].choose(view, position.turn, legal, Random(1), Simulations(12).begin())


@settings(max_examples=6, deadline=None)
@given(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**32))
@pytest.mark.exhaustive
def test_never_an_illegal_move(seats: int, seed: int) -> None:
    """With any cards, all players choose, and master suggests, only legal actions."""
    found = positions(GAME, seats, seed)[:-1]
    for position in Random(seed).sample(found, 3):
        seat = position.turn
        legal = carrara.legal(position, seat)
        assert all(choice(position, name) in legal for name in carrara.COMPUTERS.players)
        assert carrara.COMPUTERS.rank_actions is not None
        advised = carrara.COMPUTERS.rank_actions(
            carrara.view_with_memory(position, seat), seat, legal, Random(1), AT_ONCE
        )
        assert all(each.action in legal for each in advised)


def test_every_kind_of_action_is_thought_about() -> None:
    """The search considers buying without turning, buildings of cost 8, special scorings, and each object on sale."""
    position = expanded(coins=30, blocks=Blocks(white=8), buildings=board("villa1 pisa, porta1 pisa"))
    found = {turn.actions for turn in turns(position, Random(1))}
    actions = {action for turn in found for action in turn}

    assert {action for action in actions if isinstance(action, TakeBlocks)}
    assert Build(building("villa8"), City.LIVORNO, Blocks(white=8)) in actions
    assert {ScoreCategory(category) for category in Category} <= actions
    assert {BuyObject(item) for item in Object} <= actions


def ready(**changes: Any) -> Position:
    """Set up a table where seat 0 meets the conditions of three unusual cards, after its action."""
    built = "villa1 pisa, villa2 pisa, porta1 lucca, porta2 lucca, porta3 massa, porta4 massa, villa5 livorno"
    own: dict[str, Any] = {
        "phase": Phase.AFTER_ACTION,
        "coins": 0,
        "points": 60,
        "objects": Objects(crown=6),
        "buildings": board(built),
        "types_scored": (BuildingType.VILLA,),
        "categories_scored": (Category.LAND,),
    }
    return expanded("special_scoring", "three_pairs", "three_cities", **(own | changes))


@pytest.mark.parametrize("name", ["novice", "advanced", "master"])
def test_it_announces_by_the_cards(name: str) -> None:
    """It announces as soon as the cards' conditions are met and ending wins."""
    assert choice(ready(), name) == Announce()
    assert choice(ready(objects=Objects(crown=5)), name) != Announce()


@pytest.mark.parametrize("name", ["advanced", "master"])
def test_it_buys_the_object_that_the_card_wants(name: str) -> None:
    """It buys the object that completes the third pair."""
    lacking = ready(objects=Objects(crown=4, flag=1), coins=10)

    assert choice(lacking, name) == BuyObject(Object.FLAG)


def test_the_race_is_run_by_the_cards() -> None:
    """A seat that meets the cards' conditions may announce in its next turn, whatever the base game requires."""
    assert outlook(ready(phase=Phase.ACTION)).seats[0].turns == 1
    assert outlook(ready(phase=Phase.ACTION, categories_scored=())).seats[0].turns == 1
    assert outlook(ready(phase=Phase.ACTION, objects=Objects(crown=1))).seats[0].turns == 2
    few = board("villa1 pisa, villa2 pisa, porta1 lucca, porta2 lucca, porta3 massa")
    assert outlook(ready(phase=Phase.ACTION, buildings=few, blocks=Blocks(black=1))).seats[0].turns == 1
    assert outlook(ready(phase=Phase.ACTION, buildings=few, blocks=NO_BLOCKS)).seats[0].turns == 2
    shares = outlook(ready(phase=Phase.ACTION, objects=Objects(crown=2), buildings=few)).seats[0].missing
    assert shares == pytest.approx((0.0, 8 * 2 / 3, 30 / 3))


def test_the_last_round_is_foreseen_by_the_cards() -> None:
    """A building may be worth far more, or less, than its cost, and so may a special scoring and an object."""
    last = expanded("three_pairs", "three_cities", turn=1, last_round_by=0, display=(), great=(), wheel=EMPTY_WHEEL)
    last = player(last, 0, coins=0, blocks=NO_BLOCKS)
    towns = board("villa5 pisa, villa1 pisa, porta1 lucca, castello3 lerici")
    last = player(last, 1, coins=0, blocks=Blocks(black=1), buildings=towns, types_scored=tuple(BuildingType)[:5])
    score = last_round(last).points[1]
    # 2 x 1 x 1 now; as a special scoring the land buildings yield 9 points, more than the villas with their 2 objects
    assert score == 2 + 9

    with_display = last._replace(display=(building("palazzo1"),))
    spent = player(with_display, 1, types_scored=tuple(BuildingType))
    # no marker is left, but a second building in Lerici makes it 2 x 1 x 2
    assert last_round(spent).points[1] == 4
    rich = player(spent._replace(display=()), 1, coins=10, blocks=NO_BLOCKS, objects=Objects(crown=2))
    # a third crown would add 1 point, and 10 coins are 2
    assert last_round(rich).points[1] == 2 + 2 + 2
    # but a sixth one turns 3 x 2 into 3 x 3
    assert last_round(player(rich, 1, objects=Objects(crown=5))).points[1] == 2 + 9
