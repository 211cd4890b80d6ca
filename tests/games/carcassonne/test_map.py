"""Features as they are joined while tiles are laid: what belongs together, and what it may bring."""

from __future__ import annotations

import pytest

from bot.games.carcassonne.board import Board, Feature
from bot.games.carcassonne.prospects import FeatureWorth, value_feature
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
        ("W -1 0 0, W 1 0 2", "0 0 road", FeatureWorth(3, 3)),
        ("M 0 -1 2", "0 0 city", FeatureWorth(3, 8)),
        (CITY, "0 0 city", FeatureWorth(4, 4)),
        ("B 0 1 0", "0 1 monastery", FeatureWorth(2, 9)),
        (CITY, "0 0 field", FeatureWorth(3, 3)),
        ("", "0 0 field 1", FeatureWorth(0, 0)),
    ],
)
def test_worth(text: str, segment: str, expected: FeatureWorth) -> None:
    """What a feature brings now, and once one more tile closes each open end, or all cities beside it are completed."""
    laid = board(text)
    assert value_feature(laid, at(laid, segment)) == expected
