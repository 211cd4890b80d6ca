"""What features are worth now and could be, and what is chosen for people until they choose themselves."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import carcassonne
from bot.games.carcassonne import Phase, Place
from bot.games.carcassonne.board import openings
from bot.games.carcassonne.prospects import Worth, likely_gold, likely_turn, turns_by_place, worth
from bot.games.carcassonne.scoring import points_of
from bot.games.carcassonne.turn import placements
from tests.games.carcassonne.positions import board, do, feature, laying, table
from tests.games.playouts import positions


def of(text: str, x: int, y: int, kind: str, part: int = 0) -> Worth:
    """Return the worth of a feature on a map in words."""
    laid = board(text)
    return worth(laid, feature(laid, x, y, kind, part))


def test_a_road() -> None:
    """A point a tile, and one more for each open end."""
    assert of("U 1 0 0", 0, 0, "road") == Worth(2, 4)
    assert of("W -1 0 0, U 1 0 0", 0, 0, "road") == Worth(3, 4)
    assert of("W -1 0 0, W 1 0 2", 0, 0, "road") == Worth(3, 3)


def test_a_city() -> None:
    """One point a tile and shield so far, two once it is completed."""
    assert of("", 0, 0, "city") == Worth(1, 4)
    assert of("M 0 -1 2", 0, 0, "city") == Worth(3, 8)
    assert of("E 0 -1 2", 0, 0, "city") == Worth(4, 4)


def test_a_monastery_and_a_field() -> None:
    """Nine points when it is surrounded; three for each city beside it, completed or not."""
    assert of("B 0 1 0", 0, 1, "monastery") == Worth(2, 9)
    assert of("", 0, 0, "field") == Worth(0, 3)
    assert of("E 0 -1 2", 0, 0, "field") == Worth(3, 3)
    assert of("", 0, 0, "field", 1) == Worth(0, 0)


@settings(deadline=None, max_examples=8)
@given(st.integers(0, 2**32))
def test_what_could_be_is_no_less(seed: int) -> None:
    """Whatever the map, a feature could be worth at least what it is, and a completed one exactly that."""
    for position in positions(carcassonne.GAME, 2, seed, every=40):
        laid = position.open.board
        waits = openings(laid)
        for each in laid.features.values():
            found = worth(laid, each, waits)
            assert found.now == points_of(laid, each) <= found.could
            assert found.now == found.could or not each.completed


def test_where_a_tile_fits() -> None:
    """Every place and turn is there once, places in reading order."""
    laid, tile = board("U 1 0 0"), carcassonne.TILES["V"]
    found = turns_by_place(laid, tile)
    assert list(found) == sorted(found, key=lambda place: (place.y, place.x))
    assert {(*place, turn) for place, turns in found.items() for turn in turns} == {*placements(laid, tile)}


def test_the_likeliest_turn() -> None:
    """It scores most for the seat to act, compared with the others; of several, it is the first."""
    # unturned, the tile joins the road of four tiles from the crossing to the monastery
    text, place = "W -1 0 0, E 0 -1 2, A 1 -1 0", Place(1, 0)
    mine, others, free = (table(text, "G1", followers).open for followers in ("0 0 0 road 0", "1 0 0 road 0", ""))
    assert turns_by_place(mine.board, carcassonne.TILES["G1"])[place] == (0, 1)
    assert likely_turn(mine, place, (1, 0)) == 0
    assert likely_turn(others, place, (0, 1)) == 1
    assert likely_turn(free, place, (0, 1)) == 0


def test_the_likeliest_place_for_gold() -> None:
    """Where the seat leads, not where others do; a feature that is completed in this turn counts first."""
    both = "0 0 1 monastery 0, 1 1 0 road 0"
    view = do(table("U 1 0 0, B 0 1 0", "G6", both), laying("G6", 1, 1, 0)).position.open
    assert view.phase is Phase.GOLD
    assert likely_gold(view) == Place(0, 1)
    completes = do(table("W -1 0 0, E 0 -1 2, A 1 -1 0", "G1", "0 0 0 road 0"), laying("G1", 1, 0)).position.open
    assert likely_gold(completes) in {Place(0, 0), Place(1, -1)}
