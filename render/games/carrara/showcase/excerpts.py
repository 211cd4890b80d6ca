"""Parts of boards by themselves, for the pictures in the rules: a card, and what one player has built."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import Building
from bot.games.carrara.view import View
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.display import lay_card
from render.games.carrara.parts.player.cities import lay_own_cities
from render.games.carrara.showcase.positions import NAMES

_CARD: Final = Box(0, 0, 198, 208)
_CITIES: Final = Box(10, 100, theme.WIDTH - 20, 330)


def card(seen: View, building: Building, language: str) -> Page:
    """Lay out the card of a building."""
    page = Page(seen, NAMES, language)
    lay_card(page, _CARD, building)
    return page


def own_cities(seen: View, seat: int, language: str, built: Building | None = None) -> Page:
    """Lay out the banners, and below them what one player has built; one of the buildings may be new."""
    page = Page(seen, NAMES, language)
    page.height = theme.HEIGHT
    page.lay_ground()
    page.end_backdrop()
    if built is not None:
        page.changes.built.add(built)
    lay_own_cities(page, seat, _CITIES)
    return page
