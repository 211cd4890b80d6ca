"""What a tile makes harder for others, counted in the tiles left."""

from __future__ import annotations

from bot.games.carcassonne import Kind, Place
from bot.games.carcassonne.prospects import Obstruction, obstruction
from tests.games.carcassonne.positions import laying, table


def found(followers: str, stack: str) -> Obstruction | None:
    """Return what a monastery northeast of the start tile's city, which waits in the north, makes harder."""
    position = table("U 1 0 0", "B", followers, stack=stack)
    return obstruction(position.open, laying("B", 1, -1))


def test_fewer_tiles_fit() -> None:
    """A tile that is city on all sides does not fit beside the monastery any more."""
    assert found("1 0 0 city 0", "C") == Obstruction(Kind.CITY, Place(0, -1), 1, 0)


def test_enough_tiles_fit() -> None:
    """Half of the tiles left still fit there."""
    assert found("1 0 0 city 0", "C E") is None


def test_only_others_are_hindered() -> None:
    """Nothing is said of the seat's own city, nor of one that nobody holds."""
    assert found("0 0 0 city 0", "C") is None
    assert found("", "C") is None
