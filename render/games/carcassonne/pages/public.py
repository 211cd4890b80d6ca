"""The public picture: the map framed on what was played, below whose turn it is and beside what everyone has."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from bot.games.carcassonne import Event, FeatureScored, Kind, Phase, Place, View
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.changes import News
from render.games.carcassonne.map import sight as sights
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.framing import LARGEST, framed
from render.games.carcassonne.map.inset import inset_size, is_needed, lay_inset
from render.games.carcassonne.map.marks import frame_choice
from render.games.carcassonne.map.scene import MapScene, contour, lay_straight
from render.games.carcassonne.map.sight import Sight, largest
from render.games.carcassonne.map.tags import Tags
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.column import lay_column
from render.games.carcassonne.parts.header import lay_header
from render.games.carcassonne.tints import Fill

FRAME: Final = Box(12, 90, 800, 598)
GILT: Final = "#ffd84a"
_GILT_COVER: Final = 62
_CONTOUR: Final = 9, 5
"""The widths of the dark and the golden line around what was scored."""
_GOLD: Final = "#ffd034"
_DARK: Final = "#3d2503"


def public_page(
    view: View,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    band: str = "",
    *,
    framed_as: View | None = None,
) -> Page:
    """Lay out the public picture; a band may say what picture it is.

    At the end the whole map is shown; with `framed_as` there is room for the whole map of that view.
    """
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    page.end_backdrop()
    lay_header(page, band)
    window = inside(FRAME)
    played = page.news.places or [view.board.laid[-1].place]
    if framed_as is not None or view.phase in (Phase.OVER, Phase.STOPPED):
        sight = all_of(framed_as or view, window.width, window.height)
    else:
        sight = framed(view.board, played, window.width, window.height, inset_size(view.board))
    scene = map_scene(page, sight, page.news)
    if is_needed(view.board, sight):
        lay_inset(scene, played, must_be_seen(scene))
    lay_framed(page, "map", FRAME, scene, played[:1] if len(view.board.laid) > 1 else ())
    lay_column(page)
    return page


def all_of(view: View, width: int, height: int) -> Sight:
    """See the whole map, as large as it can be."""
    tile = min(LARGEST, largest(view.board.spots, width, height))
    return sights.whole(view.board.spots, width, height, tile)


def map_scene(page: Page, sight: Sight, news: News, choices: Collection[Place] = ()) -> MapScene:
    """Lay out a part of the map with all that lies on it, marking what is new, and tiles to choose from."""
    board = page.view.board
    scene = MapScene(board, sight)
    scene.lay_table()
    if page.view.phase not in (Phase.OVER, Phase.STOPPED):
        scene.lay_open_places()
    scene.lay_tiles()
    if choices:
        scene.pale({*choices, board.laid[-1].place})
    scored = () if page.view.phase is Phase.OVER else news.scored
    for number, event in enumerate(scored):
        gild(scene, number, event)
    for place in choices:
        frame_choice(scene, place)
    if len(board.laid) > 1:
        for laid in news.laid[:-1]:
            scene.frame_earlier(Place(laid.x, laid.y))
        scene.frame_newest(board.laid[-1].place)
    scene.lay_ingots()
    returned = [follower for event in scored for follower in event.followers]
    scene.lay_followers(returned)
    busy = [standing.box for _, standing in scene.followers(returned)]
    busy += [Box(*sight.at(place), sight.tile, sight.tile) for place in [board.laid[-1].place]]
    tags = Tags(page, scene, busy)
    for event in scored:
        tags.lay(event)
    return scene


def gild(scene: MapScene, number: int, event: FeatureScored) -> None:
    """Gild a feature that was scored, and draw a line around its tiles."""
    follower = event.followers[0]
    feature = scene.board.feature_at(follower.place, follower.feature, follower.part)
    assert feature is not None, "a feature stays where it is"
    if event.feature is not Kind.MONASTERY:
        scene.tint(f"scored/{number}", feature, Fill(GILT, _GILT_COVER, edge=3))
    for line in contour(event.places, scene.sight):
        for start, end in pairwise(line):
            if _is_near(scene.sight, start) or _is_near(scene.sight, end):
                name = f"ground/contour/{number}/{start[0]}/{start[1]}"
                lay_straight(scene, f"{name}/dark", start, end, _CONTOUR[0], _DARK, theme.GOLD)
        for start, end in pairwise(line):
            if _is_near(scene.sight, start) or _is_near(scene.sight, end):
                name = f"ground/contour/{number}/{start[0]}/{start[1]}"
                lay_straight(scene, name, start, end, _CONTOUR[1], _GOLD, _DARK)


def _is_near(sight: Sight, point: tuple[int, int]) -> bool:
    x, y = point
    return -sight.tile <= x <= sight.width + sight.tile and -sight.tile <= y <= sight.height + sight.tile


def must_be_seen(scene: MapScene) -> list[Box]:
    """Return where tags and the newest tile are, which must be seen."""
    return [each.box for each in scene.elements if each.what.startswith(("tag/", "ground/newest/"))]
