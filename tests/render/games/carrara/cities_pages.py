"""Pages of the cities, and what is on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games import carrara
from bot.games.carrara.events import Event
from bot.games.carrara.position import Built
from bot.games.carrara.view import View
from render.engine.scene import Box, Icon, Label
from render.games.carrara.page import Page
from render.games.carrara.pages.cities import cities_page
from tests.render.games.carrara.positions import PLAIN_NAMES, moment


def texts_of(page: Page, start: str) -> list[str]:
    """Return the texts of the labels of which the names begin so."""
    return [each.text for each in page.elements if isinstance(each, Label) and each.what.startswith(start)]


def icons_of(page: Page, start: str) -> list[str]:
    """Return the sprites of the icons of which the names begin so."""
    return [each.sprite for each in page.elements if isinstance(each, Icon) and each.what.startswith(start)]


def boxes_of(page: Page, *ends: str) -> dict[str, Box]:
    """Return where the elements are of which the names end so."""
    return {each.what: each.box for each in page.elements if each.what.endswith(ends)}


def with_buildings(*estate: Built, seats: int = 4) -> View:
    """Return a view of the first turn in which the first seat has these buildings."""
    view = carrara.view(moment(seats, 3, 0).position, None)
    return replace(view, players=(view.players[0]._replace(buildings=estate), *view.players[1:]))


def page_of(view: View, events: Sequence[Event] = ()) -> Page:
    """Lay out the cities of a view."""
    return cities_page(view, PLAIN_NAMES[: len(view.players)], "en", events)
