"""The wheel and what its viewer has to buy with: as it is now, or as it will be after turning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import BLOCKS_ON_WHEEL, COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks
from bot.games.carrara.prospects import Affordable, Prices, affordable_blocks, prices
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.texts import Messages, texts
from bot.texts.games.carrara.describe import list_priced_blocks
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.layout import Sign, Word, columns, grid, lay_line, rows
from render.engine.scene import Box
from render.games.carrara.light import light_of
from render.games.carrara.page import GAME, CarraraPage, words_in
from render.games.carrara.parts.amounts import lay_golden
from render.games.carrara.parts.market.dial import lay_new_in, lay_stone, lay_turn
from render.games.carrara.parts.market.price_note import price_title
from render.games.carrara.parts.market.wheel import SegmentContent, lay_wheel, segment_contents

COLUMN: Final = Box(634, 94, 442, 592)
"""The part to the right of the wheel."""


def wheel_page(
    view: CarraraView,
    names: Sequence[str],
    language: str,
    coins: int | None = None,
    chosen: int | None = None,
    *,
    turns: bool = False,
) -> CarraraPage:
    """Lay out the wheel as it is, with any chosen segment, 1 to 6, or if it `turns` as it will be then.

    What comes from the bag is unknown. With `coins`, what they cannot pay for is faded.
    """
    segments, charged, place = segment_contents(view.wheel), prices(view), None if chosen is None else chosen - 1
    if turns:
        segments, charged = next_segments(view), PRICES
    page = begin_page(view, names, language, _title(Messages(texts(language, GAME)), view, turned=turns))
    lay_wheel(page, segments, view.bag - segments[0].unknown, charged, coins, place)
    column = COLUMN
    if coins is not None:
        head, column = rows(column, [124, 0], 14)
        _lay_coins(page, coins, head)
    if isinstance(view, CarraraSeatView):
        _lay_blocks(page, view.hand.blocks, column)
    if turns:
        lay_turn(page, turned=True)
        if segments[0].unknown:
            lay_new_in(page, 0)
    return page


def _title(say: Messages, view: CarraraView, *, turned: bool) -> str:
    return say("picture-cost-turned") if turned else price_title(say, view)


def rotate_wheel(view: CarraraView) -> tuple[Blocks, ...]:
    """Return the wheel turned by one segment, without refilling it."""
    return (view.wheel[-1], *view.wheel[:-1])


def refill(view: CarraraView) -> int:
    """Return how many blocks would come from the bag if the wheel were turned."""
    return min(BLOCKS_ON_WHEEL - sum(map(sum, view.wheel)), view.bag)


def next_segments(view: CarraraView) -> tuple[SegmentContent, ...]:
    """Return the content of the segments after turning the wheel."""
    first, *others = rotate_wheel(view)
    return (SegmentContent(first, unknown=refill(view)), *segment_contents(others))


def begin_page(view: CarraraView, names: Sequence[str], language: str, title: str) -> CarraraPage:
    """Lay out the ground with the empty wheel, and a title."""
    page = CarraraPage(view, names, language)
    page.lay_ground(light_of(view))
    lay_stone(page)
    page.end_backdrop()
    left = theme.MARGIN
    if isinstance(view, CarraraSeatView):
        left = page.badge("badge", left, 10, 64, view.seat, theme.SKY).right + 18
    page.label("title", left, 44, title, theme.TITLE, theme.INK, theme.SKY, face="black")
    return page


def _lay_coins(page: CarraraPage, coins: int, box: Box) -> None:
    """Lay out the seat's coins."""
    on = lay_golden(page, "coins/panel", box)
    head, amount = columns(box.grown(-14)._replace(x=box.x + 22, width=box.width - 44), [212, 0], 8)
    said = page.say("picture-own-coins")
    lay_line(page, [Word("coins/head", said, "serif")], head, (theme.BODY, theme.SMALL), on, anchor="l")
    lay_line(
        page,
        (Word("coins", str(coins)), Sign("coins/sign", "coin", 0.9)),
        amount,
        (80, theme.HUGE, theme.TITLE),
        on,
        anchor="r",
    )


def _lay_blocks(page: CarraraPage, blocks: Blocks, box: Box) -> None:
    """Lay out how many blocks of each colour the seat has."""
    page.panel("own/panel", *box)
    head, body = rows(box.grown(-12), [54, 0], 6)
    title = [Word("own/head", page.say("picture-own-blocks"), "serif")]
    lay_line(page, title, head._replace(x=box.x + 22), (theme.BODY,), theme.MARBLE, anchor="l")
    for colour, cell in zip(COLOURS, grid(body, 2, 3, 10), strict=True):
        what, number = f"own/{colour.key}", blocks[colour]
        page.plate(f"{what}/cell", cell, theme.VEIN, theme.MARBLE, 12, theme.SAND)
        line = Sign(what, f"block-{colour.key}", 1, faded=not number), Word(f"{what}/count", str(number), apart=0.3)
        lay_line(page, line, cell, (min(88, cell.height - 20),), theme.VEIN, theme.INK if number else theme.SOFT)


def wheel_alt(
    view: CarraraView, language: str, coins: int | None = None, chosen: int | None = None, *, turns: bool = False
) -> str:
    """Describe the blocks on the wheel and their prices, or those after it turns, and which segment is chosen."""
    words = words_in(language)
    wheel, charged, more = (rotate_wheel(view), PRICES, refill(view)) if turns else (view.wheel, prices(view), 0)
    title = _title(words.say, view, turned=turns)
    if chosen is not None:
        title = words.say("picture-alt-chosen", title=title, segment=words.say("segment", segment=chosen))
    said = [title + ":", *_segments(words, wheel, charged)]
    if turns:
        said.append(words.say("picture-wheel-refill", count=more) + ".")
    said.append(words.say("picture-alt-bag", bag=view.bag - more))
    if coins is not None:
        said += _coins(words, wheel, charged, coins)
    if isinstance(view, CarraraSeatView):
        said.append(words.say("picture-alt-own-blocks", blocks=words.blocks(view.hand.blocks)))
    return " ".join(said)


def _segments(words: Words, wheel: tuple[Blocks, ...], charged: Prices | None) -> list[str]:
    said = [
        words.say(
            "picture-alt-prices",
            segment=segment + 1,
            blocks=words.blocks(wheel[segment])
            if charged is None
            else list_priced_blocks(words, wheel[segment], charged[segment]),
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
        (segment + 1, affordable_blocks(blocks, charged[segment], coins))
        for segment, blocks in enumerate(wheel)
        if charged is not None and any(blocks)
    ]
    if not found:
        return said
    bought = [
        words.say("picture-alt-can-buy-of", segment=segment, many=_say_how_many(words.say, each), coins=each.cost)
        for segment, each in found
    ]
    return [*said, words.say("picture-alt-can-buy", segments=", ".join(bought))]


def _say_how_many(say: Messages, found: Affordable) -> str:
    """Say how many blocks can be paid for."""
    if found.number == found.all:
        return say("picture-all", count=found.all)
    return say("picture-out-of", have=found.number, need=found.all)
