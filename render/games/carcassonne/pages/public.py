"""The public picture: the map framed on what was played, below whose turn it is and beside what everyone has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import Final

from bot.games.carcassonne import Event, Phase, Place, View
from bot.games.carcassonne.board import coordinate
from render.common.header import lay_head_band, lay_title
from render.common.ribbon import CLOSE, lay_ribbon
from render.engine import theme
from render.engine.layout import centre, columns, rows
from render.engine.scene import Box
from render.games.carcassonne.map.frame import EDGE, WOOD, inside, lay_framed
from render.games.carcassonne.map.marks import gild, lay_beyond, lay_gains, lay_turn_numbers
from render.games.carcassonne.map.scene import Lines, MapScene
from render.games.carcassonne.map.sight import Sight, extent, fit_tile, follow, see_all, see_most
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import MIDDLE, RIGHT, TOP, lay_badges
from render.games.carcassonne.parts.last_move import LEVELS, said_in
from render.games.carcassonne.parts.standings import WIDE, lay_chips, lay_column

FRAME: Final = Box(6, TOP, 828, 628)
WHOLE: Final = Box(6, TOP, 1088, 628)
"""The frame where nothing is beside the map."""
_BESIDE: Final = 8
"""The space between the map and the column."""
_NARROWEST, _SLOTS = 706, 2
"""The width of the frame at least, and how much wider than few tiles the map is, in tiles: what can be laid is seen."""
LARGEST: Final = 194
"""The width of tiles at most: around the first one all places for the next are seen whole."""
LATE: Final = 54
"""The least at which the whole map is shown, as in nearly all games; of a larger map a part is seen."""
_RIBBON, _HIGH = 478, 56
"""The ribbon at most: it always ends at the edge of the map, and is as long as what it says."""
_SIDE, _ROW, _CHIP = (212, 400), 104, (200, 150)
"""The width of the column of everyone's points at the end, the height of a row, and that of one, narrow or wide."""
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

    The whole map is shown at the end and, with nothing beside it, where it is asked for. A film up to a last view
    follows the play.
    """
    page = CarcassonnePage(view, names, language, events)
    page.lay_ground(page.light)
    if view.phase is Phase.OVER:
        _lay_end(page, band)
        return page
    played = page.news.places or [view.board.laid[-1].place]
    frame = _lay_head(page, band, WHOLE if whole else FRAME if filmed else frame_of(view))
    room = inside(frame)
    if whole or view.phase is Phase.STOPPED:
        sight = see_all(view.board.spots, room, LARGEST)
    elif filmed is not None:
        sight = follow(tuple(laid.place for laid in filmed.board.laid), room)[len(view.board.laid) - 1]
    else:
        sight = frame_played(view, played, room)
    scene = map_scene(page, sight)
    lay_beyond(scene)
    lay_framed(page, frame, scene, played[:1] if len(view.board.laid) > 1 else ())
    if not whole:
        lay_column(page, Box(frame.right + _BESIDE, _BESIDE, theme.WIDTH - frame.right - 2 * _BESIDE, 686))
    return page


def frame_of(view: View) -> Box:
    """Return where the map is: as long as it is not wide, it leaves more room for the column beside it."""
    reach = extent(view.board.spots)
    side = min(LARGEST, fit_tile(view.board.spots, inside(FRAME)))
    wide = round(side * (reach.columns + _SLOTS)) + FRAME.width - inside(FRAME).width
    return FRAME._replace(width=min(max(wide, _NARROWEST), FRAME.width))


def _lay_end(page: CarcassonnePage, band: str) -> None:
    """Lay out the whole map, and everyone's points beside it or below it, where that leaves it larger."""
    spots, seats, room = page.view.board.spots, len(page.view.players), WHOLE.grown(-EDGE)
    _lay_title(page, band, RIGHT)
    page.plate("map/frame", WHOLE, WOOD, page.ground, 10, shadow=6)
    at_left, side = columns(room, [0, _SIDE[0]])
    above, below = rows(room, [0, _ROW])
    if fit_tile(spots, at_left) < fit_tile(spots, above):
        around, chips = above, columns(below.grown(-EDGE), [0] * seats, 10)
    else:
        least = round(fit_tile(spots, at_left) * (extent(spots).columns + 0.5))
        around, side = columns(room, [0, min(room.width - least, _SIDE[1])])
        column = centre(side, side.width - 3 * EDGE, min(side.height - 4 * EDGE, _CHIP[side.width > WIDE] * seats))
        # the first is higher by a third than the others
        chips = rows(column, [column.height * 4 // (3 * seats + 1), *[0] * (seats - 1)], 10)
    sight = see_all(spots, around, LARGEST)._replace(width=room.width, height=room.height)
    page.window("map/window", room.x, room.y, map_scene(page, sight))
    lay_chips(page, chips, WOOD)


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
    for number, event in enumerate(scored):
        gild(scene, number, event)
    if len(view.board.laid) > 1 and not over:
        scene.frame_newest(view.board.laid[-1].place)
    for place, lines in (framed or {}).items():
        scene.frame(f"choice/{coordinate(place)}", scene.box_at(place).grown(-6), lines)
    pieces = [*scene.lay_followers(dots=over), *scene.lay_ingots()]
    turns = lay_turn_numbers(scene, () if over else news.laid, pieces)
    heart = scene.box_at(view.board.laid[-1].place).grown(-sight.tile // 4)
    lay_gains(page, scene, scored, [*pieces, *turns, heart])
    return scene


def _lay_head(page: CarcassonnePage, band: str, narrow: Box) -> Box:
    """Lay out whose turn it is, and beside it the last move, above a narrow frame or the widest one, and return which.

    The widest one is for a title that has then one line, or that the narrow one would cut.
    """
    start, news = len(page.elements), page.latest
    say = cache(partial(said_in, page.say, news))

    def lay(frame: Box) -> tuple[bool, int]:
        del page.elements[start:]
        right = frame.right - 6
        if news.seat is not None:
            wide = _RIBBON - _BAND * bool(band)
            box = Box(frame.right - wide, 4, wide, _HIGH)
            lay_ribbon(page, box, news.seat, LEVELS, say, CLOSE, "r")
            right = next(each.box.x for each in page.elements if each.what == "ribbon/left") - _GAP
        return _lay_title(page, band, right)

    cut, lines = lay(narrow)
    if not cut and lines == 1:
        return narrow
    if lay(FRAME) <= (False, 1) or cut:
        return FRAME
    lay(narrow)
    return narrow


def _lay_title(page: CarcassonnePage, band: str, right: int) -> tuple[bool, int]:
    """Lay out whose turn it is, who has won or a band, and return if a name is cut, and how many lines there are."""
    view = page.view
    key, seats = "picture-turn", [view.asked]
    if view.phase is Phase.STOPPED:
        key, seats = "picture-over", []
    elif view.phase is Phase.OVER:
        key, seats = "picture-won", [*page.outcome.winners]
    left = lay_badges(page, seats, won=view.phase is Phase.OVER)
    if band:
        lay_head_band(page, band, left, right, MIDDLE + 2)
        return False, 1
    return lay_title(page, "turn/name", key, seats, left, right, MIDDLE + 2)
