"""The pictures in the rules: for each chapter that benefits from it, a moment of a game that shows what it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from bot.games.palazzo.auction import highest
from bot.games.palazzo.components import TOO_MANY
from bot.games.palazzo.payment import groups, most_by_currency
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.games.palazzo.scoring import outcome, points_of
from bot.games.palazzo.setup import deal
from bot.games.palazzo.view import PalazzoView, view
from bot.texts import texts
from bot.texts.alt_text import alt_text
from bot.texts.contract import say_winners
from bot.texts.games.palazzo.describe import (
    describe_hand,
    describe_market,
    describe_palazzi,
    describe_preview,
    describe_score,
)
from bot.texts.sections import plainly
from render.common.guide import PIN_ROOM, PagePiece, chapter_title, lay_pieces, paint_explained, paint_podium, retitle
from render.common.page import Light
from render.contract import Chapters
from render.engine.cache import cached
from render.engine.picture import Picture
from render.games.palazzo.atlas import atlas
from render.games.palazzo.market import market_page
from render.games.palazzo.page import GAME, PalazzoPage
from render.games.palazzo.palazzi import palazzi_page
from render.games.palazzo.private import hand_page, preview_page
from render.games.palazzo.score import podium_page
from render.games.palazzo.showcase.played import NAMES, SEED, ShowcaseMoment, moment, play_game
from render.games.palazzo.showcase.showcase import find_previews

_WORTH: Final = "parts", "before", "to", "worth"
"""What stands below a palazzo whose points change."""


def start() -> ShowcaseMoment:
    """Return the beginning of a game of two, with nothing revealed."""
    return ShowcaseMoment(deal(2, {}, Random(3)), ())


def money() -> ShowcaseMoment:
    """Return a moment in which money has been revealed to three players."""
    return moment(3, SEED, lambda position: len(position.display) > 3)


def moment_revealed() -> ShowcaseMoment:
    """Return a moment in which a tile has just come to a warehouse of several."""
    return moment(4, SEED, lambda position: position.phase is PalazzoPhase.REVEALED and len(position.warehouse) > 2)


def auction() -> ShowcaseMoment:
    """Return a moment in which two have bid for the tiles of a quarry."""
    return moment(4, SEED, lambda position: position.phase is PalazzoPhase.BIDDING and highest(position.bids) > 5)


def moment_offered() -> ShowcaseMoment:
    """Return a moment in which everyone takes a tile of a quarry with four or more."""
    return moment(
        2, SEED, lambda position: position.phase is PalazzoPhase.CHOOSING and len(position.quarry) >= TOO_MANY
    )


def moment_built() -> ShowcaseMoment:
    """Return a moment late in a game of two, with palazzi of all heights."""

    def heights(position: PalazzoPosition) -> set[int]:
        return {len(each.floors) for player in position.players for each in player.palazzi}

    return moment(
        2, SEED, lambda position: position.phase is PalazzoPhase.TURN and heights(position) >= {2, 3, 4, 5}, 0.9
    )


def _seats(shown: ShowcaseMoment) -> tuple[PalazzoView, tuple[str, ...]]:
    return view(shown.position, None), NAMES[: len(shown.position.players)]


def _draw_explained(page: PalazzoPage, number: int, pins: Sequence[str], alt: str, first: int = 1) -> Picture:
    """Draw a page below the title of a chapter, with pins that its text explains."""
    retitle(page, number, ("ribbon", "turn", "own/"))
    return paint_explained(page, number, pins, alt, atlas(), first)


def _market(number: int, which: Callable[[], ShowcaseMoment], *pins: str, first: int = 1) -> Callable[[str], Picture]:
    """Draw the market at a moment."""

    @cached
    def draw(language: str) -> Picture:
        seen, names = _seats(which())
        page, t = market_page(seen, names, language, which().events), texts(language, GAME)
        alt = alt_text(t, lambda said: describe_market(t, seen, said, which().events), names)
        return _draw_explained(page, number, pins, alt, first)

    return draw


@cached
def palazzi(language: str) -> Picture:
    """Draw everyone's palazzi late in a game: one that scores, its points, one that does not, and the sum of all."""
    seen, names = _seats(moment_built())
    page, t, shown = PalazzoPage(seen, (), language), texts(language, GAME), palazzi_page(seen, names, language)
    seat = shown.leaders[0]
    lay_pieces(page, chapter_title(page, 1), Light.EVENING, [PagePiece(shown, _of_seat(seat), 16, 90)], below=90)
    own = seen.players[seat].palazzi
    best = max(own, key=lambda each: points_of(each.floors).total)
    worst = next(each for each in own if points_of(each.floors).total <= 0)
    at = [f"player/{seat}/palazzo/{each.number}" for each in (best, worst)]
    pins = f"{at[0]}/{len(best.floors) - 1}", f"{at[0]}/worth", f"{at[1]}/worth", f"player/{seat}/total"
    alt = alt_text(t, lambda said: describe_palazzi(t, seen, said), names)
    return paint_explained(page, 1, pins, alt, atlas())


