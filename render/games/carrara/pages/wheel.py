"""The wheel and what its viewer has to buy with: as it is now, or as it will be after turning."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.games.carrara.components import BLOCKS_ON_WHEEL, COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks, Colour
from bot.games.carrara.prospects import Prices, affordable, prices
from bot.games.carrara.view import SeatView, View
from bot.texts import Messages, texts
from bot.texts.games.carrara.describe import priced
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Icon, Label
from render.games.carrara.light import light_of
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.market.dial import lay_new_in, lay_stone, lay_turn
from render.games.carrara.parts.market.price_note import price_title
from render.games.carrara.parts.market.wheel import SegmentContent, lay_tag, lay_wheel, segment_contents
from render.games.carrara.parts.private.affordable import Offer, how_many, lay_affordable

COLUMN: Final = Box(634, 94, 442, 592)
"""What is on the right of the wheel."""
_MIDDLE: Final = 44
_COINS: Final = 84
"""The height of the seat's coins, above what they are enough for."""
_SPACE: Final = 14
_LEGEND: Final = 58
"""The height of the line in which tags are explained."""
_SAID: Final = theme.SMALL
_INSIDE: Final = 22
_SIZES: Final = (60, theme.LARGE), (52, 39), (44, theme.BODY), (36, theme.SMALL)
"""The side of a block and the size of its number, the largest that fit."""
_BESIDE: Final = 4
_APART = 34
"""Between two colours of the seat's blocks, at most, and at least beside their heading."""
_BADGE: Final = 64
_COIN: Final = 54
_EXPLAINED: Final = {"price-free": "picture-free", "price-short": "picture-short"}


def wheel_page(
    view: View, names: Sequence[str], language: str, coins: int | None = None, chosen: int | None = None
) -> Page:
    """Lay out the wheel as it is, with any chosen segment, 1 to 6; with `coins`, what they cannot pay for is faded."""
    place = None if chosen is None else chosen - 1
    title = price_title(Messages(texts(language, GAME)), view)
    return _lay(view, names, language, title, segment_contents(view.wheel), view.bag, prices(view), coins, place)


def next_wheel_page(view: View, names: Sequence[str], language: str) -> Page:
    """Lay out the wheel as it will be after turning; what comes from the bag is unknown."""
    coins = view.hand.coins if isinstance(view, SeatView) else None
    segments = next_segments(view)
    title = Messages(texts(language, GAME))("picture-cost-turned")
    page = _lay(view, names, language, title, segments, view.bag - segments[0].unknown, PRICES, coins)
    lay_turn(page, turned=True)
    if segments[0].unknown:
        lay_new_in(page, 0)
    return page


def turned(view: View) -> tuple[Blocks, ...]:
    """Return the wheel turned by one segment, without refilling it."""
    return (view.wheel[-1], *view.wheel[:-1])


def refill(view: View) -> int:
    """Return how many blocks would come from the bag if the wheel were turned."""
    return min(BLOCKS_ON_WHEEL - sum(map(sum, view.wheel)), view.bag)


def next_segments(view: View) -> tuple[SegmentContent, ...]:
    """Return the content of the segments after turning the wheel."""
    first, *others = turned(view)
    return (SegmentContent(first, unknown=refill(view)), *segment_contents(others))


