"""Preview of a purchase: the wheel without the blocks, their total, and what the seat has before and after."""

from __future__ import annotations

from bot.games.carrara.actions import TakeBlocks
from bot.games.carrara.components import COLOURS, PRICES, Blocks, minus, plus, price
from bot.games.carrara.position import Phase
from bot.games.carrara.view import SeatView
from bot.texts import texts
from render.common.alt import cut
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.pages.market import refill, turned
from render.games.carrara.parts.before_after import lay_blocks
from render.games.carrara.parts.wheel import SegmentContent, lay_wheel
from render.games.carrara.words.words import Words

_WHEEL = 748
_ROW = 74


def purchase_page(view: SeatView, action: TakeBlocks, language: str) -> Page:
    """Lay out the effect of a purchase."""
    page = Page(view, (), language)
    title = _title(Words(texts(language, GAME), ()), view, action)
    page.label("title", theme.MARGIN, 56, title, theme.TITLE, theme.INK, page.ground, face="serif")
    box = Box(theme.MARGIN, 108, _WHEEL, _WHEEL)
    lay_wheel(page, box, _segments(view, action), page.ground, chosen=action.segment - 1)
    if _unturned(view):
        page.icon("wheel/unturned", box.x + 4, box.y + 4, 96, "unturned", page.ground)
    x = box.right + 20
    _lay_sum(page, view, action, Box(x, 108, theme.WIDTH - theme.MARGIN - x, _WHEEL))
    y = box.bottom + 18
    head = page.say("picture-own-blocks")
    page.label("blocks", theme.MARGIN, y + 20, head, theme.BODY, theme.INK, page.ground, face="serif")
    page.height = lay_blocks(page, view.hand.blocks, plus(view.hand.blocks, action.blocks), y + 50) + 10
    return page


def purchase_alt(view: SeatView, action: TakeBlocks, language: str) -> str:
    """Describe the effect of a purchase."""
    words = Words(texts(language, GAME), ())
    cost, coins = price(action.segment, action.blocks), view.hand.coins
    left = words.blocks(_segments(view, action)[action.segment - 1].blocks)
    said = [
        _title(words, view, action) + ":",
        words.say("picture-alt-bought", blocks=words.blocks(action.blocks), coins=words.say("coins", count=cost)),
        words.say("picture-alt-coins", before=coins, after=coins - cost),
        words.say("picture-alt-left-there", blocks=left),
        words.say("picture-alt-blocks-after", blocks=words.blocks(plus(view.hand.blocks, action.blocks))),
    ]
    return cut(said, words.say("picture-alt-more"))


def _unturned(view: SeatView) -> bool:
    """Return whether the wheel stays as it is: with the expansion, buying before turning means not turning."""
    return view.phase is Phase.ACTION and view.cards is not None


def _title(words: Words, view: SeatView, action: TakeBlocks) -> str:
    key = "picture-purchase-unturned" if _unturned(view) else "picture-purchase"
    return words.say(key, segment=words.say("segment", segment=action.segment))


def _segments(view: SeatView, action: TakeBlocks) -> tuple[SegmentContent, ...]:
    """Return the content of the segments after the purchase; if the wheel is still to turn, it turns first."""
    unknown = 0
    wheel = view.wheel
    if view.phase is Phase.ACTION and not _unturned(view):
        wheel, unknown = turned(view), refill(view)
    place = action.segment - 1
    return tuple(
        SegmentContent(
            minus(blocks, action.blocks) if segment == place else blocks,
            gone=action.blocks if segment == place else Blocks(),
            unknown=0 if segment else unknown,
        )
        for segment, blocks in enumerate(wheel)
    )


def _lay_sum(page: Page, view: SeatView, action: TakeBlocks, box: Box) -> None:
    """Lay out the bill: each colour with its number and price, the total, and the coins before and after."""
    ground = theme.MARBLE
    page.panel("bill/panel", *box)
    left, right = box.x + 16, box.right - 16
    y = box.y + 14
    for colour in COLOURS:
        count = action.blocks[colour]
        if not count:
            continue
        what, middle = f"bill/{colour.key}", y + _ROW // 2
        page.icon(what, left, middle - 28, 56, f"block-{colour.key}", ground)
        times = page.say("picture-times", count=count)
        page.label(f"{what}/count", left + 66, middle, times, theme.LARGE, theme.INK, ground, face="bold")
        _lay_coins(page, f"{what}/price", count * PRICES[action.segment - 1][colour], right, middle, theme.BODY, ground)
        y += _ROW
    total = price(action.segment, action.blocks)
    y = max(y + 8, box.y + 200)
    page.plate("bill/line", Box(left, y, right - left, 4), theme.EDGE, ground)
    _lay_coins(page, "bill/sum", total, right, y + 58, theme.HUGE, ground)
    foot = Box(box.x + 10, box.bottom - 118, box.width - 20, 108)
    page.plate("mark/coins/plate", foot, theme.NEW_PALE, ground, 12)
    middle, coins = foot.y + foot.height // 2, view.hand.coins
    page.icon("coins/sign", foot.x + 6, middle - 24, 48, "coin", theme.NEW_PALE)
    arrow = foot.x + 126
    for what, x, amount, anchor in (("before", arrow - 8, coins, "r"), ("after", arrow + 40, coins - total, "l")):
        ink = theme.NEW if what == "after" else theme.SOFT
        size = theme.LARGE if coins < 100 else theme.BODY
        page.label(f"coins/{what}", x, middle, str(amount), size, ink, theme.NEW_PALE, face="bold", anchor=anchor)
    page.icon("coins/to", arrow, middle - 16, 32, "arrow", theme.NEW_PALE)


def _lay_coins(page: Page, what: str, coins: int, right: int, middle: int, size: int, on: str) -> None:
    side = size + 4
    page.icon(f"{what}/sign", right - side, middle - side // 2, side, "coin", on)
    page.label(what, right - side - 8, middle, str(coins), size, theme.INK, on, face="bold", anchor="r")
