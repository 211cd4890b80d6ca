"""Buildings as they stand on a card, in a city or in the ribbon: the more a building costs, the higher it is."""

from __future__ import annotations

from bot.games.carrara.components import Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page


def building_sprite(building: Building) -> str:
    """Name the sprite of a building."""
    return f"building-{building.type.key}-{building.cost}"


def lay_building(page: Page, what: str, sprite: str, room: Box, on: str, scale: float) -> Box:
    """Let a building stand at the bottom of a room, in the middle, at this scale or as large as it fits."""
    wide, high = atlas().baked_size(sprite)
    scale = min(scale, room.width / wide, room.height / high)
    width, height = int(wide * scale), int(high * scale)
    return page.icon(what, room.x + (room.width - width) // 2, room.bottom - height, width, sprite, on, height=height)
