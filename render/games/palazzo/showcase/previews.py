"""Previews of what a seat could do, each of the most telling one of some games: purchase, bid, building, rebuilding."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.games.palazzo import Insert, Palazzo, Phase, Remove, SeatView, TakeOut, preview, view
from bot.games.palazzo.preview import Preview, built_after
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
from render.engine.picture import Picture
from render.games.palazzo.pictures import PAGES
from render.games.palazzo.showcase.played import moment

_SEED: Final = 9


def previews(names: Sequence[str], language: str) -> Iterator[tuple[str, Picture]]:
    """Yield the pictures of the private previews, each with a name."""
    for name, seats, before, led in found():
        yield f"preview-{name}", PAGES.preview(before, led, names[:seats], language)


def found() -> Iterator[tuple[str, int, SeatView, Preview]]:
    """Yield what is previewed: a name, the number of players, what the seat sees, and what its actions lead to."""
    buyer = _seen(4, Phase.REVEALED, lambda seen: any(purchases(seen)), 0.75)
    buy = max(purchases(buyer), key=lambda action: best_gain(buyer, player_of(buyer), action.tiles))
    yield "purchase", 4, buyer, built_after(buyer, buy)
    bidder = _seen(4, Phase.BIDDING, lambda seen: bool(seen.bids[seen.seat].cards and raises(seen)), 0.5)
    yield "bid", 4, bidder, built_after(bidder, raises(bidder)[0])
    builder = _seen(2, Phase.BUILDING, lambda seen: len(seen.to_build) > 1, 0.8)
    yield "building", 2, builder, preview(builder, best_building(builder, player_of(builder), to_build(builder)))
    for name, kind in (("insertion", Insert), ("taking-out", TakeOut), ("removal", Remove)):
        seen = _with_single()
        yield (
            name,
            2,
            seen,
            max((preview(seen, [each]) for each in ways_to_rebuild(seen) if isinstance(each, kind)), key=_points),
        )


def _points(led: Preview) -> int:
    return points_of_player(player_of(led.view))


def _with_single() -> SeatView:
    """Return what a seat sees that has taken a floor out of its largest palazzo, as novices never do that."""
    seen = _seen(2, Phase.TURN, lambda seen: bool(seen.hand), 0.8)
    player = seen.players[seen.seat]
    largest = max(player.palazzi, key=lambda palazzo: len(palazzo.floors))
    tile, number = largest.floors[len(largest.floors) // 2], player.begun + 1
    parted = (each.without_floor(tile.floor) if each is largest else each for each in player.palazzi)
    owner = player._replace(palazzi=(*parted, Palazzo(number, (tile,))), begun=number)
    players = tuple(owner if seat == seen.seat else each for seat, each in enumerate(seen.players))
    return replace(seen, players=players)


def _seen(seats: int, phase: Phase, fits: Callable[[SeatView], bool], share: float) -> SeatView:
    """Return what the seat that is asked sees at the moment nearest to a share of a game's length that fits."""
    shown = moment(
        seats, _SEED, lambda position: position.phase is phase and fits(view(position, position.asked)), share
    )
    return view(shown.position, shown.position.asked)
