"""The wheel alone, as large as a page: as it is now, or as it will be after turning."""

from __future__ import annotations

from bot.games.carrara.components import BLOCKS_ON_WHEEL, COLOURS, NO_BLOCKS, PRICES, SEGMENTS, Blocks
from bot.games.carrara.view import View
from bot.texts import texts
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import GAME, Page
from render.games.carrara.parts.wheel import SegmentContent, lay_wheel, segment_contents
from render.games.carrara.words.words import Words

_HEAD = 72


def wheel_page(view: View, language: str, coins: int | None = None, chosen: int | None = None) -> Page:
    """Lay out the wheel as it is, with any chosen segment, 1 to 6; with `coins`, what they cannot pay for is faded."""
    page = Page(view, (), language)
    say = page.say
    note = say("picture-wheel-coins", coins=coins) if coins is not None else ""
    return _lay(page, say("picture-wheel"), note, segment_contents(view.wheel), view.bag, coins, chosen)


def next_wheel_page(view: View, language: str) -> Page:
    """Lay out the wheel as it will be after turning; what comes from the bag is unknown."""
    page = Page(view, (), language)
    unknown = refill(view)
    first, *others = turned(view)
    segments = (SegmentContent(first, unknown=unknown), *segment_contents(others))
    note = page.say("picture-wheel-refill", count=unknown)
    return _lay(page, page.say("picture-wheel-next"), note, segments, view.bag - unknown)


def turned(view: View) -> tuple[Blocks, ...]:
    """Return the wheel turned by one segment, without refilling it."""
    return (view.wheel[-1], *view.wheel[:-1])


def refill(view: View) -> int:
    """Return how many blocks would come from the bag if the wheel were turned."""
    return min(BLOCKS_ON_WHEEL - sum(map(sum, view.wheel)), view.bag)


def wheel_alt(view: View, language: str, coins: int | None = None, chosen: int | None = None) -> str:
    """Describe the blocks on the wheel and their prices, and which segment is chosen."""
    words = Words(texts(language, GAME), ())
    title = words.say("picture-wheel")
    if chosen is not None:
        title = words.say("picture-alt-chosen", title=title, segment=words.say("segment", segment=chosen))
    said = [title + ":", *_priced(words, view.wheel), words.say("picture-alt-bag", bag=view.bag)]
    if coins is not None:
        said.append(words.say("picture-wheel-coins", coins=coins) + ".")
    return " ".join(said)


def next_wheel_alt(view: View, language: str) -> str:
    """Describe the blocks that will be on the wheel after turning it, and their prices."""
    words = Words(texts(language, GAME), ())
    said = [words.say("picture-wheel-next") + ":", *_priced(words, turned(view))]
    unknown = refill(view)
    said.append(words.say("picture-wheel-refill", count=unknown) + ".")
    return " ".join([*said, words.say("picture-alt-bag", bag=view.bag - unknown)])


def _priced(words: Words, wheel: tuple[Blocks, ...]) -> list[str]:
    said = []
    for segment in range(SEGMENTS):
        blocks = wheel[segment]
        if blocks == NO_BLOCKS:
            continue
        priced = [
            words.say(
                "picture-alt-priced",
                count=blocks[colour],
                block=words.blocks(Blocks(*(blocks[colour] if each is colour else 0 for each in COLOURS))),
                price=PRICES[segment][colour],
            )
            for colour in COLOURS
            if blocks[colour]
        ]
        said.append(words.say("picture-alt-prices", segment=segment + 1, blocks=", ".join(priced)) + ".")
    return said or [words.say("picture-alt-nothing") + "."]


def _lay(
    page: Page,
    title: str,
    note: str,
    segments: tuple[SegmentContent, ...],
    bag: int,
    coins: int | None = None,
    chosen: int | None = None,
) -> Page:
    middle = 20 + _HEAD // 2
    page.label("title", theme.MARGIN, middle, title, theme.TITLE, theme.INK, page.ground, face="serif")
    y = 20 + _HEAD
    if note:
        page.label("note", theme.MARGIN, y + 20, note, theme.BODY, theme.SOFT, page.ground)
        y += 52
    side = theme.WIDTH - 2 * theme.MARGIN
    box = Box(theme.MARGIN, y + 8, side, side)
    lay_wheel(page, box, segments, page.ground, coins, None if chosen is None else chosen - 1)
    page.icon("wheel/turn", box.x + 8, box.y + 8, 110, "turn", page.ground)
    sack = page.icon("bag", box.x, box.bottom - 124, 120, "bag", page.ground, plate=True)
    page.label(
        "bag/count",
        sack.x + 60,
        sack.y + 76,
        str(bag),
        theme.TITLE,
        theme.WHITE,
        theme.TERRACOTTA_DEEP,
        face="bold",
        anchor="m",
    )
    page.height = box.bottom + theme.MARGIN
    return page
