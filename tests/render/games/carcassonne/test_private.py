"""The private panel's pictures: numbered segments, fields with who leads, the tiles left, the newest tile."""

from __future__ import annotations

import math

import pytest

from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import TILES, Kind
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.turn import preview
from bot.texts.games.carcassonne.pieces import say_places
from render.engine import theme
from render.engine.scene import Plate
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import fields_page, player_page
from render.games.carcassonne.pages.follower import follower_page
from render.games.carcassonne.pages.tiles_left import tiles_left_page
from render.games.carcassonne.pictures import closeup, fields, follower, tiles_left
from render.games.carcassonne.showcase.played import play_game
from render.games.carcassonne.tints import PATTERNS, Tint
from tests.games.carcassonne.positions import do, laying, table
from tests.render.games.carcassonne.positions import NAMES
from tests.render.shown import boxes, check, names, of_kind, said, signs, windows, words

LAND, SHARED = "E 0 -1 2, A 1 0 1, U -1 0 0", "0 0 0 field 0, 1 0 0 field 0, 2 1 0 field 0, 1 0 0 field 1"
"""A completed city between two fields, and who lies in the southern one: seat 1 twice."""


def test_segments_have_one_numbering() -> None:
    """Each has its number on the tile and in the list, with what it is worth or scores, or who holds it."""
    page = follower_page(do(table("U -1 0 0", "A"), laying("A", 1, 0, 1)).position.open, NAMES, "en")
    check(
        page,
        """
        row/1/: 1 | feature-road | Road | 3 | → | 4
        row/2/: 2 | feature-monastery | Monastery | 2 | → | 9
        row/3/: 3 | feature-field | Field | 0 | → | 3
        """,
    )
    (scene,) = windows(page)
    assert words(scene, "segment/") == ["1", "2", "3"]
    held = do(table("W -1 0 0", "V", "1 -1 0 road 0"), laying("V", 1, 0)).position.open
    check(follower_page(held, NAMES, "en"), "row/1/: 1 | feature-road | Road | seat-1 | B | held")
    completed = do(table("", "E"), laying("E", 0, -1, 2)).position.open
    check(follower_page(completed, NAMES, "en"), "row/1/: 1 | feature-city | City | scores 4")


@pytest.mark.parametrize("tile", TILES)
def test_numbers_lie_apart_beside_every_tile(tile: str) -> None:
    """In no turn two numbers touch, and all lie within the window but hide nothing of the tile."""
    for turn in range(len(TILES[tile].turned)):
        for place, signature in table("", tile).open.board.frontier.items():
            if turn in TILES[tile].fitting.get(signature, ()):
                view = do(table("", tile), laying(tile, *place, turn)).position.open
                (scene,) = windows(follower_page(view, NAMES, "en"))
                middles = [each.box.middle for each in of_kind(scene, Plate, end="/disc").values()]
                laid = boxes(scene)[f"ground/tile/{coordinate(view.board.laid[-1].place)}"]
                assert all(a + 27 < laid.x or a - 27 > laid.right for a, _ in middles)
                assert all(27 < a < scene.width - 27 and 27 < b < scene.height - 27 for a, b in middles)
                assert all(math.dist(one, other) >= 52 for at, one in enumerate(middles) for other in middles[:at])
                break


def test_the_chosen_segment_is_gilded() -> None:
    """A chosen segment is gilded wherever its feature is seen; no follower can be chosen too."""
    view = do(table("V 1 0 0", "U"), laying("U", -1, 0)).position.open
    road = TILES["U"].number(Kind.ROAD, 0)
    assert road is not None, "it has a road"
    (scene,) = windows(follower_page(view, NAMES, "en", road + 1))
    gilded = {what.split("/")[4] for what in names(scene, "ground/tint/chosen/")}

    assert gilded == {"L20", "M20"}
    chosen = follower(view, NAMES, "en", 0).alt
    assert chosen.endswith("Chosen: no follower.")
    assert follower(view, NAMES, "de", road + 1).alt.endswith(f"Gewählt: {road + 1}.")


def test_fields() -> None:
    """Each is listed with its cities, points and seats, those who lead are ringed, and all that pay are filled.

    A city that two fields count has a line for each of them.
    """
    page = fields_page(table(LAND, "U", SHARED, seats=3).open, NAMES, "en")
    (scene,) = windows(page)

    check(
        page,
        """
        row/1/: 1 | 2 × | seat-1 | B | seat-0 | A | seat-2 | C | 1 | feature-city | × 3 = | 3
        row/2/: 2 | free | 1 | feature-city | × 3 = | 3
        """,
    )
    assert names(page, "row/1/leads/") == ["row/1/leads/1"]
    check(scene, "field/1: 1\nfield/2: 2\npays/: seat-1 | 3 | 3")
    assert {what.split("/")[4] for what in names(scene, "ground/tint/field/")} == {"L20", "M20", "N20", "M19"}
    none = fields(table("", "U").open, NAMES[:2], "de")
    assert none.alt.startswith("Wiesen, wenn die Partie jetzt zu Ende wäre. Auf keiner Wiese liegt ein Gefolgsmann. ")
    assert none.alt.endswith("Wiesen sind frei und ohne fertige Stadt.")


