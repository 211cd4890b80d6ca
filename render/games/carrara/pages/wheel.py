"""The wheel and what its viewer has to buy with: as it is now, or as it will be after turning."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import BLOCKS_ON_WHEEL, COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks
from bot.games.carrara.prospects import Affordable, Prices, affordable_blocks, prices
from bot.games.carrara.view import CarraraSeatView, CarraraView
from bot.texts import Messages, texts
from bot.texts.games.carrara.describe import list_priced_blocks
from bot.texts.games.carrara.pieces import Words
from render.engine import theme
from render.engine.layout import Line, LinePart, Sign, Word, centre, columns, fit_lines, lay_line, line_width, rows
from render.engine.scene import Box
from render.games.carrara.light import light_of
from render.games.carrara.page import GAME, CarraraPage, words_in
from render.games.carrara.parts.amounts import blocks_line
from render.games.carrara.parts.market.dial import IVORY, RIM, lay_new_in, lay_stone, lay_turn
from render.games.carrara.parts.market.price_note import price_title
from render.games.carrara.parts.market.wheel import SegmentContent, lay_wheel, segment_contents

COLUMN: Final = Box(634, 94, 442, 592)
"""The part to the right of the wheel."""
_SIZES, _ROOM = (58, 54, 50, 47, 44, 40, 37, 34), 226
"""The sizes of the blocks on offer, and how much room they have in each row."""


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
    if isinstance(view, CarraraSeatView):
        column = _lay_blocks(page, view.hand.blocks)
    if coins is not None:
        head, column = rows(column, [84, 0], 14)
        page.panel("coins/panel", *head)
        title, inner = [Word("coins/head", page.say("picture-own-coins"), "serif")], head.grown(-22)
        lay_line(page, title, inner, (theme.BODY,), theme.MARBLE, anchor="l")
        amount, left = [Word("coins", str(coins)), Sign("coins/sign", "coin", 0.85)], line_width(title, theme.BODY) + 14
        room = Box(inner.x + left, head.y, inner.width - left, head.height)
        lay_line(page, amount, room, (67, 51), theme.MARBLE, anchor="r")
        if charged is not None:
            _lay_affordable(page, segments, charged, coins, place, column)
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


def _lay_affordable(
    page: CarraraPage, segments: Sequence[SegmentContent], charged: Prices, coins: int, chosen: int | None, box: Box
) -> None:
    """Lay out what the coins are enough for in each segment."""
    on = theme.MARBLE
    page.panel("affordable/panel", *box)
    head, body = rows(box.grown(-4), [50, 0])
    title = Word("affordable/head", page.say("picture-can-buy"), "serif")
    lay_line(page, [title], head._replace(x=box.x + 22), (theme.BODY,), on, anchor="l")
    shown = [(number, each) for number, each in enumerate(segments) if any(each.blocks) or each.unknown]
    high = min(COLUMN.height // 5, (body.height - 4) // max(1, len(shown)))
    found = [affordable_blocks(each.blocks, tuple(charged[segment]), coins) for segment, each in shown]
    offers = [
        _blocks_line(f"affordable/{segment + 1}", page.say, each.blocks, can.number)
        for (segment, each), can in zip(shown, found, strict=True)
    ]
    size = fit_lines([line for line in offers if line_width(line, _SIZES[-1]) <= _ROOM], _SIZES, _ROOM, high - 8)
    for row, ((segment, content), can, line) in enumerate(zip(shown, found, offers, strict=True)):
        place = Box(box.x + 8, body.y + row * high + 2, box.width - 16, high - 4)
        _lay_offer(page, segment, content, can, line, size, place, gold=segment == chosen)


def _lay_offer(
    page: CarraraPage,
    segment: int,
    content: SegmentContent,
    found: Affordable,
    line: Line,
    size: int,
    box: Box,
    *,
    gold: bool,
) -> None:
    """Lay out a segment's blocks up to a size, those that there are coins for, and the sum; and mark new ones."""
    what, (on, edge) = f"affordable/{segment + 1}", ("#fdf0c4", theme.GOLD_DEEP) if gold else (theme.VEIN, theme.SAND)
    page.plate(f"{what}/row", box, on, theme.MARBLE, 12, edge)
    inner = box.grown(-2)._replace(x=box.x + 14, width=box.width - 28)
    numeral, room = columns(inner, [54, 0], 12)
    side, colour = min(54, inner.height), theme.INK if found.number else theme.SOFT
    disc = page.plate(f"{what}/disc", centre(numeral, side, side), IVORY, on, side, RIM)
    said = page.say("segment", segment=segment + 1)
    page.label(what, *disc.middle, said, theme.SMALL, theme.INK, IVORY, face="black", anchor="m")
    if content.unknown:
        key = "picture-more" if found.all else "picture-from-bag"
        bag = Sign(f"{what}/bag", "bag", 1.5), Word(f"{what}/unknown", page.say(key, count=content.unknown))
        end = lay_line(page, bag, room, (theme.SMALL,), on, anchor="l").right + 8
        room = room._replace(x=end, width=room.right - end)
    if not found.all:
        return
    cost = Word(f"{what}/cost", str(found.cost) if found.number else "–"), Sign(f"{what}/coin", "coin", 1)
    summed = lay_line(page, cost, room, (43, theme.BODY), on, colour, "r")
    room = room._replace(width=summed.x - 16 - room.x)
    if line_width(line, _SIZES[-1]) > room.width:
        line = [Word(f"{what}/count", say_how_many(page.say, found), share=0.9)]
    lay_line(page, line, room, (size, *_SIZES[3:]), on, colour, "l")


