"""What is on the wheel: a pile of each colour in its segments with its price on a tab, and how many are in the bag."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import COLOURS, NO_BLOCKS, Blocks
from bot.games.carrara.prospects import Prices
from render.engine import theme
from render.engine.layout import centre, first_that_fits
from render.engine.scene import Box, Role
from render.games.carrara.changes import Changes
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.arrival import FRAME, lay_halo
from render.games.carrara.parts.market.dial import INNER, IVORY, MIDDLE, NUMERAL, NUMERALS_AT, OUTER, STONE, lay_marked
from render.games.carrara.parts.market.packing import BlockArea, pack

LINEN: Final = "#ecd7ac"
_SIDES: Final = range(112, 39, -2)
"""The sides of blocks, the largest first."""
_STRIP: Final = 0.4
"""The height of a block's number at its corner, and of its price at its foot, a share of its side."""
TAGS: Final = {
    "price": (theme.INK, "#fbf4e0"),
    "price-free": (theme.WHITE, "#31701e"),
    "price-short": (theme.WHITE, "#560f08"),
}
"""By tag: the colour of its price, and its own."""
_BOUGHT: Final = (6, "#5a3606"), (4, "#ffd863")
"""How far the parts of the golden frame around what is bought stick out, from back to front."""
_LOWEST: Final = 28
"""The least height of these."""
_PEEK, _OVER = 5, 3
"""How much of the block below is seen beside the uppermost of a pile, and how far its number sticks out."""
_ROUND: Final = 12


class SegmentContent(NamedTuple):
    """The content of a segment."""

    blocks: Blocks
    gone: Blocks = NO_BLOCKS
    """Those that were bought, or in a preview will be."""
    unknown: int = 0
    drawn: Blocks = NO_BLOCKS
    """Those of the blocks that came from the bag in the turns that are shown."""


class _Pile(NamedTuple):
    """Equal blocks, and the tag with their price, if they have one; of a bag how many come from it."""

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
    page: CarraraPage,
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
    x, y = MIDDLE[0], MIDDLE[1] + 9
    page.label("bag/count", x, y, str(bag), theme.LARGE, theme.INK, LINEN, face="bold", anchor="m")
    buying = chosen is not None and any(segments[chosen].gone)
    for segment, content in enumerate(segments):
        charged = None if prices is None else prices[segment]
        piles = _piles(content, segment, None if buying else charged, coins)
        if buying:
            piles = [_in_preview(pile, charged) for pile in piles]
        if piles:
            _lay_piles(page, segment, piles)


def _in_preview(pile: _Pile, charged: Sequence[int] | None) -> _Pile:
    """Show what is bought as the blocks it consists of, with any prices, and everything else pale."""
    if not pile.sprite.startswith("gone-"):
        return pile._replace(pale=not pile.price)
    key = pile.sprite.removeprefix("gone-")
    bought = pile._replace(sprite=f"block-{key}", bought=True)
    if charged is None:
        return bought
    price = next(charged[colour] for colour in COLOURS if colour.key == key)
    return bought._replace(tag="price" if price else "price-free", price=str(price))


def _piles(content: SegmentContent, segment: int, prices: Sequence[int] | None, coins: int | None) -> list[_Pile]:
    """List what lies in a segment, by colour; where it is much, not what is gone of a colour that is still there."""
    blocks, gone, unknown, drawn = content
    what, piles = f"wheel/{segment + 1}", list[_Pile]()
    crowded = sum(count > 0 for count in blocks) + sum(map(bool, gone)) + (unknown > 0) > len(COLOURS)
    for colour in COLOURS:
        tag, price = "", ""
        if prices is not None:
            price, short = str(prices[colour]), coins is not None and prices[colour] > coins
            tag = "price-short" if short else "price" if prices[colour] else "price-free"
        if blocks[colour] > 0:
            name, sprite, fresh = f"{what}/block/{colour.key}/1", f"block-{colour.key}", drawn[colour] > 0
            piles.append(_Pile(name, sprite, blocks[colour], tag, price, fresh))
        if gone[colour] and not (crowded and blocks[colour]):
            piles.append(_Pile(f"{what}/gone/{colour.key}/1", f"gone-{colour.key}", gone[colour]))
    if unknown:
        piles.append(_Pile(f"{what}/unknown", "bag", 1, "", str(unknown), fresh=True))
    return piles


