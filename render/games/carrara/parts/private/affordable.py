"""How many blocks of each segment of the wheel a seat can pay for, and what they cost in all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.prices import Affordable

_GROUND: Final = theme.MARBLE
_CHOSEN: Final = "#fdf0c4"
_ROW_GROUND: Final = theme.VEIN
_INSIDE: Final = 22
_HEAD: Final = 54
_ROW: Final = 72
"""The greatest height of a row."""
_NUMBERS: Final = theme.LARGE, theme.BODY
_SIGN: Final = 46
_COUNT: Final = 246
"""Where the number of blocks ends, from the left of the rows."""
_BY: Final = 8


def lay_affordable(page: Page, shown: Sequence[tuple[int, Affordable, int]], chosen: int | None, box: Box) -> None:
    """Lay out a row for each of these segments, 0 to 5: the most blocks there are coins for, of how many, and the sum.

    A chosen segment's row is golden; one of which nothing can be paid for is pale. The number is out of all where not
    all can be paid for, and with it may be how many blocks come from the bag.
    """
    head = page.say("picture-can-buy")
    middle = box.y + 4 + _HEAD // 2
    page.label("affordable/head", box.x + _INSIDE, middle, head, theme.BODY, theme.INK, _GROUND, face="serif")
    high = min(_ROW, (box.height - _HEAD) // max(1, len(shown)))
    size = _NUMBERS[0] if high >= _NUMBERS[0] + _BY else _NUMBERS[1]
    side = min(_SIGN, high - 4)
    for place, (segment, found, unknown) in enumerate(shown):
        what, top = f"affordable/{segment + 1}", box.y + _HEAD + place * high
        middle, row = top + high // 2, Box(box.x + 8, top + 2, box.width - 16, high - 4)
        ground = _CHOSEN if segment == chosen else _ROW_GROUND
        edge = theme.GOLD_DEEP if segment == chosen else theme.SAND
        page.plate(f"{what}/row", row, ground, _GROUND, 12, edge)
        colour = theme.INK if found.number else theme.SOFT
        left, right = box.x + _INSIDE, box.right - _INSIDE
        said = page.say("segment", segment=segment + 1)
        numeral = page.label(what, left, middle, said, size, theme.INK, ground, face="black")
        if unknown:
            _lay_unknown(page, what, unknown, numeral.right + 2 * _BY, middle, side, ground, alone=not found.all)
        if not found.all:
            continue
        if found.number == found.all:
            count = page.say("picture-all", count=found.all)
        else:
            count = page.say("picture-out-of", have=found.number, need=found.all)
        page.label(f"{what}/count", left + _COUNT, middle, count, size, colour, ground, face="bold", anchor="r")
        coin = page.icon(f"{what}/coin", right - side, middle - side // 2, side, "coin", ground)
        cost = str(found.cost) if found.number else "–"
        page.label(f"{what}/cost", coin.x - _BY, middle, cost, size, colour, ground, face="bold", anchor="r")


def _lay_unknown(
    page: Page, what: str, number: int, left: int, middle: int, side: int, ground: str, *, alone: bool
) -> None:
    """Lay out how many blocks come from the bag, in words if nothing else is in the row."""
    bag = page.icon(f"{what}/bag", left, middle - side // 2, side, "bag", ground)
    said = page.say("picture-from-bag" if alone else "picture-more", count=number)
    at = bag.right + _BY, middle, said, theme.SMALL, theme.INK, ground
    page.label(f"{what}/unknown", *at, face="bold")
