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
from render.games.carcassonne.map.contour import contour, corners
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.framing import LARGEST, framed
from render.games.carcassonne.map.inset import inset_size, is_needed, lay_inset
from render.games.carcassonne.map.marks import CLEAR, frame_choice
from render.games.carcassonne.map.scene import MapScene, lay_straight
from render.games.carcassonne.map.sight import Sight, extent, largest
from render.games.carcassonne.map.tags import Tags
from render.games.carcassonne.map.turn_numbers import lay_turn_numbers
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.column import COLUMN, lay_column
from render.games.carcassonne.parts.header import lay_header
from render.games.carcassonne.tints import Fill

FRAME: Final = Box(12, 90, 800, 598)
_WIDER, _WIDEST = 40, 156
"""How much wider the column is at the end: at least, and at most where the map leaves so much of the table."""
GILT: Final = "#ffd84a"
_BESIDE: Final = 0.3
"""How much of the table is seen beside the map then, in tiles."""
_GILDED: Final = Fill(GILT, 62, edge=3), Fill("#f7f3ff", 58, "rising", edge=3)
"""How what was scored is filled: of several, every second one pale and hatched, so that each has its own look."""
_CONTOUR: Final = 9, 5
"""The widths of the dark and the golden line around what was scored."""
_CORNER: Final = 13
"""So far around the corners of that line, or a ninth of a small tile, tags should hide nothing."""
_LINES: Final = "#ffd034", "#ffffff"
"""The colours of that line: of every second one white, as its tag is."""
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
    over = framed_as is None and view.phase is Phase.OVER
    frame, column = _at_the_end(view) if over else (FRAME, COLUMN)
    window = inside(frame)
    played = page.news.places or [view.board.laid[-1].place]
    if framed_as is not None or view.phase in (Phase.OVER, Phase.STOPPED):
        sight = all_of(framed_as or view, window.width, window.height)
    else:
        sight = framed(view.board, played, window.width, window.height, inset_size(view.board))
    scene = map_scene(page, sight, page.news)
    if is_needed(view.board, sight):
        lay_inset(scene, played, must_be_seen(scene))
    lay_framed(page, "map", frame, scene, played[:1] if len(view.board.laid) > 1 else ())
    lay_column(page, column)
    return page


def _at_the_end(view: View) -> tuple[Box, Box]:
    """Return the frame of the map and the column at the end: that is as wide as the map has no need of the room."""
    window = inside(FRAME._replace(width=FRAME.width - _WIDER))
    sight = all_of(view, window.width, window.height)
    spare = window.width - round(sight.tile * (extent(view.board.spots).columns + _BESIDE))
    wider = _WIDER + min(max(spare, 0), _WIDEST - _WIDER)
    column = COLUMN._replace(x=COLUMN.x - wider, width=COLUMN.width + wider)
    return FRAME._replace(width=FRAME.width - wider), column


def all_of(view: View, width: int, height: int) -> Sight:
    """See the whole map, as large as it can be."""
    tile = min(LARGEST, largest(view.board.spots, width, height))
    return sights.whole(view.board.spots, width, height, tile)


def map_scene(
    page: Page, sight: Sight, news: News, choices: Collection[Place] = (), chosen: Place | None = None
) -> MapScene:
    """Lay out a part of the map with all that lies on it, marking what is new, and tiles to choose from."""
    board = page.view.board
    scene = MapScene(board, sight, page.letters)
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
        frame_choice(scene, place, chosen=place == chosen)
    if len(board.laid) > 1:
        for laid in news.laid[:-1]:
            scene.frame_earlier(Place(laid.x, laid.y))
        scene.frame_newest(board.laid[-1].place)
    scene.lay_ingots(CLEAR if choices else 0)
    returned = [follower for event in scored for follower in event.followers]
    followers = [*scene.followers(returned)]
    for what, standing in followers:
        scene.lay_follower(what, standing)
    busy = [standing.box for _, standing in followers]
    turns = lay_turn_numbers(scene, news.laid, busy)
    busy += [Box(*sight.at(place), sight.tile, sight.tile) for place in [board.laid[-1].place]]
    busy += turns
    corner = min(_CORNER, sight.tile // 9)
    busy += [Box(x, y, 0, 0).grown(corner) for event in scored for x, y in corners(event.places, sight)]
    tags = Tags(page, scene, busy)
    for number, event in enumerate(scored):
        tags.lay(event, number, [place for other in scored if other is not event for place in other.places])
    return scene


def gild(scene: MapScene, number: int, event: FeatureScored) -> None:
    """Gild a feature that was scored, and draw a line around its tiles, in the colour of its tag."""
    follower = event.followers[0]
    feature = scene.board.feature_at(follower.place, follower.feature, follower.part)
    assert feature is not None, "a feature stays where it is"
    if event.feature is not Kind.MONASTERY:
        scene.tint(f"scored/{number}", feature, _GILDED[number % len(_GILDED)])
    for line in contour(event.places, scene.sight):
        for start, end in pairwise(line):
            if _is_near(scene.sight, start) or _is_near(scene.sight, end):
                name = f"ground/contour/{number}/{start[0]}/{start[1]}"
                lay_straight(scene, f"{name}/dark", start, end, _CONTOUR[0], _DARK, theme.GOLD)
        for start, end in pairwise(line):
            if _is_near(scene.sight, start) or _is_near(scene.sight, end):
                name = f"ground/contour/{number}/{start[0]}/{start[1]}"
                lay_straight(scene, name, start, end, _CONTOUR[1], _LINES[number % len(_LINES)], _DARK)


def _is_near(sight: Sight, point: tuple[int, int]) -> bool:
    x, y = point
    return -sight.tile <= x <= sight.width + sight.tile and -sight.tile <= y <= sight.height + sight.tile


def must_be_seen(scene: MapScene) -> list[Box]:
    """Return where tags, numbers of turns and the newest tile are, which must be seen."""
    return [each.box for each in scene.elements if each.what.startswith(("tag/", "ground/newest/", "turns/"))]
