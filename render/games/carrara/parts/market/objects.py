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
GREAT_HIGH: Final = 44
"""How much higher compartments are with the expansion, for the buildings of cost 8 above the objects."""
_ICON: Final = 54
_COUNT: Final = 40
_PLATE: Final = 64, 31
"""The size of the plate with a count, below its object."""
_PRICE_COIN: Final = 34
_PRICE_SIZE: Final = 43
_LOCK: Final = 26, 31
"""The size of the padlock on what is not for sale, beside the count."""
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
    high = _WELL.height + _AROUND + GREAT_HIGH * expansion
    return Box(_LEFT, _BOTTOM - high, _RIGHT - _LEFT, high)


def compartments(expansion: bool) -> list[Box]:
    """Return the shelf's compartments, one for each type of building and its object."""
    around = shelf(expansion)
    first, pitch, width, high = _WELL
    return [
        Box(around.x + first + place * pitch, around.y + EDGE, width, high + GREAT_HIGH * expansion)
        for place in range(len(OBJECTS))
    ]


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    expansion = page.view.cards is not None
    box = shelf(expansion)
    page.icon("shelf", *box[:3], "shelf-high" if expansion else "shelf", page.ground, height=box.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects on the shelf, each above how many are left; what is not for sale is faded.

    Then it has a padlock, and its compartment is as dark as the plate of a count of none.
    """
    over = page.view.phase is Phase.OVER
    if page.view.on_sale and not over:
        _lay_price(page)
    for kind, well in zip(OBJECTS, compartments(page.view.cards is not None), strict=True):
        box = well._replace(y=well.bottom - _WELL.height, height=_WELL.height)
        _lay_object(page, kind, box, not over and kind not in page.view.on_sale)


def _lay_price(page: Page) -> None:
    what, said, middle = "objects/price", str(OBJECT_PRICE), _PRICE.y + _PRICE.height // 2 - 1
    page.icon(what, *_PRICE[:3], "price-tag", page.ground, height=_PRICE.height, plate=True)
    at = _PRICE.x + _PRICED, middle, said, _PRICE_SIZE
    number = page.label(f"{what}/coins", *at, theme.INK, _TAG, face="bold")
    page.icon(f"{what}/coin", number.right + _COIN, middle - _PRICE_COIN // 2, _PRICE_COIN, "coin", _TAG)


def _lay_object(page: Page, kind: Object, box: Box, sold: bool) -> None:
    what, count, ground = f"objects/{kind.key}", page.view.supply[kind], _GROUND
    changed = kind in page.changes.taken_from_supply or kind in page.changes.sold
    if changed:
        ground = theme.NEW_PALE
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, WOOD, 10)
        page.plate(f"mark/{what}", box.grown(2), theme.NEW, theme.GLOW, 8)
        page.plate(f"mark/{what}", box.grown(2 - _FRAME), ground, theme.NEW, 5)
    elif sold:
        ground = _CLOSED
        page.plate(f"ground/{what}", box, ground, WOOD, 7)
    x = box.x + (box.width - _ICON) // 2
    page.icon(f"{what}/icon", x, box.y + 2, _ICON, f"object-{kind.key}", ground, plate=True, faded=sold)
    width, height = _PLATE
    plate = Box(box.x + (box.width - width) // 2, box.bottom - height - 2, width, height)
    on = theme.MARBLE if count else _CLOSED
    page.plate(f"{what}/count", plate, on, ground, 8, theme.EDGE if count else WOOD)
    x, y = plate.x + width // 2, plate.y + height // 2
    if sold:
        wide, high = _LOCK
        page.icon(f"{what}/count/sold", plate.x + 4, plate.y, wide, "sold", on, height=high, plate=True)
        x += wide // 2
    page.label(f"{what}/count/supply", x, y, str(count), _COUNT, theme.INK, on, face="bold", anchor="m")
    if changed:
        page.icon(f"{what}/icon/corner", box.right + _GLOW - _CORNER, box.y - EDGE, _CORNER, "news-corner", theme.NEW)
