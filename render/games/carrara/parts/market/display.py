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
_GREAT: Final = 82
"""The height of the row of buildings of cost 8."""
_RAISED: Final = 6
_TIGHT: Final = 8
"""With that row, cards begin so much higher, and are so far apart and off it."""
_EDGE: Final = 5
_PITCH: Final = 73
_NICHE: Final = 69
_EMBLEM: Final = 61
_BUILT_EMBLEM: Final = 52
"""In a niche, and in one with a badge, or a frame of news."""
_STRIP_LEFT: Final = 600
_BRONZE, _BRONZE_LOW = "#5a3520", "#47281a"
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
_BANDS_LOW: Final = {Category.CITY: "#5c1506", Category.LAND: "#567235"}
BAND: Final = 0.3
"""The share of a card that its dark band takes."""
_SCALE: Final = 0.86
"""Of buildings on cards: the cheap ones stay smaller than the dear ones."""
_FOOT: Final = 5
"""How far buildings stand below the upper edge of the band."""
_COST: Final = 55
_TAB: Final = 50, 47
_OBJECT: Final = 58
_BADGE: Final = 44
_TAKEN: Final = "#a39a8c"
"""The niche of a building that someone has built."""
_RING: Final = 4
_FRAME: Final = 5
_CORNER: Final = 42
_HOLLOW: Final = "#e0d3b9"
"""A place from which a building went without another one coming in."""
_INSET: Final = 5
_NICHE_CORNER: Final = 24
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
    """Lay out the empty places, and with the expansion those of the buildings of cost 8."""
    for place, box in enumerate(slots(page.view.cards is not None), 1):
        page.icon(f"slot/{place}", *box[:3], "card-slot", page.ground, height=box.height, plate=True)
    if page.view.cards is not None:
        _lay_niches(page)


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
        _lay_great(page)


def lay_card(page: Page, box: Box, building: Building) -> None:
    """Lay out a building that is on display."""
    what, category = f"display/{building}", building.category
    page.icon(f"{what}/card", *box[:3], f"card-{category}", page.ground, height=box.height, plate=True)
    foot = box.bottom - round(box.height * BAND) + _FOOT
    room = Box(box.x + 8, box.y + 5, box.width - 16, foot - box.y - 5)
    lay_building(page, f"behind/{what}", building, room, WALL, _SCALE)
    ground, (wide, high) = BANDS[category], _TAB
    corner = Box(box.x + 5, box.bottom - 5 - high, wide, high)
    tab = page.plate(f"{what}/tab", corner, ground, page.ground, 14, fill_to=_BANDS_LOW[category])
    x, middle = tab.x + tab.width // 2, tab.y + tab.height // 2
    page.label(f"{what}/cost", x, middle, str(building.cost), _COST, theme.WHITE, ground, face="bold", anchor="m")
    x, y = box.right - 3 - _OBJECT, box.bottom - 3 - _OBJECT
    page.icon(f"{what}/object", x, y, _OBJECT, f"object-{building.object.key}", ground)
    if building in page.changes.revealed:
        page.mark_arrived(what, box.right - _ARRIVED_AT, box.y + _ARRIVED_AT)


def _lay_niches(page: Page) -> None:
    """Lay out a row with a niche for the building of cost 8 of each type, and their cost."""
    strip = Box(_STRIP_LEFT, AREA.bottom - _GREAT, AREA.right - _STRIP_LEFT, _GREAT)
    page.plate("great", strip, _BRONZE, page.ground, 12, theme.GOLD_DEEP, fill_to=_BRONZE_LOW, shadow=4)
    x, middle = (strip.x + _niches()[0].x) // 2, strip.y + strip.height // 2
    cost = str(GREAT_BUILDINGS[0].cost)
    page.label("great/cost", x, middle, cost, theme.HUGE, theme.WHITE, _BRONZE, face="bold", anchor="m")
    for building, niche in zip(GREAT_BUILDINGS, _niches(), strict=True):
        taken, ground = builder(page, building) is not None, _niche_ground(page, building)
        light = ground if taken else mix(ground, theme.WHITE, 0.45)
        page.plate(f"great/{building}/niche", niche, ground, _BRONZE, 8, fill_to=light)


def _niche_ground(page: Page, building: Building) -> str:
    return GROUND[building.category] if builder(page, building) is None else _TAKEN


def _niches() -> list[Box]:
    left, top = AREA.right - _EDGE - 5 * _PITCH - _NICHE, AREA.bottom - _GREAT + _EDGE
    return [Box(left + place * _PITCH, top, _NICHE, _GREAT - 2 * _EDGE) for place in range(6)]


def _lay_great(page: Page) -> None:
    """Lay out the emblem of each building of cost 8 in its niche, with its seat's badge in a corner if it is built."""
    for building, niche in zip(GREAT_BUILDINGS, _niches(), strict=True):
        what, ground = f"great/{building}", _niche_ground(page, building)
        by, new = builder(page, building), building in page.changes.built
        if new:
            page.ring(what, niche, _BRONZE, 9, 2)
            page.plate(f"gap/{what}", niche.grown(-_FRAME), ground, theme.NEW, 7)
        side = _EMBLEM if by is None and not new else _BUILT_EMBLEM
        x, y = niche.x + (niche.width - side) // 2, niche.y + (niche.height - side) // 2
        if by is not None:
            x, y = niche.right - _INSET - side, niche.y + _INSET
        behind = "" if by is None else "behind/"
        page.icon(f"{behind}{what}", x, y, side, f"type-{building.type.key}", ground)
        if by is not None:
            page.badge(f"{what}/badge", niche.x + 1, niche.bottom - _BADGE - 1, _BADGE, by, ground)
        if new:
            page.news_corner(what, niche, _NICHE_CORNER)
