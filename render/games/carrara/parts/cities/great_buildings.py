"""Who has built the buildings of cost 8 (expansion)."""

from __future__ import annotations

from bot.games.carrara.components import Building
from render.games.carrara.page import Page


def builder(page: Page, building: Building) -> int | None:
    """Return the seat that has a building."""
    players = enumerate(page.view.players)
    return next((seat for seat, player in players if any(own.building == building for own in player.buildings)), None)
