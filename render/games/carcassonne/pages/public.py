"""The public picture: the map framed on what was played, above it whose turn it is and beside it what everyone has."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Final

from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.events import Event
from bot.games.carcassonne.position import CarcassonnePhase, CarcassonneView
from bot.games.carcassonne.prospects import fitting_turns
from render.common.header import lay_head_band, lay_title
from render.common.ribbon import CLOSE, lay_ribbon
from render.engine.layout import columns, rows
from render.engine.scene import Box
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import gild, lay_beyond, lay_gains, lay_turn_numbers
from render.games.carcassonne.map.scene import CLEAR_OF_NEWEST, EARLIER, PALE, SEEN_WHOLE, Lines, MapScene
from render.games.carcassonne.map.sight import Sight, extent, fit_tile, follow, see_all, see_most
from render.games.carcassonne.page import CarcassonnePage
from render.games.carcassonne.parts.header import BODY, MIDDLE, PAGE, lay_badge
from render.games.carcassonne.parts.last_move import FILM_LEVELS, LEVELS, say_news
from render.games.carcassonne.parts.standings import ALONE, lay_column, lay_plaques, lay_totals

FRAME: Final = BODY._replace(width=740)
_HIGH: Final = BODY._replace(height=948)
"""The frame of the public picture at most, and that of the whole map."""
_BESIDE: Final = 8
"""The space between the map and the column."""
LARGEST: Final = 194
"""The width of tiles at most: around the first one all places for the next are seen whole."""
_EARLY: Final = 90
"""The least at which all places where the next tile fits are shown too."""
LATE: Final = 52
"""The least at which the whole map is shown, as in nearly all games; of a larger map a part is seen."""
_RIBBON_WIDTH, _RIBBON_HEIGHT = 560, 56
"""The ribbon at most: it is as long as what it says."""
_SPACES: Final = CLOSE._replace(group=14)
"""A sum lies nearer to the sign of what brought it than to that before."""
_FILMED: Final = Box(10, 2, 1080, 62)
"""The ribbon of a film."""
_SIDE: Final = 330
"""The width of the column of everyone's points at the end."""
_GAP, _EDGE = 18, 12
"""The space between the title and the part to its right, and at the right of that."""


def public_page(
    view: CarcassonneView,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    band: str = "",
    *,
    filmed: CarcassonneView | None = None,
) -> CarcassonnePage:
    """Lay out the public picture; a band may say what picture it is. A film up to a last view follows the play."""
    page = CarcassonnePage(view, names, language, events)
    page.lay_ground(page.light)
    if view.phase is CarcassonnePhase.OVER:
        _lay_end(page, band)
        return page
    played = page.news.places or [view.board.laid[-1].place]
    _lay_head(page, band, filmed=filmed is not None)
    room = inside(FRAME)
    if filmed is not None:
        sight = follow(tuple(laid.place for laid in filmed.board.laid), room)[len(view.board.laid) - 1]
    else:
        sight = frame_played(view, played, room)
    scene = map_scene(page, sight)
    lay_beyond(scene)
    lay_framed(page, FRAME, scene, played[:1] if len(view.board.laid) > 1 else ())
    lay_column(page, columns(BODY, [FRAME.width, 0], _BESIDE)[1])
    return page


def whole_page(
    view: CarcassonneView, names: Sequence[str], language: str, events: Sequence[Event] = ()
) -> CarcassonnePage:
    """Lay out the whole map below whose turn it is and everyone's points, on a page as high as it needs."""
    page, spots = CarcassonnePage(view, names, language, events), view.board.spots
    side = min(LARGEST, fit_tile(spots, inside(_HIGH)))
    high = side * (extent(spots).rows + 1) + _HIGH.height - inside(_HIGH).height
    frame = _HIGH._replace(height=min(max(high, FRAME.height), _HIGH.height))
    page.height = frame.bottom + frame.x
    page.lay_ground(page.light)
    _lay_turn(page, "", lay_totals(page, page.width - _EDGE, MIDDLE) - _GAP)
    lay_framed(page, frame, map_scene(page, see_all(spots, inside(frame), side)), [view.board.laid[-1].place])
    return page


