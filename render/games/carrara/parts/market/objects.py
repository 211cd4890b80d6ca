"""The shelf: each kind of object, how many are left, and a coin at those that are still on sale, beside their price."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.wheel import lay_tag

SHELF: Final = Box(640, 609, 436, 76)
_SIGN: Final = 60
_TAG: Final = 28
_ICON: Final = 40
_CORNER: Final = 24
_WELL: Final = "#472917"
_PITCH: Final = 70.0
_LEFT: Final = 8.5


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    page.icon("shelf", *SHELF[:3], "shelf", page.ground, height=SHELF.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects that are left on the shelf and, as long as any can be bought, their price on its left."""
    if page.view.on_sale and page.view.phase is not Phase.OVER:
        _lay_price(page)
    for place, kind in enumerate(OBJECTS):
        left = round(SHELF.x + _LEFT + place * _PITCH)
        _lay_object(page, kind, Box(left, SHELF.y + 9, round(_PITCH) - 5, SHELF.height - 22))


def _lay_price(page: Page) -> None:
    x, y = SHELF.x - _SIGN - 8, SHELF.y + (SHELF.height - _SIGN) // 2
    lay_tag(page, "objects/price", "price", str(OBJECT_PRICE), x, y, _SIGN, page.ground)


def _lay_object(page: Page, kind: Object, box: Box) -> None:
    what, count = f"objects/{kind.key}", page.view.supply[kind]
    sale = kind in page.view.on_sale and page.view.phase is not Phase.OVER
    sold = kind in page.changes.sold and not sale
    if sold:
        page.plate(f"mark/{what}/sold", box.grown(2), theme.NEW, theme.GLOW, 10)
        page.icon(f"{what}/slot", *box[:3], "shelf-slot", theme.NEW, height=box.height, plate=True)
    middle = box.y + box.height // 2
    sprite, gone = f"object-{kind.key}", not count and not sale
    icon = page.icon(f"{what}/icon", box.x + 1, middle - _ICON // 2, _ICON, sprite, _WELL, faded=gone, plate=True)
    right = box.right - 4
    page.label(f"{what}/supply", right, middle, str(count), theme.BODY, theme.WHITE, _WELL, face="bold", anchor="r")
    if sale:
        page.icon(f"{what}/icon/sale", icon.x - 3, icon.y - 7, _TAG, "coin-tag", _WELL)
    if sold:
        page.icon(f"{what}/icon/corner", icon.right - _CORNER, icon.y - 6, _CORNER, "news-corner", _WELL)
