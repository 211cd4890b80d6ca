"""The computer players: they decide from what a person with a good memory would know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from bot.games.chance import Chance
from bot.games.palazzo.actions import (
    Action,
    Auction,
    Bid,
    Buy,
    ChooseMoney,
    ChooseTile,
    Insert,
    Pass,
    Reveal,
    TakeMoney,
)
from bot.games.palazzo.auction import highest
from bot.games.palazzo.components import DEAREST, Tile, Tiles
from bot.games.palazzo.computer.estimate import BuildingPlanner
from bot.games.palazzo.computer.money import cheapest_option, cheapest_payment
from bot.games.palazzo.computer.strategy import LEARNED, STATIC, idea
from bot.games.palazzo.computer.values import AllFloors, Floors
from bot.games.palazzo.payment import most
from bot.games.palazzo.position import Phase
from bot.games.palazzo.scoring import points_of
from bot.games.palazzo.turn import price_of
from bot.games.palazzo.view import SeatView, View
from bot.games.players import AT_ONCE, Budget, Computers, Level
from bot.games.search import computers

PRICE: Final = 4.0
BID: Final = 2.0
"""How many units of money it pays for a point, for tiles of the warehouse and in auctions."""
SPARE: Final = 3
"""How much more than the price of a tile it wants to have before it reveals tiles."""
WORTH_REBUILDING: Final = 4
"""How many points rebuilding must bring at once."""
POTENTIAL: Final = {0: 0.0, 1: 6.0, 2: 5.0, 3: 3.0, 4: 3.0, 5: 0.0}
"""By number of floors: what it hopes a palazzo will still gain if there is room on top.

That is more than a first floor costs, or else it would throw away what it has just won.
"""
ROOM: Final = {1: 3, 2: 4, 3: 4, 4: 4}
"""By number of floors: the highest floor on top that leaves room."""


def _score_with_potential(site: AllFloors) -> float:
    """Return what palazzi score as they are, and some hope for those that can still grow."""
    return sum(points_of(floors).total + POTENTIAL[len(floors)] * _has_room(floors) for floors in site)


def _has_room(floors: Floors) -> bool:
    return floors[-1].floor <= ROOM.get(len(floors), 0)


def choose_as_novice(
    view: View, seat: int, legal: Sequence[Action], chance: Chance, budget: Budget = AT_ONCE
) -> Action:
    """Choose by the simple rule for what is to be done."""
    assert isinstance(view, SeatView), "a seat decides from its own view"
    match view.phase:
        case Phase.TURN:
            return _turn(view, legal)
        case Phase.MONEY:
            return _money(view, legal)
        case Phase.REVEALED:
            return _revealed(view)
        case Phase.BIDDING:
            return _bidding(view)
        case Phase.CHOOSING:
            return ChooseTile(max(view.quarry, key=lambda tile: _gain(view, (tile,))))
        case Phase.BUILDING:
            return BuildingPlanner(_score_with_potential).plans(view.players[view.seat], view.to_build)[0].actions[0]
    return legal[0]


def _gain(view: SeatView, tiles: Sequence[Tile]) -> float:
    player = view.players[view.seat]
    return BuildingPlanner(_score_with_potential).gain(player, tuple(tiles))


def _turn(view: SeatView, legal: Sequence[Action]) -> Action:
    """Insert a single tile if that brings much; else reveal tiles if there is money for one, or take money."""
    palazzi = {palazzo.number: palazzo for palazzo in view.players[view.seat].palazzi}
    best, rebuilt = float(WORTH_REBUILDING), None
    for action in legal:
        if isinstance(action, Insert):
            single, other = palazzi[action.single].floors, palazzi[action.palazzo]
            before = points_of(single).total + points_of(other.floors).total
            gained = points_of(other.with_floor(single[0]).floors).total - before
            if gained > best:
                best, rebuilt = gained, action
    if rebuilt is not None:
        return rebuilt
    price = max(0, DEAREST - len(view.warehouse) - 1)
    return TakeMoney() if most(view.hand) < price + SPARE and TakeMoney() in legal else Reveal()


def _money(view: SeatView, legal: Sequence[Action]) -> Action:
    """Take the cards with which most can be paid."""
    offered = [action for action in legal if isinstance(action, ChooseMoney)]
    return max(
        offered, key=lambda action: (most(view.hand.plus(action.cards)), sum(card.worth for card in action.cards))
    )


def _revealed(view: SeatView) -> Action:
    """Buy what seems worth more than its price, else auction."""
    best = 0.0
    chosen: Action = Auction()
    there = sorted(view.warehouse, key=lambda tile: tile.number)
    for number in (1, 2):
        price = price_of(len(there), number)
        cards = cheapest_payment(view.hand, price)
        if cards is None:
            continue
        for tiles in combinations(there, number):
            left = _gain(view, tiles) - price / PRICE
            if left > best:
                best, chosen = left, Buy(Tiles(tiles), cards)
    return chosen


def _bidding(view: SeatView) -> Action:
    """Raise as little as possible while the bid seems fair for what the tiles bring."""
    laid = view.bids[view.seat]
    way = cheapest_option(view.hand, highest(view.bids) + 1 - laid.value, laid.currency)
    if way is None or laid.value + way.value > BID * _gain(view, view.quarry):
        return Pass()
    return Bid(way.cards)


_SEARCHING: Final[Computers[Action, View]] = computers(LEARNED.strategy(), choose_as_novice, idea, LEARNED)
COMPUTERS: Final[Computers[Action, View]] = replace(
    _SEARCHING,
    # what others will bid and buy is left to the master
    players={**_SEARCHING.players, Level.ADVANCED: computers(STATIC).players[Level.ADVANCED]},
)
