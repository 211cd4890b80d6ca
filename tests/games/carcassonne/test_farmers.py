"""Fields: what parts them, and what completed cities pay."""

from __future__ import annotations

from bot.games import carcassonne
from bot.games.carcassonne import FeatureScored, Kind
from bot.games.carcassonne.scoring import cities_beside
from tests.games.carcassonne.positions import board, feature, happened, table, turn

CITY = "E 0 -1 2"
"""Completes the city of the start tile."""


def worth(text: str, x: int, y: int, part: int = 0) -> int:
    """Return what a field is worth."""
    found = board(text)
    return carcassonne.points_of(found, feature(found, x, y, "field", part))


def test_only_completed_cities_pay() -> None:
    """3 points for each completed city beside a field, nothing for one that is open."""
    assert worth("", 0, 0, 0) == 0
    assert worth(CITY, 0, 0, 0) == 3
    assert worth(CITY, 0, -1, 0) == 3
    assert worth(CITY, 0, 0, 1) == 0


def test_a_city_pays_several_fields() -> None:
    """Each field beside it, on whichever side."""
    found = board(CITY)

    assert feature(found, 0, 0, "field", 0).segments != feature(found, 0, -1, "field", 0).segments
    assert [worth(CITY, 0, 0, 0), worth(CITY, 0, -1, 0)] == [3, 3]


def test_a_city_pays_a_field_once() -> None:
    """Whatever number of times they touch: here the field goes round the city."""
    around = f"{CITY}, A 1 0 1, B 1 -1 0"
    field = feature(board(around), 1, -1, "field")
    assert len(field.cities) == 2
    assert worth(around, 1, -1) == 3


def test_several_cities() -> None:
    """A field is paid by every completed city beside it, and tells which."""
    text = f"{CITY}, A 1 0 1, B 1 -1 0, H 2 -1 0, E 2 -2 2, E 2 0 0"
    found = board(text)
    field = feature(found, 1, -1, "field")

    assert [(city.completed, len(city.places)) for city in cities_beside(found, field)] == [(True, 2)] * 3
    assert worth(text, 1, -1) == 9
    assert worth(f"{CITY}, A 1 0 1, B 1 -1 0, H 2 -1 0, E 2 -2 2", 1, -1) == 6


def test_cities_that_join_pay_once() -> None:
    """Two cities beside a field that become one pay it once."""
    apart = "N 0 1 2, N 1 1 3, N 0 2 1"
    found = board(f"{apart}, I 1 2 0")
    field = feature(found, 1, 2, "field")

    assert len(field.cities) == 2
    assert len(cities_beside(found, field)) == 1
    assert worth(f"{apart}, I 1 2 0", 1, 2) == 3


def test_fields_beside_gates() -> None:
    """Both fields at the gates of S and T lie beside the city, and so do all four of G4."""
    for name, parts in (("S", 2), ("T", 2), ("G4", 4)):
        found = board(f"{name} 1 0 1")
        for part in range(parts):
            beside = cities_beside(found, feature(found, 1, 0, "field", part))
            assert feature(found, 1, 0, "city") in beside


def test_farmers_score_at_the_end_alone() -> None:
    """A city that is completed pays nothing yet; after the game the most farmers take it, tied ones all in full."""
    position = table("", "E", "0 0 0 field 0, 1 0 0 field 1", stack="V")
    played = turn(position, "E", 0, -1, 2)
    assert happened(played, FeatureScored) == []
    assert len(played.position.open.board.followers) == 2

    over = turn(played.position, "V", 1, 0, 0)
    (event,) = happened(over, FeatureScored)
    assert (event.feature, event.seats, event.points, event.completed) == (Kind.FIELD, (0,), 3, False)
    assert [player.field for player in over.position.open.players] == [3, 0]


def test_a_field_held_by_two() -> None:
    """Fields joined with a farmer each pay both in full; the farmers stay to the end."""
    joined = table(CITY, "A", "0 0 0 field 0, 1 0 0 field 1")
    over = turn(joined, "A", 1, 0, 1)

    (event,) = happened(over, FeatureScored)
    assert (event.seats, event.points) == ((0, 1), 3)
    assert [player.field for player in over.position.open.players] == [3, 3]
    assert len(over.position.open.board.followers) == 2
