"""What the edges of a map cut, what lies on it hides, and what stands apart in the head of the public picture."""

from __future__ import annotations

import pytest

from bot.games.carcassonne import TILES
from bot.games.carcassonne.board import coordinate
from render.common.ribbon import CLOTH
from render.engine.scene import Box, Icon, Label, Plate, Scene
from render.games.carcassonne.changes import news
from render.games.carcassonne.map.framing import framed
from render.games.carcassonne.map.inset import inset_size
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import Sight
from render.games.carcassonne.map.uncut import nudged
from render.games.carcassonne.pages.closeup import whole_page
from render.games.carcassonne.pages.places import places_pages
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.showcase.played import played
from tests.render.checks import inside, overlap
from tests.render.games.carcassonne.positions import NAMES
from tests.render.shown import boxes, windows

WIDTH, HEIGHT = 746, 554


def followers(scene: Scene) -> list[Box]:
    """Return where followers are on a map."""
    return [each.box for each in scene.elements if isinstance(each, Icon) and each.what.startswith("follower/")]


def cut(scene: MapScene, sight: Sight) -> int:
    """Return how many followers the edges of a window cut."""
    window = Box(0, 0, sight.width, sight.height)
    where = [standing.box for _, standing in MapScene(scene.board, sight).followers()]
    return sum(overlap(box, window) and not inside(box, window) for box in where)


def test_a_nudged_window_cuts_fewer_followers() -> None:
    """It sees what it has to see as before, and moves by less than half a tile."""
    least = most = 0
    for moment in played(5, 1, "gold_mines")[30:-1:3]:
        board, last = moment.view.board, moment.view.board.laid[-1].place
        sight = framed(board, news(moment.events).places, WIDTH, HEIGHT, inset_size(board))
        shifted = sight._replace(left=sight.left + 20, top=sight.top - 20)
        moved, scene = nudged(board, [last], shifted), MapScene(board, sight)
        assert abs(moved.left - shifted.left) < sight.tile / 2 > abs(moved.top - shifted.top)
        least, most = least + cut(scene, moved), most + cut(scene, shifted)
    assert least < most * 0.7


def test_the_newest_tile_is_whole_where_it_can_be() -> None:
    """The window of a picture of places neither cuts it nor shows empty rows beyond the map."""
    view = played(5, 1, "gold_mines")[60].view
    newest = view.board.laid[-1].place
    for page in places_pages(view, TILES["H"], NAMES, "en"):
        (scene,) = windows(page)
        ring = next(each.box for each in scene.elements if each.what == f"ground/newest/{coordinate(newest)}/0")
        beds = [each.box for each in scene.elements if each.what.startswith("ground/bed/")]
        assert inside(ring.grown(-2), Box(0, 0, scene.width, scene.height))
        assert max(box.bottom for box in beds) > scene.height - 2 * beds[0].height


def test_numbers_of_turns_hide_no_followers_elsewhere() -> None:
    """Where one has to lie at the window's edge, it lies beside the followers there, and within no other's frame."""
    moments, several = played(5, 1, "gold_mines"), 0
    for turn in (28, 34, 36, 44, 54):
        events = [event for moment in moments[turn : turn + 5] for event in moment.events]
        (scene, *_) = windows(public_page(moments[turn + 4].view, NAMES, "en", events))
        arrows = {each.what.rpartition("/")[0] for each in scene.elements if each.what.endswith("/arrow")}
        plates = [each.box for each in scene.elements if isinstance(each, Plate) and each.what in arrows]
        assert not any(overlap(plate, box) for plate in plates for box in followers(scene))
        frames = {
            each.what.split("/")[2]: each.box for each in scene.elements if each.what.startswith("ground/earlier/")
        }
        inner = [box.grown(-20) for place, box in frames.items() if f"turns/{place}" not in arrows]
        assert not any(overlap(plate, box) for plate in plates for box in inner)
        several += len(plates)
    assert several


@pytest.mark.parametrize("seed", range(1))
def test_the_caption_of_the_whole_map_touches_no_follower(seed: int) -> None:
    """It lies on the table beside the map."""
    for moment in played(5, seed, "gold_mines")[20:-1:13]:
        (scene,) = windows(whole_page(moment.view, NAMES, "de", moment.events))
        frames = [each.box for each in scene.elements if each.what == "caption/frame"]
        assert not any(overlap(frame, box) for frame in frames for box in followers(scene))


def test_the_ribbon_stands_apart_from_the_title() -> None:
    """It always begins at the same place, well beside the title, and ends after what it says."""
    begins, ends = set(), set()
    for moment in played(5, 1, "gold_mines")[:-1:4]:
        page = public_page(moment.view, NAMES, "de", moment.events)
        where = boxes(page)
        told = [each for each in page.elements if isinstance(each, Icon | Label) and each.on == CLOTH]
        assert where["ribbon/left/badge"].x - where["turn/name"].right >= 36
        assert where["ribbon/right"].x - max(each.box.right for each in told) < 60
        begins.add(where["ribbon/left/badge"].x)
        ends.add(where["ribbon/right"].x)
    assert len(begins) == 1
    assert len(ends) > 1
