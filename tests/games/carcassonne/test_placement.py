"""Laying a tile: where it may lie, and what happens to tiles that fit nowhere."""

from __future__ import annotations

from random import Random

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import (
    GameEnded,
    KeepFollower,
    Kind,
    Phase,
    Place,
    Reason,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TurnEnded,
)
from tests.games.carcassonne.positions import board, do, happened, laying, refusal, table, tiles, turn


def places(tile: str, text: str = "") -> set[tuple[int, int, int]]:
    """Return where a tile may lie: x, y and turn."""
    legal = carcassonne.legal(table(text, tile), 0)
    return {(each.x, each.y, each.turn) for each in legal if isinstance(each, carcassonne.PlaceTile)}


def test_the_start_tile() -> None:
    """The start tile D lies at 0, 0, unturned; the first tile is drawn, open to all."""
    position = carcassonne.deal(2, {}, Random(1))

    assert [(each.tile.id, *each[1:]) for each in position.open.board.laid] == [("D", 0, 0, 0)]
    assert position.open.tile is not None
    assert len(position.stack) == 70
    assert len(carcassonne.deal(5, {"gold_mines": True}, Random(1)).stack) == 78


@pytest.mark.parametrize("tile", sorted({*tiles("A B C D E F G H I J K L M N O P Q R S T U V W X")}, key=str))
def test_every_tile_fits_the_start_tile(tile: carcassonne.Tile) -> None:
    """So the first tile can always be laid."""
    assert places(tile.id)


def test_beside_a_tile_with_matching_edges() -> None:
    """A tile shares an edge with a tile, and every edge that touches matches."""
    assert places("C") == {(0, -1, 0)}
    assert places("B") == {(0, 1, 0)}
    assert places("U") == {(1, 0, 0), (-1, 0, 0), (0, 1, 0)}
    assert places("E") == {(0, -1, 2), (0, 1, 1), (0, 1, 2), (0, 1, 3)}


def test_all_touching_edges_count() -> None:
    """Between several tiles all edges must match."""
    assert (1, 1, 1) not in places("U", "U 1 0 0, B 0 1 0")
    assert (1, 1, 0) not in places("U", "U 1 0 0, B 0 1 0")
    assert {each for each in places("V", "U 1 0 0, B 0 1 0") if each[:2] == (1, 1)} == {(1, 1, 3)}


@pytest.mark.parametrize(("tile", "turns"), [("B", 1), ("C", 1), ("X", 1), ("G2", 1), ("F", 2), ("G", 2), ("H", 2)])
def test_of_equal_turns_the_smallest(tile: str, turns: int) -> None:
    """A tile that looks the same in several turns is laid in the smallest of them."""
    found = places(tile)

    assert {each[2] for each in found} <= {*range(turns)}
    x, y, _ = next(iter(found))
    assert refusal(table(tile=tile), laying(tile, x, y, turns))[0] == Reason.NO_SUCH_TURN


def test_laying() -> None:
    """The tile lies there, as an event tells; nothing hidden comes to light, so it can be taken back."""
    played = do(table(tile="U"), laying("U", 1, 0))

    assert played.events == (TilePlaced(0, tiles("U")[0], 1, 0, 0),)
    assert played.position.open.board.laid[-1].place == Place(1, 0)
    assert (played.position.open.phase, played.position.open.tile) == (Phase.FOLLOWER, None)
    assert not played.reveals
    assert played.turn_ended is None


def test_the_next_tile() -> None:
    """Then the next seat draws, which everyone sees."""
    played = turn(table(tile="U", stack="V A", seats=3), "U", 1, 0)

    assert played.events[1:] == (TurnEnded(0, 1), TileDrawn(1, tiles("V")[0]))
    assert (played.reveals, played.turn_ended) == (True, 0)
    assert (played.position.open.turn, played.position.open.phase) == (1, Phase.TILE)
    assert played.position.stack == tiles("A")


def test_the_last_seat_is_followed_by_the_first() -> None:
    """Turns go round."""
    assert turn(table(tile="U", stack="V", turn=1), "U", 1, 0).position.open.turn == 0


def test_a_tile_that_fits_nowhere() -> None:
    """It leaves the game, and another is drawn for the same player."""
    played = turn(table("E 0 -1 2", "U", stack="C V A"), "U", 1, 0)
    (gone, drawn) = tiles("C V")

    assert played.events[1:] == (TurnEnded(0, 1), TileRemoved(gone), TileDrawn(1, drawn))
    assert played.position.open.tile is drawn
    assert played.position.open.removed[-1] is gone
    assert played.position.stack == tiles("A")


def test_no_tile_that_is_left_fits() -> None:
    """The game is over at once, though tiles are left: they leave the game too."""
    played = turn(table("E 0 -1 2", "U", stack="C"), "U", 1, 0)

    assert happened(played, TileRemoved) == [TileRemoved(tiles("C")[0])]
    assert played.events[1] == TurnEnded(0, None)
    assert happened(played, GameEnded)
    assert carcassonne.outcome(played.position) is not None
    assert carcassonne.actors(played.position) == ()
    assert played.position.stack == ()
    assert played.position.open.removed[-1].id == "C"


def test_the_last_tile() -> None:
    """After the turn in which it is laid the game is over; a follower may still be set."""
    laid = do(table(tile="U"), laying("U", 1, 0))
    assert carcassonne.outcome(laid.position) is None
    over = do(laid.position, carcassonne.PlaceFollower(Kind.ROAD, 0))
    assert over.events[-1] == GameEnded((0,))
    assert over.turn_ended == 0
    assert (over.position.open.phase, over.position.open.tile) == (Phase.OVER, None)


def test_the_frontier() -> None:
    """The empty places beside tiles are known without looking for them."""
    assert {*board("U 1 0 0").frontier} == {(0, -1), (0, 1), (-1, 0), (1, -1), (1, 1), (2, 0)}


def test_keeping_ends_a_turn() -> None:
    """To keep one's followers is all that ends a turn and does nothing else; it is never done unasked."""
    laid = do(table(tile="U"), laying("U", 1, 0)).position

    assert carcassonne.GAME.rules.closing(laid, 0) == KeepFollower()
    assert carcassonne.GAME.rules.closing(table(tile="U"), 0) is None
    assert carcassonne.GAME.rules.forced(laid) is None
