"""The Gold Mines: laying out ingots, and sharing those of completed features."""

from __future__ import annotations

from random import Random

from bot.games import carcassonne
from bot.games.carcassonne import (
    FeatureScored,
    Follower,
    GoldPlaced,
    IngotTaken,
    KeepFollower,
    Kind,
    Phase,
    Place,
    PlaceFollower,
    PlaceGold,
)
from bot.games.carcassonne.board import Feature
from bot.games.carcassonne.gold import share
from tests.games.carcassonne.positions import do, happened, laying, table, turn

GAP = "A 1 0 1, B 0 1 0, B -1 1 0, B -2 1 0, U -2 0 0, A -3 0 3"
"""Two roads which a U at -1, 0 joins and completes."""


def road(seats: str, *places: tuple[int, int]) -> Feature:
    """Return a completed road with a follower of each of these seats."""
    followers = tuple(Follower(int(seat), 0, 0, Kind.ROAD, 0) for seat in seats)
    return Feature(Kind.ROAD, (0,), frozenset(Place(*place) for place in places), 0, followers=followers)


def shared(ingots: dict[tuple[int, int], int], *features: Feature, turn: int = 0) -> list[tuple[int, int, int]]:
    """Return who takes an ingot from where, in order: seat, x and y."""
    view = table(tile="G1", ingots=ingots, seats=3, turn=turn).open
    after, taken = share(view, features)
    left = sum(after.board.ingots.values()) + sum(player.ingots for player in after.players)
    assert left == sum(ingots.values())
    assert [player.ingots for player in after.players] == [
        sum(each.seat == seat for each in taken) for seat in range(3)
    ]
    return [(each.seat, each.x, each.y) for each in taken]


def test_after_a_gold_tile() -> None:
    """An ingot goes on it, and one on a tile around it, also at a corner; then a follower may be set."""
    laid = do(table("B 0 1 0, U 1 0 0", "G6"), laying("G6", 1, 1, 0)).position
    assert laid.open.phase is Phase.GOLD
    assert {(each.x, each.y) for each in carcassonne.legal(laid, 0)} == {(0, 0), (1, 0), (0, 1)}  # type: ignore[union-attr]
    assert laid.open.board.ingots == {}

    played = do(laid, PlaceGold(0, 0))
    assert played.events == (GoldPlaced(0, Place(1, 1), Place(0, 0)),)
    assert played.position.open.board.ingots == {(1, 1): 1, (0, 0): 1}
    assert not played.reveals
    assert PlaceFollower(Kind.MONASTERY, 0) in carcassonne.legal(played.position, 0)


def test_only_after_a_gold_tile() -> None:
    """Other tiles bring none."""
    laid = do(table("", "U"), laying("U", 1, 0)).position

    assert laid.open.phase is Phase.FOLLOWER
    assert laid.open.board.ingots == {}


def test_any_number_on_a_tile() -> None:
    """An ingot may go where others lie."""
    played = do(table("B 0 1 0", "G6", ingots={(0, 1): 3}), laying("G6", 1, 1, 0), PlaceGold(0, 1))

    assert played.position.open.board.ingots == {(0, 1): 4, (1, 1): 1}


def test_sixteen_ingots() -> None:
    """Eight gold tiles lay out all of them, and no more."""
    gold = [tile for tile in carcassonne.TILES.values() if tile.gold]
    assert 2 * sum(tile.count for tile in gold) == 16
    assert not any(tile.gold for tile in carcassonne.deal(2, {}, Random(1)).stack)


def test_the_example_of_the_rules() -> None:
    """Three ingots on a road shared by two: the player to move takes two, the other one."""
    standing = "0 1 0 road 0, 1 -2 0 road 0"
    ingots = {(0, 0): 1, (-2, 0): 2}
    played = turn(table(GAP, "U", standing, stack="G1", ingots=ingots), "U", -1, 0)
    assert [player.ingots for player in played.position.open.players] == [2, 1]
    assert [event.seat for event in happened(played, IngotTaken)] == [0, 1, 0]
    assert played.position.open.board.ingots == {}

    other = turn(table(GAP, "U", standing, stack="G1", ingots=ingots, turn=1), "U", -1, 0)
    assert [player.ingots for player in other.position.open.players] == [1, 2]


