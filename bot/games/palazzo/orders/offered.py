"""Which standing orders a seat can give now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.palazzo.actions import Discard
from bot.games.palazzo.components import CERTIFICATE, TOO_MANY, Tile
from bot.games.palazzo.computer.purse import ways
from bot.games.palazzo.orders.orders import (
    BidUpTo,
    BuildBest,
    BuildLike,
    ChooseFrom,
    Order,
    PassAuction,
    Place,
    Preference,
    TakeMoneyBy,
    Unless,
)
from bot.games.palazzo.position import Phase
from bot.games.palazzo.prospects import Build, after, best_building, built_of, lowest_first, sites, spread
from bot.games.palazzo.turn.bidding import highest, next_quarry
from bot.games.palazzo.view import SeatView

MOST_OFFERED: Final = 18
"""Of one kind of order, as many as are worth choosing between."""
MOST_AMOUNTS: Final = 5
"""Amounts to bid that are listed, from the lowest to the highest; any other can be typed."""


def offered(view: SeatView) -> list[Order]:
    """List the orders that a seat can give now, kind by kind."""
    if view.phase in (Phase.OVER, Phase.STOPPED):
        return []
    return [
        *_auction_orders(view),
        *[BuildLike(tuple(map(Place.of, plan))) for plan in _plans(view)],
        BuildBest(),
        *[TakeMoneyBy(preference) for preference in Preference],
        *_tile_orders(view),
    ]


def accepts(view: SeatView, order: Order) -> bool:
    """Return whether an order can be given that is not listed: any amount, and any two tiles that are offered."""
    listed = offered(view)
    match order:
        case BidUpTo(amount):
            least = highest(view.bids) if view.bids else CERTIFICATE
            return amount > least and any(isinstance(each, BidUpTo) for each in listed)
        case ChooseFrom(Tile() as wish, Tile() as second):
            return ChooseFrom(wish) in listed and ChooseFrom(second) in listed
    return False


def with_amount(view: SeatView, amount: int) -> Order | None:
    """Return the order to bid up to an amount; None if that could do nothing."""
    order = BidUpTo(amount)
    return order if accepts(view, order) else None


def shortcut(view: SeatView) -> Order | None:
    """Return the order to pass, for a seat that has bid in an auction and waits."""
    laid = view.bids[view.seat] if view.bids else None
    return PassAuction() if laid is not None and laid.value else None


def _auction_orders(view: SeatView) -> Iterator[Order]:
    """Yield orders for the auction under way, or else for the next one; not for one that the seat has left."""
    laid = view.bids[view.seat] if view.bids else None
    if laid is not None and laid.passed:
        return
    if laid is None:
        amounts = [way.value for way in ways(view.hand) if way.value > CERTIFICATE]
    else:
        amounts = [laid.value + way.value for way in ways(view.hand, laid.currency)]
        amounts = [amount for amount in amounts if amount > highest(view.bids)]
    yield from [BidUpTo(amount) for amount in spread(amounts, MOST_AMOUNTS)]
    yield PassAuction()
    if laid is None:
        yield from [PassAuction(Unless.TILES, number) for number in range(2, TOO_MANY)]
        yield from [PassAuction(Unless.POINTS, number) for number in (1, 5)]
        yield PassAuction(Unless.BID, CERTIFICATE)


def _plans(view: SeatView) -> list[tuple[Build, ...]]:
    """List ways to build the tiles that are auctioned: without a discard first, then by the points they bring now."""
    if view.phase is not Phase.BIDDING or view.bids[view.seat].passed:
        return []
    built = built_of(view)
    plans = [(built, tuple[Build, ...]())]
    for tile in lowest_first(view.quarry):
        plans = [(after(now, site), (*done, site)) for now, done in plans for site in sites(now, tile)]
    plans.sort(key=lambda plan: (sum(isinstance(site, Discard) for site in plan[1]), -plan[0].points))
    best = best_building(view, built, view.quarry)
    return list(dict.fromkeys([best, *(plan for _, plan in plans)]))[:MOST_OFFERED]


def _tile_orders(view: SeatView) -> Iterator[ChooseFrom]:
    """Yield wishes for the quarry from which everyone takes a tile, or would if an auction began now."""
    if view.phase is Phase.CHOOSING:
        tiles = view.quarry
    elif view.phase in (Phase.TURN, Phase.REVEALED, Phase.MONEY, Phase.END):
        quarry = next_quarry(view)
        tiles = view.quarries[quarry - 1] if quarry is not None else ()
    else:
        return
    if len(tiles) >= TOO_MANY or view.phase is Phase.CHOOSING:
        yield ChooseFrom()
        yield from map(ChooseFrom, list(dict.fromkeys(tiles))[:MOST_OFFERED])
