"""Features as they are joined while tiles are laid: what belongs together, and what it may bring."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.conformance.playing import positions
from bot.games import carcassonne
from bot.games.carcassonne import Board, Feature, Kind, points_of
from bot.games.carcassonne.board import openings
from bot.games.carcassonne.prospects import FeatureWorth, worth
from tests.games.carcassonne.positions import board, feature

CITY = "E 0 -1 2"
"""Completes the city of the start tile."""


def at(laid: Board, segment: str) -> Feature:
    """Return the feature of a segment: "0 1 road", or "0 1 road 1" for the second one of a tile."""
    x, y, kind, *part = segment.split()
    return feature(laid, int(x), int(y), kind, int(part[0]) if part else 0)


@pytest.mark.parametrize(
    ("text", "segment", "expected"),
    [
        ("U 1 0 0", "0 0 road", FeatureWorth(2, 4)),
        ("W -1 0 0, U 1 0 0", "0 0 road", FeatureWorth(3, 4)),
        ("W -1 0 0, W 1 0 2", "0 0 road", FeatureWorth(3, 3)),
        ("", "0 0 city", FeatureWorth(1, 4)),
        ("M 0 -1 2", "0 0 city", FeatureWorth(3, 8)),
        (CITY, "0 0 city", FeatureWorth(4, 4)),
        ("B 0 1 0", "0 1 monastery", FeatureWorth(2, 9)),
        ("", "0 0 field", FeatureWorth(0, 3)),
        (CITY, "0 0 field", FeatureWorth(3, 3)),
        ("", "0 0 field 1", FeatureWorth(0, 0)),
    ],
)
def test_worth(text: str, segment: str, expected: FeatureWorth) -> None:
    """What a feature brings now, and once one more tile closes each open end, or all cities beside it are completed."""
    laid = board(text)
    assert worth(laid, at(laid, segment)) == expected


@settings(deadline=None, max_examples=5)
@given(st.integers(0, 2**32))
def test_every_map(seed: int) -> None:
    """Just what is not completed waits for something, and could be worth no less than it is."""
    for position in positions(carcassonne.GAME, 2, seed, every=30):
        laid = position.open.board
        waiting = openings(laid)
        for label, each in laid.features.items():
            assert (label in waiting) == (each.kind is not Kind.FIELD and not each.completed)
            places = waiting.get(label, ())
            assert len(places) == each.open if each.kind is Kind.MONASTERY else len(places) <= each.open
            assert all(place in laid.frontier or each.kind is Kind.MONASTERY for place in places)
            found = worth(laid, each, waiting)
            assert found.now == points_of(laid, each) <= found.could
            assert found.now == found.could or not each.completed
