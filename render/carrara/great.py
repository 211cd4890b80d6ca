"""The buildings of cost 8 beside the board (expansion): those that can be built, and who has built the others."""

from __future__ import annotations

from bot.games.carrara.components import GREAT_BUILDINGS, Building
from render import theme
from render.carrara.colours import DEEP, GROUND
from render.carrara.page import Page, columns
from render.scene import Box

_HEAD = 46
_HEIGHT = 100
_ICON = 84
_DISC = 46


def lay_great(page: Page, y: int) -> int:
    """Lay out the row of great buildings from here, each above its type, and tell where it ends."""
    head = page.say("picture-great")
    page.label("great", theme.MARGIN, y + _HEAD // 2 - 6, head, theme.BODY, theme.INK, page.ground, face="serif")
    y += _HEAD
    for building, (x, width) in zip(GREAT_BUILDINGS, columns(), strict=True):
        box = Box(x, y, width, _HEIGHT)
        if building in page.view.great:
            _lay_tile(page, building, box)
        else:
            _lay_gone(page, building, box)
    return y + _HEIGHT + theme.GAP


def _lay_tile(page: Page, building: Building, box: Box) -> None:
    what, ground = f"great/{building}", GROUND[building.category]
    page.plate(f"{what}/plate", box, ground, page.ground, 14, DEEP[building.category])
    page.icon(what, box.x + 12, box.y + 8, _ICON, f"type-{building.type.key}", ground)
    disc = Box(box.right - _DISC - 10, box.y + 7, _DISC, _DISC)
    page.plate(f"{what}/disc", disc, theme.MARBLE, ground, _DISC // 2)
    x, middle, cost = disc.x + _DISC // 2, disc.y + _DISC // 2, str(building.cost)
    page.label(f"{what}/cost", x, middle, cost, theme.LARGE, theme.INK, theme.MARBLE, face="bold", anchor="m")
    page.icon(f"{what}/object", x - 18, disc.bottom + 4, 36, f"object-{building.object.key}", ground)


def _lay_gone(page: Page, building: Building, box: Box) -> None:
    """Lay out an empty place, and the badge of whoever has built there."""
    what = f"great/{building}"
    page.plate(f"{what}/gone", box, theme.SAND, page.ground, 14)
    page.icon(f"{what}/was", box.x + 12, box.y + 8, _ICON, f"type-{building.type.key}", theme.SAND, faded=True)
    by = builder(page, building)
    if by is None:
        return
    badge, on = Box(box.right - 58, box.y + 26, 48, 48), theme.SAND
    if building in page.changes.built:
        page.ring(what, badge, on, 8)
        on = theme.NEW
    page.icon(f"{what}/builder", *badge[:3], f"seat-{by}", on)


def builder(page: Page, building: Building) -> int | None:
    """Tell the seat that has a building."""
    players = enumerate(page.view.players)
    return next((seat for seat, player in players if any(own.building == building for own in player.buildings)), None)
