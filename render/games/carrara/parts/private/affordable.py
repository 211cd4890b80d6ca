"""Which blocks of each segment of the wheel a seat can pay for, and what they cost in all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, Blocks, Colour
from bot.games.carrara.prospects import Affordable, affordable
from bot.texts import Messages
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import first_that_fits
from render.engine.scene import Box
from render.games.carrara.page import Page

_GROUND: Final = theme.MARBLE
_CHOSEN: Final = "#fdf0c4"
_ROW_GROUND: Final = theme.VEIN
_INSIDE: Final = 22
_HEAD: Final = 54
_NUMBERS: Final = theme.TITLE, theme.LARGE, theme.BODY
_NUMERALS: Final = theme.LARGE
_PITCH: Final = 4
_BY: Final = 8


class Offer(NamedTuple):
    """The blocks of a segment, 0 to 5, their prices by colour, and how many unknown ones come from the bag."""

    segment: int
    blocks: Blocks
    charged: tuple[int, ...]
    unknown: int


class _Item(NamedTuple):
    """Blocks of a colour that are shown as one, and whether they can be paid for."""

    colour: Colour
    number: int
    paid: bool


def lay_affordable(page: Page, offers: Sequence[Offer], coins: int, chosen: int | None, box: Box) -> None:
    """Lay out a row for each of these segments: the blocks that there are coins for, the others faded, and the sum.

    A chosen segment's row is golden. With the blocks may be how many come from the bag.
    """
    head = page.say("picture-can-buy")
    middle = box.y + 4 + _HEAD // 2
    page.label("affordable/head", box.x + _INSIDE, middle, head, theme.BODY, theme.INK, _GROUND, face="serif")
    high = min(96, (box.height - _HEAD) // max(1, len(offers)))
    size = next((size for size in _NUMBERS if high >= size + _BY), _NUMBERS[-1])
    side = min(52, high - 4)
    for place, offer in enumerate(offers):
        what, top = f"affordable/{offer.segment + 1}", box.y + _HEAD + place * high
        middle, row = top + high // 2, Box(box.x + 8, top + 2, box.width - 16, high - 4)
        ground = _CHOSEN if offer.segment == chosen else _ROW_GROUND
        edge = theme.GOLD_DEEP if offer.segment == chosen else theme.SAND
        page.plate(f"{what}/row", row, ground, _GROUND, 12, edge)
        found = affordable(offer.blocks, offer.charged, coins)
        colour = theme.INK if found.number else theme.SOFT
        left, right = box.x + _INSIDE, box.right - _INSIDE
        said = page.say("segment", segment=offer.segment + 1)
        page.label(what, left, middle, said, min(size, _NUMERALS), theme.INK, ground, face="black")
        left += 66
        if offer.unknown:
            left = _lay_unknown(page, what, offer.unknown, left, middle, side, ground, alone=not found.all) + _BY
        if not found.all:
            continue
        coin = page.icon(f"{what}/coin", right - side, middle - side // 2, side, "coin", ground)
        cost = str(found.cost) if found.number else "–"
        at = coin.x - _BY, middle, cost, size, colour, ground
        summed = page.label(f"{what}/cost", *at, face="bold", anchor="r")
        _lay_blocks(page, offer, found, Box(left, row.y, summed.x - _BY - left, row.height), high - 14, ground)


def _lay_blocks(page: Page, offer: Offer, found: Affordable, room: Box, most: int, ground: str) -> None:
    """Lay out a block of each colour with the number of several, or if there is no room for that how many there are."""
    what, middle, piles = f"affordable/{offer.segment + 1}", room.y + room.height // 2, _piled(offer, found.number)
    numbers = [page.say("picture-times", count=item.number) if item.number > 1 else "" for item in piles]

    def width(form: tuple[int, int]) -> int:
        side, size = form
        return sum(min(side, most) + ink(said, "bold", size).advance + _PITCH for said in numbers) - _PITCH

    side, size = form = first_that_fits(
        ((62, 43), (56, 39), (52, 39), (48, 35), (44, 35), (40, 31), (37, 31), (34, 31)),
        lambda each: width(each) <= room.width,
    )
    if width(form) > room.width:
        colour, said = theme.INK if found.number else theme.SOFT, how_many(page.say, found)
        page.label(f"{what}/count", room.x, middle, said, theme.BODY, colour, ground, face="bold")
        return
    side, left = min(side, most), room.x
    for item, said in zip(piles, numbers, strict=True):
        name, sprite = f"{what}/block/{item.colour.key}/{left}", f"block-{item.colour.key}"
        page.icon(name, left, middle - side // 2, side, sprite, ground, faded=not item.paid)
        if said:
            page.label(f"{name}/count", left + side, middle, said, size, theme.INK, ground, face="bold")
        left += side + ink(said, "bold", size).advance + _PITCH


def how_many(say: Messages, found: Affordable) -> str:
    """Say how many blocks can be paid for."""
    if found.number == found.all:
        return say("picture-all", count=found.all)
    return say("picture-out-of", have=found.number, need=found.all)


def _piled(offer: Offer, number: int) -> list[_Item]:
    """List blocks by colour, the cheapest first, of which so many can be paid for."""
    ordered = sorted(COLOURS, key=lambda colour: offer.charged[colour])
    each = [colour for colour in ordered for _ in range(offer.blocks[colour])]
    counts = Counter((colour, place < number) for place, colour in enumerate(each))
    return [_Item(colour, count, paid) for (colour, paid), count in counts.items()]


def _lay_unknown(
    page: Page, what: str, number: int, left: int, middle: int, side: int, ground: str, *, alone: bool
) -> int:
    """Lay out how many blocks come from the bag, in words if nothing else is in the row, and return where it ends."""
    bag = page.icon(f"{what}/bag", left, middle - side // 2, side, "bag", ground)
    said = page.say("picture-from-bag" if alone else "picture-more", count=number)
    at = bag.right + _BY, middle, said, theme.SMALL, theme.INK, ground
    return page.label(f"{what}/unknown", *at, face="bold").right
