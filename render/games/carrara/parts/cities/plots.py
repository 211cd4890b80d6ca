"""The sprites of buildings."""

from __future__ import annotations

from bot.games.carrara.components import Building


def sprite_of(building: Building) -> str:
    """Return the name of a building's sprite."""
    return f"building-{building.type.key}-{building.cost}"
