"""The wheel and what its viewer has to buy with: as it is now, or as it will be after turning."""

from __future__ import annotations

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
_COINS: Final = 132
_REFILL: Final = 124
_SPACE: Final = 20
_EXPLAINED: Final = {"price-free": "picture-free", "price-short": "picture-short"}
_PILES: Final = (9, 19, 39)
"""Up to so many coins, piles one to three are shown."""


def wheel_page(view: View, language: str, coins: int | None = None, chosen: int | None = None) -> Page:
    """Lay out the wheel as it is, with any chosen segment, 1 to 6; with `coins`, what they cannot pay for is faded."""
    place = None if chosen is None else chosen - 1
    page = _lay(view, language, "picture-wheel", segment_contents(view.wheel), view.bag, prices(view), coins, place)
    if coins is not None:
        _lay_legend(page)
    return page


def next_wheel_page(view: View, language: str) -> Page:
    """Lay out the wheel as it will be after turning; what comes from the bag is unknown."""
    coins = view.hand.coins if isinstance(view, SeatView) else None
    segments = next_segments(view)
    unknown = segments[0].unknown
    page = _lay(view, language, "picture-wheel-next", segments, view.bag - unknown, PRICES, coins)
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
    if coins is not None:
        _lay_coins(page, coins)
    if isinstance(view, SeatView):
        _lay_blocks(page, view.hand.blocks)
    return page


def _lay_legend(page: Page) -> None:
    """Explain those of the tags with a shape of their own that are on the wheel, each with a price from there."""
    tags = {
        each.sprite: page.elements[place + 1]
        for place, each in enumerate(page.elements)
        if isinstance(each, Icon) and each.sprite in _EXPLAINED
    }
    if not tags:
        return
    box = page.panel("legend/panel", COLUMN.x, COLUMN.bottom - _REFILL, COLUMN.width, _REFILL)
    first = box.y + box.height // 2 - 52 * len(tags) // 2
    for row, tag in enumerate(each for each in _EXPLAINED if each in tags):
        y, price = first + row * 52 + 2, tags[tag]
        assert isinstance(price, Label)
        lay_tag(page, f"legend/{tag}", tag, price.text, box.x + 36, y, 48, theme.MARBLE)
        said = page.say(_EXPLAINED[tag])
        page.label(f"legend/{tag}/said", box.x + 100, y + 23, said, theme.SMALL, theme.INK, theme.MARBLE)


def _lay_refill(page: Page, unknown: int) -> None:
    box = page.panel("refill/panel", COLUMN.x, COLUMN.bottom - _REFILL, COLUMN.width, _REFILL)
    middle = box.y + box.height // 2
    bag = page.icon("refill/bag", box.x + 22, middle - 36, 72, "bag", theme.MARBLE)
    lines = wrapped(
        page.say("picture-wheel-refill", count=unknown), "sans", theme.SMALL, box.right - 22 - bag.right - 20, 3
    )
    for number, line in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * 36)
        page.label(f"refill/{number + 1}", bag.right + 20, y, line, theme.SMALL, theme.INK, theme.MARBLE)


def _lay_coins(page: Page, coins: int) -> None:
    box = page.panel("coins/panel", COLUMN.x, COLUMN.y, COLUMN.width, _COINS)
    middle = box.y + box.height // 2
    head = page.say("picture-own-coins")
    page.label("coins/head", box.x + 22, box.y + 38, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    lay_pile(page, "coins/pile", coins, Box(box.x + 18, box.y + 60, 118, 60), theme.MARBLE)
    page.label(
        "coins", box.right - 22, middle, str(coins), theme.HUGE, theme.INK, theme.MARBLE, face="bold", anchor="r"
    )


def _lay_blocks(page: Page, blocks: Blocks) -> None:
    y = COLUMN.y + _COINS + _SPACE
    box = page.panel("own/panel", COLUMN.x, y, COLUMN.width, COLUMN.bottom - _REFILL - _SPACE - y)
    head = page.say("picture-own-blocks")
    page.label("own/head", box.x + 22, box.y + 38, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    for colour in COLOURS:
        x, y = box.x + 22 + colour % 3 * 132, box.y + 80 + colour // 3 * 94
        what, count = f"own/{colour.key}", blocks[colour]
        icon = page.icon(what, x, y, 76, f"block-{colour.key}", theme.MARBLE, faded=not count)
        ink = theme.INK if count else theme.SOFT
        middle = y + icon.height // 2
        page.label(f"{what}/count", icon.right + 10, middle, str(count), theme.LARGE, ink, theme.MARBLE, face="bold")
