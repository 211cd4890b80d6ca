"""What the edges of a map cut, and what the numbers of turns on it hide."""

from __future__ import annotations

from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.components import TILES
from render.engine.scene import Box, Plate, Scene
from render.games.carcassonne.pages.places import places_pages
from render.games.carcassonne.pages.public import public_page
from render.games.carcassonne.showcase.played import play_game
from tests.render.games.carcassonne.positions import NAMES
from tests.render.shown import boxes, canvas, icons, labels, of_kind, windows


def followers(scene: Scene) -> list[Box]:
    return [each.box for each in icons(scene, "follower/").values()]


def test_the_newest_tile_is_whole_where_it_can_be() -> None:
    """The window of a picture of places neither cuts it nor shows empty rows beyond the map."""
    view = play_game(5, 1, "gold_mines")[60].view
    newest = view.board.laid[-1].place
    for page in places_pages(view, TILES["H"], NAMES, "en"):
        (scene,) = windows(page)
        tile = boxes(scene)[f"ground/tile/{coordinate(newest)}"]
        assert canvas(scene).holds(tile)
        lowest = max(box.bottom for box in boxes(scene, "ground/place/", "/tile").values())
        assert lowest > scene.height - 2 * tile.height


def test_numbers_of_turns_hide_no_followers_elsewhere() -> None:
    """Where one has to lie at the window's edge, it has an arrow, and lies beside the followers there."""
    moments, several = play_game(3, 2, "gold_mines"), 0
    for turn in (46, 55, 59, 67, 71):
        events = [event for moment in moments[turn : turn + 5] for event in moment.events]
        (scene,) = windows(public_page(moments[turn + 4].view, NAMES[:3], "en", events))
        numbers = labels(scene, "turns/").values()
        pointing = {each.what.rpartition("/")[0] for each in numbers if each.text[-1] in "←→↑↓"}
        plates = [each.box for what, each in of_kind(scene, Plate).items() if what in pointing]
        assert not any(plate.meets(box) for plate in plates for box in followers(scene))
        several += len(plates)
    assert several
