"""What features still wait for, on small maps and in whole games."""

from __future__ import annotations

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import Board, Kind
from bot.games.carcassonne.board import coordinate, openings
from tests.games.carcassonne.positions import board, feature
from tests.games.playouts import positions


def waits_for(laid: Board, x: int, y: int, kind: str, part: int = 0) -> list[str]:
    """Return the places that a feature waits for."""
    label = laid.labels[feature(laid, x, y, kind, part).segments[0]]
    return [coordinate(place) for place in openings(laid).get(label, ())]


def test_the_start_tile() -> None:
    """Its city waits in the north, its road in the west and east, its fields for nothing."""
    laid = board()
    assert waits_for(laid, 0, 0, "city") == ["M19"]
    assert waits_for(laid, 0, 0, "road") == ["L20", "N20"]
    assert waits_for(laid, 0, 0, "field") == []


def test_closed_ends_wait_for_nothing() -> None:
    """A cap on the city completes it; a monastery closes one end of the road and waits for seven tiles itself."""
    laid = board("E 0 -1 2, A 1 0 1")
    assert waits_for(laid, 0, 0, "city") == []
    assert waits_for(laid, 0, 0, "road") == ["L20"]
    assert waits_for(laid, 1, 0, "monastery") == ["N19", "O19", "O20", "M21", "N21", "O21"]


def test_a_place_that_closes_two_ends_is_told_once() -> None:
    """A ring that lacks one tile has two ends, and waits for one place."""
    laid = board("V 1 0 0, V -1 0 3, V 1 1 1, V -1 1 2")
    assert feature(laid, 0, 0, "road").open == 2
    assert waits_for(laid, 0, 0, "road") == ["M21"]


@pytest.mark.parametrize("seed", [1, 2])
def test_whole_games(seed: int) -> None:
    """Exactly what is not completed waits for something, and a monastery for as many places as it lacks."""
    for position in positions(carcassonne.GAME, 2, seed, every=25):
        laid = position.open.board
        waiting = openings(laid)
        for label, each in laid.features.items():
            assert (label in waiting) == (each.kind is not Kind.FIELD and not each.completed)
            places = waiting.get(label, ())
            assert len(places) == each.open if each.kind is Kind.MONASTERY else len(places) <= each.open
            assert all(place in laid.frontier or each.kind is Kind.MONASTERY for place in places)