def test_one_claimant_takes_all() -> None:
    """Who alone has the majority takes all ingots, on all tiles of the feature."""
    standing = "1 1 0 road 0, 1 1 0 road 0, 0 -2 0 road 0"
    played = turn(table(GAP, "U", standing, stack="G1", ingots={(0, 0): 2, (-3, 0): 1, (0, 1): 5}), "U", -1, 0)

    assert [player.ingots for player in played.position.open.players] == [0, 3]
    assert played.position.open.board.ingots == {(0, 1): 5}


def test_a_monastery_has_those_around_it() -> None:
    """Its own tile and the eight around."""
    square = "B 0 1 0, U 1 0 0, E 1 1 1, U -1 0 0, E -1 1 3, E -1 2 3, B 0 2 0, B 0 3 0"
    position = table(square, "E", "1 0 1 monastery 0", stack="G1", ingots={(0, 1): 1, (-1, 0): 2, (0, 3): 4})
    played = turn(position, "E", 1, 2, 1)

    assert [player.ingots for player in played.position.open.players] == [0, 3]
    assert played.position.open.board.ingots == {(0, 3): 4}


def test_ingots_of_this_very_turn_count() -> None:
    """A gold tile that completes a feature pays at once."""
    position = table("A 1 0 1, E 0 -1 2, A -1 -1 0", "G1", "0 1 0 road 0", stack="U")
    played = do(position, laying("G1", -1, 0, 1), PlaceGold(0, 0), KeepFollower())
    (event,) = happened(played, FeatureScored)
    assert (event.feature, event.points) == (Kind.ROAD, 4)
    assert [player.ingots for player in played.position.open.players] == [2, 0]


def test_unheld_features_keep_their_ingots() -> None:
    """Ingots of a completed feature that nobody held stay, and may be won through another."""
    played = turn(table(GAP, "U", stack="G1", ingots={(0, 0): 2}), "U", -1, 0)

    assert happened(played, IngotTaken) == []
    assert played.position.open.board.ingots == {(0, 0): 2}


def test_fields_and_the_end_give_none() -> None:
    """Ingots on the board when the game ends are lost."""
    over = turn(table("E 0 -1 2", "U", "0 0 0 field 0, 1 0 0 road 0", ingots={(0, 0): 3}), "U", 1, 0)

    assert len(happened(over, FeatureScored)) == 2
    assert happened(over, IngotTaken) == []
    assert [player.ingots for player in over.position.open.players] == [0, 0]


def test_round_and_round_from_the_seat_to_move() -> None:
    """Each takes one, in turn order, until none is left."""
    assert shared({(0, 0): 5}, road("012", (0, 0)), turn=1) == [(seat, 0, 0) for seat in (1, 2, 0, 1, 2)]


def test_without_a_claim_one_is_passed_over() -> None:
    """Also the player to move, and who has no claim on what is left."""
    assert shared({(0, 0): 2}, road("12", (0, 0))) == [(1, 0, 0), (2, 0, 0)]
    both = [road("01", (0, 0)), road("1", (5, 5))]
    assert shared({(0, 0): 1, (5, 5): 3}, *both) == [(0, 0, 0), (1, 5, 5), (1, 5, 5), (1, 5, 5)]


def test_from_the_tile_with_the_most_claimants() -> None:
    """Of the tiles on which a seat has a claim it takes from the one where the most different seats have one."""
    both = [road("0", (0, -9), (0, 0)), road("1", (0, 0))]

    assert shared({(0, -9): 1, (0, 0): 1}, *both)[0] == (0, 0, 0)


def test_claimants_are_counted_once() -> None:
    """How many seats have a claim is counted before the sharing, and each seat once."""
    features = [road("0", (0, -9), (0, 0)), road("1", (0, 0)), road("0", (0, -9)), road("0", (0, -9))]

    assert shared({(0, -9): 2, (0, 0): 3}, *features) == [(0, 0, 0), (1, 0, 0), (0, 0, 0), (0, 0, -9), (0, 0, -9)]


def test_then_northernmost_then_westernmost() -> None:
    """Of several such tiles from the one with the smallest y, then the smallest x."""
    lying = {(5, 0): 1, (-5, 1): 1, (4, 0): 1, (0, -2): 1}

    assert shared(lying, road("0", *lying)) == [(0, 0, -2), (0, 4, 0), (0, 5, 0), (0, -5, 1)]


def test_features_are_shared_together() -> None:
    """All features scored in the turn count at once, never one after the other."""
    assert shared({(0, 0): 2, (1, 0): 2}, road("0", (0, 0), (1, 0)), road("1", (1, 0))) == [
        (0, 1, 0),
        (1, 1, 0),
        (0, 0, 0),
        (0, 0, 0),
    ]
