"""The text board and alt texts of Carcassonne: complete, true, and within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from bot.conformance.playing import steps
from bot.games import carcassonne
from bot.games.carcassonne import (
    TILES,
    Event,
    FollowerPlaced,
    Kind,
    PlaceGold,
    TilePlaced,
    View,
)
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.turn import placements
from bot.texts import texts
from bot.texts.alt_text import LONGEST_ALT, alt_text
from bot.texts.games.carcassonne import TEXTS
from bot.texts.games.carcassonne.describe import describe_picture
from bot.texts.games.carcassonne.pieces import anchor
from tests.games.carcassonne.positions import do, laying, table

NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")
WORDS = TEXTS("en", "carcassonne")


def picture_alt(view: View, events: Sequence[Event]) -> str:
    t = texts("en", "carcassonne")
    return alt_text(t, lambda names: describe_picture(t, view, names, events), NAMES[: len(view.players)])


@cache
def game(seats: int, seed: int) -> tuple[tuple[View, tuple[Event, ...]], ...]:
    """Return some views of a random game with the Gold Mines to its end, with the events of the step before each."""
    position = carcassonne.deal(seats, {"gold_mines": True}, Random(seed))
    played = [step.played for step in steps(carcassonne.GAME, seats, Random(seed), position)]
    return tuple((each.position.open, each.events) for each in (*played[::17], played[-2], played[-1]))


@pytest.mark.parametrize("seats", [2, 4])
def test_the_text_board_tells_everything(seats: int) -> None:
    """Every open feature, every place where the tile drawn fits, every tile and every ingot."""
    for view, _ in game(seats, 3):
        said = WORDS.text_board(view, NAMES[:seats])
        lines = said.split("\n")
        free = re.findall(r"[A-Z]+\d+", re.sub(r"\(.*?\)", "", "".join(line for line in lines if "- free:" in line)))
        for feature in view.board.features.values():
            if feature.followers and not feature.completed:
                assert any(line.startswith(f"- {coordinate(anchor(feature))}: ") for line in lines)
            elif feature.open and feature.kind is not Kind.FIELD:
                assert coordinate(anchor(feature)) in free
        if view.tile is not None:
            (fits,) = (line for line in lines if line.startswith("**It fits at**"))
            found = re.sub(r"\(.*?\)", "", fits.removeprefix("**It fits at** ")).replace(" ", "").split(",")
            possible = placements(view.board, view.tile)
            assert sorted(found) == sorted({coordinate(carcassonne.Place(x, y)) for x, y, _ in possible})
            assert fits.count("°") in (0, len(possible))
        for place in view.board.ingots:
            assert coordinate(place) in said.partition("**Ingots on the map**")[2]
        if "**All tiles**" in said:
            listed = said.partition("**All tiles**")[2]
            assert all(f"{coordinate(laid.place)} {laid.tile.id}" in listed for laid in view.board.laid)
        assert all(f"**{name}" in said for name in NAMES[:seats])


def test_the_text_board_of_a_small_table() -> None:
    """To the letter, with everything that can lie on it."""
    view = table("A 1 0 1, E 0 -1 2, U -1 0 0", "E", "0 1 0 road 0, 1 1 0 monastery 0, 1 0 0 field 0", stack="U").open
    assert WORDS.text_board(view, NAMES[:2]) == (
        "**Carcassonne** · Anna’s turn: lay tile E · 1 tile left to draw\n"
        "**Newest tile**: U at L20, by Ben: road (east, west), field (north), field (south)\n"
        "**Tile E**, unturned: city (north), field (east, south, west)\n"
        "**It fits at** M18 (0°, 90°, 270°), L19 (0°, 270°), N19 (0°, 90°), O20 (0°, 90°, 180°), "
        "L21 (90°, 180°, 270°), M21 (90°, 180°, 270°), N21 (90°, 180°, 270°)\n"
        "**Anna**: 0 points, 6 followers left; 3 if the game ended now\n"
        "**Ben**: 0 points, 5 followers left; 6 if the game ended now\n"
        "**Open roads**:\n"
        "- N20: Anna · 3 tiles, 3 points, open at K20\n"
        "**Open monasteries**:\n"
        "- N20: Ben · 3 points, open at N19, O19, O20, M21, N21, O21\n"
        "**Fields with followers**:\n"
        "- M20: Ben · 1 completed city (M19), 3 points for Ben\n"
        "**All tiles**, row by row:\n"
        "- M19 E 180°\n"
        "- L20 U, M20 D, N20 A 90°\n"
        "Letters run from west to east, numbers from north to south; tiles are turned clockwise."
    )


def test_the_text_board_in_the_middle_of_a_turn() -> None:
    """After the tile it tells where the ingot, then where a follower may go."""
    gold = do(table("", "G6", stack="U"), laying("G6", 0, 1))
    said = WORDS.text_board(gold.position.open, NAMES[:2])
    assert "Anna’s turn: put down the second ingot" in said
    assert "**The second ingot can go on** M20\n" in said
    assert "by Anna" in said

    laid = do(gold.position, PlaceGold(0, 0)).position.open
    said = TEXTS("de", "carcassonne").text_board(laid, NAMES[:2])
    assert "Anna am Zug: einen Gefolgsmann setzen oder keinen" in said
    free = "die Straße, das Kloster, Wiese 3 (Norden, Westen), Wiese 4 (Südosten)"
    assert f"**Ein Gefolgsmann darf auf** {free}\n" in said
    assert "**Goldstücke auf der Landschaft**: M20, M21\n" in said


def test_shared_fields() -> None:
    """Tied players each get all the points; the most followers take them."""
    tied = table("E 0 -1 2, A 1 0 1", "U", "0 0 0 field 0, 1 0 0 field 0").open
    assert "M20: Anna, Ben · 1 completed city (M19), 3 points each for Anna and Ben" in (
        WORDS.text_board(tied, NAMES[:2])
    )
    led = table("E 0 -1 2, A 1 0 1", "U", "0 0 0 field 0, 1 0 0 field 0, 1 1 0 field 0").open
    assert "Anna, Ben 2 · 1 completed city (M19), 3 points for Ben" in WORDS.text_board(led, NAMES[:2])


def test_the_alt_text_of_a_turn() -> None:
    """The tile drawn, the last move, everyone's points, and what is held, with what it lacks."""
    view = table("U 1 0 0", "E", "1 1 0 road 0", stack="U V").open
    events = (TilePlaced(1, TILES["U"], 1, 0, 0), FollowerPlaced(1, 1, 0, Kind.ROAD, 0, TILES["U"], 0))
    assert picture_alt(view, events) == (
        "Carcassonne · Anna’s turn: lay tile E · 2 tiles left to draw. "
        "Tile E, unturned: city (north), field (east, south, west). "
        "Ben: U at N20, follower on the road. "
        "Newest tile: U at N20, by Ben: road (east, west), field (north), field (south). "
        "Anna: 0 points, 7 followers left; 0 if the game ended now. "
        "Ben: 0 points, 6 followers left; 2 if the game ended now. "
        "Open roads: N20: Ben · 2 tiles, 2 points, open at L20, O20."
    )


def test_a_late_alt_text_tells_as_much_as_there_is_room_for() -> None:
    """Where gold lies, and what is held, cities first, in whole sentences, until the limit; then where the rest is."""
    view, events = game(5, 5)[-4]
    said = picture_alt(view, events)
    assert LONGEST_ALT - 100 < len(said) <= LONGEST_ALT
    assert re.search(r"Open cities: \w+: [^.]*open at \d+ places?\.", said)
    (gold,) = re.findall(r"Ingots on the map: ([^.]*)\.", said)
    assert {each.split()[0] for each in gold.split(", ")} == {*map(coordinate, view.board.ingots)}
    assert said.endswith("The whole table in words: /table show text:true.")
