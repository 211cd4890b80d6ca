"""Preview of a purchase: the blocks in golden frames, their prices, and what the seat has before and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.actions import TakeBlocks
from bot.games.carrara.components import COLOURS, PRICES, Blocks, Colour, minus, plus, price
from bot.games.carrara.position import Phase
from bot.games.carrara.view import SeatView
from bot.texts import texts
from bot.texts.games.carrara.pieces import Words
from bot.texts.sections import cut
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box, Role
from render.games.carrara.page import GAME, Page
from render.games.carrara.pages.wheel import COLUMN, begin_page, next_segments
from render.games.carrara.parts.market.dial import lay_turn
from render.games.carrara.parts.market.wheel import SegmentContent, lay_wheel, segment_contents
from render.games.carrara.parts.private.before_after import lay_change, lay_change_at

_HEAD: Final = 56
_EDGE: Final = 8
"""Between the bill's edge and a row's."""
_OTHERS: Final = 62
"""The height of the row of blocks of which none are bought."""
_OTHER: Final = 44
_COINS, _AFTER_HIGH = 230, 84
"""The height of the sum with the coins before and after it, and of the plate with these."""
_BETWEEN: Final = 12
"""The least space between the heads of columns."""
_CHANGE: Final = 351
"""Where the arrows of what changes are, from the left of the column."""
_PRICE: Final = 278
"""Where prices end."""
_HEADS: Final = {"bought": (16, "l"), "bought-price": (_PRICE, "r"), "bought-have": (_CHANGE, "m")}
"""The heads of columns: where they begin or end, or their middle, from the left of the column."""
_NUMBERS: Final = 39, theme.BODY, theme.SMALL
"""The sizes of numbers with their product."""
_BY: Final = 6
_TO_COIN: Final = 5
"""Between a block, its number with its price, and their product, and from that to its coin."""
_COIN: Final = 72


_BRASS, _GOLD_LOW = "#c99a45", "#f1d28b"


def purchase_page(view: SeatView, action: TakeBlocks, names: Sequence[str], language: str) -> Page:
    """Lay out the effect of a purchase."""
    page = begin_page(view, names, language, purchase_title(Words(texts(language, GAME), ()), view, action))
    segments, bag = _after(view, action)
    lay_wheel(page, segments, bag, PRICES, chosen=action.segment - 1)
    if view.phase is Phase.ACTION:
        lay_turn(page, turned=not unturned(view))
    _lay_bill(page, view, action)
    _lay_coins(page, view.hand.coins, price(action.segment, action.blocks))
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


def _lay_bill(page: Page, view: SeatView, action: TakeBlocks) -> None:
    """Lay out a row a colour of what is bought, its price, and how many the seat has, and below what else it has."""
    bought = [colour for colour in COLOURS if action.blocks[colour]]
    others = [colour for colour in COLOURS if view.hand.blocks[colour] and not action.blocks[colour]]
    box = page.panel("bill/panel", COLUMN.x, COLUMN.y, COLUMN.width, COLUMN.height - _COINS - 16)
    heads = [page.say(f"picture-{key}") for key in _HEADS]
    sizes = (size for size in (theme.BODY, 33) if _fits([ink(said, "serif", size).advance for said in heads]))
    size, y = next(sizes, theme.SMALL), box.y + _HEAD // 2
    for said, (key, (x, anchor)) in zip(heads, _HEADS.items(), strict=True):
        page.label(f"bill/{key}", box.x + x, y, said, size, theme.INK, theme.MARBLE, face="serif", anchor=anchor)
    room = box.height - _HEAD - (_OTHERS if others else 8)
    high = min(92, room // len(bought))
    first = box.y + _HEAD + (room - high * len(bought)) // 2
    for place, colour in enumerate(bought):
        middle = first + place * high + high // 2
        row = Box(box.x + _EDGE, first + place * high + 1, box.width - 2 * _EDGE, high - 2)
        page.plate(f"bill/{colour.key}/row", row, theme.VEIN, theme.MARBLE, 12, theme.SAND)
        _lay_row(page, action, colour, row, min(62, high - 12))
        before = view.hand.blocks[colour]
        after, at = before + action.blocks[colour], box.x + _CHANGE
        lay_change_at(
            page, f"own/{colour.key}", str(before), str(after), at, middle, min(theme.TITLE, high - 2), theme.VEIN
        )
    if others:
        _lay_others(page, view, others, box)


def _fits(wide: Sequence[int]) -> bool:
    """Return whether the heads of columns have room beside each other."""
    (left, _), (end, _), (middle, _) = _HEADS.values()
    return sum(wide[:2]) + _BETWEEN <= end - left and wide[2] // 2 + _BETWEEN <= middle - end


def _lay_row(page: Page, action: TakeBlocks, colour: Colour, row: Box, side: int) -> None:
    what, ground, count = f"bill/{colour.key}", theme.VEIN, action.blocks[colour]
    price, middle = PRICES[action.segment - 1][colour], row.y + row.height // 2
    block = page.icon(what, row.x + 5, middle - side // 2, side, f"block-{colour.key}", ground)
    left, right, most = block.right + _BY, row.x + _PRICE - _EDGE, row.height - 4
    product, sum_ = page.say("picture-factors", count=count, price=price), str(count * price)
    equals = page.say("picture-equals", product=product)
    wide = {size: sum(ink(each, "bold", size).advance for each in (equals, sum_)) + size for size in _NUMBERS}
    fitting = (size for size in _NUMBERS if size <= most and wide[size] + _BY + _TO_COIN <= right - left)
    size = next(fitting, 0)
    at = left, middle, equals if size else product, size or theme.SMALL, theme.INK, ground
    page.label(f"{what}/factors", *at, face="bold" if size else "narrow")
    _lay_sum(page, f"{what}/price", count * price, right, middle, size or theme.SMALL, ground)


def _lay_others(page: Page, view: SeatView, colours: Sequence[Colour], box: Box) -> None:
    """Lay out how many the seat has of other colours."""
    ground, top = theme.MARBLE, box.bottom - _OTHERS
    page.plate("own/line", Box(box.x + 18, top, box.width - 36, 3), theme.EDGE, ground)
    pitch, middle = (box.width - 24) // (len(COLOURS) - 1), top + _OTHERS // 2
    left = box.right - 12 - len(colours) * pitch
    size = theme.LARGE if max(view.hand.blocks[colour] for colour in colours) < 10 else theme.SMALL
    said, at = page.say("picture-also-yours"), box.x + 16
    if at + ink(said, "narrow", theme.SMALL).advance < left:
        page.label("own/head", at, middle, said, theme.SMALL, theme.INK, ground, face="narrow")
    for place, colour in enumerate(colours):
        what = f"own/{colour.key}"
        block = page.icon(what, left + place * pitch, middle - _OTHER // 2, _OTHER, f"block-{colour.key}", ground)
        count = str(view.hand.blocks[colour])
        page.label(f"{what}/count", block.right + 4, middle, count, size, theme.INK, ground, face="bold")


def _lay_sum(page: Page, what: str, coins: int, right: int, middle: int, size: int, on: str = theme.MARBLE) -> None:
    page.icon(f"{what}/sign", right - size, middle - size // 2, size, "coin", on)
    page.label(what, right - size - _TO_COIN, middle, str(coins), size, theme.INK, on, face="bold", anchor="r")


def _lay_coins(page: Page, before: int, total: int) -> None:
    """Lay out the sum, and the coins before and after it."""
    box, on = Box(COLUMN.x, COLUMN.bottom - _COINS, COLUMN.width, _COINS), theme.GOLD_PALE
    page.plate("coins/panel", box, on, page.ground, 16, _BRASS, fill_to=_GOLD_LOW, shadow=6)
    middle, left = box.y + 46, box.x + 22
    page.label("sum/head", left, middle, page.say("picture-sum"), theme.LARGE, theme.INK, on, face="serif")
    _lay_sum(page, "sum", total, box.right - 22, middle, theme.HUGE, on)
    page.plate("sum/line", Box(box.x + 18, box.y + 86, box.width - 36, 2), _BRASS, on)
    at = left, box.y + 112, page.say("picture-own-coins")
    page.label("coins/head", *at, theme.BODY, theme.INK, on, face="serif")
    plate = Box(box.x + 14, box.bottom - _AFTER_HIGH - 14, box.width - 28, _AFTER_HIGH)
    page.plate("mark/coins/plate", plate, theme.NEW_PALE, on, 12, theme.NEW, role=Role.MARK)
    middle = plate.y + plate.height // 2
    sign = page.icon("coins/sign", plate.x + 12, middle - _COIN // 2, _COIN, "coin", theme.NEW_PALE)
    room = Box(sign.right, plate.y, plate.right - 12 - sign.right, plate.height)
    lay_change(page, "coins", str(before), str(before - total), room, (80, 72, 60), theme.NEW_PALE)


def purchase_alt(view: SeatView, action: TakeBlocks, language: str) -> str:
    """Describe the effect of a purchase."""
    words = Words(texts(language, GAME), ())
    cost, coins = price(action.segment, action.blocks), view.hand.coins
    said = [
        purchase_title(words, view, action) + ":",
        words.say("picture-alt-bought", blocks=words.blocks(action.blocks), coins=words.say("coins", count=cost)),
        words.say("picture-alt-coins", before=coins, after=coins - cost),
        words.say("picture-alt-left-there", blocks=words.blocks(left_in_segment(view, action))),
        words.say("picture-alt-blocks-after", blocks=words.blocks(plus(view.hand.blocks, action.blocks))),
    ]
    return cut(said, words.say("picture-alt-more"))
