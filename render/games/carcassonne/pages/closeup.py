"""A part of the map around the newest tile, and the whole map."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.games.carcassonne import Event, Place, View
from bot.games.carcassonne.board import with_ingots
from render.common.header import MIDDLE, lay_mover
from render.engine import theme
from render.games.carcassonne.map.caption import lay_caption
from render.games.carcassonne.map.frame import inside, lay_framed
from render.games.carcassonne.map.marks import mark_choice
from render.games.carcassonne.map.sight import around
from render.games.carcassonne.page import Page
from render.games.carcassonne.pages.places import FRAME
from render.games.carcassonne.pages.public import all_of, map_scene, must_be_seen

_TILE: Final = 176
_ASKED: Final = FRAME._replace(y=90, height=598)
"""The frame below a question."""


def closeup_page(view: View, language: str, events: Sequence[Event] = (), choices: Collection[Place] = ()) -> Page:
    """Lay out what is around the newest tile, marking what the events changed, and naming places to choose from.

    Those are for the second ingot: the first one lies on the newest tile.
    """
    newest = view.board.laid[-1].place
    if choices:
        view = view._replace(board=with_ingots(view.board, (newest,)))
    page = Page(view, [""] * len(view.players), language, events)
    page.lay_ground()
    page.end_backdrop()
    frame = _ASKED if choices else FRAME
    window = inside(frame)
    scene = map_scene(page, around(newest, window.width, window.height, _TILE), page.news)
    for place in choices:
        mark_choice(scene, place)
    if choices:
        left = lay_mover(page, view.turn)
        at = left, MIDDLE, page.say("picture-second-ingot"), theme.TITLE, theme.INK, page.ground
        page.label("title", *at, face="black", width=theme.WIDTH - theme.MARGIN - left)
    lay_framed(page, "map", frame, scene, (newest,))
    return page


def whole_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = ()) -> Page:
    """Lay out the whole map."""
    page = Page(view, names, language, events)
    page.lay_ground()
    page.end_backdrop()
    window = inside(FRAME)
    scene = map_scene(page, all_of(view, window.width, window.height), page.news)
    laid = view.board.laid
    said = page.say("picture-map"), page.say("picture-map-tiles", count=len(laid))
    lay_caption(scene, *said, page.news.places, must_be_seen(scene))
    lay_framed(page, "map", FRAME, scene, (laid[-1].place,) if len(laid) > 1 else ())
    return page
