"""The private panel's pictures: numbered segments, fields with who leads, the tiles left, the newest tile."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from bot.games import carcassonne
from bot.games.carcassonne import TILES, Kind, View, majority, points_of
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import tiles_to_draw
from bot.games.carcassonne.gold import places_for_gold
from bot.games.carcassonne.turn import free_segments, holders
from bot.texts import texts
from bot.texts.games.carcassonne.pieces import say_places
from render.engine import theme
from render.engine.scene import Plate
from render.games.carcassonne.map.scene import segments_of
from render.games.carcassonne.pages.closeup import closeup_page
from render.games.carcassonne.pages.fields import MOST, fields_page, fields_to_show, list_fields, player_page
from render.games.carcassonne.pages.follower import follower_page
from render.games.carcassonne.pages.tiles_left import tiles_left_page
from render.games.carcassonne.pictures import closeup, fields, follower, tiles_left
from render.games.carcassonne.showcase.played import play_game
from render.games.carcassonne.tints import PATTERNS, Tint
from tests.games.carcassonne.positions import do, laying, table
from tests.render.games.carcassonne.positions import NAMES
from tests.render.games.carcassonne.scenes import after
from tests.render.shown import boxes, drawn, names, of_kind, said, signs, windows, words


def late() -> View:
    """Return a view with many fields."""
    return play_game(5, 1, "gold_mines")[60].view


@pytest.mark.parametrize("turn", range(20, 70, 7))
def test_segments_have_one_numbering(turn: int) -> None:
    """Each segment has its number on the tile and in the list, in the order of the tile's segments."""
    view = after(play_game(5, 1, "gold_mines")[turn].view, turn).view
    page, last = follower_page(view, NAMES, "en"), view.board.laid[-1]
    (scene,) = windows(page)
    on_map, listed = said(scene), said(page)

    for number, segment in enumerate(last.tile.segments, 1):
        feature = view.board.feature_at(last.place, segment.kind, segment.part)
        assert feature is not None, "the tile has this segment"
        assert on_map[f"segment/{number}/disc/said"] == listed[f"row/{number}/disc/said"] == str(number)
        assert listed[f"row/{number}/kind"] == texts("en", "carcassonne").say(f"picture-{segment.kind}")
        free = (segment.kind, segment.part) in free_segments(view)
        assert (f"row/{number}/held" in listed) == (not free and not (feature.completed and feature.followers))
        if free:
            told = listed.get(f"row/{number}/worth") or listed[f"row/{number}/scores/said"]
            assert str(points_of(view.board, feature)) in told
            assert (f"row/{number}/could" in listed) == (not feature.completed)
        else:
            assert {*names(page, f"row/{number}/held/")} >= {f"row/{number}/held/{seat}" for seat in holders(feature)}
    assert len(of_kind(scene, Plate, end="/disc")) == len(last.tile.segments)


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
    """Every field with followers is listed with its cities, points and seats; those who lead are ringed.

    A city that two fields count has a line for each of them; the picture and its alt text tell of all others.
    """
    view = late()
    page, told = fields_page(view, NAMES, "en"), fields_to_show(view)
    listed = said(page)
    held = [feature for feature in view.board.features.values() if feature.kind is Kind.FIELD and feature.followers]

    assert [each.number for each in told] == [*range(1, len(told) + 1)]
    assert len(told) <= MOST
    assert len([each for each in told if each.field.followers]) == len(held)
    for each in told:
        what = f"row/{each.number}"
        assert listed[f"{what}/points"] == str(points_of(view.board, each.field)) == str(3 * each.cities)
        assert listed[f"{what}/cities"] == str(each.cities)
        seats = Counter(follower.seat for follower in each.field.followers)
        assert drawn(page, f"{what}/seat/") == {f"{what}/seat/{seat}": f"seat-{seat}" for seat in seats}
        ringed = {int(e.what.split("/")[3]) for e in page.elements if e.what.startswith(f"{what}/leads/")}
        assert ringed == ({*majority(each.field)} if seats and each.points else set())
    (scene,) = windows(page)
    lines = Counter(what.split("/")[2] for what in said(scene, "pays/"))
    others = sum(each.kind is Kind.FIELD for each in view.board.features.values()) - len(told)
    assert {what.split("/")[1] for what in names(scene, "field/")} == {str(each.number) for each in told}
    assert lines == {str(each.number): each.cities for each in told if each.cities}
    assert listed["others/0"] == f"{others} more fields"
    assert f"{others} more fields are free" in fields(view, NAMES, "en").alt


