"""The market: what can be bought and auctioned, and what is left; or what is shared out at the moment, and to whom."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.palazzo import Event, View
from render.games.palazzo.page import Page
from render.games.palazzo.parts.header import lay_header
from render.games.palazzo.parts.quarries import lay_pits, lay_quarries
from render.games.palazzo.parts.rows import lay_rows
from render.games.palazzo.parts.shelf import lay_asked, lay_plank, lay_shelf
from render.games.palazzo.parts.stakes import lay_place, lay_stakes
from render.games.palazzo.parts.warehouse import lay_hall, lay_warehouse


def market_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out the market, or what is shared out at the moment; a band may say what picture it is."""
    page = Page(view, names, language, events)
    page.lay_ground(page.light)
    if page.shared:
        lay_place(page)
    else:
        lay_pits(page)
        lay_hall(page)
    lay_plank(page, "shelf-shared" if page.shared else "shelf-market")
    page.end_backdrop()
    lay_header(page, band)
    if page.shared:
        lay_stakes(page)
        lay_rows(page)
        lay_asked(page)
    else:
        lay_quarries(page)
        lay_warehouse(page)
        lay_shelf(page)
    return page
