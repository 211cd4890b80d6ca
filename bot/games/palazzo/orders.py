"""Standing orders: bidding up to an amount, passing, building, taking money by preference, choosing tiles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations, starmap
from typing import Final

from bot.games.orders import Orders
from bot.games.palazzo.actions import Action, AddFloor, BeginPalazzo, Build, ChooseMoney, ChooseTile, Discard, Pass
from bot.games.palazzo.auction import find_next_quarry, highest
from bot.games.palazzo.building import apply_building, sites
from bot.games.palazzo.components import CERTIFICATE_VALUE, TOO_MANY, Card, Cards, Tile
from bot.games.palazzo.computer.money import hand_value, payment_options
from bot.games.palazzo.events import (
    AuctionWon,
    Event,
    FloorAdded,
    PalazzoBegun,
    Passed,
    TileChosen,
    TileDiscarded,
    TilesLeft,
)
from bot.games.palazzo.payment import groups
from bot.games.palazzo.position import PalazzoPhase
from bot.games.palazzo.prospects import (
    best_building,
    best_gain,
    best_plan,
    lowest_first,
    player_of,
    points_of_player,
    raises,
    spread,
    to_build,
)
from bot.games.palazzo.view import PalazzoSeatView

MAX_OFFERED: Final = 18
"""The limit on the orders of a kind to choose between."""
MAX_AMOUNTS: Final = 5
"""The limit on the amounts to bid that are listed; any other can be typed."""


class Unless(StrEnum):
    """The condition under which a seat wants to be asked instead of passing."""

    TILES = "tiles"
    """At least this number of tiles is auctioned."""
    POINTS = "points"
    """The tiles would immediately bring at least this number of points."""
    BID = "bid"
    """The highest bid is at most this number."""


class Preference(StrEnum):
    """Which card to take of the money revealed; among equals, the one that suits the hand best."""

    GROUP = "group"
    """One that completes a group, or else the highest."""
    HIGHEST = "highest"
    FLORIN = "florin"
    """The highest florin, or else the highest."""
    DUCAT = "ducat"
    SCUDO = "scudo"
    CERTIFICATE = "certificate"
    """A certificate, or else the highest."""


@dataclass(frozen=True, slots=True)
class BidUpTo:
    """Keep bidding the lowest leading amount up to a limit, with the cards that lose least; then pass."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassAuction:
    """Pass the auction, unless a condition for being asked is met."""

    unless: Unless | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class TakeMoneyBy:
    """Take money by a preference whenever someone else reveals it."""

    preference: Preference


@dataclass(frozen=True, slots=True)
class ChooseFrom:
    """Take a tile of a full quarry: the first or second wish, or if both are gone, the most promising one."""

    wish: Tile | None = None
    second: Tile | None = None


@dataclass(frozen=True, slots=True)
class BuildBest:
    """Build all tiles where they should bring the most by the end, without discarding any."""


@dataclass(frozen=True, slots=True)
class TileSite:
    """Where to build a tile: on a palazzo, as a new one, or not at all."""

    tile: Tile
    palazzo: int | None = None
    out: bool = False

    @classmethod
    def of(cls, build: Build) -> TileSite:
        """Return where an action builds its tile."""
        return cls(build.tile, build.palazzo if isinstance(build, AddFloor) else None, isinstance(build, Discard))

    @property
    def action(self) -> Build:
        if self.out:
            return Discard(self.tile)
        return BeginPalazzo(self.tile) if self.palazzo is None else AddFloor(self.tile, self.palazzo)


@dataclass(frozen=True, slots=True)
class BuildLike:
    """Build the tiles of the current auction in these places, if the seat wins them."""

    places: tuple[TileSite, ...]
    """The lowest floor first."""


Order = BidUpTo | PassAuction | TakeMoneyBy | ChooseFrom | BuildBest | BuildLike


def list_orders(view: PalazzoSeatView) -> list[Order]:
    """List the orders that a seat can give now, kind by kind."""
    if view.phase in (PalazzoPhase.OVER, PalazzoPhase.STOPPED):
        return []
    return [
        *_auction_orders(view),
        *[BuildLike(tuple(map(TileSite.of, plan))) for plan in _plans(view)],
        BuildBest(),
        *[TakeMoneyBy(preference) for preference in Preference],
        *_tile_orders(view),
    ]


def accepts_order(view: PalazzoSeatView, order: Order) -> bool:
    """Return whether an unlisted order can be given: to bid up to any amount that can lead."""
    if not isinstance(order, BidUpTo):
        return False
    least = highest(view.bids) if view.bids else CERTIFICATE_VALUE
    return order.amount > least and any(isinstance(each, BidUpTo) for each in list_orders(view))


def with_amount(view: PalazzoSeatView, amount: int) -> Order | None:
    """Return the order to bid up to an amount; None if it would have no effect."""
    order = BidUpTo(amount)
    return order if accepts_order(view, order) else None


def shortcut(view: PalazzoSeatView) -> Order | None:
    """Return the order to pass, for a seat that has bid in an auction and waits."""
    laid = view.bids[view.seat] if view.bids else None
    return PassAuction() if laid is not None and laid.value else None


def _auction_orders(view: PalazzoSeatView) -> Iterator[Order]:
    """Yield orders for the auction under way, or else for the next one; not for one that the seat has left."""
    laid = view.bids[view.seat] if view.bids else None
    if laid is not None and laid.passed:
        return
    if laid is None:
        amounts = [way.value for way in payment_options(view.hand) if way.value > CERTIFICATE_VALUE]
    else:
        amounts = [laid.value + way.value for way in payment_options(view.hand, laid.currency)]
        amounts = [amount for amount in amounts if amount > highest(view.bids)]
    yield from [BidUpTo(amount) for amount in spread(amounts, MAX_AMOUNTS)]
    yield PassAuction()
    if laid is None:
        yield from [PassAuction(Unless.TILES, number) for number in range(2, TOO_MANY)]
        yield from [PassAuction(Unless.POINTS, number) for number in (1, 5)]
        yield PassAuction(Unless.BID, CERTIFICATE_VALUE)


