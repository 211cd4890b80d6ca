"""Every kind of picture for illustrative positions, always the same ones: to look at, and to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.palazzo import growth
from bot.games.palazzo.actions import Insert, Remove, TakeOut
from bot.games.palazzo.position import Palazzo, PalazzoPhase, PalazzoPosition
from bot.games.palazzo.preview import Preview, preview, preview_building
from bot.games.palazzo.prospects import (
    best_building,
    best_gain,
    player_of,
    points_of_player,
    purchases,
    raises,
    to_build,
    ways_to_rebuild,
)
from bot.games.palazzo.scoring import outcome
from bot.games.palazzo.view import PalazzoSeatView, view
from render.engine.picture import Picture
from render.games.palazzo.pictures import PAGES
from render.games.palazzo.showcase.played import NAMES, SEED, ShowcaseMoment, events_of_game, moment, play_game

LONG_NAMES: Final = (
    "Maximiliane-Henriette von Zwiesel",
    "张三丰和他的朋友们",
    "Александр Великолепный",
    "مرحبا بالعالم",
)


def showcase(language: str) -> Iterator[tuple[str, Picture]]:
    """Yield all pictures, each with a name."""
    late = _moment_in(4, PalazzoPhase.TURN, 0.98)
    for name, shown, names in (
        ("start", play_game(2, 3)[0], NAMES),
        ("auction", most_contested(4), NAMES),
        ("auction-2", most_contested(2), NAMES),
        ("auction-names", most_contested(4), LONG_NAMES),
        ("choosing", _moment_in(3, PalazzoPhase.CHOOSING, 0.5), NAMES),
        ("money", _moment_in(3, PalazzoPhase.MONEY, 0.5), NAMES),
        ("revealed", _moment_in(4, PalazzoPhase.REVEALED, 0.7), NAMES),
        ("building", _moment_in(2, PalazzoPhase.BUILDING, 0.8), NAMES),
        ("late", late, NAMES),
        ("names", late, LONG_NAMES),
    ):
        seen = view(shown.position, None)
        boards = PAGES.board(seen, names[: len(seen.players)], language, shown.events)
        # of an auction, palazzi are shown once
        parts = ("", "-palazzi") if name not in ("auction-2", "auction-names", "choosing") else ("",)
        for picture, part in zip(boards, parts, strict=False):
            yield f"board-{name}{part}", picture
    yield "hand", PAGES.hand(view(_moment_in(4, PalazzoPhase.BIDDING, 0.4).position, 0), NAMES, language)
    yield "hand-rich", PAGES.hand(view(late.position, _richest(late.position)), NAMES, language)
    yield "player", PAGES.player_board(view(late.position, None), _richest(late.position), NAMES, language, late.events)
    yield from previews(NAMES, language)
    for seats in (2, 3, 4):
        end = play_game(seats, SEED)[-1].position
        result = outcome(end)
        assert result is not None, "the game has been played to its end"
        grown = growth(events_of_game(seats, SEED), seats)
        drawn = PAGES.final_score(view(end, None), result, NAMES[:seats], language, grown)
        yield from zip((f"score-{seats}", f"points-{seats}"), drawn, strict=True)


def _moment_in(seats: int, phase: PalazzoPhase, share: float) -> ShowcaseMoment:
    return moment(seats, SEED, lambda position: position.phase is phase, share)


def most_contested(seats: int) -> ShowcaseMoment:
    """Return the moment in which most cards lie in an auction."""
    auctions = (each for each in play_game(seats, SEED) if each.position.phase is PalazzoPhase.BIDDING)
    return max(auctions, key=lambda each: sum(len(laid.cards) for laid in each.position.bids))


def _richest(position: PalazzoPosition) -> int:
    return max(range(len(position.players)), key=lambda seat: len(position.players[seat].hand))


def previews(names: Sequence[str], language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures of the private previews, each with a name."""
    for name, before, led in find_previews():
        yield f"preview-{name}", PAGES.preview(before, led, names[: len(before.players)], language)


def find_previews() -> Iterator[tuple[str, PalazzoSeatView, Preview]]:
    """Yield the previews: a name, what the seat sees, and what its actions lead to."""
    buyer = _view_near(4, PalazzoPhase.REVEALED, lambda seen: any(purchases(seen)), 0.75)
    buy = max(purchases(buyer), key=lambda action: best_gain(buyer, player_of(buyer), action.tiles))
    yield "purchase", buyer, preview_building(buyer, buy)
    bidder = _view_near(4, PalazzoPhase.BIDDING, lambda seen: bool(seen.bids[seen.seat].cards and raises(seen)), 0.5)
    yield "bid", bidder, preview_building(bidder, raises(bidder)[0])
    builder = _view_near(2, PalazzoPhase.BUILDING, lambda seen: len(seen.to_build) > 1, 0.8)
    yield "building", builder, preview(builder, best_building(builder, player_of(builder), to_build(builder)))
    for name, kind in (("insertion", Insert), ("taking-out", TakeOut), ("removal", Remove)):
        seen = _with_single()
        led = (preview(seen, [each]) for each in ways_to_rebuild(seen) if isinstance(each, kind))
        yield name, seen, max(led, key=lambda led: points_of_player(player_of(led.view)))


def _with_single() -> PalazzoSeatView:
    """Return what a seat sees that has taken a floor out of its largest palazzo, as novices never do that."""
    seen = _view_near(2, PalazzoPhase.TURN, lambda seen: bool(seen.hand), 0.8)
    player = seen.players[seen.seat]
    largest = max(player.palazzi, key=lambda palazzo: len(palazzo.floors))
    tile, number = largest.floors[len(largest.floors) // 2], player.begun + 1
    parted = (each.without_floor(tile.floor) if each is largest else each for each in player.palazzi)
    owner = player._replace(palazzi=(*parted, Palazzo(number, (tile,))), begun=number)
    players = tuple(owner if seat == seen.seat else each for seat, each in enumerate(seen.players))
    return replace(seen, players=players)


def _view_near(
    seats: int, phase: PalazzoPhase, fits: Callable[[PalazzoSeatView], bool], share: float
) -> PalazzoSeatView:
    """Return what the seat that is asked sees at the moment nearest to a share of a game's length that fits."""
    shown = moment(
        seats, SEED, lambda position: position.phase is phase and fits(view(position, position.asked)), share
    )
    return view(shown.position, shown.position.asked)
