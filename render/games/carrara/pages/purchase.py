"""Preview of a purchase: the blocks in golden frames, their prices, and what the seat has before and after."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.actions import TakeBlocks
from bot.games.carrara.components import COLOURS, PRICES, Blocks, Colour, minus, plus, price
from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.view import CarraraSeatView
from bot.texts.alt_text import join_within_limit
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.layout import Sign, Word, choose_fitting, columns, fit_lines, lay_line, line_width, rows
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage, words_in
from render.games.carrara.pages.wheel import COLUMN, begin_page, next_segments
from render.games.carrara.parts.amounts import BRASS, blocks_line, change_line, lay_changed, lay_golden
from render.games.carrara.parts.market.dial import lay_turn
from render.games.carrara.parts.market.wheel import SegmentContent, lay_wheel, segment_contents


def purchase_page(view: CarraraSeatView, action: TakeBlocks, names: Sequence[str], language: str) -> CarraraPage:
    """Lay out the effect of a purchase."""
    page = begin_page(view, names, language, purchase_title(words_in(language), view, action))
    segments, bag = _content_after(view, action)
    lay_wheel(page, segments, bag, PRICES, chosen=action.segment - 1)
    if view.phase is CarraraPhase.ACTION:
        lay_turn(page, turned=not stays_unturned(view))
    bill, coins = rows(COLUMN, [0, 230], 16)
    _lay_bill(page, view, action, bill)
    _lay_coins(page, view.hand.coins, price(action.segment, action.blocks), coins)
    return page


def stays_unturned(view: CarraraSeatView) -> bool:
    """Return whether the wheel stays as it is: with the expansion, buying before turning means not turning."""
    return view.phase is CarraraPhase.ACTION and view.cards is not None


def purchase_title(words: Words, view: CarraraSeatView, action: TakeBlocks) -> str:
    """Say from where blocks are bought."""
    key = "picture-purchase-unturned" if stays_unturned(view) else "picture-purchase"
    return words.say(key, segment=words.say("segment", segment=action.segment))


def left_in_segment(view: CarraraSeatView, action: TakeBlocks) -> Blocks:
    """Return the blocks that stay in the segment."""
    return _content_after(view, action)[0][action.segment - 1].blocks


def _content_after(view: CarraraSeatView, action: TakeBlocks) -> tuple[tuple[SegmentContent, ...], int]:
    """Return the segments and the bag after the purchase; if the wheel is still to turn, it turns first."""
    segments, bag = segment_contents(view.wheel), view.bag
    if view.phase is CarraraPhase.ACTION and not stays_unturned(view):
        segments = next_segments(view)
        bag -= segments[0].unknown
    place = action.segment - 1
    bought = segments[place]._replace(blocks=minus(segments[place].blocks, action.blocks), bought=action.blocks)
    return (*segments[:place], bought, *segments[place + 1 :]), bag


def _lay_bill(page: CarraraPage, view: CarraraSeatView, action: TakeBlocks, box: Box) -> None:
    """Lay out a row for each colour bought, with its price and how many the seat has, and below them the rest."""
    bought = [colour for colour in COLOURS if action.blocks[colour]]
    others = [colour for colour in COLOURS if view.hand.blocks[colour] and not action.blocks[colour]]
    on = theme.MARBLE
    page.panel("bill/panel", *box)
    head, body, foot = rows(box, [56, 0, 70 if others else 8])
    heads = [page.say(f"picture-{key}") for key in ("bought", "bought-price", "bought-have")]
    priced, have = columns(head.grown(-8)._replace(x=box.x + 18, width=box.width - 36), [240, 0], 20)
    first, second = ([Word(f"bill/{number}", said, "serif")] for number, said in enumerate(heads[:2]))
    third = [Word("bill/2", heads[2], "serif")]
    size = choose_fitting(
        (theme.BODY, 33, theme.SMALL),
        lambda each: line_width([*first, *second], each) <= priced.width - 8 and line_width(third, each) <= have.width,
    )
    for said, cell, anchor in (first, priced, "l"), (second, priced, "r"), (third, have, "m"):
        lay_line(page, said, cell, (size,), on, anchor=anchor)
    high = min(112, body.height // len(bought))
    for row, colour in enumerate(bought):
        at = Box(box.x + 8, body.y + (body.height - high * len(bought)) // 2 + row * high + 1, box.width - 16, high - 2)
        _lay_row(page, view, action, colour, at)
    if not others:
        return
    page.plate("own/line", Box(box.x + 18, foot.y, box.width - 36, 3), theme.EDGE, on)
    line = blocks_line(view.hand.blocks, others)
    size = fit_lines([line], (62, 56, 50, 46, 42), box.width - 32, foot.height - 8)
    inner = foot.grown(-4)._replace(x=box.x + 16, width=box.width - 32)
    also = [Word("own/head", page.say("picture-also-yours"), "narrow")]
    if line_width(also, theme.SMALL) + 20 + line_width(line, size) <= inner.width:
        lay_line(page, also, inner, (theme.SMALL,), on, anchor="l")
    lay_line(page, line, inner, (size,), on, anchor="r")


def _lay_row(page: CarraraPage, view: CarraraSeatView, action: TakeBlocks, colour: Colour, box: Box) -> None:
    """Lay out how many of a colour are bought at which price, and how many the seat had and has then."""
    what, on, count, had = f"bill/{colour.key}", theme.VEIN, action.blocks[colour], view.hand.blocks[colour]
    page.plate(f"{what}/row", box, on, theme.MARBLE, 12, theme.SAND)
    priced, have = columns(box.grown(-2), [270, 0])
    charged, side = PRICES[action.segment - 1][colour], min(66, box.height - 10)
    block, room = columns(priced, [side + 6, 0], 6)
    page.icon(what, block.x + 4, block.y + (block.height - side) // 2, side, f"block-{colour.key}", on)
    product = page.say("picture-factors", count=count, price=charged)
    total = Word(f"{what}/price", str(count * charged)), Sign(f"{what}/price/sign", "coin", 1)
    equals = [Word(f"{what}/factors", page.say("picture-equals", product=product)), *total]
    brief = [Word(f"{what}/factors", product, "narrow"), *total]
    line = choose_fitting((equals, brief), lambda each: line_width(each, theme.SMALL) <= room.width)
    lay_line(page, line, room, (39, theme.BODY, theme.SMALL), on, anchor="r")
    before, arrow, after = change_line(f"own/{colour.key}", had, had + count)
    left, middle, right = columns(have, [0, 34, 0], 6)
    size = min(theme.TITLE, box.height - 6)
    for part, cell, anchor in (before, left, "r"), (arrow, middle, "m"), (after, right, "l"):
        lay_line(page, [part], cell, (size, theme.LARGE, theme.BODY), on, anchor=anchor)


def _lay_coins(page: CarraraPage, before: int, total: int, box: Box) -> None:
    """Lay out the sum, and the coins before and after it."""
    on = lay_golden(page, "coins/panel", box)
    inner = box.grown(-14)._replace(x=box.x + 22, width=box.width - 44)
    summed, head, after = rows(inner, [66, 0, 84], 6)
    lay_line(page, [Word("sum/head", page.say("picture-sum"), "serif")], summed, (theme.LARGE,), on, anchor="l")
    lay_line(page, (Word("sum", str(total)), Sign("sum/sign", "coin", 1)), summed, (67,), on, anchor="r")
    page.plate("sum/line", Box(box.x + 18, summed.bottom + 3, box.width - 36, 2), BRASS, on)
    lay_line(page, [Word("coins/head", page.say("picture-own-coins"), "serif")], head, (theme.BODY,), on, anchor="l")
    change = [Sign("coins/sign", "coin", 0.9), *change_line("coins", before, before - total)]
    lay_changed(page, "coins", change, after.grown(8)._replace(y=after.y, height=84), (80, 72, 60), on)


def purchase_alt(view: CarraraSeatView, action: TakeBlocks, language: str) -> str:
    """Describe the effect of a purchase."""
    words = words_in(language)
    cost, coins = price(action.segment, action.blocks), view.hand.coins
    said = [
        purchase_title(words, view, action) + ":",
        words.say("picture-alt-bought", blocks=words.blocks(action.blocks), coins=words.say("coins", count=cost)),
        words.say("picture-alt-coins", before=coins, after=coins - cost),
        words.say("picture-alt-left-there", blocks=words.blocks(left_in_segment(view, action))),
        words.say("picture-alt-blocks-after", blocks=words.blocks(plus(view.hand.blocks, action.blocks))),
    ]
    return join_within_limit(said, words.say("picture-alt-more"))
