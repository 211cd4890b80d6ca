"""The shelf: objects that are for sale with their price, and below them how many of each kind the supply has."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.layout import Sign, Word, lay_line, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

EDGE: Final = 7
_GLOW, _MARK = 2, 1
_CORNER: Final = 20
_COIN, _ASIDE = 28, 6
"""The side of the coin on what is for sale, and how far right of the middle that is for it."""
_GROUND: Final = "#eadcbb"
_CLOSED: Final = "#c2ab83"
"""The compartment of an object of which none is left in the supply."""
WOOD: Final = "#6d4527"


class _Shelf(NamedTuple):
    """Where its compartments are, and the sizes of what is for sale, above the supply, and of its price."""

    first: int
    pitch: int
    width: int
    height: int
    icon: int
    price: int


_LEFT: Final = 538
"""Where the shelf begins."""
_SHELF: Final = _Shelf(641, 71, 66, 86, 49, 40)
_LOW: Final = _Shelf(604, 77, 73, 74, 37, 37)
"""The same with the expansion, where great buildings stand on the shelf."""


def shelf(expansion: bool) -> Box:
    """Return where the shelf is."""
    high = _kind(expansion).height + 18
    return Box(_LEFT, 696 - high, 1080 - _LEFT, high)


def compartments(expansion: bool) -> list[Box]:
    """Return the shelf's compartments, one for each type of building and its object."""
    top, (first, pitch, wide, high, *_) = shelf(expansion).y + EDGE, _kind(expansion)
    return [Box(first + place * pitch, top, wide, high) for place in range(len(OBJECTS))]


def _kind(expansion: bool) -> _Shelf:
    return _LOW if expansion else _SHELF


def lay_shelf(page: CarraraPage) -> None:
    """Lay out the empty shelf."""
    expansion = page.view.cards is not None
    box = shelf(expansion)
    page.fill("shelf", box, "shelf-low" if expansion else "shelf", page.ground, plate=True)


def lay_objects(page: CarraraPage) -> None:
    """Lay out the objects, with a coin on those for sale, above how many the supply has; faded if none can be had."""
    expansion, on_sale = page.view.cards is not None, page.view.on_sale if page.view.phase is not Phase.OVER else ()
    if on_sale:
        _lay_price(page, expansion)
    for kind, well in zip(OBJECTS, compartments(expansion), strict=True):
        what, count, sold = f"objects/{kind.key}", page.view.supply[kind], kind not in on_sale
        gone = sold and not count
        ground, side = _lay_ground(page, kind, well, gone=gone), _kind(expansion).icon
        x, y = well.x + (well.width - side) // 2 + _ASIDE * (not sold), well.y + 3
        page.icon(f"{what}/icon", x, y, side, f"object-{kind.key}", ground, plate=True, faded=gone)
        if not sold:
            on = theme.GLOW if ground == theme.NEW_PALE else ground
            page.icon(f"{what}/icon/sale", well.x - 2, well.y - 2, _COIN, "coin", on, plate=True)
        _lay_count(page, what, count, _plate(well), ground)
        if ground == theme.NEW_PALE:
            at = well.right + _GLOW - _CORNER, well.y - EDGE, _CORNER
            page.icon(f"{what}/icon/corner", *at, "news-corner", theme.NEW)


def _lay_price(page: CarraraPage, expansion: bool) -> None:
    """Lay out beside the objects what each costs that is for sale."""
    first = compartments(expansion)[0]
    box = first._replace(x=_LEFT + 4, width=first.x - _LEFT - 11)
    page.plate("objects/head", box, theme.GOLD_PALE, WOOD, 8, theme.GOLD)
    price = Word("objects/price", str(OBJECT_PRICE)), Sign("objects/price/coin", "coin")
    lines = (price[1:], price[:1]) if expansion else (price,)
    for line, place in zip(lines, rows(box.grown(-3), [0] * len(lines)), strict=True):
        lay_line(page, line, place, (_kind(expansion).price,), theme.GOLD_PALE)


def _lay_ground(page: CarraraPage, kind: Object, box: Box, gone: bool) -> str:
    """Frame a compartment if what is in it has changed, and darken it if nothing is left; return its colour."""
    what = f"objects/{kind.key}"
    if kind in page.changes.taken_from_supply or kind in page.changes.sold:
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, WOOD, 10, role=Role.MARK)
        page.plate(f"mark/{what}", box.grown(_MARK), theme.NEW, theme.GLOW, 8, role=Role.MARK)
        page.plate(f"mark/{what}", box.grown(_MARK - 4), theme.NEW_PALE, theme.NEW, 5, role=Role.MARK)
        return theme.NEW_PALE
    if gone:
        page.plate(f"ground/{what}", box, _CLOSED, WOOD, 7, role=Role.GROUND)
    return _CLOSED if gone else _GROUND


def _plate(well: Box) -> Box:
    """Return where the plate with a count is in a compartment."""
    wide, high = (60, 31)
    return Box(well.x + (well.width - wide) // 2, well.bottom - high - 3, wide, high)


def _lay_count(page: CarraraPage, what: str, count: int, plate: Box, ground: str) -> None:
    """Lay out how many are left, on a plate if there are any."""
    on = theme.MARBLE if count else ground
    if count:
        page.plate(f"{what}/count", plate, on, ground, 8, theme.EDGE)
    said = page.say("picture-times", count=count)
    page.label(f"{what}/count/supply", *plate.middle, said, 34, theme.INK, on, face="bold", anchor="m")
