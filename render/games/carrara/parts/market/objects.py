"""The shelf: the price of objects, and of each kind whether one is for sale, and how many are left."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

_RIGHT: Final = 1080
_BOTTOM: Final = 696
EDGE: Final = 7
_AROUND: Final = 18
"""How far compartments are from the shelf's upper edge, and how much higher it is than they are."""
_ICON: Final = 52
_LOW_ICON: Final = 42
_COUNT: Final = 40
_PLATE: Final = 60, 31
_LOW_PLATE: Final = 25, 42
"""The size of the plate with a count, below its object, and beside it with the expansion."""
_COIN: Final = 32
_LOW_COIN: Final = 26
_OUT: Final = 4
"""The size of the coin on what is for sale, and how far it sticks out of its compartment."""
_GLOW: Final = 3
_FRAME: Final = 4
_CORNER: Final = 20
_GROUND: Final = "#eadcbb"
_CLOSED: Final = "#c2ab83"
"""The compartment of an object that nobody can get any more."""
_HOLLOW, _HOLLOW_EDGE, _ON_HOLLOW = "#54371d", "#33200e", "#f7e8c6"
"""Where none is left: a dark hollow, its edge, and the nought in it."""
_TAG: Final = "#fbf4e0"
WOOD: Final = "#6d4527"
_PRICE: Final = 9, 6
"""How far the plaque with the price of each object is from the shelf's left edge, and from the first compartment."""
_PRICE_SIZE: Final = 40


class _Shelf(NamedTuple):
    """Where the shelf begins, where its first compartment is, how far the next is from that, and their size."""

    left: int
    first: int
    pitch: int
    width: int
    height: int


_SHELF: Final = _Shelf(548, 616, 76, 69, 90)
_LOW: Final = _Shelf(514, 603, 79, 71, 54)
"""The same with the expansion, where great buildings stand on the shelf."""


def shelf(expansion: bool) -> Box:
    """Return where the shelf is."""
    at = _LOW if expansion else _SHELF
    high = at.height + _AROUND
    return Box(at.left, _BOTTOM - high, _RIGHT - at.left, high)


def compartments(expansion: bool) -> list[Box]:
    """Return the shelf's compartments, one for each type of building and its object."""
    at, top = _LOW if expansion else _SHELF, shelf(expansion).y + EDGE
    return [Box(at.first + place * at.pitch, top, at.width, at.height) for place in range(len(OBJECTS))]


def lay_shelf(page: Page) -> None:
    """Lay out the empty shelf."""
    expansion = page.view.cards is not None
    box = shelf(expansion)
    page.icon("shelf", *box[:3], "shelf-low" if expansion else "shelf", page.ground, height=box.height, plate=True)


def lay_objects(page: Page) -> None:
    """Lay out the objects on the shelf, each with how many are left, and a coin if one is for sale.

    Of what has been sold the coin is struck out, and of what nobody can get any more the object is faded too.
    """
    expansion, on_sale = page.view.cards is not None, page.view.on_sale if page.view.phase is not Phase.OVER else ()
    if on_sale:
        _lay_price(page, expansion)
    for kind, well in zip(OBJECTS, compartments(expansion), strict=True):
        what, count = f"objects/{kind.key}", page.view.supply[kind]
        gone = not count and kind not in on_sale
        ground = _lay_ground(page, kind, well, gone)
        side = _LOW_ICON if expansion else _ICON
        x, y = (well.x + 2, well.bottom - side - 2) if expansion else (well.right - side - 2, well.y + 3)
        page.icon(f"{what}/icon", x, y, side, f"object-{kind.key}", ground, plate=True, faded=gone)
        _lay_count(page, what, count, _plate(well, expansion), ground)
        if page.view.phase is not Phase.OVER:
            coin, sprite = _LOW_COIN if expansion else _COIN, "coin" if kind in on_sale else "coin-gone"
            page.icon(f"{what}/icon/sale", well.x - _OUT, well.y - _OUT, coin, sprite, ground, plate=True)
        if ground == theme.NEW_PALE:
            at = well.right + _GLOW - _CORNER, well.y - EDGE, _CORNER
            page.icon(f"{what}/icon/corner", *at, "news-corner", theme.NEW)


def _lay_price(page: Page, expansion: bool) -> None:
    """Lay out on a plaque before the first compartment what each object with a coin on it costs."""
    what, said, box, first = "objects/price", str(OBJECT_PRICE), shelf(expansion), compartments(expansion)[0]
    before, after = _PRICE
    plaque = Box(box.x + before, first.y, first.x - after - box.x - before, first.height)
    page.plate(what, plaque, _TAG, WOOD, 8, theme.GOLD)
    middle, side = plaque.x + plaque.width // 2, _LOW_COIN if expansion else _COIN + 4
    if expansion:
        centre = plaque.y + plaque.height // 2
        number = page.label(f"{what}/coins", plaque.x + 3, centre, said, _PRICE_SIZE - 4, theme.INK, _TAG, face="bold")
        page.icon(f"{what}/coin", number.right + 2, centre - side // 2, side, "coin", _TAG)
        return
    at = middle, plaque.y + 25, said, _PRICE_SIZE
    page.label(f"{what}/coins", *at, theme.INK, _TAG, face="bold", anchor="m")
    page.icon(f"{what}/coin", middle - side // 2, plaque.bottom - side - 6, side, "coin", _TAG)


def _lay_ground(page: Page, kind: Object, box: Box, gone: bool) -> str:
    """Frame a compartment if what is in it has changed, and darken it if there is nothing to get; return its colour."""
    what = f"objects/{kind.key}"
    if kind in page.changes.taken_from_supply or kind in page.changes.sold:
        page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, WOOD, 10)
        page.plate(f"mark/{what}", box.grown(2), theme.NEW, theme.GLOW, 8)
        page.plate(f"mark/{what}", box.grown(2 - _FRAME), theme.NEW_PALE, theme.NEW, 5)
        return theme.NEW_PALE
    if gone:
        page.plate(f"ground/{what}", box, _CLOSED, WOOD, 7)
    return _CLOSED if gone else _GROUND


def _plate(well: Box, expansion: bool) -> Box:
    """Return where the plate with a count is in a compartment."""
    wide, high = _LOW_PLATE if expansion else _PLATE
    if expansion:
        return Box(well.right - wide - 1, well.bottom - high - 6, wide, high)
    return Box(well.x + (well.width - wide) // 2, well.bottom - high - 2, wide, high)


def _lay_count(page: Page, what: str, count: int, plate: Box, ground: str) -> None:
    """Lay out how many are left on a plate, or in a hollow that there is none."""
    on, edge, colour = (theme.MARBLE, theme.EDGE, theme.INK) if count else (_HOLLOW, _HOLLOW_EDGE, _ON_HOLLOW)
    page.plate(f"{what}/count", plate, on, ground, 8, edge)
    x, y = plate.x + plate.width // 2, plate.y + plate.height // 2
    page.label(f"{what}/count/supply", x, y, str(count), _COUNT, colour, on, face="bold", anchor="m")