def test_many_fields() -> None:
    """Those that nobody holds and that pay nothing are counted, in the alt text too."""
    view = play_game(5, 1, "gold_mines")[60].view
    page, kinds = fields_page(view, NAMES, "en"), [each.kind for each in view.board.features.values()]
    others = f"{kinds.count(Kind.FIELD) - len(names(page, 'row/', '/disc'))} more fields"
    assert words(page, "others/") == [others, "free, no complete city"]
    assert f"{others} are free" in fields(view, NAMES, "en").alt


def test_what_a_seat_holds_stands_out() -> None:
    """It is not pale, has a line around it, and a row with its sign, its points, and who shares it.

    Its number is on the followers that stand on it and on the one in its row.
    """
    view = table(LAND, "U", "1 0 0 field 0, 0 0 0 field 0, 1 1 0 monastery 0", seats=3).open
    page = player_page(view, 1, NAMES[:3], "en", ())
    (scene,) = windows(page)

    check(
        page,
        """
        row/1/: follower-1 | 1 | seat-0 | A | seat-1 | B | feature-field | +3
        row/2/: follower-1 | 2 | feature-monastery | +3
        """,
    )
    check(scene, "follower/: follower-1-lying | 1 | follower-1 | 2")
    field = {"L20/1", "L20/2", "M20/2", "M20/3", "N20/2"}
    tinted = [f"ground/tint/field/{number}/{at}" for number, own in ((1, field), (2, {"N20/1"})) for at in own]
    assert {*names(scene, "ground/tint/field/")} == {*tinted}
    assert not {f"ground/tint/pale/{at}" for at in (*field, "N20/1")} & {*names(scene)}
    assert all(tint.cover <= 30 < 10 * tint.edge for tint in map(Tint.read, signs(scene, "ground/tint/field/")))


@pytest.mark.parametrize(
    ("followers", "look"), [(SHARED, (theme.SEATS[1], PATTERNS[1])), (SHARED.partition(", 2")[0], None)]
)
def test_a_field_has_the_colour_of_its_holder(followers: str, look: tuple[str, str] | None) -> None:
    """It has the pattern too; what nobody or several hold has no seat's colour."""
    (scene,) = windows(fields_page(table(LAND, "U", followers, seats=3).open, NAMES, "en"))
    held, free = ([*map(Tint.read, signs(scene, f"ground/tint/field/{number}/"))] for number in (1, 2))

    assert {(tint.colour, tint.pattern) for tint in held if tint.colour in theme.SEATS} == ({look} if look else set())
    assert held
    assert not [tint for tint in free if tint.colour in theme.SEATS]


def test_tiles_left() -> None:
    """Every kind of the variant is there: with its number, or its letter alone and below if none is left."""
    view = table("", "U", stack="V V W").open
    page = tiles_left_page(view, NAMES[:2], "en")
    check(
        page,
        """
        total: 3
        hand/said: drawn: U
        tile/V: tile-V-0 | V | ×2
        tile/W: tile-W-0 | W | ×1
        """,
    )
    gone = boxes(page, "tile/", "/kind")
    there = [gone.pop(f"tile/{tile}/kind") for tile in "VW"]
    assert words(page, "tile/", "/kind") == [*"ABCDEFGHIJKLMNOPQRSTUX", "V", "W"]
    assert max(box.bottom for box in there) < min(box.y for box in gone.values())
    assert max(box.bottom for box in gone.values()) < page.height
    assert said(tiles_left_page(table("", "G1").open, NAMES[:2], "en"))["tile/G2/kind"] == "G2"
    assert tiles_left(view, NAMES, "en").alt == "3 tiles are left to draw. Drawn now: U. V × 2, W × 1."


def test_the_newest_tile_in_the_middle() -> None:
    """With what it would lead to, and the tiles for the second ingot named."""
    start = table("", "G6", stack="U")
    laid = preview(start.open, 0, [laying("G6", 0, 1)])
    choices = places_for_gold(laid.view)
    (scene,) = windows(closeup_page(laid.view, NAMES, "en", laid.events, choices))
    named = [*said(scene, "choice/").values()]

    assert named == [coordinate(place) for place in choices]
    told = closeup(laid.view, ["Anna", "Ben"], "en", laid.events, choices, choices[0]).alt
    assert told.startswith("Newest tile: G6 at M21: ")
    assert f"To choose from: {say_places(choices)}." in told
    assert told.endswith("M20: city (free), monastery (free), road (free). Chosen: M20.")


def test_who_could_get_the_second_ingot() -> None:
    """Beside the map each place has the features that could get it, with the badges of those who hold them, if any."""
    view = do(table("", "G6", "0 0 0 city 0", stack="U"), laying("G6", 0, 1)).position.open
    page = closeup_page(view, NAMES, "en", (), places_for_gold(view))
    pictured = signs(page, "chance/M20/")
    listed = said(page)

    assert pictured == ["feature-city", "seat-0", "feature-monastery", "feature-road"]
    assert listed["first"] == "the first lies on M21"
