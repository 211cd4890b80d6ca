"""What is on the wheel: the blocks in its segments with their prices, and how many are in the bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, NO_BLOCKS, Blocks
from bot.games.carrara.prospects import Prices
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.changes import Changes
from render.games.carrara.page import Page
from render.games.carrara.parts.market.arrival import FRAME, lay_halo
from render.games.carrara.parts.market.dial import INNER, IVORY, MIDDLE, NUMERAL, NUMERALS_AT, OUTER, STONE, lay_marked
from render.games.carrara.parts.market.packing import Field, largest, places
from render.games.carrara.parts.market.tags import Around, hung, lay_tag, step

LINEN: Final = "#ecd7ac"
_BAG_COUNT: Final = 9
"""How far below the middle the count of the bag is."""
_USUAL: Final = 76
"""The side of blocks where at least three have room, in pixels; more are as large as there is room for."""
_LARGEST: Final = 92
"""The largest side of blocks that are bought, which stand out, and of a bag."""
_SINGLE: Final = 6
"""Up to so many blocks of a segment are laid one by one, and more in piles of a colour."""
_GAP: Final = 4
"""Between blocks, where there is room for it."""
_LEAST_TAGGED: Final = 44
"""From this side on blocks that are bought have tags."""
_SPARE: Final = 8
"""The least space around numbers of piles, and around golden frames."""
_BOUGHT: Final = (6, "#5a3606"), (4, "#ffd863")
"""How far the parts of the golden frame around what is bought stick out, from back to front."""
_COUNT: Final = 4
"""How far the number of a pile sticks out below."""
_SIGNED: Final = 84
"""Piles of at least this side have a sign before their number."""
_TAGS_BY_SIDE: Final = ((90, 56), (70, 50), (56, 46), (0, 36))
"""From which side of a block on its tag has which size."""
_COUNT_PLATE: Final = 26, 32
_COUNT_INSIDE: Final = 2
"""The height of the plate with the number of a pile, the size of the number, and the space on both sides of it."""
_PILE_TAG: Final = 44
"""The largest tag of a pile, beside its number."""
_UNKNOWN: Final = 0.54
"""The size of the number of blocks that will come from the bag, as a share of its side."""
_OVERHANG: Final = 12, 8
_MOST_OVERHANG: Final = 18, 12
"""How far a tag hangs out on the right and below: there it hides no sign, and further if blocks are apart."""
_HALO_RADIUS: Final = 12
_OFF_RIM: Final = 3
_OFF_HUB: Final = 4
_OFF_SPOKE: Final = 8.4
_CLOSE_TO_SPOKE: Final = 6.4
_FEW: Final = 3
"""Between a block and the rim, the hub, and the middle of a spoke, which is 5 wide; more than a few need more room."""


class SegmentContent(NamedTuple):
    """The content of a segment."""

    blocks: Blocks
    gone: Blocks = NO_BLOCKS
    """Those that were bought, or in a preview will be."""
    unknown: int = 0
    drawn: Blocks = NO_BLOCKS
    """Those of the blocks that came from the bag in the turns that are shown."""


class _Cell(NamedTuple):
    """A block or a pile of blocks, and its tag with the price, if it has one; of a bag how many come from it."""

    what: str
    sprite: str
    number: int
    tag: str = ""
    price: str = ""
    fresh: bool = False
    bought: bool = False
    pale: bool = False


def segment_contents(wheel: Sequence[Blocks], changes: Changes | None = None) -> tuple[SegmentContent, ...]:
    """Pair the blocks on the wheel with what has changed there."""
    if changes is None:
        return tuple(SegmentContent(blocks) for blocks in wheel)
    return tuple(
        SegmentContent(blocks, gone, drawn=drawn)
        for blocks, gone, drawn in zip(wheel, changes.taken, changes.drawn, strict=True)
    )


def lay_wheel(
    page: Page,
    segments: Sequence[SegmentContent],
    bag: int,
    prices: Prices | None,
    coins: int | None = None,
    chosen: int | None = None,
) -> None:
    """Lay out what is on the wheel and in the bag, with any chosen segment, 0 to 5.

    With `coins`, what they cannot pay for is faded and has a tag that says so; without prices there are no tags. If
    blocks are bought from the chosen segment, they have golden frames and the only tags, and all others are pale.
    """
    if chosen is not None:
        lay_marked(page, "chosen", "segment-chosen", chosen)
    x, y = MIDDLE[0], MIDDLE[1] + _BAG_COUNT
    page.label("bag/count", x, y, str(bag), theme.LARGE, theme.INK, LINEN, face="bold", anchor="m")
    buying = chosen is not None and any(segments[chosen].gone)
    for segment, content in enumerate(segments):
        charged = None if prices is None else prices[segment]
        cells = _in_preview(content, segment, charged) if buying else _cells(content, segment, charged, coins)
        if not cells:
            continue
        most = largest(_field(segment, cells), len(cells))
        alone = any(cell.bought for cell in cells) or all(not cell.tag and cell.price for cell in cells)
        side = min(_LARGEST if alone else _USUAL, most - _gap(cells))
        if side < _LEAST_TAGGED:
            cells = [_untagged(cell) if cell.bought else cell for cell in cells]
        _lay_cells(page, segment, cells, side, min(most, side + _GAP))


def _in_preview(content: SegmentContent, segment: int, charged: Sequence[int] | None) -> list[_Cell]:
    """Show what is bought as the blocks it consists of, with any prices, and everything else pale."""
    return [
        _bought(cell, charged) if cell.sprite.startswith("gone-") else cell._replace(pale=not cell.price)
        for cell in _cells(content, segment, None, None)
    ]


def _bought(cell: _Cell, charged: Sequence[int] | None) -> _Cell:
    key = cell.sprite.removeprefix("gone-")
    if charged is None:
        return cell._replace(sprite=f"block-{key}", bought=True)
    price = next(charged[colour] for colour in COLOURS if colour.key == key)
    tag = "price" if price else "price-free"
    return cell._replace(sprite=f"priced-{key}", tag=tag, price=str(price), bought=True)


def _untagged(cell: _Cell) -> _Cell:
    """Leave out the price of a block that is bought: it is so small that nothing else would be seen of it."""
    return cell._replace(sprite=cell.sprite.replace("priced-", "block-"), tag="", price="")


def _gap(cells: Sequence[_Cell]) -> int:
    """Return the least space between blocks: for golden frames, for the numbers of piles, and around a bag."""
    return _SPARE if _has_piles(cells) or any(cell.bought for cell in cells) else 0


def _has_piles(cells: Sequence[_Cell]) -> bool:
    return any(cell.number > 1 or (cell.price and not cell.tag) for cell in cells)


def _field(segment: int, cells: Sequence[_Cell]) -> Field:
    margin = _OFF_SPOKE if len(cells) <= _FEW and not _has_piles(cells) else _CLOSE_TO_SPOKE
    return Field(segment, OUTER - _OFF_RIM, INNER + _OFF_HUB, margin, NUMERAL, NUMERALS_AT)


def _cells(content: SegmentContent, segment: int, prices: Sequence[int] | None, coins: int | None) -> list[_Cell]:
    """List what to lay in a segment: blocks one by one, or if there are many, in piles."""
    blocks, gone, unknown, drawn = content
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
            fresh = drawn[colour] > 0 if not single else number >= blocks[colour] - drawn[colour]
            cells.append(_Cell(name, f"{kind}-{colour.key}", count, tag, price, fresh))
        if not single and blocks[colour]:
            continue
        for number, count in enumerate(_divided(gone[colour], single)):
            cells.append(_Cell(f"{what}/gone/{colour.key}/{number + 1}", f"gone-{colour.key}", count))
    if unknown:
        cells.append(_Cell(f"{what}/unknown", "bag", 1, "", str(unknown), fresh=True))
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
        if cell.fresh:
            lay_halo(page, cell.what, box, STONE, _HALO_RADIUS)
            page.plate(f"behind/{cell.what}", box, IVORY, FRAME, _HALO_RADIUS)
        on = STONE
        for by, colour in _BOUGHT if cell.bought else ():
            page.plate(f"behind/frame/{by}/{cell.what}", box.grown(by), colour, on, _HALO_RADIUS + by)
            on = colour
    for cell, box in laid:
        short, on = cell.tag == "price-short", _BOUGHT[-1][1] if cell.bought else STONE
        page.icon(cell.what, *box[:3], cell.sprite, on, plate=True, faded=short, pale=cell.pale)
    tags: tuple[Box, ...] = ()
    overhang = _overhang(cells, pitch - side)
    for cell, box in laid:
        others = tuple(other for _, other in laid if other != box)
        tags += _lay_additions(page, segment, cell, box, Around(overhang, others, tags))


def _overhang(cells: Sequence[_Cell], apart: int) -> tuple[int, int]:
    """Return how far tags may hang out on the right and below; the numbers of piles leave no room for it."""
    if len(cells) == 1:
        return _MOST_OVERHANG
    over = (0, 0) if _has_piles(cells) else _OVERHANG
    return min(over[0] + apart, _MOST_OVERHANG[0]), min(over[1] + apart, _MOST_OVERHANG[1])


def _lay_additions(page: Page, segment: int, cell: _Cell, box: Box, around: Around) -> tuple[Box, ...]:
    """Lay out the number of a pile, and a tag, and return the tag's box if there is one."""
    left, most = box.x, step(_TAGS_BY_SIDE, box.width)
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
    tag = hung(segment, box, left, min(most, box.right + around.overhang[0] - left), around)
    lay_tag(page, f"{cell.what}/tag", cell.tag, cell.price, *tag[:3], STONE)
    return (tag,)
