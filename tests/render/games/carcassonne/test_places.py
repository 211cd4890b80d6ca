"""Where a tile fits: all of the fitting places are marked and no others, divided so that each can be read."""

from __future__ import annotations

from itertools import pairwise

from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.components import TILES, Tile
from bot.games.carcassonne.position import CarcassonneView
from bot.games.carcassonne.prospects import fitting_turns
from bot.games.carcassonne.turn import placements
from render.engine.scene import Box, Curve, Plate, Scene
from render.games.carcassonne.pages.places import MOST, places_pages
from render.games.carcassonne.pictures import place_groups, places
from render.games.carcassonne.showcase.played import play_game
from tests.games.carcassonne.positions import table
from tests.render.games.carcassonne.positions import NAMES, strung_out
from tests.render.shown import canvas, icons, names, of_kind, said, signs, windows, words


def fitting(view: CarcassonneView, tile: str) -> set[Place]:
    return {Place(x, y) for x, y, _ in placements(view.board, TILES[tile])}


def marked(scene: Scene) -> dict[str, Box]:
    return {what: each.box for what, each in of_kind(scene, Plate, "place/").items() if what.count("/") == 1}


def test_every_fitting_place_is_on_one_picture() -> None:
    """Each group is seen by one page, with its places marked in full; together they are all places.

    Every picture says above the map which tile it is about, and how many places it shows: in no real game as many as
    here beside a long row and a long column.
    """
    walked = [(moment.view, _drawn(moment.view)) for moment in play_game(5, 1, "gold_mines")[10:-1:21]]
    most = [(strung_out(upright=upright), TILES["U"]) for upright in (False, True)]
    for view, tile in (*walked, *most, (play_game(3, 2, "gold_mines")[64].view, TILES["U"])):
        groups = place_groups(view, tile)
        seen = places_pages(view, tile, NAMES, "de")

        assert sorted(place for group in groups for place in group) == sorted(fitting(view, tile.id))
        assert len(seen) == max(1, len(groups))
        for page, group in zip(seen, groups, strict=True):
            (scene,) = windows(page)
            cards = marked(scene)
            assert {*cards} == {f"place/{coordinate(place)}" for place in group}
            assert len(group) <= MOST
            for box in cards.values():
                assert canvas(scene).holds(box)
                assert box.width >= 46
            listed = said(page)
            assert listed["title"] == f"Plättchen {tile.id}"
            assert str(len(group)) in " ".join(words(page, "count/")) or len(group) == 1
            assert ("part/said" in listed) == (len(groups) > 1)


def test_cards_are_clear_of_followers_and_have_room_for_their_numbers() -> None:
    """A card gives way to followers, and its name and its numbers lie apart from one another."""
    early, late = play_game(3, 2, "gold_mines")[12].view, play_game(5, 1, "gold_mines")[60].view
    for page in (*places_pages(early, _drawn(early), NAMES, "en"), *places_pages(late, _drawn(late), NAMES, "en")):
        (scene,) = windows(page)
        standing = [each.box for each in icons(scene).values() if each.sprite.startswith("follower")]
        assert standing
        for what, card in marked(scene).items():
            assert not any(map(card.meets, standing))
            parts = [card, *(each.box for each in of_kind(scene, Plate, f"{what}/turns/").values())]
            assert all(one.right < other.x for one, other in pairwise(parts))


def test_a_tile_that_could_be_laid_is_paler_than_those_that_lie() -> None:
    """A veil covers all of it, and its frame lies inside its own place, so that it is not taken for a laid one."""
    view = play_game(5, 1, "gold_mines")[60].view
    (page,) = places_pages(view, _drawn(view), NAMES, "en")
    (scene,) = windows(page)
    group = {what.removeprefix("place/") for what in marked(scene)}
    veils = names(scene, "ground/tint/pale/")
    ghosts = icons(scene)

    assert {what.removeprefix("ground/tint/pale/") for what in veils} == group
    for place in group:
        ghost, veil = (ghosts[f"ground/{what}"].box for what in (f"place/{place}/tile", f"tint/pale/{place}"))
        frame = of_kind(scene, Curve, f"ground/place/{place}/0")[f"ground/place/{place}/0"]
        across, down = zip(*frame.points, strict=True)
        assert veil == ghost
        assert (ghost.x < min(across), max(across) < ghost.right, ghost.y < min(down), max(down) < ghost.bottom) == (
            (True,) * 4
        )


def _drawn(view: CarcassonneView) -> Tile:
    assert view.tile is not None, "the game goes on"
    return view.tile


def test_stars_and_turns() -> None:
    """The card of a starred place is golden, as what says so; each has the numbers of its turns, as beside the map."""
    view = table("", "E", stack="U").open
    best = place_groups(view)[0][0]
    (page,) = places_pages(view, TILES["E"], NAMES, "en", [best])
    (scene,) = windows(page)

    cards = {what: each.fill for what, each in of_kind(scene, Plate, "place/").items() if what.count("/") == 1}
    golden = of_kind(page, Plate, "best")["best"].fill
    assert said(page)["best/said"] == "best"
    assert [what for what, fill in cards.items() if fill == golden] == [f"place/{coordinate(best)}"]
    for place, turns in fitting_turns(view.board, TILES["E"]).items():
        assert words(scene, f"place/{coordinate(place)}/turns/") == [str(turn + 1) for turn in turns]
    assert words(page, "turn/", "/disc/said") == ["1", "2", "3", "4"]
    assert signs(page, "turn/", "/tile") == [f"tile-E-{turn}" for turn in range(4)]
    assert signs(scene, "ground/place/M19/tile") == ["tile-E-2"]


def test_what_the_pictures_say() -> None:
    view = table("", "E", stack="U").open
    (picture,) = places(view, NAMES, "en", [Place(0, -1)])

    assert picture.alt == (
        "Tile E, unturned: city (north), field (east, south, west). It fits at M19 (turn 3), M21 (turns 2, 3, 4). "
        "Best: M19."
    )
    (nowhere,) = places(view, NAMES, "de", tile=TILES["W"])
    assert nowhere.alt.startswith("Plättchen W, ")
    view = play_game(3, 2, "gold_mines")[64].view
    assert "Picture 1 of 2." in places(view, NAMES, "en", tile=TILES["U"])[0].alt


def test_a_tile_that_fits_nowhere() -> None:
    """There are no groups, and one picture shows the whole map."""
    view = table("E 0 -1 2", "U").open

    assert place_groups(view, TILES["C"]) == ()
    (picture,) = places(view, NAMES, "en", tile=TILES["C"])
    assert picture.alt.endswith("It fits nowhere now.")
    (page,) = places_pages(view, TILES["C"], NAMES, "en")
    assert len(names(windows(page)[0], "ground/tile/")) == 2
