"""The display: up to nine buildings with cost and object."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import DISPLAY, Building, Category
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.buildings import lay_building
from render.games.carrara.parts.market.objects import shelf

AREA: Final = Box(640, 154, 436, 428)
_COLUMNS: Final = 3
_SPACE: Final = 12
_RAISED: Final = 6
_TIGHT: Final = 8
"""With the expansion, cards begin so much higher, and are so far apart and off the shelf."""
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
BAND: Final = 52 / 146
"""The share of a card that its dark band takes."""
_SCALE: Final = 0.86
"""Of buildings on cards: the cheap ones stay smaller than the expensive ones."""
_COST: Final = 1.08
"""The size of the cost, a share of the band's height."""
_SIDE: Final = 15
"""Between the sides of a card and what is on its band."""
_RING: Final = 4
_FRAME: Final = 5
_CORNER: Final = 42
_HOLLOW: Final = "#e0d3b9"
"""A place from which a building went without another one coming in."""
_ARRIVED_AT: Final = 15
"""How far the middle of an arrow is from the sides of a card."""
WALL: Final = "#f4b27a"
"""About the colour of the sky on a card."""


def slots(expansion: bool) -> list[Box]:
    """Return the nine places for cards."""
    rows = DISPLAY // _COLUMNS
    top, apart, bottom = AREA.y, _SPACE, AREA.bottom
    if expansion:
        top, apart, bottom = AREA.y - _RAISED, _TIGHT, shelf(True).y - _TIGHT
    width = (AREA.width - _SPACE * (_COLUMNS - 1)) // _COLUMNS
    height = (bottom - top - apart * (rows - 1)) // rows
    return [
        Box(AREA.x + column * (width + _SPACE), top + row * (height + apart), width, height)
        for row in range(rows)
        for column in range(_COLUMNS)
    ]


def lay_slots(page: Page) -> None:
    """Lay out the empty places."""
    for place, box in enumerate(slots(page.view.cards is not None), 1):
        page.icon(f"slot/{place}", *box[:3], "card-slot", page.ground, height=box.height, plate=True)


def lay_display(page: Page) -> None:
    """Lay out the cards."""
    boxes = slots(page.view.cards is not None)
    for place, building in enumerate(page.view.display):
        lay_card(page, boxes[place], building)
    shown = len(page.view.display)
    for place, box in enumerate(boxes[shown : shown + page.changes.unreplaced], shown + 1):
        what = f"slot/{place}/empty"
        page.ring(what, box, page.ground, 16, _RING)
        inner = box.grown(-_FRAME)
        page.plate(f"{what}/stone", inner, _HOLLOW, theme.NEW, 12)
        page.news_corner(what, box, _CORNER)


def lay_card(page: Page, box: Box, building: Building) -> None:
    """Lay out a building that is on display."""
    what, category = f"display/{building}", building.category
    page.icon(f"{what}/card", *box[:3], f"card-{category}", page.ground, height=box.height, plate=True)
    ground, band = BANDS[category], round(box.height * BAND)
    foot, middle, side = box.bottom - band, box.bottom - band // 2 - 1, band - 4
    room = Box(box.x + 8, box.y + 5, box.width - 16, foot - box.y - 5)
    lay_building(page, f"{what}/building", building, room, WALL, _SCALE)
    cost, size = str(building.cost), round(band * _COST)
    page.label(f"{what}/cost", box.x + _SIDE, middle, cost, size, theme.WHITE, ground, face="bold")
    x, y = box.right - _SIDE - side, middle - side // 2
    page.icon(f"{what}/object", x, y, side, f"object-{building.object.key}", ground)
    if building in page.changes.revealed:
        page.mark_arrived(what, box.right - _ARRIVED_AT, box.y + _ARRIVED_AT)
