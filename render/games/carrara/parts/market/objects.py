"""The shelf: the price of objects beside it, and of each kind whether it is on sale, and how many are left."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

_LEFT: Final = 590
_RIGHT: Final = 1080
_BOTTOM: Final = 696
EDGE: Final = 7
_AROUND: Final = 18
"""How far compartments are from the shelf's upper edge, and how much higher it is than they are."""
_WELL: Final = Box(10, 80, 70, 90)
"""Where the first compartment begins, how far the next is from there, and their size."""
_LOW: Final = 48
"""The height of compartments with the expansion, where great buildings stand on the shelf."""
_ICON: Final = 54
_LOW_ICON: Final = 44
_COUNT: Final = 40
_PLATE: Final = 64, 31
"""The size of the plate with a count, below its object."""
_PRICE_COIN: Final = 34
_PRICE_SIZE: Final = 43
_GLOW: Final = 3
_FRAME: Final = 4
_CORNER: Final = 20
_GROUND: Final = "#eadcbb"
_CLOSED: Final = "#c2ab83"
"""What is empty: the compartment of an object that is not for sale, and the plate of a count of none."""
_TAG: Final = "#fbf4e0"
WOOD: Final = "#6d4527"
_PRICE: Final = Box(470, 644, 120, 52)
"""The tag with the price of each object, beside the shelf, to which a string ties it."""
_PRICED, _COIN = 12, 4
"""How far its number is from its left edge, and its coin from the number."""


def shelf(expansion: bool) -> Box:
    """Return where the shelf is."""
    high = (_LOW if expansion else _WELL.height) + _AROUND
    return Box(_LEFT, _BOTTOM - high, _RIGHT - _LEFT, high)


def compartments(expansion: bool) -> list[Box]:
    """Return the shelf's compartments, one for each type of building and its object."""
    around = shelf(expansion)
    first, pitch, width, high = _WELL
    return [
        Box(around.x + first + place * pitch, around.y + EDGE, width, _LOW if expansion else high)
        for place in range(len(OBJECTS))
    ]


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    expansion = page.view.cards is not None
    box = shelf(expansion)
    page.icon("shelf", *box[:3], "shelf-low" if expansion else "shelf", page.ground, height=box.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects on the shelf, each with how many are left.

    What is not for sale is faded, in a compartment as dark as the plate of a count of none.
    """
    over, expansion = page.view.phase is Phase.OVER, page.view.cards is not None
    if page.view.on_sale and not over:
        _lay_price(page)
    for kind, well in zip(OBJECTS, compartments(expansion), strict=True):
        sold = not over and kind not in page.view.on_sale
        ground = _lay_ground(page, kind, well, sold)
        (_lay_low if expansion else _lay_object)(page, kind, well, sold, ground)
        if ground == theme.NEW_PALE:
            at = well.right + _GLOW - _CORNER, well.y - EDGE, _CORNER
            page.icon(f"objects/{kind.key}/icon/corner", *at, "news-corner", theme.NEW)


def _lay_price(page: Page) -> None:
    what, said, middle = "objects/price", str(OBJECT_PRICE), _PRICE.y + _PRICE.height // 2 - 1
    page.icon(what, *_PRICE[:3], "price-tag", page.ground, height=_PRICE.height, plate=True)
    at = _PRICE.x + _PRICED, middle, said, _PRICE_SIZE
    number = page.label(f"{what}/coins", *at, theme.INK, _TAG, face="bold")
    page.icon(f"{what}/coin", number.right + _COIN, middle - _PRICE_COIN // 2, _PRICE_COIN, "coin", _TAG)


def _lay_ground(page: Page, kind: Object, box: Box, sold: bool) -> str:
    """Frame a compartment if what is in it has changed, and darken it if that is not for sale; return its colour."""
    what = f"objects/{kind.key}"
    if kind in page.changes.taken_from_supply or kind in page.changes.sold:
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, WOOD, 10)
        page.plate(f"mark/{what}", box.grown(2), theme.NEW, theme.GLOW, 8)
        page.plate(f"mark/{what}", box.grown(2 - _FRAME), theme.NEW_PALE, theme.NEW, 5)
        return theme.NEW_PALE
    if sold:
        page.plate(f"ground/{what}", box, _CLOSED, WOOD, 7)
    return _CLOSED if sold else _GROUND


def _lay_object(page: Page, kind: Object, box: Box, sold: bool, ground: str) -> None:
    """Lay out an object above its count."""
    what, count = f"objects/{kind.key}", page.view.supply[kind]
    x = box.x + (box.width - _ICON) // 2
    page.icon(f"{what}/icon", x, box.y + 2, _ICON, f"object-{kind.key}", ground, plate=True, faded=sold)
    width, height = _PLATE
    plate = Box(box.x + (box.width - width) // 2, box.bottom - height - 2, width, height)
    on = theme.MARBLE if count else _CLOSED
    page.plate(f"{what}/count", plate, on, ground, 8, theme.EDGE if count else WOOD)
    x, y = plate.x + width // 2, plate.y + height // 2
    page.label(f"{what}/count/supply", x, y, str(count), _COUNT, theme.INK, on, face="bold", anchor="m")


def _lay_low(page: Page, kind: Object, box: Box, sold: bool, ground: str) -> None:
    """Lay out an object beside its count."""
    what, middle = f"objects/{kind.key}", box.y + box.height // 2
    x, y = box.x + 1, middle - _LOW_ICON // 2
    page.icon(f"{what}/icon", x, y, _LOW_ICON, f"object-{kind.key}", ground, plate=True, faded=sold)
    count = str(page.view.supply[kind])
    page.label(f"{what}/count", box.right - 4, middle, count, _COUNT, theme.INK, ground, face="bold", anchor="r")
