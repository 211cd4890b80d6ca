"""The wheel: six segments of stone in a rim of brass, the blocks in them with their prices, and the bag in its hub."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, SEGMENTS, Blocks
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.changes import Changes
from render.games.carrara.page import Page
from render.games.carrara.parts.market.packing import Field, angle, largest, places
from render.games.carrara.prices import Prices

_BAKED: Final = 576
_STONE: Final = 241
_NUMERALS: Final = 257
_HUB: Final = 106
_MARKED: Final = 288
_MARKED_AT: Final = 152
"""The wheel as it is baked: its side, the radius of its stone, where the numbers are, the sides of its hub and of what
marks a segment, and the distance of that one's middle."""
_ARRIVED_TURN: Final = math.radians(10)
"""From the number of a segment to an arrow, which touches its disc."""
_UNTURNED, _UNTURNED_AT = 72, 270
"""The side of the sign that the wheel is not turned, and its distance from the middle."""
WHEEL: Final = Box(20, 88, 606, 606)
_SCALE: Final = WHEEL.width / _BAKED
MIDDLE: Final = (WHEEL.x + WHEEL.width // 2, WHEEL.y + WHEEL.height // 2)

_RIM: Final = "#c99a45"
STONE: Final = "#e0d6c4"
IVORY: Final = "#fcf4e4"
PORPHYRY: Final = "#7a261d"
LINEN: Final = "#ecd7ac"
_BAG: Final = 80
_BAG_COUNT: Final = 10
"""The side of the bag, and how far below the middle its count is."""
_LARGEST: Final = 92
"""The largest side of blocks, in pixels; they are as large as there is room for in their segment."""
_SINGLE: Final = 6
"""Up to so many blocks of a segment are laid one by one, and more in piles of a colour."""
_GAP: Final = 4
"""Between blocks, where there is room for it."""
_PILED: Final = 8
_COUNT: Final = 4
"""How far the number of a pile sticks out below."""
_SIGNED: Final = 84
"""Piles of at least this side have a sign before their number."""
_TAGS_BY_SIDE: Final = ((90, 56), (70, 50), (56, 46), (0, 36))
"""From which side of a block on its tag has which size."""
_COUNT_PLATE: Final = 26, 32
_COUNT_INSIDE: Final = 2
"""The height of the plate with the number of a pile, the size of the number, and the space on both sides of it."""
_SMALLEST_TAG: Final = 32
_PILE_TAG: Final = 44
"""The smallest tag, and the largest of a pile, beside its number."""
_PRICES: Final = ((56, 52), (50, 47), (46, 44), (44, 40), (40, 36), (0, 32))
"""From which size of a tag on its price has which size; those squeezed beside the number of a pile are smaller."""
_UNKNOWN: Final = 0.54
"""The size of the number of blocks that will come from the bag, as a share of its side."""
_CUT: Final = 0.9
"""The share of a tag that a price has in one from which a piece is cut."""
_OVERHANG: Final = 9
_MOST_OVERHANG: Final = 11
"""How far a tag hangs out on the right and below: over the margin between blocks, and further if they are apart."""
_SIGN: Final = 0.195
_SIGN_AT: Final = 0.307, 0.292
"""Half the side and the middle of a block's sign, as shares of the block's side."""
_SPOKE: Final = 3
"""Half the width of a spoke."""
_AROUND_HUB: Final = 62
_NUMERAL: Final = 32
"""The radii of the hub and of a segment's number, which no tag touches."""
_NUMERAL_SIZE: Final = 38
_OFF_RIM: Final = 3
_OFF_HUB: Final = 4
_OFF_SPOKE: Final = 8
_CLOSE_TO_SPOKE: Final = 7
_FEW: Final = 3
"""Between a block and the rim, the hub, and the middle of a spoke, which is 5 wide; more than a few need more room."""
_TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#31701e"),
    "price-short": (theme.WHITE, "#560f08"),
}


class SegmentContent(NamedTuple):
    """The content of a segment."""

    blocks: Blocks
    gone: Blocks = Blocks()
    unknown: int = 0


class _Cell(NamedTuple):
    """A block or a pile of blocks, and its tag with the price, if it has one; of a bag how many come from it."""

    what: str
    sprite: str
    number: int
    tag: str = ""
    price: str = ""


class _Around(NamedTuple):
    """How far a tag may hang out, the other blocks of its segment, and the tags that hang there already."""

    overhang: int
    blocks: tuple[Box, ...]
    tags: tuple[Box, ...]


def segment_contents(wheel: Sequence[Blocks], changes: Changes | None = None) -> tuple[SegmentContent, ...]:
    """Pair the blocks on the wheel with what has changed there."""
    if changes is None:
        return tuple(SegmentContent(blocks) for blocks in wheel)
    return tuple(SegmentContent(blocks, gone) for blocks, gone in zip(wheel, changes.taken, strict=True))


