"""The alt texts of the wheel and of a purchase."""

from __future__ import annotations

from bot.games.carrara.actions import TakeBlocks
from bot.games.carrara.components import COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks, plus, price
from bot.games.carrara.view import SeatView, View
from bot.texts import texts
from render.common.alt import cut
from render.games.carrara.page import GAME
from render.games.carrara.pages.purchase import left_in_segment, purchase_title
from render.games.carrara.pages.wheel import refill, turned
from render.games.carrara.parts.market.price_note import price_title
from render.games.carrara.parts.private.affordable import how_many
from render.games.carrara.prices import Prices, affordable, prices
from render.games.carrara.words.words import Words


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


def priced(words: Words, blocks: Blocks, charged: tuple[int, ...]) -> str:
    """List the blocks of a segment with their prices."""
    return ", ".join(
        words.say(
            "picture-alt-priced",
            count=blocks[colour],
            block=words.blocks(Blocks(*(blocks[colour] if each is colour else 0 for each in COLOURS))),
            price=charged[colour],
        )
        for colour in COLOURS
        if blocks[colour]
    )


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
