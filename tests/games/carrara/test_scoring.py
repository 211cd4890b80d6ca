"""Scoring building types and cities (pages 7 to 9)."""

from __future__ import annotations

import pytest

from bot.games.carrara.actions import ScoreCity
from tests.games.carrara.positions import board, choices, table


@pytest.mark.parametrize(
    ("city", "need"),
    [("livorno", 2), ("pisa", 2), ("lucca", 2), ("viareggio", 3), ("massa", 3), ("lerici", 3)],
)
def test_buildings_needed_to_score_a_city(city: str, need: int) -> None:
    """Page 8: Livorno, Pisa and Lucca are scored with 2 buildings or more, the other cities with 3."""
    names = ["villa1", "porta1", "palazzo1", "cattedrale1"]
    for number in range(5):
        before = table(buildings=board(",".join(f"{name} {city}" for name in names[:number])))
        assert any(isinstance(action, ScoreCity) for action in choices(before)) == (number >= need)