def _lay_end(page: CarcassonnePage, band: str) -> None:
    """Lay out the whole map, and beside it who has won and everyone's points."""
    spots, seats = page.view.board.spots, len(page.view.players)
    frame, side = columns(PAGE, [0, _SIDE], _BESIDE)
    head, below = rows(side, [90, 0])
    if band:
        lay_head_band(page, band, head.x, head.right, head.mid_y)
    else:
        lay_title(page, "turn/name", "picture-won", page.outcome.winners, head.x + 6, head.right, head.mid_y)
    lay_framed(page, frame, map_scene(page, see_all(spots, inside(frame), LARGEST)))
    plaques = rows(below, [min(ALONE, below.height // seats - 10)] * seats, 10)
    lay_plaques(page, dict(zip(page.outcome.order, plaques, strict=True)))


def frame_played(view: CarcassonneView, played: Sequence[Place], room: Box) -> Sight:
    """See the whole map while its tiles are large enough, else most of it, with what was played."""
    spots = view.board.spots
    if fit_tile(spots, room) >= LATE:
        return see_all(_shown_places(view, room), room, LARGEST)
    return see_most(spots, played, room, LATE)


def _shown_places(view: CarcassonneView, room: Box) -> Collection[Place]:
    """Return all tiles, and while these are large enough the places where the next one fits."""
    every = {*view.board.spots, *_fitting_places(view)}
    return every if fit_tile(every, room) >= _EARLY else view.board.spots


def _fitting_places(view: CarcassonneView) -> Collection[Place]:
    return () if view.tile is None else fitting_turns(view.board, view.tile)


def map_scene(page: CarcassonnePage, sight: Sight, framed: Mapping[Place, Lines] | None = None) -> MapScene:
    """Lay out a part of the map with all that lies on it, marking changes; pale around framed tiles."""
    view, news = page.view, page.news
    over, newest = view.phase is CarcassonnePhase.OVER, view.board.laid[-1].place
    scene, scored, laid = MapScene(view.board, sight, page.letters), news.scored, news.laid
    scene.clear = {*(framed or ())}
    fitting = _fitting_places(view) if sight.tile >= _EARLY else ()
    # nobody is to believe that there are no other places than those outlined
    scene.lay_tiles(fitting if all(sight.sees(place, SEEN_WHOLE) for place in fitting) else ())
    if framed:
        scene.pale(PALE, chain.from_iterable(map(scene.segments_on, {*framed, newest})))
    for each in laid[:-1]:
        there = Place(each.x, each.y)
        scene.frame(f"earlier/{coordinate(there)}", there, EARLIER)
    for number, event in enumerate(scored):
        gild(scene, number, event)
    brackets = scene.frame_newest(newest) if len(view.board.laid) > 1 and not over and not framed else []
    for place, lines in (framed or {}).items():
        scene.frame(f"choice/{coordinate(place)}", place, lines)
    pieces = scene.lay_followers()
    if not over:  # then they are worth nothing any more
        pieces += scene.lay_ingots()
    if len(laid) > 1:
        pieces += lay_turn_numbers(scene, laid, pieces)
    lay_gains(page, scene, scored, [*pieces, *brackets, scene.box_at(newest).grown(CLEAR_OF_NEWEST)])
    return scene


def _lay_head(page: CarcassonnePage, band: str, *, filmed: bool) -> None:
    """Lay out the last move, and beside it whose turn it is, or a band; in a film the move alone, larger."""
    news, right = page.latest, page.width - _EDGE
    if news.seat is not None and filmed:
        lay_ribbon(page, _FILMED, news.seat, FILM_LEVELS, partial(say_news, page.say, news), _SPACES, "l")
        return
    if news.seat is not None:
        room = Box(right - _RIBBON_WIDTH, 4, _RIBBON_WIDTH, _RIBBON_HEIGHT)
        ribbon, _ = lay_ribbon(page, room, news.seat, LEVELS, partial(say_news, page.say, news), _SPACES, "r")
        right = ribbon.x - _GAP
    _lay_turn(page, band, right)


def _lay_turn(page: CarcassonnePage, band: str, right: int) -> None:
    """Lay out whose turn it is, or that the game is over, or a band."""
    view, over = page.view, page.view.phase in (CarcassonnePhase.OVER, CarcassonnePhase.STOPPED)
    left = lay_badge(page, None if over else view.asked)
    if band:
        lay_head_band(page, band, left, right, MIDDLE + 2)
    else:
        key, seats = ("picture-over", []) if over else ("picture-turn", [view.asked])
        lay_title(page, "turn/name", key, seats, left, right, MIDDLE + 2)
