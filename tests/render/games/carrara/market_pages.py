"""Pages of the market, and what is on them, for the tests of its parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games import carrara
from bot.games.carrara.components import Objects
from bot.games.carrara.events import Event
from bot.games.carrara.view import View
from render.engine.scene import Icon, Label
from render.games.carrara.page import Page
from render.games.carrara.pages.market import market_page
from tests.render.games.carrara.positions import PLAIN_NAMES, moment

BOARD = carrara.view(moment(4, 9, 33).position, None)
BARE = replace(BOARD, supply=Objects(0, 1, 2, 0, 5, 3))
FIXED = ("page", "wheel", "hub", "shelf", "ribbon")
"""What never moves in a game."""


def market(view: View = BOARD, language: str = "en", events: Sequence[Event] = (), band: str = "") -> Page:
    """Return the market for players with plain names."""
    return market_page(view, PLAIN_NAMES[: len(view.players)], language, events, band)


def icons(page: Page, what: str) -> list[str]:
    """List the sprites of the icons whose names begin like this."""
    return [each.sprite for each in page.elements if isinstance(each, Icon) and each.what.startswith(what)]


def words(page: Page, what: str) -> list[str]:
    """List the words of the labels whose names begin like this."""
    return [each.text for each in page.elements if isinstance(each, Label) and each.what.startswith(what)]
