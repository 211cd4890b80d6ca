"""The display: up to nine buildings with cost and object; with the expansion, below it, those of cost 8."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import DISPLAY, GREAT_BUILDINGS, Building, Category
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.great_buildings import builder
from render.games.carrara.parts.market.buildings import lay_building

AREA: Final = Box(640, 154, 436, 442)
_COLUMNS: Final = 3
_SPACE: Final = 12
_GREAT: Final = 94
"""The height of the row of buildings of cost 8, with the space above it."""
_PITCH: Final = 71
_STRIP_LEFT: Final = 594
BANDS: Final = {Category.CITY: "#6a1c0c", Category.LAND: "#607c3a"}
BAND: Final = 0.3
"""The share of a card that its dark band takes."""
_SCALE: Final = 0.82
"""Of buildings on cards: the cheap ones stay smaller than the dear ones."""
_COST: Final = 47
_LOW_COST: Final = 42
"""On the lower cards of the expansion."""
_DISC: Final = 8
"""How much larger than the band the disc below the object is."""
_CREAM: Final = "#fdf5e0"
_BADGE: Final = 36
_NICHE: Final = "#cfc0a4"
_RING: Final = 4
_FRAME: Final = 5
_CORNER: Final = 42
_NICHE_CORNER: Final = 24
WALL: Final = "#f4b27a"
"""About the colour of the sky on a card."""


def slots(expansion: bool) -> list[Box]:
    """Return the nine places for cards."""
    rows = DISPLAY // _COLUMNS
    width = (AREA.width - _SPACE * (_COLUMNS - 1)) // _COLUMNS
    height = (AREA.height - (_GREAT if expansion else 0) - _SPACE * (rows - 1)) // rows
    return [
        Box(AREA.x + column * (width + _SPACE), AREA.y + row * (height + _SPACE), width, height)
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
        page.icon(what, *inner[:3], "card-slot", theme.NEW, height=inner.height, plate=True)
        page.news_corner(what, box, _CORNER)
    if page.view.cards is not None:
        _lay_great(page)


def lay_card(page: Page, box: Box, building: Building) -> None:
    """Lay out a building that is on display."""
    what, category = f"display/{building}", building.category
    new = building in page.changes.revealed
    if new:
        page.ring(what, box, page.ground, 16, _RING)
    on = theme.NEW if new else page.ground
    card = box.grown(-_FRAME) if new else box
    page.icon(f"{what}/card", *card[:3], f"card-{category}", on, height=card.height, plate=True)
    band = round(box.height * BAND)
    disc = band + _DISC
    room = Box(box.x + 8, box.y + 5, box.width - 16, box.height - band - 7 - _DISC)
    lay_building(page, what, building, room, WALL, _SCALE)
    middle, ground = box.bottom - band // 2 - 3, BANDS[category]
    size = _LOW_COST if page.view.cards is not None else _COST
    page.label(f"{what}/cost", box.x + 18, middle, str(building.cost), size, theme.WHITE, ground, face="bold")
    seal = page.plate(
        f"{what}/disc", Box(box.right - 8 - disc, box.bottom - 5 - disc, disc, disc), _CREAM, ground, disc
    )
    icon = seal.grown(-3)
    page.icon(f"{what}/object", icon.x, icon.y, icon.width, f"object-{building.object.key}", _CREAM)
    if new:
        page.news_corner(what, box, _CORNER)


def _lay_niches(page: Page) -> None:
    """Lay out a row of stone with a niche for the building of cost 8 of each type."""
    strip = Box(_STRIP_LEFT, AREA.bottom - _GREAT + _SPACE, AREA.right - _STRIP_LEFT, _GREAT - _SPACE)
    page.plate("great", strip, "#f1e9d8", page.ground, 12, theme.EDGE, fill_to="#d9ccb3", shadow=4)
    x, middle = (strip.x + _niches()[0].x) // 2, strip.y + strip.height // 2
    cost = str(GREAT_BUILDINGS[0].cost)
    page.label("great/cost", x, middle, cost, theme.HUGE, theme.INK, "#f1e9d8", face="bold", anchor="m")
    for building, niche in zip(GREAT_BUILDINGS, _niches(), strict=True):
        page.plate(f"great/{building}/niche", niche, _NICHE, "#f1e9d8", 9, fill_to="#e2d6bf")


def _niches() -> list[Box]:
    top = AREA.bottom - _GREAT + _SPACE + 6
    return [Box(AREA.right - 6 - (6 - place) * _PITCH + 4, top, _PITCH - 4, _GREAT - _SPACE - 12) for place in range(6)]


def _lay_great(page: Page) -> None:
    """Lay out the buildings of cost 8, each in its niche; what is built is faded, with its seat's badge in a corner."""
    for building, niche in zip(GREAT_BUILDINGS, _niches(), strict=True):
        what = f"great/{building}"
        new = building in page.changes.built
        if new:
            page.ring(what, niche, "#f1e9d8", 9, 2)
            page.plate(f"gap/{what}", niche.grown(-_FRAME), _NICHE, theme.NEW, 7)
        room = niche.grown(-_FRAME)
        by = builder(page, building)
        lay_building(page, what, building, room, _NICHE, faded=by is not None)
        if by is not None:
            page.badge(f"{what}/badge", room.x, room.bottom - _BADGE, _BADGE, by, _NICHE)
        if new:
            page.news_corner(what, niche, _NICHE_CORNER)
