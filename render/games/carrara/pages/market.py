"""The market: the wheel, the display and the objects, below whose turn it is and the last move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.events import Event
from bot.games.carrara.prospects import prices
from bot.games.carrara.view import CarraraView
from render.games.carrara.changes import group_by_turn
from render.games.carrara.light import light_of
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.dial import lay_changed_segments, lay_stone
from render.games.carrara.parts.market.display import lay_display, lay_great
from render.games.carrara.parts.market.header import lay_header
from render.games.carrara.parts.market.last_move import lay_ribbon
from render.games.carrara.parts.market.objects import lay_objects, lay_shelf
from render.games.carrara.parts.market.price_note import lay_price_note
from render.games.carrara.parts.market.wheel import lay_wheel, segment_contents


def market_page(
    view: CarraraView, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = ""
) -> CarraraPage:
    """Lay out the market; a band may say what picture it is."""
    page = CarraraPage(view, names, language, events)
    page.lay_ground(light_of(view))
    lay_stone(page)
    lay_shelf(page)
    page.end_backdrop()
    lay_header(page, band)
    lay_changed_segments(page)
    lay_wheel(page, segment_contents(view.wheel), view.bag, prices(view))
    lay_price_note(page)
    lay_ribbon(page, group_by_turn(events))
    lay_display(page)
    lay_objects(page)
    if view.cards is not None:
        lay_great(page)
    return page
