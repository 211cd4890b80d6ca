"""A part of the map around the newest tile, and the whole map."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carcassonne import Event, Phase, Place, View
from bot.games.carcassonne.board import coordinate, with_ingots
from render.common.header import MIDDLE, lay_mover
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.map.caption import lay_caption, with_room
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import name_choice
from render.games.carcassonne.map.scene import pile
from render.games.carcassonne.map.sight import extent, near, near_in_whole_rows
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.places import FRAME
from render.games.carcassonne.pages.public import all_of, map_scene, must_be_seen
from render.games.carcassonne.parts.choices import lay_choices

_TILE, _LARGEST = 158, 200
"""The width of tiles at most, and of those to choose from."""
_ASIDE: Final = 12
"""How near to the edge of the window the whole map may be moved."""
_ASKED: Final = Box(12, 90, 730, 598)
"""The frame below a question."""
_LIST: Final = Box(756, 132, 332, 556)


def closeup_page(
    view: View,
    names: Sequence[str],
    language: str,
    events: Sequence[Event] = (),
    choices: Collection[Place] = (),
    chosen: Place | None = None,
) -> Page:
    """Lay out the map around the newest tile, marking what the events changed, and naming places to choose from.

    Those are for the second ingot, where the first one lies on the newest tile, or have an ingot to take.
    """
    newest = view.board.laid[-1].place
    if view.phase is Phase.GOLD:
        view = view._replace(board=with_ingots(view.board, (newest,)))
    page = Page(view, names, language, events)
    page.lay_ground()
    page.end_backdrop()
    frame = _ASKED if choices else FRAME
    window = inside(frame)
    must = [newest, *choices, *itertools.chain.from_iterable(event.places for event in page.news.scored)]
    see, most = (near, _LARGEST) if choices else (near_in_whole_rows, _TILE)
    sight = see(must, view.board.spots, window.width, window.height, most)
    scene = map_scene(page, sight, page.news, choices, chosen)
    for place in choices:
        name_choice(scene, place, chosen=place == chosen)
    if choices:
        _lay_question(page, newest)
        lay_choices(page, choices, chosen, _LIST)
    else:
        said = page.say("picture-laid", tile=view.board.laid[-1].tile.id, place=coordinate(newest))
        lay_caption(scene, said, "", must, must_be_seen(scene))
    lay_framed(page, "map", frame, scene, (newest,))
    return page


def _lay_question(page: Page, newest: Place) -> None:
    """Lay out whose ingot it is, where the first one lies if this is the second, and the title of the list."""
    view, second = page.view, page.view.phase is Phase.GOLD
    said = page.say("picture-second-ingot" if second else "picture-take-ingot")
    at = lay_mover(page, view.asked), MIDDLE, said, theme.TITLE, theme.INK, page.ground
    right = page.label("title", *at, face="black").right
    if second:
        said = page.say("picture-first-ingot", place=coordinate(newest))
        at = theme.WIDTH - theme.MARGIN, MIDDLE + 4, said, theme.BODY, theme.SOFT, page.ground
        left = page.label("first", *at, anchor="r", width=theme.WIDTH - theme.MARGIN - right - 90).x
        pile(page, "first/ingot", left - 42, MIDDLE, 64, 1, page.ground)
    said = page.say("picture-counts-for" if second else "picture-wanted-by")
    at = _LIST.x + 8, _LIST.y - 22, said, theme.SMALL, theme.SOFT, page.ground
    page.label("list/title", *at, width=_LIST.width - 8)


def whole_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out the whole map."""
    page = Page(view, names, language, events)
    page.lay_ground()
    page.end_backdrop()
    window = inside(FRAME)
    laid, centred = view.board.laid, all_of(view, window.width, window.height)
    said = page.say("picture-map"), page.say("picture-map-tiles", count=len(laid))
    # beside the middle, the map leaves more room for the caption
    spare = max(0, (window.width - extent(view.board.spots).columns * centred.tile) // 2 - _ASIDE)
    sights = (centred._replace(left=centred.left + by) for by in (0, spare, -spare))
    scene = map_scene(page, with_room(view.board, sights, *said, page.news.places), page.news)
    lay_caption(scene, *said, page.news.places, must_be_seen(scene))
    lay_framed(page, "map", FRAME, scene, (laid[-1].place,) if len(laid) > 1 else ())
    return page
