"""The buildings of cost 8 beside the board (expansion): those still available, and who has built the others."""

from __future__ import annotations

from bot.games.carrara.components import Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import DEEP, GROUND
from render.games.carrara.page import Page

HEIGHT = 68
_ICON = 56
_GONE = 40
_DISC = 48


def lay_great(page: Page, building: Building, box: Box, on: str) -> None:
    """Lay out one of them in a box, or its empty place with the badge of the seat that has it."""
    what, middle = f"great/{building}", box.y + box.height // 2
    if building in page.view.great:
        ground = GROUND[building.category]
        page.plate(f"{what}/plate", box, ground, on, 12, DEEP[building.category])
        page.icon(what, box.x + 12, middle - _ICON // 2, _ICON, f"type-{building.type.key}", ground)
        disc = Box(box.right - _DISC - 12, middle - _DISC // 2, _DISC, _DISC)
        page.plate(f"{what}/disc", disc, theme.MARBLE, ground, _DISC // 2)
        x, cost = disc.x + _DISC // 2, str(building.cost)
        page.label(f"{what}/cost", x, middle, cost, theme.LARGE, theme.INK, theme.MARBLE, face="bold", anchor="m")
        return
    page.plate(f"{what}/gone", box, theme.VEIN, on, 12)
    page.icon(
        f"{what}/was", box.x + 16, middle - _GONE // 2, _GONE, f"type-{building.type.key}", theme.VEIN, faded=True
    )
    by = builder(page, building)
    if by is None:
        return
    badge, ground = Box(box.right - 58, middle - 23, 46, 46), theme.VEIN
    if building in page.changes.built:
        page.ring(what, badge, ground, 8)
        ground = theme.NEW
    page.icon(f"{what}/builder", *badge[:3], f"seat-{by}", ground)


def builder(page: Page, building: Building) -> int | None:
    """Return the seat that has a building."""
    players = enumerate(page.view.players)
    return next((seat for seat, player in players if any(own.building == building for own in player.buildings)), None)