def _blocks_line(what: str, say: Messages, blocks: Blocks, number: int) -> Line:
    """Return blocks by colour, as on the wheel, of which `number` of the cheapest can be paid for."""
    each = [colour for colour in COLOURS for _ in range(blocks[colour])]
    counts = Counter((colour, place >= len(each) - number) for place, colour in enumerate(each))
    line = list[LinePart]()
    for (colour, paid), count in counts.items():
        name = f"{what}/block/{colour.key}/{len(line)}"
        apart = 0.4 if line and isinstance(line[-1], Word) else 0.1
        line.append(Sign(name, f"block-{colour.key}", 1, apart=apart, faded=not paid))
        if count > 1:
            line.append(
                Word(f"{name}/count", say("picture-times", count=count), colour=theme.INK, share=0.69, apart=0.02)
            )
    return line


def say_how_many(say: Messages, found: Affordable) -> str:
    """Say how many blocks can be paid for."""
    if found.number == found.all:
        return say("picture-all", count=found.all)
    return say("picture-out-of", have=found.number, need=found.all)


def _lay_blocks(page: CarraraPage, blocks: Blocks) -> Box:
    """Lay out the seat's blocks, beside their heading or below it, and return the room above."""
    head, on = [Word("own/head", page.say("picture-own-blocks"), "serif")], theme.MARBLE
    owned = [colour for colour in COLOURS if blocks[colour]]
    line = blocks_line(blocks, owned)
    wide, room = line_width(head, theme.BODY), COLUMN.width - 44
    beside = not owned or wide + 34 + line_width(line, 60) <= room
    above, box = rows(COLUMN, [0, 84 if beside else 126], 14)
    page.panel("own/panel", *box)
    inner = box.grown(-8)._replace(x=box.x + 22, width=room)
    title, held = columns(inner, [wide, 0], 20) if beside else rows(inner, [40, 0], 4)
    lay_line(page, head, title, (theme.BODY,), on, anchor="l")
    none = [Word("own/none", page.say("picture-alt-nothing"), "sans", theme.SOFT)]
    sizes = (60, 52, 44, 40, 36) if owned else (theme.BODY,)
    lay_line(page, line if owned else none, held, sizes, on, anchor="r" if beside else "l")
    return above


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
        words.say("picture-alt-can-buy-of", segment=segment, many=say_how_many(words.say, each), coins=each.cost)
        for segment, each in found
    ]
    return [*said, words.say("picture-alt-can-buy", segments=", ".join(bought))]
