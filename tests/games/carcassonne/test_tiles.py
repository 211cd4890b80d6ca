"""The tiles: as the rules' data describe them, with the published numbers of everything on them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.games.carcassonne import START, TILES, Kind, Tile
from bot.games.carcassonne.components import (
    SIDES,
    drawn_tiles,
    opposite,
    touching,
)
from tests.games.carcassonne.landscape import FACTS, TOUCHING

BASE = [START, *drawn_tiles(gold_mines=False)]


def letters(sides: tuple[int, ...]) -> str:
    """Return sides as letters."""
    return "".join(SIDES[side] for side in sides)


def of_kind(tile: Tile, kind: Kind) -> list[Any]:
    """Return a tile's segments of a kind."""
    return [segment for segment in tile.segments if segment.kind is kind]


@pytest.mark.parametrize("name", FACTS)
def test_a_tile(name: str) -> None:
    """Each tile has the edges and segments of the rules' data, and as many turns that can be told apart."""
    tile, facts = TILES[name], FACTS[name]

    assert (tile.count, "".join(tile.edges), tile.gold) == (facts["n"], facts["edges"], facts["gold"])
    assert len(tile.turned) == facts["rot"]
    assert [letters(each.sides) for each in of_kind(tile, Kind.ROAD)] == facts["roads"]
    assert [[letters(each.sides), each.shields] for each in of_kind(tile, Kind.CITY)] == facts["cities"]
    assert [[[*each.halves], [*each.cities]] for each in of_kind(tile, Kind.FIELD)] == facts["fields"]
    assert len(of_kind(tile, Kind.MONASTERY)) == facts["monastery"]


def test_all_tiles() -> None:
    """There are no others; the parts of each kind are counted from 0."""
    assert [*TILES] == [*FACTS]
    for tile in TILES.values():
        for kind in Kind:
            assert [each.part for each in of_kind(tile, kind)] == [*range(len(of_kind(tile, kind)))]


def test_published_numbers() -> None:
    """72 tiles of 24 kinds, with the published edges, shields, monasteries and segments; C alone has no field."""
    segments = Counter(segment.kind for tile in BASE for segment in tile.segments)

    assert (len(BASE), len({*BASE})) == (72, 24)
    assert Counter(edge for tile in BASE for edge in tile.edges) == {"F": 115, "R": 94, "C": 79}
    assert [sum(each.shields for each in tile.segments) for tile in BASE].count(1) == 10
    assert sum(each.shields for tile in BASE for each in tile.segments) == 10
    assert segments == {Kind.MONASTERY: 6, Kind.CITY: 49, Kind.ROAD: 62, Kind.FIELD: 126}
    assert [tile.id for tile in TILES.values() if not of_kind(tile, Kind.FIELD)] == ["C"]


def test_tiles_that_are_drawn() -> None:
    """71 are drawn, with the Gold Mines 79: all but one D, which is the start tile."""
    gold = drawn_tiles(gold_mines=True)

    assert (len(drawn_tiles(gold_mines=False)), len(gold)) == (71, 79)
    assert START.id == "D"
    assert gold.count(START) == 3
    assert [tile.id for tile in gold if tile.gold] == [f"G{number}" for number in range(1, 9)]


def test_what_touches() -> None:
    """Across a shared edge the halves 0 and 5, 1 and 4, 2 and 7, 3 and 6 touch."""
    assert {half: touching(half) for half in range(8)} == TOUCHING
    assert [opposite(side) for side in range(4)] == [2, 3, 0, 1]
