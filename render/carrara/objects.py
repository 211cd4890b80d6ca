"""The objects: to each type its kind, how many are in the supply, and whether one is on sale."""

from __future__ import annotations

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, TYPES, BuildingType
from render import theme
from render.carrara.page import Page, columns
from render.scene import Box

_HEAD = 44
_CELL = 118


def lay_objects(page: Page, y: int) -> int:
    """Lay out the row of types and objects from here, and tell where it ends."""
    for building_type, (x, width) in zip(TYPES, columns(), strict=True):
        _lay_cell(page, building_type, Box(x, y, width, _CELL))
    return y + _CELL + theme.GAP


def _lay_cell(page: Page, building_type: BuildingType, box: Box) -> None:
    kind = OBJECTS[building_type]
    what = f"objects/{kind.key}"
    ground = theme.MARBLE
    page.panel(f"{what}/panel", *box)
    name = page.say(f"type-{building_type.key}")
    page.label(f"{what}/type", box.x + box.width // 2, box.y + 26, name, theme.SMALL, theme.INK, ground, anchor="m")
    middle = box.y + 80
    page.icon(f"{what}/icon", box.x + 10, middle - 22, 44, f"object-{kind.key}", ground)
    supply = page.say("picture-times", count=page.view.supply[kind])
    page.label(f"{what}/supply", box.x + 59, middle, supply, theme.BODY, theme.INK, ground, face="bold")
    plate = Box(box.right - 62, middle - 27, 54, 54)
    if kind in page.view.on_sale:
        page.plate(f"{what}/sale/plate", plate, theme.GOLD_PALE, ground, 10, theme.GOLD_DEEP)
        page.icon(f"{what}/sale", plate.x + 8, plate.y + 8, 38, f"object-{kind.key}", theme.GOLD_PALE)
    elif kind in page.changes.sold:
        page.ring(f"{what}/sold", plate.grown(-4), ground, 10, 4)
        page.plate(f"{what}/sold/plate", plate.grown(-4), ground, theme.NEW, 8)
        page.icon(f"{what}/sold", plate.x + 9, plate.y + 9, 36, f"seat-{page.changes.sold[kind]}", ground)
    else:
        page.plate(f"{what}/empty", plate, theme.VEIN, ground, 10)


def price_tag() -> int:
    """Tell what an object on sale costs."""
    return OBJECT_PRICE
