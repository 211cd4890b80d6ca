"""The defaults of what people choose, and what a tile makes harder for others."""

from __future__ import annotations

from bot.games.carcassonne.board import Place
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.position import CarcassonnePhase
from bot.games.carcassonne.prospects import Obstruction, fitting_turns, likely_gold, likely_turn, obstruction
from tests.games.carcassonne.positions import do, laying, table


def test_the_likeliest_turn() -> None:
    """It scores most for the seat to act, compared with the others; of several, it is the first."""
    # unturned, the tile joins the road of four tiles from the crossing to the monastery
    text, place = "W -1 0 0, E 0 -1 2, A 1 -1 0", Place(1, 0)
    mine, others, free = (table(text, "G1", followers).open for followers in ("0 0 0 road 0", "1 0 0 road 0", ""))
    assert fitting_turns(mine.board, TILES["G1"])[place] == (0, 1)
    assert likely_turn(mine, place, (1, 0)) == 0
    assert likely_turn(others, place, (0, 1)) == 1
    assert likely_turn(free, place, (0, 1)) == 0


def test_the_likeliest_place_for_gold() -> None:
    """Where the seat leads, not where others do; a feature that is completed in this turn counts first."""
    both = "0 0 1 monastery 0, 1 1 0 road 0"
    view = do(table("U 1 0 0, B 0 1 0", "G6", both), laying("G6", 1, 1, 0)).position.open
    assert view.phase is CarcassonnePhase.GOLD
    assert likely_gold(view) == Place(0, 1)
    completes = do(table("W -1 0 0, E 0 -1 2, A 1 -1 0", "G1", "0 0 0 road 0"), laying("G1", 1, 0)).position.open
    assert likely_gold(completes) in {Place(0, 0), Place(1, -1)}


def found(followers: str, stack: str) -> Obstruction | None:
    """Return what a monastery northeast of the start tile's city, which waits in the north, makes harder."""
    position = table("U 1 0 0", "B", followers, stack=stack)
    return obstruction(position.open, laying("B", 1, -1))


def test_fewer_tiles_fit() -> None:
    """A tile that is city on all sides does not fit beside the monastery any more; only others are hindered.

    Nothing is said where half of the tiles left still fit.
    """
    assert found("1 0 0 city 0", "C") == Obstruction(Kind.CITY, Place(0, -1), 1, 0)
    assert found("1 0 0 city 0", "C E") is found("0 0 0 city 0", "C") is found("", "C") is None
