"""The market: what can be bought and auctioned, what is left, and everyone's points or bids."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo import Event, View
from render.games.palazzo.page import Page
from render.games.palazzo.parts.header import lay_header
from render.games.palazzo.parts.market import lay_quarries, lay_warehouse
from render.games.palazzo.parts.table import lay_plaques, lay_stacks


def market_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out the market; a band may say what picture it is."""
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    page.end_backdrop()
    lay_header(page, band)
    lay_warehouse(page)
    lay_quarries(page)
    lay_stacks(page)
    lay_plaques(page)
    return page
