"""Tiles and their parts in words, refusals, and what would have been better."""

from __future__ import annotations

import pytest

from bot.games.carcassonne.actions import CarcassonneReason, KeepFollower
from bot.games.carcassonne.components import TILES, Kind, Terrain
from bot.games.carcassonne.rules import play
from bot.games.chance import FixedChance
from bot.games.contract import IllegalAction
from bot.games.players import Advice, Forecast, Suggestion
from bot.texts import texts
from bot.texts.games.carcassonne import TEXTS
from bot.texts.games.carcassonne.describe import follower_alt
from bot.texts.games.carcassonne.pieces import say_sides, say_tile
from tests.games.carcassonne.positions import do, laying, table
from tests.games.carcassonne.test_turn import CASES

TOLD = (
    ("D", 0, "road (east, west), city (north), field (northeast, northwest), field (south)"),
    ("S", 0, "road end (south), city with shield (north, east, west), field (southeast), field (southwest)"),
    ("W", 1, "road ends (north, south, west), field (east), field (southwest), field (northwest)"),
    (
        "G4",
        0,
        "road (north, south), city (east, west), field (northwest), field (northeast), field (southeast), "
        "field (southwest), gold mine",
    ),
)


def test_tiles() -> None:
    """Every segment is told with the sides it reaches, or the corners where no side is its own."""
    for tile, turn, english in TOLD:
        assert say_tile(texts("en", "carcassonne"), TILES[tile], turn) == english
    said = say_tile(texts("de", "carcassonne"), TILES["S"], 1)
    assert said.startswith("Straßenende (Westen), Stadt mit Wappen (Norden, Osten, Süden), Wiese (Südwesten), ")


def test_every_edge_is_told() -> None:
    """In every turn each side is told once, with what it shows, and no two segments of a kind are told alike."""
    t = texts("en", "carcassonne")
    kinds = {Terrain.FIELD: Kind.FIELD, Terrain.ROAD: Kind.ROAD, Terrain.CITY: Kind.CITY}
    for tile in TILES.values():
        segments = [each for each in tile.segments if each.kind is not Kind.MONASTERY]
        for turned in tile.turned:
            told = [(each.kind, say_sides(t, tile, turned.turn, [each])) for each in segments]
            assert len({*told}) == len(told)
            for terrain, name in zip(turned.edges, ("north", "east", "south", "west"), strict=True):
                shown = [kind for kind, sides in told if name in sides.split(", ") or sides == "all around"]
                assert shown == [kinds[terrain]], (tile.id, turned.turn)


NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")


def explained(case: int, language: str) -> str:
    _, _, position, seat, action = CASES[case]
    with pytest.raises(IllegalAction) as refused:
        play(position, seat, action, FixedChance())
    return TEXTS(language, "carcassonne").refusal(refused.value, NAMES)


def find(reason: CarcassonneReason) -> int:
    return next(number for number, case in enumerate(CASES) if case[0] is reason)


def test_examples() -> None:
    """Places, sides and names are told as people see them."""
    for reason, english in {
        CarcassonneReason.NOT_YOUR_TURN: "It’s Anna’s turn.",
        CarcassonneReason.OTHER_TILE_DRAWN: "You’ve drawn tile U, so lay that one.",
        CarcassonneReason.NO_SUCH_TURN: "Tile U can be turned in only 2 ways. Choose one of those.",
        CarcassonneReason.PLACE_TAKEN: "There’s already a tile at M20. Choose an empty place beside a tile.",
        CarcassonneReason.EDGES_DIFFER: (
            "The tile doesn’t match there (N20, to the west). Turn it, or choose another place."
        ),
    }.items():
        assert explained(find(reason), "en") == english


def test_places_too_far_away_for_any_tile_have_numbers() -> None:
    """They have no names, but a record that someone has written may hold one."""
    for x in (-1_000_000, 1_000_000):
        refused = IllegalAction(CarcassonneReason.NO_TILE_BESIDE, x=x, y=-7)
        assert f"({x}, -7)" in TEXTS("en", "carcassonne").refusal(refused, NAMES)


SEATED = ("Anna", "Ben")


def why(tile: str, x: int, y: int, turn: int, followers: str) -> str:
    """Say why to lay a tile beside a straight road, of which a seat holds a part, and to set no follower."""
    line = laying(tile, x, y, turn), KeepFollower()
    advice = Advice(line[0], Forecast((0.5, 0.5), (0.0, 0.0)), 1, line)
    view = table("U 1 0 0", tile, followers, stack="C").open
    return TEXTS("en", "carcassonne").why(view, Suggestion(advice), SEATED)


def test_a_follower_kept_and_a_city_hindered() -> None:
    """It says how many stay for later, and what becomes harder for others."""
    said = why("B", 1, -1, 0, followers="1 0 0 city 0")
    assert "Someone else’s city waits at M19: none of the tiles left fits there any more" in said
    assert said.endswith("; 7 followers stay for later")


def test_no_free_segment() -> None:
    """Where everything on the tile is held, it says so."""
    held = "0 0 0 road 0, 1 0 0 field 0, 1 0 0 field 1"
    assert why("U", 2, 0, 0, followers=held).endswith("Your road: 3 now, 5 possible; no free segment for a follower")


def test_what_can_bring_no_more() -> None:
    """The alt text of a tile says so instead of repeating the number."""
    laid = do(table("", "U", stack="C"), laying("U", 1, 0)).position.open
    said = follower_alt(texts("en", "carcassonne"), laid)
    assert "2: field (north), 0 points now, 3 possible. 3: field (south), 0 points, no more possible." in said
