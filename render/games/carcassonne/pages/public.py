"""The public picture: the map framed on what was played, below whose turn it is and beside what everyone has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.carcassonne import Event, Phase, Place, View
from bot.games.carcassonne.board import coordinate
from render.common.header import lay_head_band, lay_title
from render.common.ribbon import CLOSE, lay_ribbon
from render.engine.layout import columns, rows
from render.engine.scene import Box
from render.games.carcassonne.map.frame import EDGE, WOOD, inside, lay_framed
from render.games.carcassonne.map.marks import gild, lay_beyond, lay_gains, lay_turn_numbers
from render.games.carcassonne.map.scene import Lines, MapScene
from render.games.carcassonne.map.sight import Sight, extent, fit_tile, follow, see_all, see_most
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import MIDDLE, RIGHT, TOP, lay_badges
from render.games.carcassonne.parts.last_move import LEVELS, said_in
from render.games.carcassonne.parts.standings import lay_chips, lay_column

FRAME: Final = Box(6, TOP, 828, 628)
WHOLE: Final = Box(6, TOP, 1088, 628)
"""The frame where nothing is beside the map."""
LARGEST: Final = 190
"""The width of tiles at most."""
LATE: Final = 54
"""The least at which the whole map is shown, as in nearly all games; of a larger map a part is seen."""
_RIBBON: Final = Box(356, 4, 478, 56)
"""The ribbon at most: it always ends at the same place, and is as long as what it says."""
_SHORTER: Final = 0, 90, 180
"""By how much the ribbon may be shorter for the sake of a name."""
_SIDE, _CHIP = 330, 134
"""The width of the column of everyone's points at the end, and of each seat's points in the head."""
_BAND, _GAP = 110, 30
"""How much later it begins beside a band, and the space between the title and the badge on the ribbon."""


def public_page(
    view: View,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    band: str = "",
    *,
    filmed: View | None = None,
    whole: bool = False,
) -> CarcassonnePage:
    """Lay out the public picture; a band may say what picture it is.

    The whole map is shown at the end and where it is asked for. A film up to a last view follows the play.
    """
    page = CarcassonnePage(view, names, language, events)
    page.lay_ground(page.light)
    if view.phase is Phase.OVER:
        _lay_end(page, band)
        return page
    _lay_head(page, band)
    played, room = page.news.places or [view.board.laid[-1].place], inside(FRAME)
    if whole or view.phase is Phase.STOPPED:
        sight = see_all(view.board.spots, room, LARGEST)
    elif filmed is not None:
        sight = follow(tuple(laid.place for laid in filmed.board.laid), room)[len(view.board.laid) - 1]
    else:
        sight = frame_played(view, played, room)
    scene = map_scene(page, sight)
    lay_beyond(scene)
    lay_framed(page, FRAME, scene, played[:1] if len(view.board.laid) > 1 else ())
    lay_column(page)
    return page


def _lay_end(page: CarcassonnePage, band: str) -> None:
    """Lay out the whole map, and everyone's points: beside it where that costs it nothing, or else in the head."""
    room, seats = WHOLE.grown(-EDGE), len(page.view.players)
    sight = see_all(page.view.board.spots, room, LARGEST)
    reach = extent(page.view.board.spots)
    at_left, side = columns(room, [sight.tile * reach.columns + 6 * EDGE, 0])
    beside = side.width >= _SIDE
    _lay_title(page, band, RIGHT if beside else RIGHT - _GAP - _CHIP * seats)
    page.plate("map/frame", WHOLE, WOOD, page.ground, 10, shadow=6)
    if beside:
        room, sight = at_left, see_all(page.view.board.spots, at_left, sight.tile)
    page.window("map/window", room.x, room.y, map_scene(page, sight))
    if beside:
        first = side.height * 4 // (3 * seats + 1)  # higher by a third than the others
        lay_chips(page, rows(side.grown(-3 * EDGE), [first, *[0] * (seats - 1)], 10), WOOD)
    else:
        lay_chips(page, columns(Box(RIGHT - _CHIP * seats, 9, _CHIP * seats, 46), [0] * seats, 10), page.ground)


def frame_played(view: View, played: Sequence[Place], room: Box) -> Sight:
    """See the whole map while its tiles are large enough, else most of it, with what was played."""
    spots = view.board.spots
    if fit_tile(spots, room) >= LATE:
        return see_all(spots, room, LARGEST)
    return see_most(spots, played, room, LATE)


def map_scene(page: CarcassonnePage, sight: Sight, framed: Mapping[Place, Lines] | None = None) -> MapScene:
    """Lay out a part of the map with all that lies on it, marking what is new; pale beside framed tiles."""
    view, news = page.view, page.news
    over = view.phase is Phase.OVER
    scene, scored = MapScene(view.board, sight, page.letters), () if over else news.scored
    scene.lay_tiles(beds=view.phase not in (Phase.OVER, Phase.STOPPED))
    if framed:
        scene.pale({*framed, view.board.laid[-1].place})
    if len(view.board.laid) > 1 and not over:
        for laid in news.laid[:-1]:
            scene.frame_earlier(Place(laid.x, laid.y))
        scene.frame_newest(view.board.laid[-1].place)
    for number, event in enumerate(scored):
        gild(scene, number, event)
    for place, lines in (framed or {}).items():
        scene.frame(f"choice/{coordinate(place)}", scene.box_at(place).grown(-6), lines)
    pieces = scene.lay_ingots()
    pieces += scene.lay_followers(dots=over)
    turns = lay_turn_numbers(scene, () if over else news.laid, pieces)
    lay_gains(page, scene, scored, [*pieces, *turns, scene.box_at(view.board.laid[-1].place)])
    return scene


def _lay_head(page: CarcassonnePage, band: str) -> None:
    """Lay out whose turn it is, and beside it the last move, which is said shorter if that saves a name from a cut."""
    news, right, start = page.latest, FRAME.right - 6, len(page.elements)
    for less in (*_SHORTER, 0):
        del page.elements[start:]
        if news.seat is not None:
            _, box = columns(_RIBBON, [less + (_BAND if band else 1), 0])
            lay_ribbon(page, box, news.seat, LEVELS, lambda level: said_in(page.say, news, level), CLOSE, "r")
            right = next(each.box.x for each in page.elements if each.what == "ribbon/left") - _GAP
        if _lay_title(page, band, right):
            break


def _lay_title(page: CarcassonnePage, band: str, right: int) -> bool:
    """Lay out whose turn it is, who has won or a band, and return if no name is cut."""
    view = page.view
    key, seats = "picture-turn", [view.asked]
    if view.phase is Phase.STOPPED:
        key, seats = "picture-over", []
    elif view.phase is Phase.OVER:
        key, seats = "picture-won", [*page.outcome.winners]
    left = lay_badges(page, seats, won=view.phase is Phase.OVER)
    if band:
        lay_head_band(page, band, left, right, MIDDLE + 2)
        return True
    return lay_title(page, "turn/name", key, seats, left, right, MIDDLE + 2)
