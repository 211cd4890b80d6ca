"""The public board: wheel and display at the top, objects and cities across, then the players."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from render.common.page import lay_band
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cards import lay_cards
from render.games.carrara.parts.cities import lay_cities
from render.games.carrara.parts.display import lay_display
from render.games.carrara.parts.header import lay_header
from render.games.carrara.parts.objects import lay_objects
from render.games.carrara.parts.players import lay_players
from render.games.carrara.parts.wheel import lay_wheel, segment_contents

_WHEEL = 660


def board_page(view: View, names: Sequence[str], language: str, events: Sequence[Event] = (), band: str = "") -> Page:
    """Lay out the public board, below a band if one is given."""
    page = Page(view, names, language, events)
    y = lay_header(page, lay_band(page, band) if band else 20)
    wheel = Box(theme.MARGIN, y, _WHEEL, _WHEEL)
    lay_wheel(page, wheel, segment_contents(view.wheel, page.changes), page.ground)
    _lay_corners(page, wheel)
    x = wheel.right + 18
    lay_display(page, Box(x, y, theme.WIDTH - theme.MARGIN - x, _WHEEL))
    y = lay_objects(page, wheel.bottom + theme.GAP)
    y = lay_cards(page, lay_cities(page, y))
    y = lay_players(page, y)
    page.height = y + 8
    return page


def _lay_corners(page: Page, wheel: Box) -> None:
    what, sprite = "wheel/turn", "turn"
    if page.changes.turned:
        what, sprite = "mark/wheel/turned", "turned"
    elif page.changes.unturned:
        what, sprite = "mark/wheel/unturned", "stayed"
    page.icon(what, wheel.x, wheel.y, 84, sprite, page.ground)
    bag = page.icon("bag", wheel.x, wheel.bottom - 96, 92, "bag", page.ground, plate=True)
    page.label(
        "bag/count",
        bag.x + 46,
        bag.y + 58,
        str(page.view.bag),
        theme.LARGE,
        theme.WHITE,
        theme.TERRACOTTA_DEEP,
        face="bold",
        anchor="m",
    )
