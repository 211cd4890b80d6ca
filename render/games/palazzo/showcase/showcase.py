"""Every kind of picture for illustrative positions, always the same ones: to look at, and to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.palazzo import Phase, Position, growth, outcome, view
from render.engine.encoding import encode
from render.engine.picture import Picture
from render.games.palazzo.pictures import PAGES
from render.games.palazzo.showcase.played import Moment, happened, moment, played
from render.games.palazzo.showcase.previews import previews

NAMES: Final = ("Anna", "Benedetto", "Chiara", "Dante")
LONG_NAMES: Final = (
    "Maximiliane-Henriette von Zwiesel",
    "张三丰和他的朋友们",
    "Александр Великолепный",
    "مرحبا بالعالم",
)
_SEED: Final = 9


def showcase(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures, each with a name."""
    late = _in(4, Phase.TURN, 0.98)
    for name, shown, names in (
        ("start", played(2, 3)[0], NAMES),
        ("auction", contested(4), NAMES),
        ("auction-2", contested(2), NAMES),
        ("auction-names", contested(4), LONG_NAMES),
        ("choosing", _in(3, Phase.CHOOSING, 0.5), NAMES),
        ("money", _in(3, Phase.MONEY, 0.5), NAMES),
        ("revealed", _in(4, Phase.REVEALED, 0.7), NAMES),
        ("building", _in(2, Phase.BUILDING, 0.8), NAMES),
        ("late", late, NAMES),
        ("names", late, LONG_NAMES),
    ):
        seen = view(shown.position, None)
        boards = PAGES.board(seen, names[: len(seen.players)], language, shown.events)
        # of an auction, palazzi are shown once
        parts = ("", "-palazzi") if name not in ("auction-2", "auction-names", "choosing") else ("",)
        for picture, part in zip(boards, parts, strict=False):
            yield f"board-{name}{part}", picture
    yield "hand", PAGES.hand(view(_in(4, Phase.BIDDING, 0.4).position, 0), NAMES, language)
    yield "hand-rich", PAGES.hand(view(late.position, _richest(late.position)), NAMES, language)
    yield "player", PAGES.player_board(view(late.position, None), _richest(late.position), NAMES, language, late.events)
    yield from previews(NAMES, language)
    yield "frame", _frame(late, language)
    for seats in (2, 3, 4):
        end = played(seats, _SEED)[-1].position
        result = outcome(end)
        assert result is not None, "the game has been played to its end"
        grown = growth(happened(seats, _SEED), seats)
        drawn = PAGES.final_score(view(end, None), result, NAMES[:seats], language, grown)
        yield from zip((f"score-{seats}", f"points-{seats}"), drawn, strict=True)


def _frame(shown: Moment, language: str) -> Picture:
    """Draw a frame of the animation of a whole game, with the alt text of the same picture."""
    seen = view(shown.position, None)
    alt = PAGES.board(seen, NAMES, language)[-1].alt
    return Picture(encode(PAGES.film_frame(seen, NAMES, language, shown.events)), alt)


def _in(seats: int, phase: Phase, share: float) -> Moment:
    return moment(seats, _SEED, lambda position: position.phase is phase, share)


def contested(seats: int) -> Moment:
    """Return the moment in which most cards lie in an auction."""
    auctions = (each for each in played(seats, _SEED) if each.position.phase is Phase.BIDDING)
    return max(auctions, key=lambda each: sum(len(laid.cards) for laid in each.position.bids))


def _richest(position: Position) -> int:
    return max(range(len(position.players)), key=lambda seat: len(position.players[seat].hand))
