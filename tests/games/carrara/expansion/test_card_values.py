"""How computer players value boards, objects and turns by the cards of the expansion."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import carrara
from bot.games.carrara.actions import (
    Action,
    Announce,
    Build,
    BuyObject,
    ScoreCategory,
    ScoreCity,
    ScoreType,
    TakeBlocks,
)
from bot.games.carrara.cards.card import Way
from bot.games.carrara.components import NO_BLOCKS, Blocks, BuildingType, Category, City, Object, Objects
from bot.games.carrara.computer.boards import board_of
from bot.games.carrara.computer.card_values import CardValues, cards_in_play, gains_of_buildings
from bot.games.carrara.computer.seats import outlook
from bot.games.carrara.computer.strategy import LEARNED, last_round
from bot.games.carrara.computer.turns import turns
from bot.games.carrara.ending import breakdown, final_scoring
from bot.games.carrara.position import Phase, Player, Position
from bot.model.budgets import Simulations
from tests.games.carrara.expansion.tables import expanded
from tests.games.carrara.positions import EMPTY_WHEEL, board, building, buildings, player
from tests.games.playouts import positions
from tests.games.variants import variants

GAME = variants()["carrara/expansion"]


def values_of(*names: str, **changes: Any) -> CardValues:
    """Return what seat 0 has by these cards of a table."""
    found = outlook(expanded(*names, **changes)).seats[0].values
    assert found is not None
    return found


def seat_gains(*names: str, **changes: Any) -> list[tuple[int, int]]:
    """Return what one more building would gain seat 0 of a table by these cards."""
    position = expanded(*names, **changes)
    assert position.cards is not None
    board = board_of(position.players[0].buildings)
    return gains_of_buildings(position.display, position.great, board, cards_in_play(position.cards))


def test_scorings_are_worth_what_the_cards_make_of_them() -> None:
    """Points and coins are paid at once; the Object card values objects, the Extra card markers."""
    built = board("villa5 livorno, villa2 pisa")
    plain = outlook(expanded(buildings=built)).seats[0].options
    pairs = outlook(expanded("three_pairs", buildings=built)).seats[0].options
    council = outlook(expanded("three_pairs", "councillors", buildings=built)).seats[0].options

    # two villas: 15 points and 6 coins, and two shields, which the basic card makes 6 points
    assert plain.types[0] == (15 + 0.4 * 6 + 6, 15, 6, 6, 2)
    # in up to three groups of equal objects two shields make 2, no more than if left out
    assert pairs.types[0] == (15 + 0.4 * 6 + 2, 15, 6, 2, 2)
    assert council.types[0] == pairs.types[0]
    # as a special scoring they yield their costs; neither city is ripe
    assert plain.others == [(7, 7, 0, 0, 0)]

    ripe = board("villa5 livorno, porta2 livorno")
    city = outlook(expanded("many_objects", "councillors", buildings=ripe)).seats[0].options.others[0]
    assert city == (21 + 6 + 4, 21, 0, 6 + 4, 2)


def test_coins_are_worth_more_where_a_card_pays_for_them() -> None:
    """A point for two coins at the end is worth more than what the coins would buy."""
    built = board("porta5 pisa")
    plain = outlook(expanded(buildings=built)).seats[0].options.types[0]
    banked = outlook(expanded("bankers", buildings=built)).seats[0].options.types[0]

    assert plain.worth == pytest.approx(15 * 0.4 + 3)
    assert banked.worth == pytest.approx(15 * 0.5 + 3)


def test_the_next_object_and_building_by_kind() -> None:
    """A card may favour completing a pair, or a building in a second city, far above anything else."""
    pairs = values_of("three_pairs", objects=Objects(crown=3, shield=3, cup=2))
    assert pairs.points[0] == 18
    # a third cup makes it 27 instead of 18; a fourth crown 24; a first flag is one left out
    assert [pairs.objects[kind] for kind in (Object.CUP, Object.CROWN, Object.FLAG)] == [9, 6, 1]

    own = board("villa1 pisa, villa2 pisa, porta1 lucca, porta2 lucca, porta3 massa")
    shown = buildings("villa4")
    gains = seat_gains("three_cities", buildings=own, display=shown)
    # 2 x 2 x 1 now; any building in Massa makes it 2 x 2 x 2, one of cost 8 no more than one of cost 4
    assert gains == [(0, 0)] * 4 + [(4, 4)] * 5
    basic = seat_gains(buildings=own, display=shown)
    assert basic == [(0, 0)] * 4 + [(4, 4)] * 4 + [(8, 8)]


def test_how_near_a_scoring_brings_the_conditions() -> None:
    """The options towards the Top card are counted, and the most objects towards the Object card."""
    built = board("villa5 livorno, villa2 livorno, porta1 pisa")
    towards = values_of("special_scoring", "twins", buildings=built, objects=Objects(crown=1))
    assert towards.towards_top == 2
    assert towards.towards_objects == 1
    done = values_of("special_scoring", "twins", buildings=built, categories_scored=(Category.LAND,))
    assert done.towards_top == 0
    assert values_of("three_types", buildings=built).towards_top == 2
    assert values_of("two_cities", buildings=built).towards_top == 1


def test_no_marker_no_value() -> None:
    """A seat that has placed all six markers scores nothing more."""
    own: dict[str, Any] = {"buildings": board("villa5 livorno, villa2 livorno"), "types_scored": tuple(BuildingType)}
    assert outlook(expanded(**own)).seats[0].options.all == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_seen_is_what_the_rules_say(seats: int) -> None:
    """Scores match the final scoring and options match actual scorings, whatever boards were seen before."""
    for seed in (3, 4):
        for position in [each for each in positions(GAME, seats, seed) if each.phase is Phase.ACTION][::7]:
            shared, seat = outlook(position), position.turn
            assert [seat.score for seat in shared.seats] == list(final_scoring(position).scores)
            brought = []
            for action in carrara.legal(position, seat):
                if isinstance(action, ScoreType | ScoreCity | ScoreCategory):
                    after = carrara.play(position, seat, action, Random(1)).position.players[seat]
                    coins = after.coins - position.players[seat].coins
                    before, then = (without_coins(each, position) for each in (position.players[seat], after))
                    brought.append((then - before, coins))
            options = shared.seats[seat].options.all
            assert sorted((option.points + option.at_end, option.coins) for option in options) == sorted(brought)
            assert outlook(position) == shared


def without_coins(player: Player, position: Position) -> int:
    """Return a score without the points for coins at the base rate."""
    extra = position.cards and position.cards.extra and position.cards.extra.scoring
    assert extra is None or extra.way is not Way.COINS
    items = breakdown(player, position.cards)
    return items["total"] - items["coins"]


GOLDEN: dict[int, tuple[tuple[float, ...], tuple[float, ...]]] = {
    2: ((0.8928, 0.1072), (92.38, 77.08)),
    3: ((0.8585, 0.1234, 0.0181), (83.92, 75.87, 65.52)),
    4: ((0.9436, 0.0418, 0.0125, 0.0021), (72.36, 57.69, 54.19, 47.99)),
}
"""By seats: chances and points that the weights forecast for a fixed position."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forecasts_are_those_that_were_trained(seats: int) -> None:
    """Changing a feature or its scale changes these numbers, and requires new training."""
    position = expanded("three_types", "three_pairs", "three_cities", "bankers", seats=seats)
    built = board("villa5 livorno, villa2 pisa, porta8 massa")
    for seat in range(seats):
        held: dict[str, Any] = {"coins": 7 - seat, "points": 20 - 4 * seat, "objects": Objects(2, 1)}
        position = player(position, seat, buildings=built[seat:], **held)
    expected = LEARNED.strategy(calibrated=False).forecasts([position], Random(1))[0]

    assert sum(expected.chances) == pytest.approx(1)
    assert expected.chances == pytest.approx(GOLDEN[seats][0], abs=1e-3)
    assert expected.points == pytest.approx(GOLDEN[seats][1], abs=1e-2)


def choice(position: Position, name: str) -> Action:
    """Return what a computer player does for the seat to move."""
    view, legal = carrara.view_with_memory(position, position.turn), carrara.legal(position, position.turn)
    return carrara.COMPUTERS.players[name].choose(view, position.turn, legal, Random(1), Simulations(12).begin())


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