def begin_page(view: View, names: Sequence[str], language: str, title: str) -> Page:
    """Lay out the ground with the empty wheel, and a title."""
    page = Page(view, names, language)
    page.height = theme.HEIGHT
    page.lay_ground(light_of(view))
    lay_stone(page)
    page.end_backdrop()
    left = theme.MARGIN
    if isinstance(view, SeatView):
        badge = page.badge("badge", left, _MIDDLE - 2 - _BADGE // 2, _BADGE, view.seat, theme.SKY)
        left = badge.right + 18
    page.label("title", left, _MIDDLE, title, theme.TITLE, theme.INK, theme.SKY, face="black")
    return page


def _lay(
    view: View,
    names: Sequence[str],
    language: str,
    title: str,
    segments: tuple[SegmentContent, ...],
    bag: int,
    charged: Prices | None,
    coins: int | None,
    chosen: int | None = None,
) -> Page:
    page = begin_page(view, names, language, title)
    lay_wheel(page, segments, bag, charged, coins, chosen)
    bottom = COLUMN.bottom
    if isinstance(view, SeatView):
        bottom -= _lay_blocks(page, view.hand.blocks) + _SPACE
    if coins is not None:
        _lay_coins(page, coins)
        if charged is not None:
            top = COLUMN.y + _COINS + _SPACE
            _lay_affordable(page, segments, charged, coins, chosen, COLUMN._replace(y=top, height=bottom - top))
    return page


def _explained(page: Page) -> dict[str, str]:
    """Return those of the tags with a shape of their own that are on the wheel, each with a price from there."""
    prices = {
        each.sprite: label.text
        for each, label in pairwise(page.elements)
        if isinstance(each, Icon) and each.sprite in _EXPLAINED and isinstance(label, Label)
    }
    return {tag: prices[tag] for tag in _EXPLAINED if tag in prices}


def _lay_coins(page: Page, coins: int) -> None:
    box = page.panel("coins/panel", COLUMN.x, COLUMN.y, COLUMN.width, _COINS)
    middle, head = box.y + box.height // 2, page.say("picture-own-coins")
    page.label("coins/head", box.x + _INSIDE, middle, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    sign = page.icon("coins/sign", box.right - _INSIDE - _COIN, middle - _COIN // 2, _COIN, "coin", theme.MARBLE)
    size = theme.HUGE if coins < 100 else theme.TITLE
    at = sign.x - 10, middle, str(coins), size, theme.INK, theme.MARBLE
    page.label("coins", *at, face="bold", anchor="r")


def _lay_affordable(
    page: Page, segments: Sequence[SegmentContent], charged: Prices, coins: int, chosen: int | None, box: Box
) -> None:
    """Lay out what the coins are enough for in each segment, and what some tags on the wheel mean."""
    shown = [
        Offer(segment, content.blocks, charged[segment], content.unknown)
        for segment, content in enumerate(segments)
        if any(content.blocks) or content.unknown
    ]
    tags = _explained(page)
    page.panel("affordable/panel", *box)
    room = box._replace(height=box.height - 8 - (_LEGEND if tags else 0))
    lay_affordable(page, shown, coins, chosen, room)
    if tags:
        page.plate("legend/line", Box(box.x + 18, room.bottom + 2, box.width - 36, 3), theme.EDGE, theme.MARBLE)
    left, middle = box.x + _INSIDE, room.bottom + 4 + _LEGEND // 2
    for tag, price in tags.items():
        box = lay_tag(page, f"legend/{tag}", tag, price, left, middle - 18, 72, theme.MARBLE)
        said, at = page.say(_EXPLAINED[tag]), box.right + 10
        left = page.label(f"legend/{tag}/said", at, middle, said, _SAID, theme.INK, theme.MARBLE).right + 26


def _lay_blocks(page: Page, blocks: Blocks) -> int:
    """Lay out the seat's blocks, each colour with its number, beside their heading or below it, and return how high."""
    head, inside, owned = page.say("picture-own-blocks"), COLUMN.width - 2 * _INSIDE, _owned(blocks)
    counts = [str(blocks[colour]) for colour in owned]
    beside = inside - ink(head, "serif", theme.BODY).advance - _APART
    one_line = bool(owned) and sum(_wide(counts, _SIZES[0])) + 14 * (len(owned) - 1) <= beside
    high, room = (84, beside) if one_line else (126, inside)
    box = page.panel("own/panel", COLUMN.x, COLUMN.bottom - high, COLUMN.width, high)
    upper = box.y + (high // 2 if one_line else 28)
    page.label("own/head", box.x + _INSIDE, upper, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    middle = box.y + high // 2 if one_line else box.bottom - 42
    if not owned:
        at = box.x + _INSIDE, middle, page.say("picture-alt-nothing")
        page.label("own/none", *at, theme.BODY, theme.SOFT, theme.MARBLE)
        return high
    side, size = next((each for each in _SIZES if sum(_wide(counts, each)) <= room), _SIZES[-1])
    wide = _wide(counts, (side, size))
    apart = min(_APART, (room - sum(wide)) // max(1, len(owned) - 1))
    left = box.right - _INSIDE - sum(wide) - apart * (len(owned) - 1) if one_line else box.x + _INSIDE
    for colour, count, width in zip(owned, counts, wide, strict=True):
        what = f"own/{colour.key}"
        icon = page.icon(what, left, middle - side // 2, side, f"block-{colour.key}", theme.MARBLE)
        at = icon.right + _BESIDE, middle, count
        page.label(f"{what}/count", *at, size, theme.INK, theme.MARBLE, face="bold")
        left += width + apart
    return high


def _owned(blocks: Blocks) -> list[Colour]:
    return [colour for colour in COLOURS if blocks[colour]]


def _wide(counts: Sequence[str], size: tuple[int, int]) -> list[int]:
    """Return how wide each block of this size is with its number."""
    side, high = size
    return [side + _BESIDE + ink(count, "bold", high).advance for count in counts]


def wheel_alt(view: View, language: str, coins: int | None = None, chosen: int | None = None) -> str:
    """Describe the blocks on the wheel and their prices, and which segment is chosen."""
    words = Words(texts(language, GAME), ())
    title = price_title(words.say, view)
    if chosen is not None:
        title = words.say("picture-alt-chosen", title=title, segment=words.say("segment", segment=chosen))
    charged = prices(view)
    said = [title + ":", *_segments(words, view.wheel, charged), words.say("picture-alt-bag", bag=view.bag)]
    if coins is not None:
        said += _coins(words, view.wheel, charged, coins)
    return " ".join([*said, *_own_blocks(words, view)])


def next_wheel_alt(view: View, language: str) -> str:
    """Describe the blocks that will be on the wheel after turning it, and their prices."""
    words = Words(texts(language, GAME), ())
    said = [words.say("picture-cost-turned") + ":", *_segments(words, turned(view), PRICES)]
    unknown = refill(view)
    said.append(words.say("picture-wheel-refill", count=unknown) + ".")
    said.append(words.say("picture-alt-bag", bag=view.bag - unknown))
    if isinstance(view, SeatView):
        said += _coins(words, turned(view), PRICES, view.hand.coins)
    return " ".join([*said, *_own_blocks(words, view)])


def _segments(words: Words, wheel: tuple[Blocks, ...], charged: Prices | None) -> list[str]:
    said = [
        words.say(
            "picture-alt-prices",
            segment=segment + 1,
            blocks=words.blocks(wheel[segment]) if charged is None else priced(words, wheel[segment], charged[segment]),
        )
        + "."
        for segment in range(SEGMENTS)
        if wheel[segment] != NO_BLOCKS
    ]
    return said or [words.say("picture-alt-nothing") + "."]


def _coins(words: Words, wheel: tuple[Blocks, ...], charged: Prices | None, coins: int) -> list[str]:
    """Say how many coins there are, and how many blocks of each segment they are enough for."""
    said = [words.say("picture-wheel-coins", coins=coins) + "."]
    found = [
        (segment + 1, affordable(blocks, charged[segment], coins))
        for segment, blocks in enumerate(wheel)
        if charged is not None and any(blocks)
    ]
    if not found:
        return said
    bought = [
        words.say("picture-alt-can-buy-of", segment=segment, many=how_many(words.say, each), coins=each.cost)
        for segment, each in found
    ]
    return [*said, words.say("picture-alt-can-buy", segments=", ".join(bought))]


def _own_blocks(words: Words, view: View) -> list[str]:
    if not isinstance(view, SeatView):
        return []
    return [words.say("picture-alt-own-blocks", blocks=words.blocks(view.hand.blocks))]
