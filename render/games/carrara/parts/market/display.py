"""The display: up to nine buildings with cost and object; with the expansion, below it, those of cost 8."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import DISPLAY, GREAT_BUILDINGS, Building, Category
from render.engine import theme
from render.engine.colours import mix
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.great_buildings import builder
from render.games.carrara.parts.market.buildings import lay_building

AREA: Final = Box(640, 154, 436, 442)
_COLUMNS: Final = 3
_SPACE: Final = 12
_GREAT: Final = 92
"""The height of the row of buildings of cost 8."""
_RAISED: Final = 6
_TIGHT: Final = 8
"""With that row, cards begin so much higher, and are so far apart and off it."""
GREAT_LEFT, GREAT_PITCH = 600, 80
"""Where their row begins, and how far its cards are from each other; the shelf's compartments are in line with them."""
_GREAT_WIDTH: Final = 76
_GREAT_BAND: Final = 39
_GREAT_RIM: Final = 2
_GREAT_COST: Final = 43
_EMBLEM: Final = 50
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
BAND: Final = 52 / 146
"""The share of a card that its dark band takes."""
_SCALE: Final = 0.86
"""Of buildings on cards: the cheap ones stay smaller than the expensive ones."""
_COST: Final = 1.08
"""The size of the cost, a share of the band's height."""
_SIDE: Final = 15
"""Between the sides of a card and what is on its band."""
_BADGE: Final = 36
_TAKEN, _TAKEN_BAND = "#b8afa1", "#5c5349"
"""The ground and the band of a building of cost 8 that someone has built."""
_RING: Final = 4
_FRAME: Final = 5
_CORNER: Final = 42
_HOLLOW: Final = "#e0d3b9"
"""A place from which a building went without another one coming in."""
_GREAT_CORNER: Final = 24
_ARRIVED_AT: Final = 15
"""How far the middle of an arrow is from the sides of a card."""
WALL: Final = "#f4b27a"
"""About the colour of the sky on a card."""


def slots(expansion: bool) -> list[Box]:
    """Return the nine places for cards."""
    rows = DISPLAY // _COLUMNS
    top, apart, bottom = AREA.y, _SPACE, AREA.bottom
    if expansion:
        top, apart, bottom = AREA.y - _RAISED, _TIGHT, AREA.bottom - _GREAT - _TIGHT
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
    """Lay out the cards, and any buildings of cost 8."""
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
    if page.view.cards is not None:
        for place, building in enumerate(GREAT_BUILDINGS):
            left = GREAT_LEFT + place * GREAT_PITCH
            _lay_great(page, building, Box(left, AREA.bottom - _GREAT, _GREAT_WIDTH, _GREAT))


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


def _lay_great(page: Page, building: Building, card: Box) -> None:
    """Lay out a building of cost 8 on a card: its emblem above its cost, beside which is the badge of who has built it.

    A card of which the building is gone is grey, and the emblem stays whole.
    """
    what, by, new = f"great/{building}", builder(page, building), building in page.changes.built
    ground, band = GROUND[building.category], BANDS[building.category]
    if by is not None:
        ground, band = _TAKEN, _TAKEN_BAND
    if new:
        page.ring(what, card, page.ground, 9, _RING)
        page.plate(f"{what}/card", card.grown(-2), band, theme.NEW, 8)
    else:
        page.plate(f"{what}/card", card, band, page.ground, 9, theme.EDGE, shadow=4)
    inner = card.grown(-_GREAT_RIM - 2 * new)
    wall = inner._replace(height=card.bottom - _GREAT_BAND - inner.y)
    light = ground if by is not None else mix(ground, theme.WHITE, 0.45)
    page.plate(f"{what}/wall", wall, ground, band, 7, fill_to=light)
    middle, side = wall.bottom + _GREAT_BAND // 2, min(_EMBLEM, wall.height)
    page.icon(what, card.x + (card.width - side) // 2, wall.bottom - side, side, f"type-{building.type.key}", ground)
    cost, left = str(building.cost), card.x + (card.width // 2 if by is None else card.width // 4 + 1)
    page.label(f"{what}/cost", left, middle, cost, _GREAT_COST, theme.WHITE, band, face="bold", anchor="m")
    if by is not None:
        page.badge(f"{what}/badge", inner.right - _BADGE - 1, middle - _BADGE // 2, _BADGE, by, band)
    if new:
        page.news_corner(what, card, _GREAT_CORNER)
