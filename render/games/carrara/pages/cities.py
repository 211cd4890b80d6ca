"""The second picture of a position: the six cities, and what each player has built in them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.light import light_of
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.banners import HEIGHT, lay_banners, lay_scorers
from render.games.carrara.parts.cities.corner import lay_corner
from render.games.carrara.parts.cities.rows import COLUMNS, lay_grounds, lay_rows, rows

_TOP = 1


def cities_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out the cities and the players' rows, below a band if one is given."""
    page = Page(view, names, language, events)
    page.mark_latest()
    page.height = theme.HEIGHT
    page.lay_ground(light_of(view))
    top = _lay_band(page, band) if band else _TOP
    places = rows(page, top + HEIGHT)
    lay_banners(page, COLUMNS, top)
    lay_grounds(page, places)
    page.end_backdrop()
    lay_scorers(page, COLUMNS, top)
    lay_corner(page, top)
    lay_rows(page, places)
    return page


def _lay_band(page: Page, text: str) -> int:
    """Add a low band across the top of the page that says what the picture is, and return where it ends."""
    box, on = Box(theme.MARGIN, 4, theme.WIDTH - 2 * theme.MARGIN, 40), theme.SEA
    page.plate("band/plate", box, on, theme.SKY, 12, shadow=4)
    x, middle, width = theme.WIDTH // 2, box.y + box.height // 2, box.width - 40
    page.label("band", x, middle, text, theme.SMALL, theme.WHITE, on, face="bold", anchor="m", width=width)
    return box.bottom + 2