def _plans(view: PalazzoSeatView) -> list[tuple[Build, ...]]:
    """List ways to build the auctioned tiles, the best one first, then by discards and immediate points."""
    if view.phase is not PalazzoPhase.BIDDING or view.bids[view.seat].passed:
        return []
    player = player_of(view)
    plans = [(player, tuple[Build, ...]())]
    for tile in lowest_first(view.quarry):
        plans = [(apply_building(now, site), (*done, site)) for now, done in plans for site in sites(now, tile)]
    plans.sort(key=lambda plan: (sum(isinstance(site, Discard) for site in plan[1]), -points_of_player(plan[0])))
    best = best_building(view, player, view.quarry)
    return list(dict.fromkeys([best, *(plan for _, plan in plans)]))[:MAX_OFFERED]


def _tile_orders(view: PalazzoSeatView) -> Iterator[ChooseFrom]:
    """Yield wishes for the quarry from which everyone takes a tile, or would if an auction began now."""
    if view.phase is PalazzoPhase.CHOOSING:
        tiles = view.quarry
    elif view.phase in (PalazzoPhase.TURN, PalazzoPhase.REVEALED, PalazzoPhase.MONEY, PalazzoPhase.END):
        quarry = find_next_quarry(view)
        tiles = view.quarries[quarry - 1] if quarry is not None else ()
    else:
        return
    if len(tiles) >= TOO_MANY or view.phase is PalazzoPhase.CHOOSING:
        yield ChooseFrom()
        wishes = list(dict.fromkeys(tiles))[:MAX_OFFERED]
        yield from map(ChooseFrom, wishes)
        yield from starmap(ChooseFrom, permutations(wishes, 2))


def answer(view: PalazzoSeatView, order: Order) -> Action | None:
    """Return the action by which an order answers for the seat; None if it does not apply."""
    match order:
        case BidUpTo(amount) if view.phase is PalazzoPhase.BIDDING:
            return next(iter(raises(view, amount)), Pass())
        case PassAuction() if view.phase is PalazzoPhase.BIDDING:
            return None if _wants_to_be_asked(view, order) else Pass()
        # the seat that reveals money or opens a quarry for all is present, and chooses itself
        case TakeMoneyBy(preference) if view.phase is PalazzoPhase.MONEY and view.turn != view.seat:
            return ChooseMoney(Cards((_preferred_card(view, preference),)))
        case ChooseFrom(wish, second) if view.phase is PalazzoPhase.CHOOSING and view.turn != view.seat:
            there = (tile for tile in (wish, second) if tile is not None and tile in view.quarry)
            return ChooseTile(next(there, None) or _best_tile(view))
        case BuildBest() if view.phase is PalazzoPhase.BUILDING:
            return best_building(view, player_of(view), to_build(view))[0]
        case BuildLike(places) if view.phase is PalazzoPhase.BUILDING:
            return next((place.action for place in places if place.tile in view.to_build), None)
    return None


def _wants_to_be_asked(view: PalazzoSeatView, order: PassAuction) -> bool:
    match order.unless:
        case Unless.TILES:
            return len(view.quarry) >= order.number
        case Unless.POINTS:
            return best_gain(view, player_of(view), view.quarry) >= order.number
        case Unless.BID:
            return highest(view.bids) <= order.number
    return False


def _preferred_card(view: PalazzoSeatView, preference: Preference) -> Card:
    """Return the preferred card of the money revealed; among equals, the one that suits the hand best."""
    hand = view.hand

    def rank(card: Card) -> tuple[bool, int, float]:
        together = hand.plus((card,))
        match preference:
            case Preference.GROUP:
                wanted = groups(together) > groups(hand)
            case Preference.CERTIFICATE:
                wanted = card.currency is None
            case _:
                wanted = card.currency == preference.value
        return wanted, card.worth, hand_value(together)

    return max(view.display, key=rank)


def _best_tile(view: PalazzoSeatView) -> Tile:
    """Return the tile of the quarry that should bring the most by the end; among equals, the one with most windows."""
    player = player_of(view)
    return max(view.quarry, key=lambda tile: (best_plan(view, player, (tile,)).worth, tile.windows, tile.floor))


def is_ended_by(order: Order, seat: int, event: Event) -> bool:
    """Return whether an event ends an order of a seat, as it has been used or no longer applies."""
    match order, event:
        case ((BidUpTo() | PassAuction()), AuctionWon()):
            return True
        case ((BidUpTo() | PassAuction()), Passed(seat=passed)):
            return passed == seat
        case ChooseFrom(), TileChosen(seat=chose):
            return chose == seat
        case ChooseFrom(), TilesLeft():
            return True
        case BuildLike(), AuctionWon(seat=winner):
            return winner != seat
        case BuildLike(places), (PalazzoBegun(tile=tile) | FloorAdded(tile=tile) | TileDiscarded(tile=tile)):
            return event.seat == seat and tile == places[-1].tile
    return False


ORDERS: Final[Orders[PalazzoSeatView, Action]] = Orders(
    kinds={
        "auction": BidUpTo | PassAuction,
        "building": BuildBest | BuildLike,
        "money": TakeMoneyBy,
        "tile": ChooseFrom,
    },
    offered=list_orders,
    answer=answer,
    ended_by=is_ended_by,
    accepts=accepts_order,
    with_amount=with_amount,
    shortcut=shortcut,
)
