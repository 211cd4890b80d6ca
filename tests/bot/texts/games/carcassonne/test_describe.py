"""The text board and alt texts of Carcassonne: complete, true, and within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from bot.conformance.playing import steps
from bot.games import carcassonne
from bot.games.carcassonne.actions import PlaceGold
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.events import Event, FollowerPlaced, TilePlaced
from bot.games.carcassonne.position import CarcassonneView, deal
from bot.texts import texts
from bot.texts.alt_text import LONGEST_ALT, alt_text
from bot.texts.games.carcassonne import TEXTS
from bot.texts.games.carcassonne.describe import describe_picture
from tests.games.carcassonne.positions import do, laying, table

NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")
WORDS = TEXTS("en", "carcassonne")


def picture_alt(view: CarcassonneView, events: Sequence[Event]) -> str:
    t = texts("en", "carcassonne")
    return alt_text(t, lambda names: describe_picture(t, view, names, events), NAMES[: len(view.players)])


def test_the_text_board_of_a_small_table() -> None:
    """To the letter, with everything that can lie on it."""
    held = "0 1 0 road 0, 1 1 0 monastery 0, 1 0 0 field 0"
    lying = {(0, 0): 1, (0, 1): 2}
    view = table("A 1 0 1, E 0 -1 2, U -1 0 0, G6 0 1 0", "E", held, stack="U", ingots=lying).open
    assert WORDS.text_board(view, NAMES[:2]) == (
        "**Carcassonne** · Anna’s turn: lay tile E · 1 tile left to draw\n"
        "**Newest tile**: G6 at M21, by Ben: "
        "road (east, south), monastery, field (north, west), field (southeast), gold mine\n"
        "**Tile E**, unturned: city (north), field (east, south, west)\n"
        "**It fits at** M18 (turns 1, 2, 4), L19 (turns 1, 4), N19 (turns 1, 2), O20 (turns 1, 2, 3), "
        "L21 (turns 3, 4)\n"
        "**Anna**: 0 points, 6 followers left, 0 ingots; 3 if the game ended now\n"
        "**Ben**: 0 points, 5 followers left, 0 ingots; 7 if the game ended now\n"
        "**Open roads**:\n"
        "- N20: Anna · 3 tiles, 3 points, open at K20\n"
        "- free: M21 (1 tile, open at N21, M22)\n"
        "**Open monasteries**:\n"
        "- N20: Ben · 4 points, open at N19, O19, O20, N21, O21\n"
        "- free: M21 (4 points, open at L21, N21, L22, M22, N22)\n"
        "**Fields with followers**:\n"
        "- M20: Ben · 1 completed city (M19), 3 points for Ben\n"
        "**Ingots on the map**: M20, M21 (2)\n"
        "**All tiles**, row by row:\n"
        "- M19 E 180°\n"
        "- L20 U, M20 D, N20 A 90°\n"
        "- M21 G6\n"
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
    """The tile drawn, the last move, everyone's points, and the features held, with what they lack."""
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
    """Where gold lies, and features held, cities first, in whole sentences, until the limit; then where the rest is."""
    played = [*steps(carcassonne.GAME, 5, Random(5), deal(5, {"gold_mines": True}, Random(5)))][-9].played
    view = played.position.open
    said = picture_alt(view, played.events)
    assert LONGEST_ALT - 100 < len(said) <= LONGEST_ALT
    assert re.search(r"Open cities: \w+: [^.]*open at \d+ places?\.", said)
    (gold,) = re.findall(r"Ingots on the map: ([^.]*)\.", said)
    assert {each.split()[0] for each in gold.split(", ")} == {*map(coordinate, view.board.ingots)}
    assert said.endswith("The whole table in words: /table show text:true.")
