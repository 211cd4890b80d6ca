"""The shelf: above, the objects on sale, each in a compartment that is empty once it is sold; below, the supply."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS
from bot.games.carrara.position import CarraraPhase
from render.engine import theme
from render.engine.layout import Line, Sign, Word, centre, columns, lay_line, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

_SHELF: Final = Box(538, 594, 542, 102)
_FIRST, _PITCH, _WIDTH = 104, 72, 68
_EDGE, _ON_SALE, _BETWEEN, _LEFT = 7, 49, 4, 31
"""The rows of compartments: the space above the first, their heights, and the space between them."""
_ICON, _SMALL_ICON, _CORNER = 46, 26, 20
_GROUND: Final = "#eadcbb"
_WOOD: Final = "#6d4527"
_EMPTY: Final = "#543520"
"""The colour of a compartment whose objects are sold or used up."""


def lay_shelf(page: CarraraPage) -> None:
    """Lay out the empty shelf."""
    page.fill("shelf", _SHELF, "shelf", page.ground, plate=True)


def lay_objects(page: CarraraPage) -> None:
    """Lay out the objects on sale with their prices, and below them how many of each the supply has, if any."""
    on_sale = page.view.on_sale if page.view.phase is not CarraraPhase.OVER else ()
    upper, _, lower, _ = rows(_SHELF._replace(y=_SHELF.y + _EDGE), [_ON_SALE, _BETWEEN, _LEFT, 0])
    if on_sale:
        price = Word("objects/price", str(OBJECT_PRICE)), Sign("objects/price/coin", "coin", 0.9, apart=0.1)
        _lay_head(page, "price", price, upper, 40)
    if any(page.view.supply):
        _lay_head(page, "supply", [Word("objects/supply", page.say("picture-supply"), "narrow")], lower, theme.SMALL)
    for place, kind in enumerate(OBJECTS):
        what, left = f"objects/{kind.key}", page.view.supply[kind]
        for_sale, rest = (row._replace(x=_SHELF.x + _FIRST + _PITCH * place, width=_WIDTH) for row in (upper, lower))
        sold = kind in page.changes.sold
        on = _ground(page, f"{what}/sold", for_sale, sold, kind in on_sale, raised=7)
        room = for_sale.grown(-3)._replace(width=for_sale.width - _CORNER - 3) if sold else for_sale
        side = min(_ICON, room.width, room.height)
        icon = centre(room, side, side)
        page.icon(f"{what}/icon", *icon[:3], f"object-{kind.key}", on, plate=True, faded=kind not in on_sale)
        on = _ground(page, f"{what}/count", rest, kind in page.changes.taken_from_supply, left > 0, raised=1)
        inner = centre(rest, rest.width, _SMALL_ICON)._replace(x=rest.x + 5, width=rest.width - 26)
        sign, number = columns(inner, [_SMALL_ICON, 0], 2)
        page.icon(f"{what}/count", *sign[:3], f"object-{kind.key}", on, plate=True, faded=not left)
        at = *number.middle, str(left), theme.SMALL, theme.MARBLE if on == _EMPTY else theme.INK, on
        page.label(f"{what}/count/supply", *at, face="bold", anchor="m")


def _ground(page: CarraraPage, what: str, box: Box, taken: bool, left: bool, *, raised: int) -> str:
    """Lay out the ground of a compartment, framed if something was taken, else dark if nothing is left."""
    if taken:
        return _frame(page, what, box, raised)
    if not left:
        page.plate(f"{what}/ground", box, _EMPTY, _WOOD, 6)
        return _EMPTY
    return _GROUND


def _lay_head(page: CarraraPage, what: str, line: Line, row: Box, size: int) -> None:
    """Lay out at the head of a row of compartments what they hold."""
    box = row._replace(x=_SHELF.x + 5, width=_FIRST - 9)
    page.plate(f"objects/{what}/head", box, theme.GOLD_PALE, _WOOD, 7, theme.GOLD)
    lay_line(page, line, box._replace(y=box.y - 2), (size,), theme.GOLD_PALE)


def _frame(page: CarraraPage, what: str, box: Box, raised: int) -> str:
    """Frame a compartment from which something was taken, a ribbon over its corner, and return its colour."""
    page.plate(f"glow/{what}", box.grown(2), theme.GLOW, _WOOD, 9, role=Role.MARK)
    page.plate(f"mark/{what}", box.grown(1), theme.NEW, theme.GLOW, 8, role=Role.MARK)
    page.plate(f"mark/{what}", box.grown(-2), theme.NEW_PALE, theme.NEW, 5, role=Role.MARK)
    page.icon(f"{what}/corner", box.right + 1 - _CORNER, box.y - raised, _CORNER, "news-corner", theme.NEW)
    return theme.NEW_PALE
