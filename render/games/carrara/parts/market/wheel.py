"""What is on the wheel: a pile of each colour in its segments, its price and number on tabs, and what the bag holds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, NO_BLOCKS, Blocks
from bot.games.carrara.prospects import Prices
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import choose_fitting
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.dial import INNER, IVORY, MIDDLE, NUMERAL, NUMERALS_AT, OUTER, STONE, lay_marked
from render.games.carrara.parts.market.packing import BlockArea, BlockCell, pack

LINEN: Final = "#ecd7ac"
_SIDES: Final = 84, 68, 61, 54, 44, 34
"""The sides of blocks, the largest first: all on a wheel are alike, and few sizes fill the cache little. The smallest
is for a purchase of one block of each of many colours, which leaves two piles of each.
"""
_MARGIN: Final = 1
"""How far the corners of blocks, which are round, are from the lines of brass."""
_TAB, _LOWEST = 0.41, 28
"""The height of the tabs with a price and a number, a share of the side of their block, below its sign; and their least
height, for which they hang down from small blocks.
"""
_OVERHANG, _PADDING = 1, 8
"""How far both tabs may stick out of a block at each side, and the space beside a price on its tab."""
TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#31701e"),
    "price-short": (theme.WHITE, "#560f08"),
}
"""By tag: the colour of its price, and its own."""
_BOUGHT: Final = (5, "#5a3606"), (4, "#ffd863")
"""How far the parts of the golden frame around what is bought stick out, from back to front."""
_PEEK: Final = 4
"""How much of the block below is seen beside the uppermost of a pile."""
_ROUND: Final = 12


class SegmentContent(NamedTuple):
    """The content of a segment."""

    blocks: Blocks
    bought: Blocks = NO_BLOCKS
    """Those that are bought in a preview."""
    unknown: int = 0


class _Pile(NamedTuple):
    """Equal blocks, and the tag with their price, if they have one; of a bag how many come from it."""

    what: str
    sprite: str
    number: int
    tag: str = ""
    price: str = ""
    bought: bool = False


def segment_contents(wheel: Sequence[Blocks]) -> tuple[SegmentContent, ...]:
    """Return the segments with the blocks on the wheel."""
    return tuple(map(SegmentContent, wheel))


def lay_wheel(
    page: CarraraPage,
    segments: Sequence[SegmentContent],
    bag: int,
    prices: Prices | None,
    coins: int | None = None,
    chosen: int | None = None,
) -> None:
    """Lay out what is on the wheel and in the bag, with any chosen segment, 0 to 5.

    With `coins`, what they cannot pay for is faded and has a tag that says so; without prices there are no tags. What
    is bought has golden frames.
    """
    if chosen is not None:
        lay_marked(page, "chosen", "segment-chosen", chosen)
    x, y = MIDDLE[0], MIDDLE[1] + 9
    page.label("bag/count", x, y, str(bag), theme.LARGE, theme.INK, LINEN, face="bold", anchor="m")
    piles = [
        _piles(content, segment, None if prices is None else prices[segment], coins)
        for segment, content in enumerate(segments)
    ]
    filled = [(segment, len(each), any(pile.bought for pile in each)) for segment, each in enumerate(piles) if each]
    side = choose_fitting(_SIDES, lambda side: all(_places(*each, side) for each in filled))
    for segment, number, framed in filled:
        for pile, (x, y) in zip(piles[segment], _places(segment, number, framed, side), strict=True):
            _lay_pile(page, pile, Box(MIDDLE[0] + x, MIDDLE[1] + y, side, side))


def _piles(content: SegmentContent, segment: int, prices: Sequence[int] | None, coins: int | None) -> list[_Pile]:
    """List what lies in a segment, by colour."""
    blocks, bought, unknown = content
    what, piles = f"wheel/{segment + 1}", list[_Pile]()
    for colour in COLOURS:
        key, tag, price = colour.key, "", ""
        if prices is not None:
            price, short = str(prices[colour]), coins is not None and prices[colour] > coins
            tag = "price-short" if short else "price" if prices[colour] else "price-free"
        if blocks[colour]:
            piles.append(_Pile(f"{what}/block/{key}/1", f"priced-{key}", blocks[colour], tag, price))
        if bought[colour]:
            piles.append(_Pile(f"{what}/bought/{key}/1", f"priced-{key}", bought[colour], tag, price, bought=True))
    if unknown:
        piles.append(_Pile(f"{what}/unknown", "bag", 1, "", str(unknown)))
    return piles


def _tab(side: int) -> tuple[int, int]:
    """Return the height of the tabs at the foot of a block, and how much of them hangs down."""
    below = int(_TAB * side)
    return max(_LOWEST, below), max(0, _LOWEST - below)


def _places(segment: int, number: int, framed: bool, side: int) -> Sequence[tuple[int, int]]:
    """Return where so many blocks of a side are in a segment, apart if any has a frame; nothing without room."""
    area, gap = BlockArea(segment, OUTER, INNER, _MARGIN, NUMERAL, NUMERALS_AT), min(8, side // 8) if framed else 2
    cell = BlockCell(side + gap, side + gap + _tab(side)[1], gap)
    return [(x + gap // 2, y + gap // 2) for x, y in pack(area, number, cell)]


def _lay_pile(page: CarraraPage, pile: _Pile, box: Box) -> None:
    """Lay out a pile: its uppermost block before an edge of the one below, and its number and price on tabs."""
    what, on, short = pile.what, STONE, pile.tag == "price-short"
    for by, colour in _BOUGHT if pile.bought else ():
        page.plate(f"behind/frame/{by}/{what}", box.grown(by), colour, on, _ROUND + by, role=Role.GROUND)
        on = colour
    if short:
        # what is faded would be lost on dark stone
        page.plate(f"behind/{what}", box, IVORY, STONE, _ROUND, role=Role.GROUND)
    elif pile.number > 1 and not pile.bought:
        at = box.x + _PEEK, box.y - _PEEK, box.width
        page.icon(f"behind/{what}/under", *at, pile.sprite, on, plate=True, role=Role.GROUND)
    page.icon(what, *box[:3], pile.sprite, on, plate=True, faded=short)
    high, hangs = _tab(box.width)
    number, aside, wide = page.say("picture-times", count=pile.number), 0, high * 5 // 4 if pile.tag else 0
    if pile.number > 1:
        size = max(theme.SMALL, high)
        aside, least = ink(number, "narrow", size).advance, ink(pile.price, "bold", size).advance
        spare = max(0, box.width + 2 * _OVERHANG - aside - least)
        aside += min(box.width // 10, spare // 3)
        wide = min(wide, max(box.width - aside, least + min(_PADDING, spare * 2 // 3)))
    foot = Box(box.mid_x - (wide + aside) // 2, box.bottom - high + hangs, aside, high)
    if aside:
        dark = theme.INK
        page.plate(f"{what}/count", foot, dark, STONE, high // 4)
        words = *foot.middle, number, max(theme.SMALL, high), theme.MARBLE, dark
        page.label(f"{what}/count/number", *words, face="narrow", anchor="m")
    if pile.tag:
        lay_tag(page, f"{what}/tag", pile.tag, pile.price, foot._replace(x=foot.right, width=wide))
    elif pile.price:
        y, size, said = box.y + box.width * 5 // 8, box.width // 2, page.say("picture-more", count=int(pile.price))
        x, size = box.mid_x, max(theme.SMALL, size)
        page.label(f"{what}/count", x, y, said, size, theme.INK, LINEN, face="bold", anchor="m")


def lay_tag(page: CarraraPage, what: str, tag: str, price: str, box: Box) -> Box:
    """Lay out a tag with a price."""
    colour, on = TAGS[tag]
    page.fill(what, box, tag, STONE, plate=True)
    x, y = box.middle
    page.label(f"{what}/price", x, y, price, max(theme.SMALL, box.height), colour, on, face="bold", anchor="m")
    return box
