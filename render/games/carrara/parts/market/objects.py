"""The shelf: each kind of object, how many are left, and below those that are still on sale their price."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page

SHELF: Final = Box(640, 604, 436, 90)
_ICON: Final = 40
_COUNT: Final = 32
_INSET: Final = 1
_COIN: Final = 21
_RING: Final = 4
_CORNER: Final = 20
_WELL: Final = "#eadcbb"
_TAG: Final = "#fbf4e0"
_WOOD: Final = "#6d4527"
_EMPTY: Final = "#5f5140"
"""The count of an object of which none is left."""
_PITCH: Final = 71
_WELL_WIDTH: Final = 63
_LEFT: Final = 9


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    page.icon("shelf", *SHELF[:3], "shelf", page.ground, height=SHELF.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects that are left on the shelf, with their price as long as any can be bought."""
    for place, kind in enumerate(OBJECTS):
        left = SHELF.x + _LEFT + place * _PITCH
        _lay_object(page, kind, Box(left, SHELF.y + 8, _WELL_WIDTH, 47))


def _lay_object(page: Page, kind: Object, box: Box) -> None:
    what, count = f"objects/{kind.key}", page.view.supply[kind]
    sale = kind in page.view.on_sale and page.view.phase is not Phase.OVER
    changed = kind in page.changes.taken_from_supply or (kind in page.changes.sold and not sale)
    if changed:
        page.ring(what, box, _WOOD, 9, _RING)
        page.plate(f"gap/{what}", box.grown(-1), _WELL, theme.NEW, 7)
    middle = box.y + box.height // 2
    sprite = f"object-{kind.key}"
    icon = page.icon(
        f"{what}/icon", box.x + _INSET, middle - _ICON // 2, _ICON, sprite, _WELL, faded=not count, plate=True
    )
    ink = theme.INK if count else _EMPTY
    page.label(f"{what}/supply", icon.right + _INSET, middle, str(count), _COUNT, ink, _WELL, face="bold")
    if sale:
        _lay_price(page, f"{what}/sale", Box(box.x, box.bottom + 1, box.width, 29))
    if changed:
        page.icon(f"{what}/corner", box.right - 16, box.y - 8, _CORNER, "news-corner", theme.NEW)


def _lay_price(page: Page, what: str, box: Box) -> None:
    page.plate(what, box, _TAG, _WOOD, 9, theme.GOLD_DEEP)
    middle, price = box.y + box.height // 2, str(OBJECT_PRICE)
    x = box.x + (box.width - _COIN - 2 - ink(price, "bold", theme.SMALL).advance) // 2
    page.icon(f"{what}/coin", x, middle - _COIN // 2, _COIN, "coin", _TAG)
    page.label(f"{what}/price", x + _COIN + 2, middle, price, theme.SMALL, theme.INK, _TAG, face="bold")
