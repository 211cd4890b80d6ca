"""Tiles, segments and places in words."""

from __future__ import annotations

import pytest

from bot.games.carcassonne import TILES, Kind
from bot.games.carcassonne.components import Terrain
from bot.texts import LANGUAGES, texts
from bot.texts.games.carcassonne.pieces import say_directions, say_segment, say_sides, say_tile


@pytest.mark.parametrize(
    ("tile", "turn", "english"),
    [
        ("D", 0, "road (east, west), city (north), field (northeast, northwest), field (south)"),
        ("D", 1, "road (north, south), city (east), field (northeast, southeast), field (west)"),
        ("E", 2, "city (south), field (north, east, west)"),
        ("C", 0, "city with shield (all around)"),
        ("B", 0, "monastery, field (all around)"),
        ("A", 3, "road end (east), monastery, field (north, south, west)"),
        ("H", 0, "city (north), city (south), field (east, west)"),
        ("F", 0, "city with shield (east, west), field (north), field (south)"),
        ("V", 0, "road (south, west), field (north, east), field (southwest)"),
        ("S", 0, "road end (south), city with shield (north, east, west), field (southeast), field (southwest)"),
        ("W", 1, "road ends (north, south, west), field (east), field (southwest), field (northwest)"),
        (
            "G4",
            0,
            "road (north, south), city (east, west), field (northwest), field (northeast), field (southeast), "
            "field (southwest), gold mine",
        ),
    ],
)
def test_tiles(tile: str, turn: int, english: str) -> None:
    """Every segment is told with the sides it reaches, or the corners where no side is its own."""
    assert say_tile(texts("en", "carcassonne"), TILES[tile], turn) == english


def test_a_tile_in_german() -> None:
    """The same in German."""
    said = say_tile(texts("de", "carcassonne"), TILES["S"], 1)
    assert (
        said == "Straßenende (Westen), Stadt mit Wappen (Norden, Osten, Süden), Wiese (Südwesten), Wiese (Nordwesten)"
    )


@pytest.mark.parametrize("tile", TILES)
def test_every_edge_is_told(tile: str) -> None:
    """In every turn each side is told once, with what it shows, and no two segments of a kind are told alike."""
    t = texts("en", "carcassonne")
    segments = [each for each in TILES[tile].segments if each.kind is not Kind.MONASTERY]
    for turned in TILES[tile].turned:
        told = [(each.kind, say_sides(t, TILES[tile], turned.turn, [each])) for each in segments]
        assert len({*told}) == len(told)
        for terrain, name in zip(turned.edges, ("north", "east", "south", "west"), strict=True):
            assert [kind for kind, sides in told if name in sides.split(", ") or sides == "all around"] == [
                {Terrain.FIELD: Kind.FIELD, Terrain.ROAD: Kind.ROAD, Terrain.CITY: Kind.CITY}[terrain]
            ]


def test_segments() -> None:
    """A number is told where there may be several of a kind, and where it leads once the tile is known."""
    t = texts("en", "carcassonne")
    assert say_segment(t, Kind.ROAD, 1) == "a road"
    assert say_segment(t, Kind.ROAD, 1, (TILES["W"], 0)) == "road 2 (south)"
    assert say_segment(t, Kind.CITY, 0, (TILES["E"], 0)) == "the city"
    assert say_segment(t, Kind.MONASTERY, 0) == "a monastery"
    assert say_segment(texts("de", "carcassonne"), Kind.FIELD, 1, (TILES["U"], 1)) == "Wiese 3 (Westen)"


def test_directions() -> None:
    """Sides written as letters are told as a list."""
    said = [say_directions(texts(language, "carcassonne"), "NW") for language in LANGUAGES]
    assert said == ["north and west", "Norden und Westen"]
