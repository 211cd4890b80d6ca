"""What a seat that is asked does by a standing order, from its own view, and when an order has been used."""

from __future__ import annotations

from bot.games.palazzo.actions import Action, ChooseMoney, ChooseTile, Pass
from bot.games.palazzo.components import Card, Cards, Tile
from bot.games.palazzo.computer.purse import purse
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
from bot.games.palazzo.orders.orders import (
    BidUpTo,
    BuildBest,
    BuildLike,
    ChooseFrom,
    Order,
    PassAuction,
    Preference,
    TakeMoneyBy,
    Unless,
)
from bot.games.palazzo.payment import groups
from bot.games.palazzo.position import Phase
from bot.games.palazzo.prospects import best_building, best_gain, best_plan, built_of, raises, to_build
from bot.games.palazzo.turn.bidding import highest
from bot.games.palazzo.view import SeatView


def answer(view: SeatView, order: Order) -> Action | None:
    """Return what a seat that is asked does by an order; None if that does not say."""
    match order:
        case BidUpTo(amount) if view.phase is Phase.BIDDING:
            return next(iter(raises(view, amount)), Pass())
        case PassAuction() if view.phase is Phase.BIDDING:
            return None if _wants_to_be_asked(view, order) else Pass()
        # who reveals money, or opens a quarry for all, is there to choose
        case TakeMoneyBy(preference) if view.phase is Phase.MONEY and view.turn != view.seat:
            return ChooseMoney(Cards((_preferred(view, preference),)))
        case ChooseFrom(wish, second) if view.phase is Phase.CHOOSING and view.turn != view.seat:
            there = (tile for tile in (wish, second) if tile is not None and tile in view.quarry)
            return ChooseTile(next(there, None) or _best_tile(view))
        case BuildBest() if view.phase is Phase.BUILDING:
            return best_building(view, built_of(view), to_build(view))[0]
        case BuildLike(places) if view.phase is Phase.BUILDING:
            return next((place.action for place in places if place.tile in view.to_build), None)
    return None


def _wants_to_be_asked(view: SeatView, order: PassAuction) -> bool:
    match order.unless:
        case Unless.TILES:
            return len(view.quarry) >= order.number
        case Unless.POINTS:
            return best_gain(view, built_of(view), view.quarry) >= order.number
        case Unless.BID:
            return highest(view.bids) <= order.number
    return False


def _preferred(view: SeatView, preference: Preference) -> Card:
    """Return the card to take of the money revealed; of equal ones, the one that goes best with the hand."""
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
        return wanted, card.worth, purse(together)

    return max(view.display, key=rank)


def _best_tile(view: SeatView) -> Tile:
    """Return the tile of the quarry that should bring the most by the end, of equal ones that with most windows."""
    built = built_of(view)
    return max(view.quarry, key=lambda tile: (best_plan(view, built, (tile,)).worth, tile.windows, tile.floor))


def ended_by(order: Order, seat: int, event: Event) -> bool:
    """Return whether an event ends an order of a seat: it has been used, or what it was about is over."""
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