def lay_stone(page: Page) -> None:
    """Lay out the empty wheel and, until the final scoring, its numbers and arrows, and the bag in its hub."""
    over = page.view.final is not None
    page.icon("wheel", WHEEL.x, WHEEL.y, WHEEL.width, "wheel-over" if over else "wheel", page.ground, plate=True)
    if over:
        return
    for segment in range(SEGMENTS):
        x, y = _polar(_NUMERALS * _SCALE, segment)
        said = page.say("segment", segment=segment + 1)
        page.label(f"wheel/{segment + 1}", x, y, said, _NUMERAL_SIZE, theme.INK, IVORY, face="black", anchor="m")
    side = round(_HUB * _SCALE)
    hub = page.icon("hub", MIDDLE[0] - side // 2, MIDDLE[1] - side // 2, side, "wheel-hub", STONE, plate=True)
    page.icon("hub/bag", MIDDLE[0] - _BAG // 2, hub.y + (side - _BAG) // 2 - 4, _BAG, "bag", PORPHYRY, plate=True)


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
        _lay_marked(page, "chosen", "segment-chosen", chosen)
    x, y = MIDDLE[0], MIDDLE[1] + _BAG_COUNT
    page.label("bag/count", x, y, str(bag), theme.LARGE, theme.INK, LINEN, face="bold", anchor="m")
    filled = {
        segment: cells
        for segment, content in enumerate(segments)
        if (cells := _cells(content, segment, None if prices is None else prices[segment], coins))
    }
    for segment, cells in filled.items():
        most = largest(_field(segment, cells), len(cells))
        side = min(_LARGEST, most - _gap(cells))
        _lay_cells(page, segment, cells, side, min(most, side + _GAP))


def _gap(cells: Sequence[_Cell]) -> int:
    """Return the least space between blocks: there is some for the numbers of piles, and around a bag."""
    return _PILED if _has_piles(cells) else 0


def _has_piles(cells: Sequence[_Cell]) -> bool:
    return any(cell.number > 1 or (cell.price and not cell.tag) for cell in cells)


def _field(segment: int, cells: Sequence[_Cell]) -> Field:
    margin = _OFF_SPOKE if len(cells) <= _FEW and not _has_piles(cells) else _CLOSE_TO_SPOKE
    return Field(segment, round(_STONE * _SCALE) - _OFF_RIM, round(_HUB / 2 * _SCALE) + _OFF_HUB, margin)


def lay_changed_segments(page: Page) -> None:
    """Frame each segment from which blocks were bought, with dashes if earlier, and mark those with blocks drawn."""
    for segment, (drawn, taken) in enumerate(zip(page.changes.drawn, page.changes.taken, strict=True)):
        if any(taken):
            sprite = "segment-news" if any(page.newest.taken[segment]) else "segment-earlier"
            _lay_marked(page, "mark/wheel", sprite, segment)
        elif any(drawn):
            page.mark_arrived(f"wheel/{segment + 1}", *_polar(_NUMERALS * _SCALE, segment, _ARRIVED_TURN))


def lay_unturned(page: Page) -> None:
    """Lay out on the rim, over the arrows of its turn, that the wheel is not turned."""
    x, y = _polar(_UNTURNED_AT * _SCALE, SEGMENTS - 1, math.radians(30))
    page.icon("wheel/unturned", x - _UNTURNED // 2, y - _UNTURNED // 2, _UNTURNED, "wheel-stayed", _RIM, plate=True)


def _lay_marked(page: Page, what: str, sprite: str, segment: int) -> None:
    x, y = _polar(_MARKED_AT * _SCALE, segment)
    side = round(_MARKED * _SCALE)
    name = f"{sprite}-{segment + 1}"
    page.icon(f"{what}/{segment + 1}", x - side // 2, y - side // 2, side, name, STONE, plate=True)


def _cells(content: SegmentContent, segment: int, prices: Sequence[int] | None, coins: int | None) -> list[_Cell]:
    """List what to lay in a segment: blocks one by one, or if there are many, in piles."""
    blocks, gone, unknown = content
    single = sum(blocks) + sum(gone) + (unknown > 0) <= _SINGLE
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
            kind = "priced" if tag else "block"
            cells.append(_Cell(name, f"{kind}-{colour.key}", count, tag, price))
        if not single and blocks[colour]:
            continue
        for number, count in enumerate(_divided(gone[colour], single)):
            cells.append(_Cell(f"{what}/gone/{colour.key}/{number + 1}", f"gone-{colour.key}", count))
    if unknown:
        cells.append(_Cell(f"{what}/unknown", "bag", 1, "", str(unknown)))
    return cells


def _divided(count: int, single: bool) -> list[int]:
    return [1] * count if single else [count] * bool(count)


def _lay_cells(page: Page, segment: int, cells: Sequence[_Cell], side: int, pitch: int) -> None:
    """Lay out blocks, and then what hangs from them, partly over the blocks beside them."""
    middles = [
        (x + (pitch - side) // 2, y + (pitch - side) // 2) for x, y in places(_field(segment, cells), len(cells), pitch)
    ]
    laid = [(cell, Box(MIDDLE[0] + x, MIDDLE[1] + y, side, side)) for cell, (x, y) in zip(cells, middles, strict=True)]
    for cell, box in laid:
        page.icon(
            cell.what,
            *box[:3],
            cell.sprite,
            STONE,
            plate=True,
            faded=cell.tag == "price-short",
        )
    tags: tuple[Box, ...] = ()
    over = 0 if _has_piles(cells) else _OVERHANG
    overhang = _MOST_OVERHANG if len(cells) == 1 else min(over + pitch - side, _MOST_OVERHANG)
    for cell, box in laid:
        others = tuple(other for _, other in laid if other != box)
        tags += _lay_additions(page, segment, cell, box, _Around(overhang, others, tags))


def _lay_additions(page: Page, segment: int, cell: _Cell, box: Box, around: _Around) -> tuple[Box, ...]:
    """Lay out the number of a pile, and a tag, and return the tag's box if there is one."""
    left, most = box.x, _step(_TAGS_BY_SIDE, box.width)
    if cell.number > 1:
        said = page.say("picture-times", count=cell.number) if box.width >= _SIGNED else str(cell.number)
        high, size = _COUNT_PLATE
        wide = ink(said, "bold", size).advance + 2 * _COUNT_INSIDE
        count = Box(box.x, box.bottom + _COUNT - high, wide, high)
        page.plate(f"{cell.what}/count", count, theme.MARBLE, STONE, 6, theme.EDGE)
        left, most = count.right, min(most, _PILE_TAG)
        middle = count.x + count.width // 2, count.y + count.height // 2
        page.label(f"{cell.what}/count/number", *middle, said, size, theme.INK, theme.MARBLE, face="bold", anchor="m")
    if not cell.tag:
        if cell.price:
            said, size = page.say("picture-more", count=int(cell.price)), max(theme.SMALL, round(box.width * _UNKNOWN))
            x, y = box.x + box.width // 2, box.y + box.height * 5 // 8
            page.label(f"{cell.what}/count", x, y, said, size, theme.INK, LINEN, face="bold", anchor="m")
        return ()
    tag = _hung(segment, box, left, min(most, box.right + around.overhang - left), around)
    lay_tag(page, f"{cell.what}/tag", cell.tag, cell.price, *tag[:3], STONE)
    return (tag,)


@lru_cache(maxsize=1024)
def _hung(segment: int, block: Box, least: int, most: int, around: _Around) -> Box:
    """Return where a tag hangs from the lower right of a block: as far out as it may, and rather left than up.

    Where it is not clear of what is around it, it is smaller.
    """
    for size in range(most, _SMALLEST_TAG - 1, -2):
        right, low = (edge + around.overhang - size for edge in (block.right, block.bottom))
        places = ((right - by + up, low - up) for by in range(size) for up in range(by + 1))
        for x, y in places:
            if x >= least and _clear(segment, x + size // 2, y + size // 2, size // 2, around):
                return Box(x, y, size, size)
    return Box(block.right + around.overhang - most, block.bottom + around.overhang - most, most, most)


def _clear(segment: int, x: int, y: int, radius: int, around: _Around) -> bool:
    """Return whether a circle is off hub, spokes, the number of a segment, and other blocks' signs and tags."""
    numeral = _polar(_NUMERALS * _SCALE, segment)
    turn = math.atan2(y - MIDDLE[1], x - MIDDLE[0]) - angle(segment)
    off_spoke = math.dist((x, y), MIDDLE) * math.sin(math.pi / 6 - abs(math.remainder(turn, math.tau)))
    return (
        math.dist((x, y), MIDDLE) >= _AROUND_HUB + radius
        and math.dist((x, y), numeral) >= _NUMERAL + radius
        and off_spoke >= radius + _SPOKE
        and all(_off_sign(x, y, box) >= radius for box in around.blocks)
        and all(
            math.dist((x, y), (tag.x + tag.width / 2, tag.y + tag.height / 2)) >= radius + tag.width / 2
            for tag in around.tags
        )
    )


def _off_sign(x: int, y: int, box: Box) -> float:
    """Return the distance of a point from the sign of a block."""
    half = _SIGN * box.width
    across, down = abs(x - box.x - _SIGN_AT[0] * box.width), abs(y - box.y - _SIGN_AT[1] * box.width)
    return math.hypot(max(0, across - half), max(0, down - half))


def _step(steps: Sequence[tuple[int, int]], measure: int) -> int:
    """Return what holds from the highest step on that a measure reaches."""
    return next(found for step, found in steps if measure >= step)


def lay_tag(page: Page, what: str, tag: str, price: str, x: int, y: int, size: int, ground: str) -> None:
    """Lay out a tag with a price by its upper left corner."""
    colour, on = _TAGS[tag]
    page.icon(what, x, y, size, tag, ground, plate=True)
    middle = x + round(size * 27 / 56), y + round(size * 26.5 / 56)
    most = size if tag != "price-short" else round(size * _CUT)
    page.label(f"{what}/price", *middle, price, _step(_PRICES, most), colour, on, face="bold", anchor="m")


def _polar(radius: float, segment: int, further: float = 0) -> tuple[int, int]:
    turn = angle(segment) + further
    return round(MIDDLE[0] + radius * math.cos(turn)), round(MIDDLE[1] + radius * math.sin(turn))
