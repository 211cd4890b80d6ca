"""The wheel: six segments of stone in a rim of brass, the blocks in them with their prices, and the bag in its hub."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, SEGMENTS, Blocks
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.changes import Changes
from render.games.carrara.page import Page
from render.games.carrara.parts.market.packing import Field, angle, largest, places
from render.games.carrara.prices import Prices

_BAKED: Final = 576
_STONE: Final = 241
_NUMERALS: Final = 257
_HUB: Final = 132
_CHOSEN: Final = 288
_CHOSEN_AT: Final = 152
"""The wheel as it is baked: its side, the radius of its stone, where the numbers are, the sides of its hub and of what
marks a chosen segment, and the distance of that one's middle."""
WHEEL: Final = Box(20, 88, 606, 606)
_SCALE: Final = WHEEL.width / _BAKED
_MIDDLE: Final = (WHEEL.x + WHEEL.width // 2, WHEEL.y + WHEEL.height // 2)

STONE: Final = "#e0d6c4"
IVORY: Final = "#fcf4e4"
PORPHYRY: Final = "#7a261d"
_LARGEST: Final = 80
_USUAL: Final = 66
"""In pixels: blocks of a whole wheel are of one size between these two, if they can be, or else smaller."""
_SINGLE: Final = 6
"""Up to so many blocks of a segment are laid one by one, and more in piles of a colour."""
_GAP: Final = 2
_PILE_GAP: Final = 7
_RAISED: Final = 4
"""How far the number of a pile sticks out."""
_TAG: Final = 42
_SMALL_TAG: Final = 36
_CORNER: Final = 20
_SMALL_CORNER: Final = 13
_LOOSE: Final = 60
"""Blocks of at least this side have larger tags and corners, and a sign before the number of a pile."""
_OVERHANG: Final = 3
_FRAME: Final = 4
_TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#3b7e22"),
    "price-short": (theme.WHITE, "#6b1b11"),
    "price-unknown": (theme.INK, "#aea9a0"),
}


class SegmentContent(NamedTuple):
    """The content of a segment."""

    blocks: Blocks
    new: Blocks = Blocks()
    gone: Blocks = Blocks()
    unknown: int = 0


class _Cell(NamedTuple):
    """A block or a pile of blocks, and its tag with the price, if it has one."""

    what: str
    sprite: str
    number: int
    new: bool = False
    tag: str = ""
    price: str = ""


def segment_contents(wheel: Sequence[Blocks], changes: Changes | None = None) -> tuple[SegmentContent, ...]:
    """Pair the blocks on the wheel with what has changed there."""
    if changes is None:
        return tuple(SegmentContent(blocks) for blocks in wheel)
    return tuple(
        SegmentContent(blocks, new, gone) for blocks, new, gone in zip(wheel, changes.drawn, changes.taken, strict=True)
    )


