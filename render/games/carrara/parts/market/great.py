"""The buildings of cost 8 (expansion): cards on the shelf, each above the object of its type, or its hollow."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import GREAT_BUILDINGS, Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.buildings import building_sprite, lay_building
from render.games.carrara.parts.market.display import BANDS, HOLLOW, WALL
from render.games.carrara.parts.market.objects import compartments, shelf

_WIDTH: Final = 76
_HEIGHT: Final = 106
_BAND: Final = 37
"""The height of the dark band on a card, with its cost."""
_COST: Final = 39
_INSIDE: Final = 4
_RADIUS: Final = 9
_FRAME: Final = 4
_CORNER: Final = 34


def lay_great(page: Page) -> None:
    """Lay out the buildings of cost 8, and hollows where they are built already."""
    top = shelf(True).y - _HEIGHT
    for building, well in zip(GREAT_BUILDINGS, compartments(True), strict=True):
        box = Box(well.x + (well.width - _WIDTH) // 2, top, _WIDTH, _HEIGHT)
        if building in page.view.great:
            _lay_great(page, building, box)
        else:
            _lay_gone(page, building, box)


def _lay_great(page: Page, building: Building, box: Box) -> None:
    """Lay out a building above its cost."""
    what, band = f"great/{building}", BANDS[building.category]
    page.icon(f"{what}/card", *box[:3], f"card-{building.category}-great", page.ground, height=box.height, plate=True)
    room = Box(box.x + _INSIDE, box.y + _INSIDE, box.width - 2 * _INSIDE, box.height - _BAND - _INSIDE)
    lay_building(page, what, building_sprite(building), room, WALL, 1)
    at = box.x + box.width // 2, box.bottom - _BAND // 2 - 2, str(building.cost), _COST
    page.label(f"{what}/cost", *at, theme.WHITE, band, face="bold", anchor="m")


def _lay_gone(page: Page, building: Building, box: Box) -> None:
    """Lay out the hollow that a building has left, with frame and corner if it has just been built."""
    what, inner = f"great/{building}/gone", box.grown(-_FRAME)
    fresh = building in page.changes.built
    if fresh:
        page.ring(what, inner, page.ground, _RADIUS, _FRAME)
    on, edge = (theme.NEW, "") if fresh else (page.ground, theme.EDGE)
    page.plate(f"slot/{what}", inner, HOLLOW, on, _RADIUS - 2, edge)
    if fresh:
        page.news_corner(what, box, _CORNER)