def _lay_piles(page: CarraraPage, segment: int, piles: Sequence[_Pile]) -> None:
    """Lay out piles as large as there is room for."""
    gap = 14 if any(pile.bought for pile in piles) else 10 if any(pile.fresh for pile in piles) else 4
    side, places = _largest(BlockArea(segment, OUTER - 3, INNER + 3, 5, NUMERAL, NUMERALS_AT), len(piles), gap)
    for pile, (x, y) in zip(piles, places, strict=False):
        _lay_pile(page, pile, Box(MIDDLE[0] + x + gap // 2, MIDDLE[1] + y + gap // 2, side, side))


@lru_cache(maxsize=512)
def _largest(field: BlockArea, piles: int, gap: int) -> tuple[int, Sequence[tuple[int, int]]]:
    """Return the largest side of so many blocks for which there is room, and where they are.

    All sides are tried: where some don't fit, larger ones may in another order of rows.
    """
    found = ((side, pack(field, piles, side + gap, side + gap)) for side in _SIDES)
    return first_that_fits(found, lambda each: bool(each[1]))


def _lay_pile(page: CarraraPage, pile: _Pile, box: Box) -> None:
    """Lay out a pile: its uppermost block before an edge of the one below, its number at a corner, its price below."""
    what, on, short, sprite = pile.what, STONE, pile.tag == "price-short", pile.sprite
    if pile.tag:
        sprite = sprite.replace("block", "priced" if pile.number == 1 else "piled")
    if pile.fresh:
        lay_halo(page, what, box, STONE, _ROUND)
    for by, colour in _BOUGHT if pile.bought else ():
        page.plate(f"behind/frame/{by}/{what}", box.grown(by), colour, on, _ROUND + by, role=Role.GROUND)
        on = colour
    if pile.fresh or short or pile.pale:
        # what is pale would be lost on dark stone
        page.plate(f"behind/{what}", box, IVORY, FRAME if pile.fresh else STONE, _ROUND, role=Role.GROUND)
    elif pile.number > 1 and not pile.bought and not sprite.startswith("gone-"):
        at = box.x + _PEEK, box.y - _PEEK, box.width
        page.icon(f"behind/{what}/under", *at, sprite, on, plate=True, role=Role.GROUND)
    page.icon(what, *box[:3], sprite, on, plate=True, faded=short, pale=pile.pale)
    high = max(_LOWEST, round(_STRIP * box.height))
    foot = Box(box.x, box.bottom - high + 1, box.width - 2, high)
    if pile.number > 1:
        wide = high * 21 // 20
        plate = Box(box.right - wide + _OVER, box.y - _OVER, wide, high) if pile.tag else centre(foot, wide, high)
        page.plate(f"{what}/count", plate, theme.INK, STONE, high // 3)
        (x, y), said = plate.middle, page.say("picture-times", count=pile.number)
        size, on = max(theme.SMALL, high - 2), theme.INK
        page.label(f"{what}/count/number", x, y, said, size, theme.MARBLE, on, face="narrow", anchor="m")
    if pile.tag:
        lay_tag(page, f"{what}/tag", pile.tag, pile.price, centre(foot, high * 3 // 2, high))
    elif pile.price:
        y, size, said = box.y + box.width * 5 // 8, box.width // 2, page.say("picture-more", count=int(pile.price))
        x, size = box.mid_x, max(theme.SMALL, size)
        page.label(f"{what}/count", x, y, said, size, theme.INK, LINEN, face="bold", anchor="m")


def lay_tag(page: CarraraPage, what: str, tag: str, price: str, box: Box, ground: str = STONE) -> Box:
    """Lay out a tag with a price."""
    colour, on = TAGS[tag]
    page.fill(what, box, tag, ground, plate=True)
    x, y = box.middle
    page.label(f"{what}/price", x, y, price, max(theme.SMALL, box.height), colour, on, face="bold", anchor="m")
    return box
