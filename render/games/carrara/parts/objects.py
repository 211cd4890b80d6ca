"""The objects: the kind of each type, how many are in the supply, and whether one is on sale."""

from __future__ import annotations

from bot.games.carrara.components import CATEGORIES, GREAT_BUILDINGS, OBJECT_PRICE, OBJECTS, TYPES, BuildingType
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.colours import GROUND
from render.games.carrara.page import Page, columns
from render.games.carrara.parts.great_buildings import HEIGHT as GREAT
from render.games.carrara.parts.great_buildings import lay_great

_HEIGHT = 164
_TAG = 44
_GROUND = theme.MARBLE


def lay_objects(page: Page, y: int) -> int:
    """Lay out the row of types and objects from `y` down, with any great buildings, and return where it ends."""
    height = _HEIGHT if page.view.cards is None else _HEIGHT + GREAT + 2
    for building_type, (x, width) in zip(TYPES, columns(), strict=True):
        _lay_cell(page, building_type, Box(x, y, width, height))
    return y + height + theme.GAP


def _lay_cell(page: Page, building_type: BuildingType, box: Box) -> None:
    kind = OBJECTS[building_type]
    what = f"objects/{kind.key}"
    page.panel(f"{what}/panel", *box)
    name = page.say(f"type-{building_type.key}")
    page.label(f"{what}/type", box.x + box.width // 2, box.y + 26, name, theme.SMALL, theme.INK, _GROUND, anchor="m")
    middle = box.y + 77
    if page.view.cards is None:
        right = _lay_silhouette(page, building_type, box, middle)
    else:
        lay_great(page, GREAT_BUILDINGS[building_type], Box(box.x + 8, box.y + 48, box.width - 16, GREAT), _GROUND)
        middle, right = middle + GREAT + 2, box.x + 14
    left = page.view.supply[kind]
    page.icon(f"{what}/icon", right + 7, middle - 21, 42, f"object-{kind.key}", _GROUND, faded=not left)
    supply = page.say("picture-times", count=left)
    page.label(f"{what}/supply", box.right - 8, middle, supply, theme.BODY, theme.INK, _GROUND, face="bold", anchor="r")
    tag = Box(box.x + 8, box.bottom - _TAG - 8, box.width - 16, _TAG)
    if kind in page.view.on_sale:
        _lay_price(page, what, tag)
    elif kind in page.changes.sold:
        page.plate(f"mark/{what}/sold", tag, theme.NEW, _GROUND, 10)
        page.icon(
            f"{what}/sold", tag.x + tag.width // 2 - 19, tag.y + 3, 38, f"seat-{page.changes.sold[kind]}", theme.NEW
        )
    else:
        page.plate(f"{what}/sale/none", tag, theme.VEIN, _GROUND, 10)


def _lay_silhouette(page: Page, building_type: BuildingType, box: Box, middle: int) -> int:
    """Lay out the type on its background and return where that ends."""
    what, light = f"objects/{OBJECTS[building_type].key}/silhouette", GROUND[CATEGORIES[building_type]]
    plate = page.plate(f"{what}/plate", Box(box.x + 8, middle - 27, 56, 56), light, _GROUND, 9)
    page.icon(what, plate.x + 4, plate.y + 3, 48, f"type-{building_type.key}", light)
    return plate.right


def _lay_price(page: Page, what: str, tag: Box) -> None:
    page.plate(f"{what}/sale/plate", tag, theme.GOLD_PALE, _GROUND, 10, theme.GOLD)
    middle = tag.y + tag.height // 2
    centre = tag.x + tag.width // 2
    price = str(OBJECT_PRICE)
    page.label(
        f"{what}/sale", centre - 2, middle, price, theme.SMALL, theme.INK, theme.GOLD_PALE, face="bold", anchor="r"
    )
    page.icon(f"{what}/sale/coin", centre + 4, middle - 16, 32, "coin", theme.GOLD_PALE)
