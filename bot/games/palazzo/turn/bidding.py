"""Auctions (section 5)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import Auction, Bid, Pass
from bot.games.palazzo.components import CERTIFICATE, QUARRIES, TOO_MANY, Tiles
from bot.games.palazzo.events import AuctionBegun, AuctionWon, BidMade, NothingAuctioned, Passed, TilesOffered
from bot.games.palazzo.payment import Bids, worth
from bot.games.palazzo.position import Laid, Phase, Position
from bot.games.palazzo.reasons import Reason
from bot.games.palazzo.turn.buying import check_owned
from bot.games.palazzo.view import View


def next_quarry(position: Position | View) -> int | None:
    """Return the next quarry with a tile, clockwise from the builder's; None if all are empty."""
    onward = ((position.builder - 1 + step) % len(QUARRIES) + 1 for step in QUARRIES)
    return next((quarry for quarry in onward if position.quarries[quarry - 1]), None)


def auction(position: Position, _: Auction, __: Chance) -> Played[Position]:
    """Move the builder, and auction the tiles there, or offer them to all if they are four or more."""
    seat, quarry = position.turn, next_quarry(position)
    if quarry is None:
        return Played(position._replace(phase=Phase.END), (NothingAuctioned(seat),), reveals=False)
    moved = position._replace(builder=quarry)
    tiles = Tiles(moved.quarry)
    if len(tiles) >= TOO_MANY:
        return Played(moved._replace(phase=Phase.CHOOSING), (TilesOffered(seat, quarry, tiles),), reveals=False)
    bids = tuple(Laid(value=CERTIFICATE if each == seat else 0) for each in range(len(position.players)))
    after = moved._replace(bids=bids, asked=position.after(seat), phase=Phase.BIDDING)
    return Played(after, (AuctionBegun(seat, quarry, tiles, CERTIFICATE),), reveals=False)


def highest(bids: tuple[Laid, ...]) -> int:
    """Return the highest bid."""
    return max(laid.value for laid in bids if not laid.passed)


def raises(position: Position) -> Bids:
    """Return all that the seat that is asked can add to its bid."""
    laid = position.bids[position.asked]
    hand = position.players[position.asked].hand
    return Bids(hand, laid.currency, highest(position.bids) + 1 - laid.value)


def check_bid(position: Position, action: Bid) -> None:
    """Raise IllegalAction unless the cards can be added, and bid more than anyone has."""
    laid, seat = position.bids[position.asked], position.asked
    if not action.cards:
        raise IllegalAction(Reason.NO_CARDS)
    check_owned(position.players[seat].hand, action.cards)
    added = worth(action.cards, laid.currency)
    if added is None:
        if worth(action.cards) is None:
            raise IllegalAction(Reason.MIXED_CURRENCIES)
        raise IllegalAction(Reason.OTHER_CURRENCY, currency=laid.currency)
    if laid.value + added.value <= highest(position.bids):
        need = highest(position.bids) + 1
        raise IllegalAction(Reason.BID_TOO_LOW, need=need, have=laid.value + added.value)


def bid(position: Position, action: Bid, _: Chance) -> Played[Position]:
    """Add the cards to those that lie there."""
    seat, laid = position.asked, position.bids[position.asked]
    added = worth(action.cards, laid.currency)
    assert added is not None, "a bid is checked before"
    raised = Laid(laid.cards.plus(action.cards), laid.value + added.value, added.currency)
    bids = (*position.bids[:seat], raised, *position.bids[seat + 1 :])
    asked = _next_bidder(position, seat)
    after = position.with_player(seat, position.players[seat].giving(action.cards), bids=bids, asked=asked)
    return Played(after, (BidMade(seat, action.cards, raised.value),), reveals=True)


def _next_bidder(position: Position, seat: int) -> int:
    following = position.after(seat)
    while position.bids[following].passed:
        following = position.after(following)
    return following


def leave(position: Position, _: Pass, __: Chance) -> Played[Position]:
    """Take back all cards laid; the last one left gets the tiles."""
    seat, laid = position.asked, position.bids[position.asked]
    bids = (*position.bids[:seat], Laid(passed=True), *position.bids[seat + 1 :])
    passed = position.with_player(
        seat, position.players[seat].taking(laid.cards), bids=bids, asked=_next_bidder(position, seat)
    )
    event = Passed(seat, laid.cards)
    if sum(not each.passed for each in bids) > 1:
        return Played(passed, (event,), reveals=False)
    won = passed.bids[passed.asked]
    tiles = passed.quarry
    after = passed.with_quarry(
        passed.builder,
        (),
        discards=passed.discards.plus(won.cards),
        bids=(),
        to_build=tiles,
        phase=Phase.BUILDING,
    )
    paid = AuctionWon(passed.asked, passed.builder, Tiles(tiles), won.cards, won.value)
    return Played(after, (event, paid), reveals=False)
