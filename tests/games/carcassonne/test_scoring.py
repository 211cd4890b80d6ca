"""Scoring in play: what completed features bring, to whom, and what returns."""

from __future__ import annotations

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import FeatureScored, Follower, Kind, Place, PlaceFollower, majority, points_of
from bot.games.carcassonne.board import Feature
from tests.games.carcassonne.positions import board, do, feature, happened, laying, table, turn

ROAD = "A 1 0 1"
"""A road from a monastery to the start tile, which another A at -1, 0 would complete."""
GAP = "A 1 0 1, B 0 1 0, B -1 1 0, B -2 1 0, U -2 0 0, A -3 0 3"
"""Two roads which a U at -1, 0 joins and completes."""
SQUARE = "B 0 1 0, U 1 0 0, E 1 1 1, U -1 0 0, E -1 1 3, E -1 2 3, B 0 2 0"
"""A monastery at 0, 1, which an E at 1, 2 completes."""


@pytest.mark.parametrize(
    ("text", "x", "y", "kind", "points"),
    [
        ("", 0, 0, "road", 1),
        ("A 1 0 1", 0, 0, "road", 2),
        ("A 1 0 1, A -1 0 3", 0, 0, "road", 3),
        ("", 0, 0, "city", 1),
        ("E 0 -1 2", 0, 0, "city", 4),
        ("F 0 -1 1", 0, 0, "city", 3),
        ("F 0 -1 1, E 0 -2 2", 0, 0, "city", 8),
        ("C 0 -1 0", 0, 0, "city", 3),
        ("B 0 1 0", 0, 1, "monastery", 2),
        (SQUARE, 0, 1, "monastery", 8),
        (f"{SQUARE}, E 1 2 1", 0, 1, "monastery", 9),
        ("V 0 1 3, V 1 1 0, V 0 2 2, V 1 2 1", 0, 1, "road", 4),
        ("V 0 1 3, V 1 1 0, V 0 2 2, W 1 2 1", 0, 1, "road", 4),
        ("N 0 1 2, N 1 1 3, N 0 2 1, I 1 2 0", 1, 2, "city", 8),
        ("M 0 1 2, N 1 1 3, N 0 2 1, I 1 2 0", 1, 2, "city", 10),
    ],
)
def test_points(text: str, x: int, y: int, kind: str, points: int) -> None:
    """1 a road tile; 2 a city tile and a shield, else 1; 9 a monastery, else 1 and 1 for each tile around it."""
    found = board(text)

    assert points_of(found, feature(found, x, y, kind)) == points


def test_a_completed_road() -> None:
    """Who has the most followers takes the points, and the followers return."""
    played = turn(table(ROAD, "A", "0 1 0 road 0"), "A", -1, 0, 3)

    follower = Follower(0, 1, 0, Kind.ROAD, 0)
    places = (Place(-1, 0), Place(0, 0), Place(1, 0))
    (event,) = [each for each in happened(played, FeatureScored) if each.completed]
    assert event == FeatureScored(Kind.ROAD, (0,), 3, places, (follower,))
    player = played.position.open.players[0]
    assert (player.road, player.points, player.followers) == (3, 3, 7)
    assert played.position.open.board.followers == []


def test_nobody_there() -> None:
    """A completed feature without followers brings nothing."""
    played = turn(table(ROAD, "A"), "A", -1, 0, 3)

    assert happened(played, FeatureScored) == []
    assert [player.points for player in played.position.open.players] == [0, 0]


def test_claimed_and_scored_at_once() -> None:
    """A feature that the tile completes can be claimed, and scores at once."""
    played = turn(table(ROAD, "A", stack="B"), "A", -1, 0, 3, PlaceFollower(Kind.ROAD, 0))

    assert [(event.seats, event.points) for event in happened(played, FeatureScored)] == [((0,), 3)]
    assert [player.followers for player in played.position.open.players] == [7, 7]


