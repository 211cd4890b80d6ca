"""The text board and alt texts of Carcassonne: complete, true, and within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import (
    TILES,
    Event,
    Follower,
    FollowerPlaced,
    Kind,
    Phase,
    PlaceGold,
    Player,
    TilePlaced,
    View,
)
from bot.games.carcassonne.board import coordinate, with_follower
from bot.games.carcassonne.placement import placements
from bot.games.carcassonne.view import ended_early
from bot.texts import LANGUAGES
from bot.texts.games.carcassonne.pieces import anchor
from render.common import text_board
from render.engine.picture import ALT_LIMIT
from render.games.carcassonne import PICTURES
from render.games.carcassonne.words import board_text
from render.games.carcassonne.words.public_alt import public_alt
from tests.games.carcassonne.positions import do, laying, table
from tests.games.playouts import steps

NAMES = ("Anna", "Ben", "Çelik", "Dora", "Emil")
EVIL_NAMES = ("*_~`|" * 6, "@everyone <@123> <#1>", "[x](https://example.org)", "# ## > - 1. ||spoiler||" * 2, "W" * 40)
NO_NAMES = ("", " ", "\N{ZERO WIDTH SPACE}", "\n", "\t")
LIMIT = 3500


@cache
def game(seats: int, seed: int) -> tuple[tuple[View, tuple[Event, ...]], ...]:
    """Return some views of a random game with the Gold Mines to its end, with the events of the step before each."""
    position = carcassonne.deal(seats, {"gold_mines": True}, Random(seed))
    played = [step.played for step in steps(carcassonne.GAME, seats, Random(seed), position)]
    return tuple((each.position.open, each.events) for each in (*played[::17], played[-2], played[-1]))


def crowded(view: View) -> View:
    """Return a view in which everyone has set all seven followers, each on a feature of its own where there is one."""
    board, seats = view.board, len(view.players)
    out = len(board.followers)
    for laid in board.laid:
        for segment in laid.tile.segments:
            feature = board.feature_at(laid.place, segment.kind, segment.part)
            assert feature is not None, "the tile has this segment"
            if out < 7 * seats and not feature.followers and not feature.completed:
                board = with_follower(board, Follower(out % seats, *laid.place, segment.kind, segment.part))
                out += 1
    return view._replace(board=board, players=(Player(followers=0, city=88, ingots=9),) * seats)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [NAMES, EVIL_NAMES, NO_NAMES], ids=["plain", "evil", "none"])
def test_text_boards_fit(language: str, names: Sequence[str]) -> None:
    """Whatever lies on the table and whatever people call themselves, it fits a message."""
    views = [view for seats in (2, 5) for view, _ in game(seats, 5)[::4]]
    for view in (*views, crowded(views[-1]), ended_early(views[1])):
        said = PICTURES.text_board(view, names[: len(view.players)], language)
        assert len(said) <= LIMIT
        assert "@everyone" not in said
        assert "](http" not in said


def test_what_does_not_fit_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """If even the shortest board is too long, its last line says how many lines are missing."""
    view = crowded(game(5, 5)[-3][0])
    monkeypatch.setattr(board_text, "EVER_LESS", board_text.EVER_LESS[-1:])
    whole = PICTURES.text_board(view, EVIL_NAMES, "de").split("\n")
    monkeypatch.setattr(text_board, "LIMIT", 2500)
    *kept, last = PICTURES.text_board(view, EVIL_NAMES, "de").split("\n")
    assert 2300 < sum(len(line) + 1 for line in kept) + len(last) <= 2500
    assert kept == whole[: len(kept)]
    assert last == f"… und {len(whole) - len(kept)} Zeilen mehr"


@pytest.mark.parametrize("seats", [2, 4])
def test_the_text_board_tells_everything(seats: int) -> None:
    """Every feature with followers, every place where the tile drawn fits, every tile and every ingot."""
    for view, _ in game(seats, 3):
        said = PICTURES.text_board(view, NAMES[:seats], "en")
        lines = said.split("\n")
        for feature in view.board.features.values():
            if feature.followers and not feature.completed:
                assert any(line.startswith(f"- {coordinate(anchor(feature))}: ") for line in lines)
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
    assert PICTURES.text_board(view, NAMES[:2], "en") == (
        "**Carcassonne** · Anna’s turn: lay tile E · 1 tile left to draw\n"
        "**Newest tile**: U at L20, by Ben: road (east, west), field (north), field (south)\n"
        "**Tile E**, unturned: city (north), field (east, south, west)\n"
        "**It fits at** M18 (0°, 90°, 270°), L19 (0°, 270°), N19 (0°, 90°), O20 (0°, 90°, 180°), "
        "L21 (90°, 180°, 270°), M21 (90°, 180°, 270°), N21 (90°, 180°, 270°)\n"
        "- **Anna**: 0 points, 6 followers left; 3 if the game ended now\n"
        "- **Ben**: 0 points, 5 followers left; 6 if the game ended now\n"
        "**Open roads**\n"
        "- N20: Anna; 3 tiles, 3 points, open at K20\n"
        "**Open monasteries**\n"
        "- N20: Ben; 3 points, open at N19, O19, O20, M21, N21, O21\n"
        "**Fields with followers**\n"
        "- M20: Ben; 1 completed city (M19), 3 points for Ben\n"
        "**All tiles**, row by row:\n"
        "- M19 E 180°\n"
        "- L20 U, M20 D, N20 A 90°\n"
        "Letters run from west to east, numbers from north to south; tiles are turned clockwise."
    )


def test_the_text_board_in_the_middle_of_a_turn() -> None:
    """After the tile it tells where the ingot, then where a follower may go."""
    gold = do(table("", "G6", stack="U"), laying("G6", 0, 1))
    said = PICTURES.text_board(gold.position.open, NAMES[:2], "en")
    assert "Anna’s turn: put down the second ingot" in said
    assert "**The second ingot can go on** M20\n" in said
    assert "by Anna" in said

    laid = do(gold.position, PlaceGold(0, 0)).position.open
    said = PICTURES.text_board(laid, NAMES[:2], "de")
    assert "Anna am Zug: einen Gefolgsmann setzen oder keinen" in said
    free = "die Straße, das Kloster, Wiese 3 (Norden, Westen), Wiese 4 (Südosten)"
    assert f"**Ein Gefolgsmann darf auf** {free}\n" in said
    assert "**Goldstücke auf der Landschaft**: M20, M21\n" in said


def test_shared_fields() -> None:
    """Tied players each get all the points; the most followers take them."""
    tied = table("E 0 -1 2, A 1 0 1", "U", "0 0 0 field 0, 1 0 0 field 0").open
    assert "M20: Anna, Ben; 1 completed city (M19), 3 points each for Anna and Ben" in (
        PICTURES.text_board(tied, NAMES[:2], "en")
    )
    led = table("E 0 -1 2, A 1 0 1", "U", "0 0 0 field 0, 1 0 0 field 0, 1 1 0 field 0").open
    assert "Anna, Ben 2; 1 completed city (M19), 3 points for Ben" in PICTURES.text_board(led, NAMES[:2], "en")


def test_the_text_board_at_the_end() -> None:
    """Who has won, and where everyone's points come from."""
    view = table(tile=None, phase=Phase.OVER).open
    view = view._replace(players=(Player(road=3), Player(city=10)))
    head, _, *rest = PICTURES.text_board(view, NAMES[:2], "en").split("\n")
    assert head == "**Carcassonne** · Game over · Ben won"
    assert "**Ben: 10** — roads 0, cities 10, monasteries 0, fields 0" in "\n".join([_, *rest])
    stopped = PICTURES.text_board(ended_early(table().open), NAMES[:2], "en")
    assert stopped.startswith("**Carcassonne** · Game over · no tiles left to draw\n- **Anna**: 0 points")