def test_fields_that_pay_are_seen() -> None:
    """Completed cities tell each field beside them its points, and each field is filled, also where nobody leads."""
    view = table("E 0 -1 2", "U", "0 0 0 field 0").open
    (scene,) = windows(fields_page(view, NAMES[:2], "en"))
    tints = [each.what.split("/")[2:] for each in scene.elements if each.what.startswith("ground/tint/")]

    assert [text for what, text in said(scene).items() if what.startswith("pays/")] == ["3", "3"]
    assert {name[2] for name in tints if name[0] == "field"} == {"M20", "M19"}
    none = fields(table("", "U").open, NAMES[:2], "de")
    assert none.alt.startswith("Wiesen, wenn die Partie jetzt zu Ende wäre. Auf keiner Wiese liegt ein Gefolgsmann. ")
    assert none.alt.endswith("Wiesen sind frei und ohne fertige Stadt.")


@pytest.mark.parametrize("seat", range(5))
def test_what_a_seat_holds_stands_out(seat: int) -> None:
    """It is not pale, has a line around it, and a row with its sign, its points, and who shares it.

    Its number is on the followers that stand on it and on the one in its row.
    """
    view = late()
    page = player_page(view, seat, NAMES, "en", ())
    (scene,), listed, shown, held = windows(page), said(page), drawn(page), list_fields(view, seat)
    own = [each for each in view.board.followers if each.seat == seat]
    pale = {*names(scene, "ground/tint/pale/")}
    on_map = sorted(words(scene, "follower/", "/letter"))

    assert on_map == sorted(str(each.number) for each in held for one in each.field.followers if one.seat == seat)
    assert len(on_map) == len(own) > 0
    for each in held:
        assert listed[f"row/{each.number}/follower/letter"] == str(each.number)
        assert listed[f"row/{each.number}/points"] == f"+{each.points}"
        assert shown[f"row/{each.number}/sign"] == f"feature-{each.field.kind}"
        pieces = [*segments_of(view.board, each.field)]
        assert not {f"ground/tint/pale/{coordinate(place)}/{segment}" for place, _, segment in pieces} & pale
        tints = [*map(Tint.read, signs(scene, f"ground/tint/field/{each.number}/"))]
        assert tints
        assert all(tint.cover <= 30 < 10 * tint.edge for tint in tints)
        others = {one.seat for one in each.field.followers} - {seat}
        assert (f"row/{each.number}/seat/{seat}" in names(page)) == bool(others)


def test_a_field_has_the_colour_of_its_holder() -> None:
    """It has the pattern too; what nobody or several hold has no seat's colour."""
    view = late()
    (scene,) = windows(fields_page(view, NAMES, "en"))

    for each in fields_to_show(view):
        seats = majority(each.field) if each.field.followers else ()
        sprites = map(Tint.read, signs(scene, f"ground/tint/field/{each.number}/"))
        looks = {(tint.colour, tint.pattern) for tint in sprites}
        assert len(looks) == 1
        ((colour, pattern),) = looks
        holders = [seat for seat, own in enumerate(theme.SEATS) if colour == own]
        assert holders == ([*seats] if len(seats) == 1 else [])
        assert not holders or pattern == PATTERNS[holders[0]]


def test_tiles_left() -> None:
    """Every kind of the variant is there: with its number, or its letter alone and below if none is left."""
    view = late()
    page, left = tiles_left_page(view, NAMES, "en"), Counter(view.left)
    listed = said(page)

    for tile in {*tiles_to_draw(True)}:
        assert listed.get(f"tile/{tile}/count") == (f"×{left[tile]}" if left[tile] else None)
        assert listed[f"tile/{tile}/kind"] == str(tile)
        assert (f"tile/{tile}" in drawn(page)) == bool(left[tile])
    assert listed["total"] == str(len(view.left))
    where = boxes(page)
    there, gone = (
        [where[f"tile/{tile}/kind"] for tile in tiles_to_draw(True) if bool(left[tile]) is some]
        for some in (True, False)
    )
    assert max(box.bottom for box in there) < min(box.y for box in gone)
    assert max(box.bottom for box in gone) < page.height
    assert "tile/G1/kind" not in said(tiles_left_page(play_game(2, 3)[9].view, NAMES, "en"))
    sprites = table("", "U", stack="V V W").open
    assert said(tiles_left_page(sprites, NAMES, "en"))["hand/said"] == "drawn: U"
    assert tiles_left(sprites, NAMES, "en").alt == "3 tiles are left to draw. Drawn now: U. V × 2, W × 1."


def test_the_newest_tile_in_the_middle() -> None:
    """With what it would lead to, and the tiles for the second ingot named."""
    start = table("", "G6", stack="U")
    laid = carcassonne.preview(start.open, 0, [laying("G6", 0, 1)])
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
