"""What is on the wheel: a pile of each colour in its segments with its price on a tab, and how many are in the bag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, NO_BLOCKS, Blocks
from bot.games.carrara.prospects import Prices
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import first_that_fits
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.dial import INNER, IVORY, MIDDLE, NUMERAL, NUMERALS_AT, OUTER, STONE, lay_marked
from render.games.carrara.parts.market.packing import BlockArea, BlockCell, pack

LINEN: Final = "#ecd7ac"
_SIDES: Final = range(112, 39, -4)
"""The sides of blocks, the largest first: few, as many sizes would crowd the cache."""
_TAB: Final = 0.36
"""The height of the tab with a price, a share of the side of its block."""
_HANGS: Final = 0.2
_CLEAR: Final = 0.61
"""How much of a tab is below its block at least: more if it would cover the foot of the sign, above this share."""
TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#31701e"),
    "price-short": (theme.WHITE, "#560f08"),
}
"""By tag: the colour of its price, and its own."""
_BOUGHT: Final = (5, "#5a3606"), (4, "#ffd863")
"""How far the parts of the golden frame around what is bought stick out, from back to front."""
_LOWEST: Final = 30
"""The least height of these tabs."""
_PEEK: Final = 5
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

    With `coins`, what they cannot pay for is faded and has a tag that says so; without prices there are no tags. If
    blocks are bought from the chosen segment, they have golden frames and the only tags, and other segments' are small.
    """
    if chosen is not None:
        lay_marked(page, "chosen", "segment-chosen", chosen)
    x, y = MIDDLE[0], MIDDLE[1] + 9
    page.label("bag/count", x, y, str(bag), theme.LARGE, theme.INK, LINEN, face="bold", anchor="m")
    buying = chosen is not None and any(segments[chosen].bought)
    for segment, content in enumerate(segments):
        if piles := _piles(content, segment, None if prices is None else prices[segment], coins, buying):
            _lay_piles(page, segment, piles, _SIDES if segment == chosen or not buying else _SIDES[-4:])


def _piles(
    content: SegmentContent, segment: int, prices: Sequence[int] | None, coins: int | None, buying: bool
) -> list[_Pile]:
    """List what lies in a segment, by colour; while something is bought, only that has prices."""
    blocks, bought, unknown = content
    what, piles = f"wheel/{segment + 1}", list[_Pile]()
    for colour in COLOURS:
        key, tag, price = colour.key, "", ""
        if prices is not None:
            price, short = str(prices[colour]), coins is not None and prices[colour] > coins
            tag = "price-short" if short else "price" if prices[colour] else "price-free"
        if blocks[colour]:
            pile = _Pile(f"{what}/block/{key}/1", f"block-{key}", blocks[colour])
            piles.append(pile if buying else pile._replace(tag=tag, price=price))
        if bought[colour]:
            piles.append(_Pile(f"{what}/bought/{key}/1", f"block-{key}", bought[colour], tag, price, bought=True))
    if unknown:
        piles.append(_Pile(f"{what}/unknown", "bag", 1, "", str(unknown)))
    return piles


def _lay_piles(page: CarraraPage, segment: int, piles: Sequence[_Pile], sides: Sequence[int]) -> None:
    """Lay out piles as large as there is room for."""
    gap = 8 if any(pile.bought for pile in piles) else 4
    most, priced = max(pile.number for pile in piles), any(pile.tag for pile in piles)
    field = BlockArea(segment, OUTER, INNER + 7 * (most > 1), 4, NUMERAL, NUMERALS_AT)
    side, places = _largest(field, len(piles), gap, most, priced, sides)
    for pile, (x, y) in zip(piles, places, strict=True):
        _lay_pile(page, pile, Box(MIDDLE[0] + x, MIDDLE[1] + y, side, side))


def _tab(side: int) -> tuple[int, int]:
    """Return the height of the tab at the foot of a block, and how much of it hangs down."""
    high = max(_LOWEST, round(_TAB * side))
    return high, max(round(_HANGS * high), high - round((1 - _CLEAR) * side))


@lru_cache(maxsize=512)
def _largest(
    field: BlockArea, piles: int, gap: int, most: int, priced: bool, sides: Sequence[int]
) -> tuple[int, Sequence[tuple[int, int]]]:
    """Return the largest side of so many blocks for which there is room, and where they are.

    All of these sides are tried: where some don't fit, larger ones may in another order of rows.
    """

    def cell(side: int) -> BlockCell:
        high, hangs = _tab(side)
        beside = max(gap, (_PEEK + 2) * (most > 1))
        if not priced:
            return BlockCell(side + beside, side + beside, beside)
        return BlockCell(side + beside, side + beside + hangs, beside, min(side, high * 3 // 2), hangs)

    found = ((side, cell(side), pack(field, piles, cell(side))) for side in sides)
    side, (width, _, beside, *_), places = first_that_fits(found, lambda each: bool(each[2]))
    return side, [(x + (width - side) // 2, y + beside // 2) for x, y in places]


def _lay_pile(page: CarraraPage, pile: _Pile, box: Box) -> None:
    """Lay out a pile: its uppermost block before an edge of the one below, and its number and price on tabs."""
    what, on, short = pile.what, STONE, pile.tag == "price-short"
    sprite = pile.sprite.replace("block", "priced") if pile.tag else pile.sprite
    for by, colour in _BOUGHT if pile.bought else ():
        page.plate(f"behind/frame/{by}/{what}", box.grown(by), colour, on, _ROUND + by, role=Role.GROUND)
        on = colour
    if short:
        # what is faded would be lost on dark stone
        page.plate(f"behind/{what}", box, IVORY, STONE, _ROUND, role=Role.GROUND)
    elif pile.number > 1 and not pile.bought:
        at = box.x + _PEEK, box.y - _PEEK, box.width
        page.icon(f"behind/{what}/under", *at, sprite, on, plate=True, role=Role.GROUND)
    page.icon(what, *box[:3], sprite, on, plate=True, faded=short)
    high, hangs = _tab(box.width)
    if pile.number > 1:
        # at the upper corner, as beside the price it would read as another digit of it
        dark, said = theme.INK, page.say("picture-times", count=pile.number)
        size, tall = max(theme.SMALL, high * 4 // 5), max(24, high * 4 // 5)
        corner = Box(box.x - _PEEK, box.y - _PEEK - 2, ink(said, "narrow", size).advance + 6, tall)
        page.plate(f"{what}/count", corner, dark, STONE, tall // 3)
        words = *corner.middle, said, size, theme.MARBLE, dark
        page.label(f"{what}/count/number", *words, face="narrow", anchor="m")
    if pile.tag:
        wide = min(box.width, high * 3 // 2)
        lay_tag(
            page, f"{what}/tag", pile.tag, pile.price, Box(box.mid_x - wide // 2, box.bottom - high + hangs, wide, high)
        )
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
