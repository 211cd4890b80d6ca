"""The wheel: a pile of each colour in its segments, its price and number on tabs, and the contents of the bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, NO_BLOCKS, Blocks
from bot.games.carrara.prospects import Prices
from render.engine import theme
from render.engine.layout import centre, choose_fitting, columns
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.dial import INNER, IVORY, MIDDLE, NUMERAL, NUMERALS_AT, OUTER, STONE, lay_marked
from render.games.carrara.parts.market.packing import BlockArea, BlockCell, pack

LINEN: Final = "#ecd7ac"
_SIDES: Final = 104, 85, 67, 58, 44, 34
"""The sides of blocks, the largest first: all in a segment are alike, and few sizes fill the cache little. The smallest
is for a purchase of one block of each of many colours, which leaves two piles of each.
"""
_TAB, _BELOW, _LOWEST = 0.44, 0.41, 30
"""The height of the tab with a price, which hangs down from its block, and the room for it below the sign, shares of
the block's side; and its least height.
"""
_COUNT: Final = 29, 26
"""The least size of the tab with a number, beside that with the price, or on small blocks above it."""
TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#31701e"),
    "price-short": (theme.WHITE, "#560f08"),
}
"""By tag: the colour of its price, and its own."""
_BOUGHT: Final = (5, "#5a3606"), (4, "#ffd863")
"""How far the parts of the golden frame around a purchase stick out, from back to front."""
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
    key: str
    number: int
    tag: str = ""
    price: str = ""
    bought: bool = False

    @property
    def sprite(self) -> str:
        """The sprite of its uppermost block, whose sign is above the tabs on it."""
        return self.key if self.key == "bag" else f"priced-{self.key}"


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
    """Lay out the blocks on the wheel and in the bag, with any chosen segment, 0 to 5.

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
    for segment, each in enumerate(piles):
        for pile, box in zip(each, _places(segment, len(each), any(pile.bought for pile in each)), strict=True):
            _lay_pile(page, pile, box)


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
            piles.append(_Pile(f"{what}/block/{key}/1", key, blocks[colour], tag, price))
        if bought[colour]:
            piles.append(_Pile(f"{what}/bought/{key}/1", key, bought[colour], tag, price, bought=True))
    if unknown:
        piles.append(_Pile(f"{what}/unknown", "bag", 1, "", str(unknown)))
    return piles


def _places(segment: int, number: int, framed: bool) -> Sequence[Box]:
    """Return where a number of blocks are in a segment, as large as they fit, apart if any has a frame."""

    def pack_in(side: int) -> Sequence[Box]:
        gap = min(8, side // 8) if framed else 2
        cell = BlockCell(side + gap, side + gap + _tab(side)[1], gap)
        found = pack(area, number, cell)
        return [Box(MIDDLE[0] + x + gap // 2, MIDDLE[1] + y + gap // 2, side, side) for x, y in found]

    area = BlockArea(segment, OUTER, INNER, NUMERAL, NUMERALS_AT)
    return choose_fitting(map(pack_in, _SIDES), lambda found: len(found) == number)


def _tab(side: int) -> tuple[int, int]:
    """Return the height of the tab at the foot of a block, and how much of it hangs down."""
    high = max(_LOWEST, int(_TAB * side))
    return high, high - min(int(_BELOW * side), side - _COUNT[1])


def _lay_pile(page: CarraraPage, pile: _Pile, box: Box) -> None:
    """Lay out a pile: its uppermost block before an edge of the one below, and its number and price on tabs."""
    what, on, short = pile.what, STONE, pile.tag == "price-short"
    for by, colour in _BOUGHT if pile.bought else ():
        page.plate(f"behind/frame/{by}/{what}", box.grown(by), colour, on, _ROUND + by, role=Role.GROUND)
        on = colour
    if short:
        # faded blocks would be lost on dark stone
        page.plate(f"behind/{what}", box, IVORY, STONE, _ROUND, role=Role.GROUND)
    elif pile.number > 1 and not pile.bought:
        at = box.x + _PEEK, box.y - _PEEK, box.width
        page.icon(f"behind/{what}/under", *at, pile.sprite, on, plate=True, role=Role.GROUND)
    page.icon(what, *box[:3], pile.sprite, on, plate=True, faded=short)
    high, hangs = _tab(box.width)
    foot = centre(box, high * 5 // 4, high)._replace(y=box.bottom + hangs - high)
    if pile.number > 1:
        tab = Box(foot.x, foot.y - _COUNT[1], *_COUNT)
        if 2 * _COUNT[0] <= box.width:
            tab, foot = columns(foot._replace(x=box.x, width=box.width), [0, 0])
            tab = tab._replace(height=high - 3)
        dark, number = theme.INK, page.say("picture-times", count=pile.number)
        page.plate(f"{what}/count", tab, dark, STONE, 7)
        words = *tab.middle, number, max(theme.SMALL, high * 7 // 8), theme.MARBLE, dark
        page.label(f"{what}/count/number", *words, face="narrow", anchor="m")
    if pile.tag:
        colour, on = TAGS[pile.tag]
        page.fill(f"{what}/tag", foot, pile.tag, STONE, plate=True)
        price = foot.mid_x, foot.mid_y - 1, pile.price, high * 21 // 20
        page.label(f"{what}/tag/price", *price, colour, on, face="bold", anchor="m")
    elif pile.price:
        y, size, said = box.y + box.width * 5 // 8, box.width // 2, page.say("picture-more", count=int(pile.price))
        x, size = box.mid_x, max(theme.SMALL, size)
        page.label(f"{what}/count", x, y, said, size, theme.INK, LINEN, face="bold", anchor="m")
