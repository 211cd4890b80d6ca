"""The tiles: as the rules' data describe them, with the published numbers of everything on them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.carcassonne.components import (
    SIDES,
    START,
    TILES,
    Kind,
    Tile,
    tiles_to_draw,
)
from tests.games.carcassonne.landscape import FACTS


def letters(sides: tuple[int, ...]) -> str:
    return "".join(SIDES[side] for side in sides)


def of_kind(tile: Tile, kind: Kind) -> list[Any]:
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


def test_tiles_that_are_drawn() -> None:
    """71 are drawn, with the Gold Mines 79: all but one D, which is the start tile."""
    gold = tiles_to_draw(gold_mines=True)

    assert (len(tiles_to_draw(gold_mines=False)), len(gold)) == (71, 79)
    assert START.id == "D"
    assert gold.count(START) == 3
    assert [tile.id for tile in gold if tile.gold] == [f"G{number}" for number in range(1, 9)]
