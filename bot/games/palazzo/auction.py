"""Auctions, and full quarries, from which everyone takes a tile (section 5)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import Auction, Bid, ChooseTile, Pass, Reason
from bot.games.palazzo.components import CERTIFICATE_VALUE, QUARRIES, TOO_MANY, Tiles
from bot.games.palazzo.events import (
    AuctionBegun,
    AuctionWon,
    BidMade,
    Event,
    NothingAuctioned,
    Passed,
    TileChosen,
    TilesLeft,
    TilesOffered,
)
from bot.games.palazzo.payment import Bids, value_payment
from bot.games.palazzo.position import Laid, Phase, Player, Position
from bot.games.palazzo.turn import check_owned
from bot.games.palazzo.view import View


def find_next_quarry(position: Position | View) -> int | None:
    """Return the next quarry with a tile, clockwise from the builder's; None if all are empty."""
    onward = ((position.builder - 1 + step) % len(QUARRIES) + 1 for step in QUARRIES)
    return next((quarry for quarry in onward if position.quarries[quarry - 1]), None)


def auction(position: Position, _: Auction, __: Chance) -> Played[Position]:
    """Move the builder, and auction the tiles there, or offer them to all if they are four or more."""
    seat, quarry = position.turn, find_next_quarry(position)
    if quarry is None:
        return Played(position._replace(phase=Phase.END), (NothingAuctioned(seat),))
    moved = position._replace(builder=quarry)
    tiles = Tiles(moved.quarry)
    if len(tiles) >= TOO_MANY:
        return Played(moved._replace(phase=Phase.CHOOSING), (TilesOffered(seat, quarry, tiles),))
    bids = tuple(Laid(value=CERTIFICATE_VALUE if each == seat else 0) for each in range(len(position.players)))
    after = moved._replace(bids=bids, asked=position.after(seat), phase=Phase.BIDDING)
    return Played(after, (AuctionBegun(seat, quarry, tiles, CERTIFICATE_VALUE),))


def highest(bids: tuple[Laid, ...]) -> int:
    return max(laid.value for laid in bids if not laid.passed)


def raises(position: Position) -> Bids:
    """Return all raises of the seat that is asked."""
    laid = position.bids[position.asked]
    hand = position.players[position.asked].hand
    return Bids(hand, laid.currency, highest(position.bids) + 1 - laid.value)


def check_bid(position: Position, action: Bid) -> None:
    """Refuse cards that cannot be added, or do not exceed the highest bid."""
    laid, need = position.bids[position.asked], highest(position.bids) + 1
    if not action.cards:
        raise IllegalAction(Reason.NO_CARDS)
    check_owned(position, action.cards)
    added = value_payment(action.cards, laid.currency)
    if added is None:
        if value_payment(action.cards) is None:
            raise IllegalAction(Reason.MIXED_CURRENCIES)
        raise IllegalAction(Reason.OTHER_CURRENCY, currency=laid.currency)
    if laid.value + added.value < need:
        raise IllegalAction(Reason.BID_TOO_LOW, need=need, have=laid.value + added.value)


def bid(position: Position, action: Bid, _: Chance) -> Played[Position]:
    laid = position.bids[position.asked]
    added = value_payment(action.cards, laid.currency)
    assert added is not None, "a bid is checked before"
    raised = Laid(laid.cards.plus(action.cards), laid.value + added.value, added.currency)
    after = _lay(position, raised, position.players[position.asked].giving(action.cards))
    return Played(after, (BidMade(position.asked, action.cards, raised.value),), reveals=True)


def _lay(position: Position, laid: Laid, player: Player) -> Position:
    """Replace what the seat that is asked has laid, and ask the next one that has not passed."""
    seat = position.asked
    bids = (*position.bids[:seat], laid, *position.bids[seat + 1 :])
    following = position.after(seat)
    while bids[following].passed:
        following = position.after(following)
    return position.with_player(seat, player, bids=bids, asked=following)


def leave(position: Position, _: Pass, __: Chance) -> Played[Position]:
    """Take back all cards laid; the last one left gets the tiles."""
    seat, back = position.asked, position.bids[position.asked].cards
    passed = _lay(position, Laid(passed=True), position.players[seat].taking(back))
    event = Passed(seat, back)
    if sum(not each.passed for each in passed.bids) > 1:
        return Played(passed, (event,))
    won, tiles, quarry = passed.bids[passed.asked], passed.quarry, passed.builder
    after = passed.with_quarry(
        quarry, (), discards=passed.discards.plus(won.cards), bids=(), to_build=tiles, phase=Phase.BUILDING
    )
    paid = AuctionWon(passed.asked, quarry, Tiles(tiles), won.cards, won.value)
    return Played(after, (event, paid))


def check_choose_tile(position: Position, action: ChooseTile) -> None:
    if action.tile not in position.quarry:
        raise IllegalAction(Reason.NOT_IN_QUARRY, tile=action.tile, tiles=Tiles(position.quarry))


def choose_tile(position: Position, action: ChooseTile, _: Chance) -> Played[Position]:
    """Take a tile to build; once all seats have one, the others leave the game."""
    seat, quarry = position.asked, position.builder
    left = Tiles(position.quarry).minus((action.tile,))
    happened: list[Event] = [TileChosen(seat, quarry, action.tile)]
    chosen = position.chosen + 1
    if chosen == len(position.players):
        if left:
            happened.append(TilesLeft(quarry, left))
        left = Tiles()
    after = position.with_quarry(quarry, tuple(left), to_build=(action.tile,), chosen=chosen, phase=Phase.BUILDING)
    return Played(after, tuple(happened))