def lay_stone(page: Page) -> None:
    """Lay out the empty wheel with its numbers and the bag in its hub."""
    page.icon("wheel", WHEEL.x, WHEEL.y, WHEEL.width, "wheel", page.ground, plate=True)
    for segment in range(SEGMENTS):
        x, y = _polar(_NUMERALS * _SCALE, segment)
        said = page.say("segment", segment=segment + 1)
        page.label(f"wheel/{segment + 1}", x, y, said, theme.SMALL, theme.INK, IVORY, face="serif", anchor="m")
    side = round(_HUB * _SCALE)
    hub = page.icon("hub", _MIDDLE[0] - side // 2, _MIDDLE[1] - side // 2, side, "wheel-hub", STONE, plate=True)
    page.icon("hub/bag", _MIDDLE[0] - 28, hub.y + 21, 56, "bag", PORPHYRY)


def lay_wheel(
    page: Page,
    segments: Sequence[SegmentContent],
    bag: int,
    prices: Prices | None,
    coins: int | None = None,
    chosen: int | None = None,
) -> None:
    """Lay out what is on the wheel and in the bag, with any chosen segment, 0 to 5.

    With `coins`, what they cannot pay for is faded and has a tag that says so; without prices there are no tags.
    """
    if chosen is not None:
        _lay_chosen(page, chosen)
    page.label(
        "bag/count", _MIDDLE[0], _MIDDLE[1] + 25, str(bag), theme.BODY, theme.WHITE, PORPHYRY, face="bold", anchor="m"
    )
    filled = {
        segment: cells
        for segment, content in enumerate(segments)
        if (cells := _cells(content, segment, None if prices is None else prices[segment], coins))
    }
    most = {segment: largest(_field(segment), len(cells)) - _gap(cells) for segment, cells in filled.items()}
    common = max(_USUAL, min([_LARGEST, *most.values()]))
    for segment, cells in filled.items():
        _lay_cells(page, segment, cells, min(common, most[segment]))


def _field(segment: int) -> Field:
    return Field(segment, round(_STONE * _SCALE) - 6, round(_HUB / 2 * _SCALE) + 6, 3)


def _gap(cells: Sequence[_Cell]) -> int:
    return _PILE_GAP if any(cell.number > 1 for cell in cells) else _GAP


def _lay_chosen(page: Page, segment: int) -> None:
    x, y = _polar(_CHOSEN_AT * _SCALE, segment)
    side = round(_CHOSEN * _SCALE)
    sprite = f"segment-chosen-{segment + 1}"
    page.icon(f"chosen/{segment + 1}", x - side // 2, y - side // 2, side, sprite, STONE, plate=True)


def _cells(content: SegmentContent, segment: int, prices: Sequence[int] | None, coins: int | None) -> list[_Cell]:
    """List what to lay in a segment: blocks one by one, or if there are many, in piles."""
    blocks, new, gone, unknown = content
    single = sum(blocks) + sum(gone) + unknown <= _SINGLE
    what = f"wheel/{segment + 1}"
    cells: list[_Cell] = []
    for colour in COLOURS:
        tag, price = "", ""
        if prices is not None:
            price = str(prices[colour])
            short = coins is not None and prices[colour] > coins
            tag = "price-short" if short else "price" if prices[colour] else "price-free"
        for number, count in enumerate(_divided(blocks[colour], single)):
            name = f"{what}/block/{colour.key}/{number + 1}"
            cells.append(_Cell(name, f"block-{colour.key}", count, number < new[colour], tag, price))
        if not single and blocks[colour]:
            continue
        for number, count in enumerate(_divided(gone[colour], single)):
            cells.append(_Cell(f"{what}/gone/{colour.key}/{number + 1}", f"gone-{colour.key}", count))
    for number, count in enumerate(_divided(unknown, single)):
        cells.append(_Cell(f"{what}/unknown/{number + 1}", "block-unknown", count, False, "price-unknown", "?"))
    return cells


def _divided(count: int, single: bool) -> list[int]:
    return [1] * count if single else [count] * bool(count)


def _lay_cells(page: Page, segment: int, cells: Sequence[_Cell], side: int) -> None:
    for cell, (x, y) in zip(cells, places(_field(segment), len(cells), side + _gap(cells)), strict=True):
        box = Box(_MIDDLE[0] + x, _MIDDLE[1] + y, side, side)
        if cell.new:
            page.plate(f"glow/{cell.what}", box, theme.GLOW, STONE, side // 5)
            page.plate(f"mark/{cell.what}", box.grown(-1), theme.NEW, theme.GLOW, side // 5)
        _lay_cell(page, cell, box)


def _lay_cell(page: Page, cell: _Cell, box: Box) -> None:
    inner = box.grown(-_FRAME) if cell.new else box
    on = theme.NEW if cell.new else STONE
    short = cell.tag == "price-short"
    page.icon(cell.what, inner.x, inner.y, inner.width, cell.sprite, on, plate=True, faded=short)
    loose = box.width >= _LOOSE
    if cell.number > 1:
        said = page.say("picture-times", count=cell.number) if loose else str(cell.number)
        count = Box(box.x - _RAISED, box.y - _RAISED, 42 if loose else 21, 22)
        page.plate(f"{cell.what}/count", count, theme.MARBLE, on, 6)
        middle = count.x + count.width // 2, count.y + count.height // 2
        page.label(
            f"{cell.what}/count/number", *middle, said, theme.SMALL, theme.INK, theme.MARBLE, face="bold", anchor="m"
        )
    if cell.new:
        corner = _CORNER if loose else _SMALL_CORNER
        page.icon(f"{cell.what}/corner", box.right - corner + 1, box.y - 1, corner, "news-corner", theme.NEW)
    if cell.tag:
        size = _TAG if loose else _SMALL_TAG
        x, y = box.right + _OVERHANG - size, box.bottom + _OVERHANG - size
        lay_tag(page, f"{cell.what}/tag", cell.tag, cell.price, x, y, size, STONE)


def lay_tag(page: Page, what: str, tag: str, price: str, x: int, y: int, size: int, ground: str) -> None:
    """Lay out a tag with a price by its upper left corner."""
    ink, on = _TAGS[tag]
    page.icon(what, x, y, size, tag, ground, plate=True)
    middle = x + round(size * 27 / 56), y + round(size * 26.5 / 56)
    page.label(f"{what}/price", *middle, price, theme.SMALL, ink, on, face="bold", anchor="m")


def _polar(radius: float, segment: int) -> tuple[int, int]:
    turn = angle(segment)
    return round(_MIDDLE[0] + radius * math.cos(turn)), round(_MIDDLE[1] + radius * math.sin(turn))
