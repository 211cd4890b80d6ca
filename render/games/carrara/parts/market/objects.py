"""The shelf: the price of objects beside it, and of each kind whether it is on sale, and how many are left."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

SHELF: Final = Box(590, 602, 490, 94)
_ICON: Final = 60
_COUNT: Final = 50
_COUNT_PLATE: Final = 34, 41
_PRICE_COIN: Final = 34
_PRICE_SIZE: Final = 43
_LOCK: Final = 30, 36
"""The size of the padlock on what is not for sale, beside the count."""
_GLOW: Final = 3
_FRAME: Final = 4
_CORNER: Final = 20
_WELL: Final = "#eadcbb"
_CLOSED: Final = "#bda67e"
"""What is empty: the compartment of an object that is not for sale, and the plate of a count of none."""
_TAG: Final = "#fbf4e0"
_WOOD: Final = "#6d4527"
_LEFT, _PITCH = 10, 80
_WELL_SIZE: Final = 70, 76
"""The compartments as they are baked."""
_PRICE: Final = Box(470, 644, 120, 52)
"""The tag with the price of each object, beside the shelf, to which a string ties it."""
_PRICED, _COIN = 12, 4
"""How far its number is from its left edge, and its coin from the number."""


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    page.icon("shelf", *SHELF[:3], "shelf", page.ground, height=SHELF.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects on the shelf, each with how many are left; what is not for sale is faded behind a padlock.

    Both the compartment of what is not for sale and the plate of a count of none are dark.
    """
    over = page.view.phase is Phase.OVER
    if page.view.on_sale and not over:
        _lay_price(page)
    for place, kind in enumerate(OBJECTS):
        box = Box(SHELF.x + _LEFT + place * _PITCH, SHELF.y + 7, *_WELL_SIZE)
        _lay_object(page, kind, box, not over and kind not in page.view.on_sale)


def _lay_price(page: Page) -> None:
    what, said, middle = "objects/price", str(OBJECT_PRICE), _PRICE.y + _PRICE.height // 2 - 1
    page.icon(what, *_PRICE[:3], "price-tag", page.ground, height=_PRICE.height, plate=True)
    at = _PRICE.x + _PRICED, middle, said, _PRICE_SIZE
    number = page.label(f"{what}/coins", *at, theme.INK, _TAG, face="bold")
    page.icon(f"{what}/coin", number.right + _COIN, middle - _PRICE_COIN // 2, _PRICE_COIN, "coin", _TAG)


def _lay_object(page: Page, kind: Object, box: Box, sold: bool) -> None:
    what, count, ground = f"objects/{kind.key}", page.view.supply[kind], _WELL
    changed = kind in page.changes.taken_from_supply or kind in page.changes.sold
    if changed:
        ground = theme.NEW_PALE
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, _WOOD, 10)
        page.plate(f"mark/{what}", box.grown(2), theme.NEW, theme.GLOW, 8)
        page.plate(f"mark/{what}", box.grown(2 - _FRAME), ground, theme.NEW, 5)
    elif sold:
        ground = _CLOSED
        page.plate(f"ground/{what}", box, ground, _WOOD, 7)
    page.icon(f"{what}/icon", box.x + 2, box.y + 2, _ICON, f"object-{kind.key}", ground, plate=True, faded=sold)
    if sold:
        wide, high = _LOCK
        page.icon(f"{what}/icon/sold", box.x + 2, box.bottom - high - 2, wide, "sold", ground, height=high, plate=True)
    width, height = _COUNT_PLATE
    plate = Box(box.right - width - 2, box.bottom - height - 2, width, height)
    on = theme.MARBLE if count else _CLOSED
    page.plate(f"{what}/icon/count", plate, on, ground, 8, theme.EDGE if count else _WOOD)
    x, y = plate.x + width // 2, plate.y + height // 2
    page.label(f"{what}/icon/count/supply", x, y, str(count), _COUNT, theme.INK, on, face="bold", anchor="m")
    if changed:
        page.icon(f"{what}/icon/corner", box.right + _GLOW - _CORNER, box.y - 7, _CORNER, "news-corner", theme.NEW)
