"""Preview of a purchase: the wheel without the blocks, their prices, and what the seat has before and after."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.actions import TakeBlocks
from bot.games.carrara.components import COLOURS, PRICES, Blocks, Colour, minus, plus, price
from bot.games.carrara.position import Phase
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.pages.wheel import COLUMN, begin_page, next_segments
from render.games.carrara.parts.market.wheel import SegmentContent, lay_wheel, segment_contents
from render.games.carrara.words.words import Words

_HEAD: Final = 56
_ROW: Final = 50
_CHANGE: Final = 330
"""Where the arrows of what changes are, from the left of the column."""
_PRICE: Final = 236
"""Where prices end."""
_ARROW: Final = 34
_COIN: Final = 54


def purchase_page(view: SeatView, action: TakeBlocks, language: str) -> Page:
    """Lay out the effect of a purchase."""
    page = begin_page(view, language, purchase_title(Words(texts(language, GAME), ()), view, action))
    segments, bag = _after(view, action)
    lay_wheel(page, segments, bag, PRICES, chosen=action.segment - 1)
    if unturned(view):
        page.icon("wheel/unturned", 36, 100, 84, "wheel-stayed", page.ground)
    y = _lay_bill(page, view, action)
    _lay_coins(page, view.hand.coins, price(action.segment, action.blocks), y)
    return page


def unturned(view: SeatView) -> bool:
    """Return whether the wheel stays as it is: with the expansion, buying before turning means not turning."""
    return view.phase is Phase.ACTION and view.cards is not None


def purchase_title(words: Words, view: SeatView, action: TakeBlocks) -> str:
    """Say from where blocks are bought."""
    key = "picture-purchase-unturned" if unturned(view) else "picture-purchase"
    return words.say(key, segment=words.say("segment", segment=action.segment))


def left_in_segment(view: SeatView, action: TakeBlocks) -> Blocks:
    """Return the blocks that stay in the segment."""
    return _after(view, action)[0][action.segment - 1].blocks


def _after(view: SeatView, action: TakeBlocks) -> tuple[tuple[SegmentContent, ...], int]:
    """Return the segments and the bag after the purchase; if the wheel is still to turn, it turns first."""
    segments, bag = segment_contents(view.wheel), view.bag
    if view.phase is Phase.ACTION and not unturned(view):
        segments = next_segments(view)
        bag -= segments[0].unknown
    place = action.segment - 1
    bought = segments[place]._replace(blocks=minus(segments[place].blocks, action.blocks), gone=action.blocks)
    return (*segments[:place], bought, *segments[place + 1 :]), bag


def _lay_bill(page: Page, view: SeatView, action: TakeBlocks) -> int:
    """Lay out a row a colour, with what is bought, its price, and how many the seat has, and return where they end."""
    box = page.panel("bill/panel", COLUMN.x, COLUMN.y, COLUMN.width, _HEAD + len(COLOURS) * _ROW + 12)
    for key, x, anchor in (("bought", 16, "l"), ("bought-price", _PRICE, "r"), ("bought-have", box.width - 16, "r")):
        said, y = page.say(f"picture-{key}"), box.y + _HEAD // 2
        page.label(
            f"bill/{key}", box.x + x, y, said, theme.SMALL, theme.SOFT, theme.MARBLE, face="serif", anchor=anchor
        )
    after = plus(view.hand.blocks, action.blocks)
    for colour in COLOURS:
        middle = box.y + _HEAD + colour * _ROW + _ROW // 2
        _lay_row(page, action, colour, box, middle, not after[colour])
        _lay_change(page, f"own/{colour.key}", box.x + _CHANGE, middle, view.hand.blocks[colour], after[colour])
    return box.bottom


def _lay_row(page: Page, action: TakeBlocks, colour: Colour, box: Box, middle: int, faded: bool) -> None:
    what, ground, count = f"bill/{colour.key}", theme.MARBLE, action.blocks[colour]
    page.icon(what, box.x + 16, middle - 23, 46, f"block-{colour.key}", ground, faded=faded)
    if count:
        times = page.say("picture-times", count=count)
        page.label(f"{what}/count", box.x + 74, middle, times, theme.BODY, theme.INK, ground, face="bold")
        price = count * PRICES[action.segment - 1][colour]
        _lay_sum(page, f"{what}/price", price, box.x + _PRICE, middle, theme.BODY)


def _lay_sum(page: Page, what: str, coins: int, right: int, middle: int, size: int) -> None:
    side = size + 3
    page.icon(f"{what}/sign", right - side, middle - side // 2, side, "coin", theme.MARBLE)
    x = right - side - 6
    page.label(what, x, middle, str(coins), size, theme.INK, theme.MARBLE, face="bold", anchor="r")


def _lay_change(
    page: Page,
    what: str,
    centre: int,
    middle: int,
    before: int,
    after: int,
    sizes: tuple[int, int] = (theme.BODY, theme.LARGE),
) -> None:
    """Lay out a number, or those before and after a change, in their sizes."""
    on = theme.MARBLE
    if before == after:
        ink = theme.INK if after else theme.SOFT
        page.label(f"{what}/count", centre + 26, middle, str(after), sizes[0], ink, on, face="bold")
        return
    height = _ARROW * 5 // 8
    page.label(f"{what}/before", centre - 26, middle, str(before), sizes[0], theme.INK, on, face="bold", anchor="r")
    page.icon(f"{what}/to", centre - _ARROW // 2, middle - height // 2, _ARROW, "arrow", on, height=height)
    page.label(f"{what}/after", centre + 26, middle, str(after), sizes[1], theme.NEW, on, face="bold")


def _lay_coins(page: Page, before: int, total: int, y: int) -> None:
    """Lay out the sum, and the coins before and after it."""
    box = page.panel("coins/panel", COLUMN.x, y + 16, COLUMN.width, COLUMN.bottom - y - 16)
    middle = box.y + 36
    head = page.say("picture-sum")
    page.label("sum/head", box.x + 22, middle, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    _lay_sum(page, "sum", total, box.right - 20, middle, theme.LARGE)
    page.plate("sum/line", Box(box.x + 18, box.y + 68, box.width - 36, 3), theme.EDGE, theme.MARBLE)
    head = page.say("picture-own-coins")
    page.label("coins/head", box.x + 22, box.y + 94, head, theme.BODY, theme.INK, theme.MARBLE, face="serif")
    middle = box.bottom - 42
    page.icon("coins/sign", box.x + 22, middle - _COIN // 2, _COIN, "coin", theme.MARBLE)
    _lay_change(page, "coins", box.x + box.width // 2 + 28, middle, before, before - total, (theme.TITLE, theme.HUGE))