def test_whatever_an_alt_text_leaves_out_it_says_where_to_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little room there is, one that does not tell everything ends with the command that does."""
    view, events = game(2, 5)[2]
    whole = public_alt(view, NAMES[:2], "en", events)
    assert not whole.endswith("text:true.")
    for limit in range(200, len(whole)):
        for module in ("render.common.alt", "render.games.carcassonne.words.public_alt"):
            monkeypatch.setattr(f"{module}.ALT_LIMIT", limit)
        assert public_alt(view, NAMES[:2], "en", events).endswith("The whole table in words: /table show text:true.")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_fit(language: str) -> None:
    """Every position with what led to it fits an alt text, in whole sentences."""
    for names in (NAMES, EVIL_NAMES, NO_NAMES):
        for seats in (2, 5):
            for view, events in game(seats, 5):
                for band in ("", "Turn 12 of 40"):
                    said = public_alt(view, names[:seats], language, events, band)
                    assert len(said) <= ALT_LIMIT
                    assert said.startswith(f"{band}. " if band else "Carcassonne. ")
                    assert said.endswith(".")


def test_the_alt_text_of_a_turn() -> None:
    """The tile drawn, the last move, everyone's points, and what is held, with what it lacks."""
    view = table("U 1 0 0", "E", "1 1 0 road 0", stack="U V").open
    events = (TilePlaced(1, TILES["U"], 1, 0, 0), FollowerPlaced(1, 1, 0, Kind.ROAD, 0, TILES["U"], 0))
    assert public_alt(view, NAMES[:2], "en", events) == (
        "Carcassonne. Anna’s turn: lay tile E; 2 tiles left to draw. "
        "Tile E: city (north), field (east, south, west). "
        "Ben: U at N20, follower on the road. Newest tile: U at N20: road (east, west), field (north), field (south). "
        "Anna: 0 points, 7 followers left; 0 if the game ended now. "
        "Ben: 0 points, 6 followers left; 2 if the game ended now. "
        "Open roads: N20: Ben; 2 tiles, 2 points, open at L20, O20."
    )


def test_a_late_alt_text_tells_as_much_as_there_is_room_for() -> None:
    """Where gold lies, and what is held, cities first, in whole sentences, until the limit; then where the rest is."""
    view, events = game(5, 5)[-4]
    said = public_alt(view, NAMES, "en", events)
    assert ALT_LIMIT - 100 < len(said) <= ALT_LIMIT
    assert re.search(r"Open cities: \w+: [^.]*open at \d+ places?\.", said)
    (gold,) = re.findall(r"Ingots on the map: ([^.]*)\.", said)
    assert {each.split()[0] for each in gold.split(", ")} == {*map(coordinate, view.board.ingots)}
    assert said.endswith("The whole table in words: /table show text:true.")


def test_the_picture_has_this_alt_text() -> None:
    """However long the text board is that it shows."""
    view, events = game(5, 5)[-3]
    (picture,) = PICTURES.board(view, NAMES, "en", events)
    assert picture.alt == public_alt(view, NAMES, "en", events)
    assert picture.extension == "webp"


def test_the_alt_text_of_the_end() -> None:
    """Everyone's rank, with where the points come from."""
    view = table(tile=None, phase=Phase.OVER).open._replace(players=(Player(road=3), Player(city=10)))
    assert public_alt(view, NAMES[:2], "de") == (
        "Carcassonne. Partie zu Ende; Ben hat gewonnen. "
        "1. Ben: 10 Punkte (Straßen 0, Städte 10, Klöster 0, Wiesen 0). "
        "2. Anna: 3 Punkte (Straßen 3, Städte 0, Klöster 0, Wiesen 0)."
    )
