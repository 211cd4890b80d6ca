"""Where a tile fits: all of the fitting places are marked and no others, divided so that each can be read."""

from __future__ import annotations

import pytest

from bot.games.carcassonne import TILES, Place, Tile, View
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import turns_by_place
from bot.games.carcassonne.turn import placements
from render.engine.scene import Box, Element, Icon, Label, Plate
from render.games.carcassonne.pages.places import MOST, places_pages
from render.games.carcassonne.pictures import place_groups, places
from render.games.carcassonne.showcase.played import played
from tests.games.carcassonne.positions import table
from tests.render.checks import inside
from tests.render.games.carcassonne.positions import NAMES, strung_out
from tests.render.shown import said, windows


def fitting(view: View, tile: str) -> set[Place]:
    """Return the places where a tile fits."""
    return {Place(x, y) for x, y, _ in placements(view.board, TILES[tile])}


def test_every_fitting_place_is_on_one_picture() -> None:
    """Each group is seen by one page, with its places marked in full; together they are all places.

    Every picture says above the map which tile it is about, and how many places it shows; the map has no caption.
    """
    walked = [(moment.view, _drawn(moment.view)) for moment in played(5, 1, "gold_mines")[10:-1:14]]
    for view, tile in (*walked, (played(3, 2, "gold_mines")[64].view, TILES["U"])):
        groups = place_groups(view, tile)
        seen = places_pages(view, tile, NAMES, "de")

        assert sorted(place for group in groups for place in group) == sorted(fitting(view, tile.id))
        assert len(seen) == max(1, len(groups))
        for page, group in zip(seen, groups, strict=True):
            (scene,) = windows(page)
            marked_ = {each.what: each.box for each in scene.elements if isinstance(each, Plate) and _is_mark(each)}
            assert {*marked_} == {f"place/{coordinate(place)}" for place in group}
            assert len(group) <= MOST
            for box in marked_.values():
                assert inside(box, Box(0, 0, scene.width, scene.height))
                assert box.width >= 46
            listed = said(page)
            assert listed["title"] == f"Plättchen {tile.id}"
            count = " ".join(text for what, text in listed.items() if what.startswith("count/"))
            assert str(len(group)) in count or len(group) == 1
            assert ("part/said" in listed) == (len(groups) > 1)
            assert not any(each.what.startswith("caption") for each in scene.elements)


def test_cards_are_clear_of_followers_and_have_room_for_their_numbers() -> None:
    """A card gives way to followers, hides no other one, and is wider where three numbers would touch."""
    early, late = played(3, 2, "gold_mines")[12].view, played(5, 1, "gold_mines")[60].view
    for page in (*places_pages(early, _drawn(early), NAMES, "en"), *places_pages(late, _drawn(late), NAMES, "en")):
        (scene,) = windows(page)
        cards = [each for each in scene.elements if isinstance(each, Plate) and _is_mark(each)]
        standing = [
            each.box for each in scene.elements if isinstance(each, Icon) and each.sprite.startswith("follower")
        ]
        assert standing
        assert not [card.what for card in cards for each in standing if card.box.meets(each)]
        for card in cards:
            numbers = [each for each in scene.elements if _is_number(each, card.what)]
            assert len(numbers) < 3 or card.box.width >= 26 * len(numbers)


def _drawn(view: View) -> Tile:
    assert view.tile is not None, "the game goes on"
    return view.tile


def _is_number(element: Element, card: str) -> bool:
    return isinstance(element, Label) and element.what.startswith(f"{card}/turns/")


def _is_mark(plate: Plate) -> bool:
    return plate.what.startswith("place/") and plate.what.count("/") == 1


@pytest.mark.parametrize("upright", [False, True])
def test_more_places_than_in_any_real_game(upright: bool) -> None:
    """They are divided into groups that fit a menu all the same."""
    view = strung_out(upright=upright)
    groups = place_groups(view, TILES["U"])

    assert sorted(place for group in groups for place in group) == sorted(fitting(view, "U"))
    assert {len(group) for group in groups} <= {*range(1, MOST + 1)}


def test_stars_and_turns() -> None:
    """A starred place is golden; each has the numbers of its turns, as beside the map, on the tile as it would lie."""
    view = table("", "E", stack="U").open
    best = place_groups(view)[0][0]
    (page,) = places_pages(view, TILES["E"], NAMES, "en", [best])
    scene = windows(page)[0]
    stars = [each.what for each in (*scene.elements, *page.elements) if each.what.startswith(("corner/", "best/"))]
    turns = turns_by_place(view.board, TILES["E"])
    tiles = {each.what: each.sprite for each in (*scene.elements, *page.elements) if isinstance(each, Icon)}
    told = {each.what: each.text for each in (*scene.elements, *page.elements) if isinstance(each, Label)}
    numbers = dict[str, str]()
    for what, text in told.items():
        if "/turns/" in what:
            numbers[what.split("/")[1]] = numbers.get(what.split("/")[1], "") + text

    assert stars == [f"corner/place/{coordinate(best)}", "best/star"]
    assert told["best"] == "best"
    assert numbers == {coordinate(place): "".join(str(turn + 1) for turn in each) for place, each in turns.items()}
    assert [told[f"turn/{turn}/disc/said"] for turn in range(4)] == ["1", "2", "3", "4"]
    assert [tiles[f"turn/{turn}/tile"] for turn in range(4)] == [f"tile-E-{turn}" for turn in range(4)]
    assert tiles["ground/place/M19/tile"] == "tile-E-2"
    (page,) = places_pages(view, TILES["C"], NAMES, "en")
    assert not any("/turns" in each.what for each in windows(page)[0].elements)


def test_what_the_pictures_say() -> None:
    """The alt text names the tile, the places with their turns, and the best of them."""
    view = table("", "E", stack="U").open
    (picture,) = places(view, NAMES, "en", [Place(0, -1)])

    assert picture.alt == (
        "Tile E, unturned: city (north), field (east, south, west). It fits at M19 (180°), M21 (90°, 180°, 270°). "
        "Best: M19."
    )
    (nowhere,) = places(view, NAMES, "de", tile=TILES["W"])
    assert nowhere.alt.startswith("Plättchen W, ")
    view = played(3, 2, "gold_mines")[64].view
    assert "Picture 1 of 2." in places(view, NAMES, "en", tile=TILES["U"])[0].alt


def test_a_tile_that_fits_nowhere() -> None:
    """There are no groups, and one picture shows the whole map."""
    view = table("E 0 -1 2", "U").open

    assert place_groups(view, TILES["C"]) == ()
    (picture,) = places(view, NAMES, "en", tile=TILES["C"])
    assert picture.alt.endswith("It fits nowhere now.")
    (page,) = places_pages(view, TILES["C"], NAMES, "en")
    assert len([each for each in windows(page)[0].elements if each.what.startswith("ground/tile/")]) == 2