def test_a_follower_that_returns_comes_too_late() -> None:
    """The last follower, which the tile would bring back, cannot be set in the same turn."""
    position = table(ROAD, "A", "0 1 0 road 0, " + ", ".join(["0 0 0 city 0"] * 6))
    assert position.open.players[0].followers == 0
    laid = do(position, laying("A", -1, 0, 3))
    assert [*carcassonne.legal(laid.position, 0)] == [carcassonne.KeepFollower()]
    assert carcassonne.GAME.rules.may_end_unasked(laid.position, 0)
    assert not carcassonne.GAME.rules.may_end_unasked(laid.position, 1)
    assert not carcassonne.GAME.rules.may_end_unasked(do(table(tile="U"), laying("U", 1, 0)).position, 0)
    after = do(laid.position, carcassonne.KeepFollower())
    assert after.position.open.players[0].followers == 1


def test_a_tie() -> None:
    """Tied players take all of the points, each in full."""
    played = turn(table(GAP, "U", "0 1 0 road 0, 1 -2 0 road 0", stack="V"), "U", -1, 0)

    (event,) = happened(played, FeatureScored)
    assert (event.seats, event.points) == ((0, 1), 5)
    assert len(event.followers) == 2
    assert [(player.road, player.followers) for player in played.position.open.players] == [(5, 7), (5, 7)]


def test_a_majority_of_joined_features() -> None:
    """Followers of features that were joined count together."""
    standing = "0 1 0 road 0, 1 -2 0 road 0, 1 -2 0 road 0, 2 -3 0 road 0"
    played = turn(table(GAP, "U", standing, stack="V", seats=3), "U", -1, 0)

    (event,) = happened(played, FeatureScored)
    assert event.seats == (1,)
    assert [player.road for player in played.position.open.players] == [0, 5, 0]
    assert [player.followers for player in played.position.open.players] == [7, 7, 7]


@pytest.mark.parametrize(
    ("seats", "winners"), [([], ()), ([1], (1,)), ([0, 1], (0, 1)), ([2, 0, 2], (2,)), ([3, 1, 3, 1, 0], (1, 3))]
)
def test_majorities(seats: list[int], winners: tuple[int, ...]) -> None:
    """The most followers, all who are tied, or nobody."""
    followers = tuple(Follower(seat, 0, 0, Kind.ROAD, 0) for seat in seats)

    assert majority(Feature(Kind.ROAD, (0,), frozenset(), 0, followers=followers)) == winners


def test_a_monastery_completed_by_a_neighbour() -> None:
    """The tile that completes it may be anybody's, and lie at a corner."""
    played = turn(table(SQUARE, "E", "1 0 1 monastery 0", stack="V"), "E", 1, 2, 1)

    (event,) = happened(played, FeatureScored)
    assert (event.feature, event.seats, event.points, event.places) == (Kind.MONASTERY, (1,), 9, (Place(0, 1),))
    assert [(player.monastery, player.followers) for player in played.position.open.players] == [(0, 7), (9, 7)]


def test_several_features_at_once() -> None:
    """Every road, city and monastery that the tile completes is scored."""
    laid = "A 1 0 1, B 0 1 0, E 1 1 1, B 0 2 0, E 1 2 1, E -1 2 3, E -1 1 3"
    played = turn(table(laid, "A", "0 0 1 monastery 0, 1 1 0 road 0", stack="V"), "A", -1, 0, 3)

    scored = {(event.feature, event.seats, event.points) for event in happened(played, FeatureScored)}
    assert scored == {(Kind.MONASTERY, (0,), 9), (Kind.ROAD, (1,), 3)}


def test_what_was_completed_before_is_not_scored_again() -> None:
    """Only what this tile completes is scored."""
    position = table(f"{ROAD}, A -1 0 3", "B", "0 1 0 road 0", stack="V")

    assert happened(turn(position, "B", 0, 1), FeatureScored) == []


def test_the_turn_of_another_scores_too() -> None:
    """Points go to who holds the feature, whoever completes it."""
    played = turn(table(ROAD, "A", "1 1 0 road 0", stack="V"), "A", -1, 0, 3)

    assert [player.road for player in played.position.open.players] == [0, 3]
