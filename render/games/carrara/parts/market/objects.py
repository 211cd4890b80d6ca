"""The shelf: objects, those that are sold in grey, beside them their price; below how many of each the supply has."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import OBJECT_PRICE, OBJECTS, Object
from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.layout import Sign, Word, centre, lay_line, rows
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

EDGE: Final = 7
_GLOW, _MARK = 2, 1
_CORNER: Final = 20
_COUNT, _ICON = 28, 52
"""The height of the plate with how many there are in the supply, and the side of an object above it."""
_GROUND: Final = "#eadcbb"
SOLD: Final = "#c2ab83"
"""The compartment of an object that is sold."""
WOOD: Final = "#6d4527"
SHELF: Final = Box(538, 594, 542, 102)
COMPARTMENTS: Final = tuple(Box(SHELF.x + 66 + 77 * place, SHELF.y + EDGE, 73, 84) for place in range(len(OBJECTS)))
"""One for each type of building and its object."""


def lay_shelf(page: CarraraPage) -> None:
    """Lay out the empty shelf."""
    page.fill("shelf", SHELF, "shelf", page.ground, plate=True)


def lay_objects(page: CarraraPage) -> None:
    """Lay out the objects, faded once they are sold, each above how many the supply has, if any."""
    on_sale = page.view.on_sale if page.view.phase is not Phase.OVER else ()
    if on_sale:
        _lay_price(page)
    for kind, well in zip(OBJECTS, COMPARTMENTS, strict=True):
        what, count, sold = f"objects/{kind.key}", page.view.supply[kind], kind not in on_sale
        ground = _lay_ground(page, kind, well, sold=sold)
        room, plate = rows(well.grown(-2), [0, _COUNT])
        icon = centre(room if count else well, _ICON, _ICON)
        page.fill(f"{what}/icon", icon, f"object-{kind.key}", ground, plate=True, faded=sold)
        if count:  # below what is for sale, a zero would read as sold out
            page.plate(f"{what}/count", plate, theme.MARBLE, ground, 8, theme.EDGE)
            place = *plate.middle, page.say("picture-times", count=count), 33, theme.INK, theme.MARBLE
            page.label(f"{what}/count/supply", *place, face="bold", anchor="m")
        if ground == theme.NEW_PALE:
            at = well.right + _GLOW - _CORNER, well.y - EDGE, _CORNER
            page.icon(f"{what}/icon/corner", *at, "news-corner", theme.NEW)


def _lay_price(page: CarraraPage) -> None:
    """Lay out beside the objects what each costs that is for sale."""
    first = COMPARTMENTS[0]
    box = first._replace(x=SHELF.x + 4, width=first.x - SHELF.x - 11)
    page.plate("objects/head", box, theme.GOLD_PALE, WOOD, 8, theme.GOLD)
    upper, lower = rows(box.grown(-3), [0, 0])
    lay_line(page, [Sign("objects/price/coin", "coin")], upper, (40,), theme.GOLD_PALE)
    lay_line(page, [Word("objects/price", str(OBJECT_PRICE))], lower, (40,), theme.GOLD_PALE)


def _lay_ground(page: CarraraPage, kind: Object, box: Box, sold: bool) -> str:
    """Frame a compartment if what is in it has changed, and darken it if it is sold; return its colour."""
    what = f"objects/{kind.key}"
    if kind in page.changes.taken_from_supply or kind in page.changes.sold:
        return frame_compartment(page, what, box)
    if sold:
        page.plate(f"ground/{what}", box, SOLD, WOOD, 7, role=Role.GROUND)
    return SOLD if sold else _GROUND


def frame_compartment(page: CarraraPage, what: str, box: Box) -> str:
    """Frame a compartment as changed, and return its colour."""
    page.plate(f"glow/{what}", box.grown(_GLOW), theme.GLOW, WOOD, 10, role=Role.MARK)
    page.plate(f"mark/{what}", box.grown(_MARK), theme.NEW, theme.GLOW, 8, role=Role.MARK)
    page.plate(f"mark/{what}", box.grown(_MARK - 3), theme.NEW_PALE, theme.NEW, 5, role=Role.MARK)
    return theme.NEW_PALE