def _of_seat(seat: int) -> tuple[str, ...]:
    """Return how the names of what is in a seat's field begin."""
    return f"ground/{seat}/", f"ground/player/{seat}/", f"player/{seat}/"


def _preview(number: int, kind: str, pins: Callable[[Sequence[str], int], Sequence[str]]) -> Callable[[str], Picture]:
    """Draw a preview of the gallery, with pins that follow from the names of its new floors and from the seat."""

    @cached
    def draw(language: str) -> Picture:
        _, before, led = next(each for each in find_previews() if each[0] == kind)
        seat, t, names = before.seat, texts(language, GAME), NAMES[: len(before.players)]
        shown, page = preview_page(before, led, names, language), PalazzoPage(before, (), language)
        pieces = [PagePiece(shown, _of_seat(seat), 16, 90)]
        if any(each.what.startswith("paid/") for each in shown.elements):
            pieces.append(PagePiece(shown, ("paid/",), 471, 482))
        lay_pieces(page, chapter_title(page, number), page.light, pieces, below=90 * (len(pieces) == 1))
        built = [(each.number, tile) for each in led.view.players[seat].palazzi for tile in enumerate(each.floors)]
        new = shown.news.built(seat)
        fresh = [f"player/{seat}/palazzo/{palazzo}/{place}" for palazzo, (place, tile) in built if tile in new]
        alt = alt_text(t, lambda _: describe_preview(t, before, led), names)
        return paint_explained(page, number, pins(fresh, seat), alt, atlas())

    return draw


@cached
def turn(language: str) -> Picture:
    """Draw what one can do in a turn, side by side: money, tiles and a floor that is rebuilt."""
    (taken, takers), (revealed, names) = _seats(money()), _seats(moment_revealed())
    _, before, led = next(each for each in find_previews() if each[0] == "insertion")
    rebuilt, own = preview_page(before, led, NAMES[: len(before.players)], language), f"player/{before.seat}/palazzo/6"
    page = PalazzoPage(taken, (), language)
    pieces = [
        PagePiece(market_page(taken, takers, language, ()), ("display/",), 56, 200, 0.85),
        PagePiece(market_page(revealed, names, language, ()), ("ground/board/", "warehouse/", "price"), 412, 150, 0.9),
        PagePiece(rebuilt, (f"ground/{own}/1/", f"{own}/"), 782, 150, 1.38, (*(f"{own}/{part}" for part in _WORTH),)),
        PagePiece(rebuilt, ("paid/more/",), 827, 512),
    ]
    lay_pieces(page, chapter_title(page, 4), page.light, pieces, sheet=True)
    return paint_explained(page, 4, ("display/1", "warehouse/tile/2", f"{own}/1"), "", atlas())


@cached
def hand(language: str) -> Picture:
    """Draw the hand of someone who holds a group."""
    seen = view(moment(2, SEED, lambda position: bool(groups(position.players[0].hand)), 0.8).position, 0)
    t = texts(language, GAME)
    best = max(most_by_currency(seen.hand).items(), key=lambda each: each[1])[0]
    page = hand_page(seen, NAMES[:2], language)
    pins = "money/0/frame", f"pays/{best}"
    return _draw_explained(page, 6, pins, alt_text(t, lambda _: describe_hand(t, seen)))


@cached
def ending(language: str) -> Picture:
    """Draw a final scoring."""
    end = play_game(4, SEED)[-1].position
    result, seen, t = outcome(end), view(end, None), texts(language, GAME)
    assert result is not None, "the game has been played to its end"
    told = [plainly(say_winners(t, result, NAMES), *describe_score(t, seen, result, NAMES))]
    page = podium_page(seen, result, NAMES, language, PIN_ROOM)
    return paint_podium(page, 11, 3, alt_text(t, lambda _: told, NAMES), atlas())


CHAPTERS: Final[Chapters] = {
    1: (palazzi,),
    3: (_market(3, start, "builder", "quarry/3/tile/0", "quarry/4/ghost", "price", "envoy/4", "stack/II"),),
    4: (turn,),
    5: (_market(5, money, "display/1", "player/1/name/0", "player/0/name/0"),),
    6: (hand,),
    7: (_market(7, moment_revealed, "warehouse/tile/2", "price", "builder", "quarry/4/tile/3"),),
    8: (
        _market(8, auction, "stakes/tile/0", "player/0/bid/certificate", "player/0/bid/sum", "player/1/name/0"),
        _market(8, moment_offered, "stakes/tile/2", "player/1/name/0", first=5),
    ),
    9: (_preview(9, "building", lambda fresh, seat: (*fresh, f"player/{seat}/palazzo/2/gap/3")),),
    10: (_preview(10, "insertion", lambda fresh, seat: (f"player/{seat}/palazzo/7/lost/", *fresh, "paid/more/0/0")),),
    11: (ending,),
}
"""By chapter, numbered from 1: functions that draw its pictures in a language."""
