"""Auctions, and full quarries, from which everyone takes a tile (section 5)."""

from __future__ import annotations

from bot.games.chance import Chance
from bot.games.contract import IllegalAction, Played
from bot.games.palazzo.actions import Auction, Bid, ChooseTile, PalazzoReason, Pass
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
from bot.games.palazzo.position import Laid, PalazzoPhase, PalazzoPlayer, PalazzoPosition
from bot.games.palazzo.turn import check_owned
from bot.games.palazzo.view import PalazzoView


def find_next_quarry(position: PalazzoPosition | PalazzoView) -> int | None:
    """Return the next quarry with a tile, clockwise from the builder's; None if all are empty."""
    onward = ((position.builder - 1 + step) % len(QUARRIES) + 1 for step in QUARRIES)
    return next((quarry for quarry in onward if position.quarries[quarry - 1]), None)


def auction(position: PalazzoPosition, _: Auction, __: Chance) -> Played[PalazzoPosition]:
    """Move the builder, and auction the tiles there, or offer them to all if they are four or more."""
    seat, quarry = position.turn, find_next_quarry(position)
    if quarry is None:
        return Played(position._replace(phase=PalazzoPhase.END), (NothingAuctioned(seat),))
    moved = position._replace(builder=quarry)
    tiles = Tiles(moved.quarry)
    if len(tiles) >= TOO_MANY:
        return Played(moved._replace(phase=PalazzoPhase.CHOOSING), (TilesOffered(seat, quarry, tiles),))
    bids = tuple(Laid(value=CERTIFICATE_VALUE if each == seat else 0) for each in range(len(position.players)))
    after = moved._replace(bids=bids, asked=position.after(seat), phase=PalazzoPhase.BIDDING)
    return Played(after, (AuctionBegun(seat, quarry, tiles, CERTIFICATE_VALUE),))


def highest(bids: tuple[Laid, ...]) -> int:
    return max(laid.value for laid in bids if not laid.passed)


def raises(position: PalazzoPosition) -> Bids:
    """Return all raises of the seat that is asked."""
    laid = position.bids[position.asked]
    hand = position.players[position.asked].hand
    return Bids(hand, laid.currency, highest(position.bids) + 1 - laid.value)


def check_bid(position: PalazzoPosition, action: Bid) -> None:
    """Refuse cards that cannot be added, or do not exceed the highest bid."""
    laid, need = position.bids[position.asked], highest(position.bids) + 1
    if not action.cards:
        raise IllegalAction(PalazzoReason.NO_CARDS)
    check_owned(position, action.cards)
    added = value_payment(action.cards, laid.currency)
    if added is None:
        if value_payment(action.cards) is None:
            raise IllegalAction(PalazzoReason.MIXED_CURRENCIES)
        raise IllegalAction(PalazzoReason.OTHER_CURRENCY, currency=laid.currency)
    if laid.value + added.value < need:
        raise IllegalAction(PalazzoReason.BID_TOO_LOW, need=need, have=laid.value + added.value)


def bid(position: PalazzoPosition, action: Bid, _: Chance) -> Played[PalazzoPosition]:
    laid = position.bids[position.asked]
    added = value_payment(action.cards, laid.currency)
    assert added is not None, "a bid is checked before"
    raised = Laid(laid.cards.plus(action.cards), laid.value + added.value, added.currency)
    after = _lay(position, raised, position.players[position.asked].giving(action.cards))
    return Played(after, (BidMade(position.asked, action.cards, raised.value),), reveals=True)


def _lay(position: PalazzoPosition, laid: Laid, player: PalazzoPlayer) -> PalazzoPosition:
    """Replace what the seat that is asked has laid, and ask the next one that has not passed."""
    seat = position.asked
    bids = (*position.bids[:seat], laid, *position.bids[seat + 1 :])
    following = position.after(seat)
    while bids[following].passed:
        following = position.after(following)
    return position.with_player(seat, player, bids=bids, asked=following)


def leave(position: PalazzoPosition, _: Pass, __: Chance) -> Played[PalazzoPosition]:
    """Take back all cards laid; the last one left gets the tiles."""
    seat, back = position.asked, position.bids[position.asked].cards
    passed = _lay(position, Laid(passed=True), position.players[seat].taking(back))
    event = Passed(seat, back)
    if sum(not each.passed for each in passed.bids) > 1:
        return Played(passed, (event,))
    won, tiles, quarry = passed.bids[passed.asked], passed.quarry, passed.builder
    after = passed.with_quarry(
        quarry, (), discards=passed.discards.plus(won.cards), bids=(), to_build=tiles, phase=PalazzoPhase.BUILDING
    )
    paid = AuctionWon(passed.asked, quarry, Tiles(tiles), won.cards, won.value)
    return Played(after, (event, paid))


def check_choose_tile(position: PalazzoPosition, action: ChooseTile) -> None:
    if action.tile not in position.quarry:
        raise IllegalAction(PalazzoReason.NOT_IN_QUARRY, tile=action.tile, tiles=Tiles(position.quarry))


def choose_tile(position: PalazzoPosition, action: ChooseTile, _: Chance) -> Played[PalazzoPosition]:
    """Take a tile to build; once all seats have one, the others leave the game."""
    seat, quarry = position.asked, position.builder
    left = Tiles(position.quarry).minus((action.tile,))
    happened: list[Event] = [TileChosen(seat, quarry, action.tile)]
    chosen = position.chosen + 1
    if chosen == len(position.players):
        if left:
            happened.append(TilesLeft(quarry, left))
        left = Tiles()
    after = position.with_quarry(
        quarry, tuple(left), to_build=(action.tile,), chosen=chosen, phase=PalazzoPhase.BUILDING
    )
    return Played(after, tuple(happened))
