"""The shelf: the price of objects, and of each kind whether it is still on sale, and how many are left."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

SHELF: Final = Box(540, 602, 536, 94)
_ICON: Final = 42
_COUNT: Final = 44
_COIN: Final = 29
_PRICE_COIN: Final = 29
_HOLE: Final = 16
_INSET: Final = 9
"""How far an object is from the left, between the coin and the count below it."""
_GLOW: Final = 3
_FRAME: Final = 4
_CORNER: Final = 20
_WELL: Final = "#eadcbb"
_TAG: Final = "#fbf4e0"
_WOOD: Final = "#6d4527"
_EMPTY: Final = "#5f5140"
"""The count of an object of which none is left."""
_LEFT: Final = 78
_PITCH: Final = 75
_WELL_SIZE: Final = 69, 76
"""The compartments as they are baked."""
_PRICE: Final = Box(8, 5, 64, 82)
"""The tag with the price of each of them, which hangs on the shelf."""


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    page.icon("shelf", *SHELF[:3], "shelf", page.ground, height=SHELF.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects on the shelf, each with a coin below it if it is on sale, or a struck coin if it is sold."""
    over = page.view.phase is Phase.OVER
    if page.view.on_sale and not over:
        _lay_price(page)
    for place, kind in enumerate(OBJECTS):
        coin = "" if over else "coin" if kind in page.view.on_sale else "coin-sold"
        _lay_object(page, kind, Box(SHELF.x + _LEFT + place * _PITCH, SHELF.y + 7, *_WELL_SIZE), coin)


def _lay_price(page: Page) -> None:
    box = _PRICE._replace(x=SHELF.x + _PRICE.x, y=SHELF.y + _PRICE.y)
    middle = box.x + box.width // 2
    hole = Box(middle - _HOLE // 2, box.y + 5, _HOLE, _HOLE)
    page.plate("objects/price", box, _TAG, _WOOD, 14, theme.GOLD_DEEP, shadow=3)
    page.plate("objects/price/hole", hole, _WOOD, _TAG, _HOLE // 2, theme.GOLD_DEEP)
    said = str(OBJECT_PRICE)
    page.label("objects/price/coins", middle, box.y + 34, said, theme.LARGE, theme.INK, _TAG, face="bold", anchor="m")
    page.icon("objects/price/coin", middle - _PRICE_COIN // 2, box.y + 50, _PRICE_COIN, "coin", _TAG)


def _lay_object(page: Page, kind: Object, box: Box, coin: str) -> None:
    what, count, ground = f"objects/{kind.key}", page.view.supply[kind], _WELL
    changed = kind in page.changes.taken_from_supply or kind in page.changes.sold
    if changed:
        ground = theme.NEW_PALE
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, _WOOD, 10)
        page.plate(f"mark/{what}", box.grown(2), theme.NEW, theme.GLOW, 8)
        page.plate(f"mark/{what}", box.grown(2 - _FRAME), ground, theme.NEW, 5)
    sprite, faded = f"object-{kind.key}", not count and coin != "coin"
    page.icon(f"{what}/icon", box.x + _INSET, box.y + 2, _ICON, sprite, ground, faded=faded, plate=True)
    ink, x, y = theme.INK if count else _EMPTY, box.right - 7, box.bottom - 16
    page.label(f"{what}/supply", x, y, str(count), _COUNT, ink, ground, face="bold", anchor="r")
    if coin:
        page.icon(f"{what}/icon/sale", box.x + 3, box.bottom - _COIN - 3, _COIN, coin, ground, plate=True)
    if changed:
        page.icon(f"{what}/corner", box.right + _GLOW - _CORNER, box.y - 7, _CORNER, "news-corner", theme.NEW)
