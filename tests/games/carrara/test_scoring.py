"""Scoring building types and cities (pages 7 to 9)."""

from __future__ import annotations

import pytest

from bot.games.carrara.actions import ScoreCity, ScoreType
from bot.games.carrara.components import BuildingType, Objects
from bot.games.carrara.events import TypeScored
from bot.games.carrara.position import CarraraPhase
from tests.games.carrara.positions import board, choices, do, happens, table


def test_biblioteca_example() -> None:
    """Page 7: Biblioteca 3 in Pisa and 2 in Massa yield 9 coins, 2 points and 2 books."""
    before = table(coins=0, buildings=board("biblioteca3 pisa, biblioteca2 massa"))
    after = do(before, ScoreType(BuildingType.BIBLIOTECA))

    assert happens(before, ScoreType(BuildingType.BIBLIOTECA)) == (
        TypeScored(0, BuildingType.BIBLIOTECA, 9, 2, Objects(book=2)),
    )
    assert (9, 2, Objects(book=2)) == (after.players[0].coins, after.players[0].points, after.players[0].objects)
    assert Objects(5, 3, 5, 5, 5, 5) == after.supply
    assert after.players[0].types_scored == (BuildingType.BIBLIOTECA,)
    assert CarraraPhase.AFTER_ACTION is after.phase


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
