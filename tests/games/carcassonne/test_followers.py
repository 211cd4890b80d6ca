"""Setting followers: where, and how many."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import FollowerPlaced, KeepFollower, Kind, PlaceFollower, Player, Reason
from tests.games.carcassonne.positions import board, do, feature, happened, laying, refusal, table, tiles, turn


def segments(text: str, tile: str, x: int, y: int, turn: int = 0, followers: str = "", **changes: Any) -> set[str]:
    """Return where a follower may be set after a tile was laid."""
    laid = do(table(text, tile, followers, **changes), laying(tile, x, y, turn)).position
    return {f"{each.feature} {each.part}" for each in carcassonne.legal(laid, 0) if isinstance(each, PlaceFollower)}


def test_every_kind_of_segment() -> None:
    """A follower may go onto a road, city, monastery or field of the tile just laid."""
    assert segments("", "A", 1, 0, 1) == {"road 0", "monastery 0", "field 0"}
    assert segments("", "L", 0, -1, 2) == {"city 0", "road 0", "road 1", "road 2", "field 0", "field 1", "field 2"}
    assert segments("", "C", 0, -1) == {"city 0"}


def test_not_where_anybody_is() -> None:
    """The whole connected feature must be free of followers, also of one's own."""
    for seat in (0, 1):
        assert segments("U 1 0 0", "U", -1, 0, 0, f"{seat} 1 0 road 0") == {"field 0", "field 1"}
        assert segments("U 1 0 0", "U", -1, 0, 0, f"{seat} 0 0 field 1") == {"road 0", "field 0"}


def test_any_segment_of_a_free_feature() -> None:
    """Where several segments of the tile belong to one feature, any of them may be named."""
    found = segments("V 0 1 3, V 1 1 0, V 0 2 2", "W", 1, 2, 1)

    assert {"road 1", "road 2"} <= found


def test_none_left() -> None:
    """Without a follower in the supply none can be set."""
    standing = ", ".join(["0 0 0 city 0"] * 7)

    assert segments("", "U", 1, 0, 0, standing) == set()
    assert segments("", "U", 1, 0, 0, standing.replace("0 0 0", "1 0 0", 1)) == {"road 0", "field 0", "field 1"}


def test_without_farmers() -> None:
    """With that option no follower goes onto a field."""
    assert segments("", "U", 1, 0, without_farmers=True) == {"road 0"}
    assert segments("", "B", 0, 1, without_farmers=True) == {"monastery 0"}
    position = do(table(tile="U", without_farmers=True), laying("U", 1, 0)).position
    assert refusal(position, PlaceFollower(Kind.FIELD, 0)) == (Reason.NO_FARMERS, {})


@pytest.mark.parametrize("kind", ["road 0", "field 1"])
def test_setting_a_follower(kind: str) -> None:
    """It leaves the supply and stands on the feature until that is scored."""
    name, part = kind.split()
    played = turn(table(tile="U", stack="V"), "U", 1, 0, 0, PlaceFollower(Kind(name), int(part)))

    assert happened(played, FollowerPlaced) == [FollowerPlaced(0, 1, 0, Kind(name), int(part), tiles("U")[0], 0)]
    view = played.position.open
    assert view.players == (Player(followers=6), Player())
    assert [follower.seat for follower in feature(view.board, 1, 0, name, int(part)).followers] == [0]


def test_keeping_them() -> None:
    """No follower need be set."""
    played = turn(table(tile="U", stack="V"), "U", 1, 0, 0, KeepFollower())

    assert played.position.open.board.followers == []
    assert played.position.open.players == (Player(), Player())


def test_seven_for_each() -> None:
    """Everyone begins with seven followers."""
    for seats in carcassonne.SEATS:
        assert [player.followers for player in table(seats=seats).open.players] == [7] * seats


def test_followers_go_along_when_features_join() -> None:
    """Joined features keep everybody's followers."""
    found = board("A 1 0 1, B 0 1 0, B -1 1 0, B -2 1 0, U -2 0 0, U -1 0 0", "1 1 0 road 0, 0 -2 0 road 0")

    assert [follower.seat for follower in feature(found, 0, 0, "road").followers] == [0, 1]
