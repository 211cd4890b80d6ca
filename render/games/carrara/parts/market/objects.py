"""The shelf: each kind of object, how many are left, and below those that are still on sale their price."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page

SHELF: Final = Box(540, 604, 536, 90)
_ICON: Final = 44
_COUNT: Final = 36
_COIN: Final = 26
_PRICE_COIN: Final = 32
_RING: Final = 3
_CORNER: Final = 18
_WELL: Final = "#eadcbb"
_TAG: Final = "#fbf4e0"
_WOOD: Final = "#6d4527"
_EMPTY: Final = "#5f5140"
"""The count of an object of which none is left."""
_LEFT: Final = 95
_PITCH: Final = 73
_WELL_SIZE: Final = 67, 49
"""The compartments as they are baked."""
_PRICE: Final = Box(7, 19, 82, 50)
"""The tag with the price of them all, on the shelf."""


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    page.icon("shelf", *SHELF[:3], "shelf", page.ground, height=SHELF.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects that are left on the shelf, and the price with a coin below each one that is on sale."""
    sale = () if page.view.phase is Phase.OVER else page.view.on_sale
    if sale:
        _lay_price(page)
    for place, kind in enumerate(OBJECTS):
        _lay_object(page, kind, Box(SHELF.x + _LEFT + place * _PITCH, SHELF.y + 7, *_WELL_SIZE), kind in sale)


def _lay_price(page: Page) -> None:
    box = _PRICE._replace(x=SHELF.x + _PRICE.x, y=SHELF.y + _PRICE.y)
    page.plate("objects/price", box, _TAG, _WOOD, 10, theme.GOLD_DEEP)
    middle, said = box.y + box.height // 2, str(OBJECT_PRICE)
    width = ink(said, "bold", _COUNT).advance
    x = box.x + (box.width - width - 2 - _PRICE_COIN) // 2
    page.label("objects/price/coins", x, middle, said, _COUNT, theme.INK, _TAG, face="bold")
    page.icon("objects/price/coin", x + width + 2, middle - _PRICE_COIN // 2, _PRICE_COIN, "coin", _TAG)


def _lay_object(page: Page, kind: Object, box: Box, sale: bool) -> None:
    what, count = f"objects/{kind.key}", page.view.supply[kind]
    changed = kind in page.changes.taken_from_supply or kind in page.changes.sold
    if changed:
        page.ring(what, box, _WOOD, 9, _RING)
        page.plate(f"gap/{what}", box.grown(-1), _WELL, theme.NEW, 7)
    middle = box.y + box.height // 2
    sprite = f"object-{kind.key}"
    icon = page.icon(
        f"{what}/icon", box.x + 1, middle - _ICON // 2, _ICON, sprite, _WELL, faded=not (count or sale), plate=True
    )
    ink = theme.INK if count else _EMPTY
    page.label(f"{what}/supply", icon.right, middle, str(count), _COUNT, ink, _WELL, face="bold")
    if sale:
        tag = Box(box.x + box.width // 2 - 22, box.bottom + 1, 44, _COIN + 4)
        page.plate(f"{what}/sale", tag, _TAG, _WOOD, 9, theme.GOLD_DEEP)
        page.icon(f"{what}/sale/coin", tag.x + tag.width // 2 - _COIN // 2, tag.y + 2, _COIN, "coin", _TAG)
    if changed:
        page.icon(f"{what}/corner", box.right - 16, box.y - 7, _CORNER, "news-corner", theme.NEW)
