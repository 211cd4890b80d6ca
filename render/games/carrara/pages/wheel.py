"""The wheel and what its viewer has to buy with: as it is now, or as it will be after turning."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bot.games.carrara.components import BLOCKS_ON_WHEEL, COLOURS, PRICES, Blocks
from bot.games.carrara.view import SeatView, View
from render.engine import theme
from render.engine.fonts import wrapped
from render.engine.scene import Box, Icon, Label
from render.games.carrara.light import light_of
from render.games.carrara.page import Page
from render.games.carrara.parts.market.wheel import SegmentContent, lay_stone, lay_tag, lay_wheel, segment_contents
from render.games.carrara.prices import Prices, prices

COLUMN: Final = Box(648, 108, 428, 576)
"""What is on the right of the wheel."""
_MIDDLE: Final = 44
_BLOCKS: Final = 280
_REFILL: Final = 124
_SPACE: Final = 20
_ROW: Final = 70
"""The height of the row of each tag that is explained."""
_TAG: Final = 56
_SAID: Final = 40
_TWO_DIGITS: Final = 10
"""From which number of blocks on numbers are smaller."""
_ROOMY: Final = 180
"""The height from which on the number of coins is larger, and beside the pile."""
_MANY: Final = 84
_EXPLAINED: Final = {"price-free": "picture-free", "price-short": "picture-short"}
_PILES: Final = (9, 19, 39)
"""Up to so many coins, piles one to three are shown."""


def wheel_page(view: View, language: str, coins: int | None = None, chosen: int | None = None) -> Page:
    """Lay out the wheel as it is, with any chosen segment, 1 to 6; with `coins`, what they cannot pay for is faded."""
    place = None if chosen is None else chosen - 1
    page = _lay(view, language, "picture-wheel", segment_contents(view.wheel), view.bag, prices(view), coins, place)
    if coins is not None:
        _lay_coins(page, coins, COLUMN.bottom, _explained(page))
    if isinstance(view, SeatView):
        _lay_blocks(page, view.hand.blocks, COLUMN.bottom)
    return page


def next_wheel_page(view: View, language: str) -> Page:
    """Lay out the wheel as it will be after turning; what comes from the bag is unknown."""
    coins = view.hand.coins if isinstance(view, SeatView) else None
    segments = next_segments(view)
    unknown = segments[0].unknown
    page = _lay(view, language, "picture-wheel-next", segments, view.bag - unknown, PRICES, coins)
    if isinstance(view, SeatView):
        bottom = COLUMN.bottom - _REFILL - _SPACE
        _lay_coins(page, view.hand.coins, bottom, {})
        _lay_blocks(page, view.hand.blocks, bottom)
    _lay_refill(page, unknown)
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


def begin_page(view: View, language: str, title: str) -> Page:
    """Lay out the ground with the empty wheel, and a title."""
    page = Page(view, (), language)
    page.height = theme.HEIGHT
    page.lay_ground(light_of(view))
    lay_stone(page)
    page.end_backdrop()
    page.label("title", theme.MARGIN, _MIDDLE, title, theme.TITLE, theme.INK, theme.SKY, face="black")
    return page


def lay_pile(page: Page, what: str, coins: int, box: Box, on: str) -> None:
    """Let coins stand at the bottom of a box, in one to four piles according to their number."""
    if not coins:
        return
    pile = 1 + sum(coins > most for most in _PILES)
    width, height = {1: (84, 44), 2: (88, 56), 3: (114, 70), 4: (118, 92)}[pile]
    scale = min(1, box.width / width, box.height / height)
    width, height = int(width * scale), int(height * scale)
    page.icon(
        what, box.x + (box.width - width) // 2, box.bottom - height, width, f"coin-pile-{pile}", on, height=height
    )


def _lay(
    view: View,
    language: str,
    title: str,
    segments: tuple[SegmentContent, ...],
    bag: int,
    charged: Prices | None,
    coins: int | None,
    chosen: int | None = None,
) -> Page:
    page = begin_page(view, language, Page(view, (), language).say(title))
    lay_wheel(page, segments, bag, charged, coins, chosen)
    return page


def _explained(page: Page) -> dict[str, str]:
    """Return those of the tags with a shape of their own that are on the wheel, each with a price from there."""
    prices = {
        each.sprite: label.text
        for each, label in pairwise(page.elements)
        if isinstance(each, Icon) and each.sprite in _EXPLAINED and isinstance(label, Label)
    }
    return {tag: prices[tag] for tag in _EXPLAINED if tag in prices}


def _lay_refill(page: Page, unknown: int) -> None:
    box = page.panel("refill/panel", COLUMN.x, COLUMN.bottom - _REFILL, COLUMN.width, _REFILL)
    middle = box.y + box.height // 2
    bag = page.icon("refill/bag", box.x + 22, middle - 36, 72, "bag", theme.MARBLE)
    said, room = page.say("picture-wheel-refill", count=unknown), box.right - 22 - bag.right - 20
    size, lines = theme.BODY, wrapped(said, "sans", theme.BODY, room, 3)
    if len(lines) > 2:
        size, lines = theme.SMALL, wrapped(said, "sans", theme.SMALL, room, 3)
    for number, line in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * (size + 5))
        page.label(f"refill/{number + 1}", bag.right + 20, y, line, size, theme.INK, theme.MARBLE)


def _lay_coins(page: Page, coins: int, bottom: int, tags: dict[str, str]) -> None:
    """Lay out the coins above the blocks, and below them what some tags mean, each with a price."""
    box = page.panel("coins/panel", COLUMN.x, COLUMN.y, COLUMN.width, bottom - _BLOCKS - _SPACE - COLUMN.y)
    room = box._replace(height=box.height - _ROW * len(tags))
    middle, size = room.y + room.height // 2, theme.HUGE
    if room.height >= _ROOMY:
        middle, size = room.y + (room.height + 42) // 2, _MANY
    head = page.say("picture-own-coins")
    page.label("coins/head", box.x + 22, box.y + 38, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    pile = Box(box.x + 18, box.y + 60, 118, min(room.height - 72, middle + 46 - box.y - 60))
    lay_pile(page, "coins/pile", coins, pile, theme.MARBLE)
    page.label("coins", box.right - 22, middle, str(coins), size, theme.INK, theme.MARBLE, face="bold", anchor="r")
    if tags:
        page.plate("legend/line", Box(box.x + 18, room.bottom - 3, box.width - 36, 3), theme.EDGE, theme.MARBLE)
    for row, (tag, price) in enumerate(tags.items()):
        middle = room.bottom + row * _ROW + _ROW // 2 - 1
        lay_tag(page, f"legend/{tag}", tag, price, box.x + 47, middle - _TAG // 2, _TAG, theme.MARBLE)
        said = page.say(_EXPLAINED[tag])
        page.label(f"legend/{tag}/said", box.x + 136, middle, said, _SAID, theme.INK, theme.MARBLE)


def _lay_blocks(page: Page, blocks: Blocks, bottom: int) -> None:
    box = page.panel("own/panel", COLUMN.x, bottom - _BLOCKS, COLUMN.width, _BLOCKS)
    head = page.say("picture-own-blocks")
    page.label("own/head", box.x + 22, box.y + 38, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    size = theme.TITLE if max(blocks) < _TWO_DIGITS else theme.LARGE
    for colour in COLOURS:
        x, y = box.x + 22 + colour % 3 * 132, box.y + 80 + colour // 3 * 94
        what, count = f"own/{colour.key}", blocks[colour]
        icon = page.icon(what, x, y, 76, f"block-{colour.key}", theme.MARBLE, faded=not count)
        ink = theme.INK if count else theme.SOFT
        middle = y + icon.height // 2
        page.label(f"{what}/count", icon.right + 10, middle, str(count), size, ink, theme.MARBLE, face="bold")
