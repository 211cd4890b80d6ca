"""The turns worth thinking about: few ways to pay, bid and build, of the very many that are legal.

What a turn leaves for the policy is a rating: about how many points it seems to bring.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from operator import attrgetter
from typing import Final

from bot.games.chance import Chance
from bot.games.palazzo.actions import (
    Action,
    Auction,
    Bid,
    Buy,
    ChooseTile,
    EndTurn,
    Pass,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.auction import highest, next_quarry
from bot.games.palazzo.building import apply_building, rebuildings
from bot.games.palazzo.components import TOO_MANY, Tile, Tiles
from bot.games.palazzo.computer.estimate import Estimates, estimates_of
from bot.games.palazzo.computer.money import (
    POINT,
    bid_limits,
    cheapest_card,
    cheapest_payment,
    hand_value,
    payment_options,
)
from bot.games.palazzo.position import Phase, Player, Position
from bot.games.palazzo.rules import play
from bot.games.palazzo.turn import enough_left, price_of, shares
from bot.games.players import CandidateTurn

_Turn = CandidateTurn[Action]

BUILT: Final = 2
"""How many ways to build the same tiles are considered."""
TILES: Final = 5
"""Of how many tiles of the warehouse, or of a full quarry, it is considered to take one."""
PAIRS: Final = 4
"""How many pairs are considered."""
BIDS: Final = 4
"""How many amounts are considered."""
TAKEN_OUT: Final = 2
"""How many ways to take a floor out are considered."""
TILES_RATING: Final = 2.0
MONEY_RATING: Final = 1.5
AUCTION_RATING: Final = 0.5
"""About what these bring in points."""


def turns(position: Position, asked: int, chance: Chance, also: Sequence[Action]) -> list[_Turn]:
    """List ways to play on for the seat that is asked, in any case some that begin with these actions."""
    estimates = estimates_of(position)
    found = _listed(position, estimates)
    known = {turn.actions[0] for turn in found}
    for action in also:
        if action not in known:
            known.add(action)
            found.append(_beginning_with(action, position, chance, estimates))
    return found


def _listed(position: Position, estimates: Estimates) -> list[_Turn]:
    seat = position.players[position.asked]
    match position.phase:
        case Phase.TURN:
            money: list[_Turn] = (
                [CandidateTurn((TakeMoney(),), MONEY_RATING, draws=True)] if enough_left(position) else []
            )
            return [CandidateTurn((Reveal(),), TILES_RATING, draws=True), *money, *_rebuilt(seat, estimates)]
        case Phase.MONEY:
            return [
                CandidateTurn((share,), POINT * hand_value(seat.hand.plus(share.cards))) for share in shares(position)
            ]
        case Phase.REVEALED:
            return [*_bought(seat, position.warehouse, estimates), *_auctions(position, estimates)]
        case Phase.BIDDING:
            return _bidding(position, estimates)
        case Phase.CHOOSING:
            return _chosen(seat, position.quarry, (), estimates)
        case Phase.BUILDING:
            return _built(seat, position.to_build, (), estimates)
    return [CandidateTurn((EndTurn(),), 0.0)]


def _rebuilt(seat: Player, estimates: Estimates) -> list[_Turn]:
    """List ways to rebuild for the card whose loss matters least, of those that take a floor out a few."""
    card = cheapest_card(seat.hand)
    if card is None:
        return []
    before, left = estimates.worth(seat), seat._replace(hand=seat.hand.minus((card,)))
    found: list[_Turn] = []
    for rebuilding, fields in rebuildings(seat.palazzi):
        action = rebuilding(*fields, card)
        found.append(CandidateTurn((action,), estimates.worth(apply_building(left, action)) - before))
    taken_out = [turn for turn in found if isinstance(turn.actions[0], TakeOut)]
    kept = sorted(taken_out, key=attrgetter("after"), reverse=True)[:TAKEN_OUT]
    return [*[turn for turn in found if turn not in taken_out], *kept]


def _bought(seat: Player, there: tuple[Tile, ...], estimates: Estimates) -> list[_Turn]:
    """List ways to buy the best tiles of the warehouse, alone and in pairs."""
    single = sorted(dict.fromkeys(there), key=lambda tile: estimates.gain(seat, (tile,)), reverse=True)[:TILES]
    ordered = sorted([tile for tile in there if tile in single], key=attrgetter("number"))
    pairs = list(dict.fromkeys([Tiles(pair) for pair in combinations(ordered, 2)]))
    pairs.sort(key=lambda pair: estimates.gain(seat, tuple(pair)), reverse=True)
    found: list[_Turn] = []
    for tiles in (*[Tiles((tile,)) for tile in single], *pairs[:PAIRS]):
        if (cards := cheapest_payment(seat.hand, price_of(len(there), len(tiles)))) is not None:
            found += _paid(seat, Buy(tiles, cards), estimates)[:BUILT]
    return found


def _paid(seat: Player, buy: Buy, estimates: Estimates) -> list[_Turn]:
    paid = seat._replace(hand=seat.hand.minus(buy.cards))
    lost = POINT * (hand_value(seat.hand) - hand_value(paid.hand))
    return _built(paid, tuple(buy.tiles), (buy,), estimates, -lost)


def _built(
    seat: Player, tiles: tuple[Tile, ...], first: tuple[Action, ...], estimates: Estimates, rating: float = 0.0
) -> list[_Turn]:
    """List the best ways to build tiles after other actions, best first."""
    before = estimates.builder.worth(seat.palazzi)
    plans = estimates.builder.plans(seat, tiles)
    return [CandidateTurn((*first, *plan.actions), rating + plan.worth - before) for plan in plans]


def _auctions(position: Position, estimates: Estimates) -> list[_Turn]:
    quarry = next_quarry(position)
    tiles = position.quarries[quarry - 1] if quarry else ()
    if len(tiles) < TOO_MANY:
        own = estimates.gain(position.players[position.asked], tiles) if tiles else 0.0
        return [CandidateTurn((Auction(),), AUCTION_RATING * own)]
    return _chosen(position.players[position.asked], tiles, (Auction(),), estimates)


def _chosen(seat: Player, quarry: Iterable[Tile], first: tuple[Action, ...], estimates: Estimates) -> list[_Turn]:
    found = [
        way
        for tile in dict.fromkeys(quarry)
        for way in _built(seat, (tile,), (*first, ChooseTile(tile)), estimates)[:BUILT]
    ]
    return sorted(found, key=attrgetter("after"), reverse=True)[: BUILT * TILES]


def _bidding(position: Position, estimates: Estimates) -> list[_Turn]:
    seat, laid = position.players[position.asked], position.bids[position.asked]
    tiles = position.quarry
    gains = [estimates.gain(each, tiles) for each in position.players]
    ceiling = bid_limits(position, gains)[position.asked]
    need = highest(position.bids) + 1 - laid.value
    possible = [way for way in payment_options(seat.hand, laid.currency) if way.value >= need]
    sunk = POINT * laid.value if laid.cards else 0.0
    rated: list[_Turn] = [CandidateTurn((Bid(way.cards),), ceiling - sunk - POINT * way.loss) for way in possible]
    # the lowest raises, and the highest that is still worth it
    kept = rated[: BIDS - 1]
    worth_it = [turn for turn in rated[BIDS - 1 :] if turn.after >= 0]
    return [CandidateTurn((Pass(),), 0.0), *kept, *worth_it[-1:]]


def _beginning_with(action: Action, position: Position, chance: Chance, estimates: Estimates) -> _Turn:
    """Return the best turn that begins with an action that was left out."""
    match action:
        case TakeMoney() | Reveal():
            return CandidateTurn((action,), 0.0, draws=True)
        case Buy():
            return _paid(position.players[position.asked], action, estimates)[0]
        case ChooseTile(tile):
            return _built(position.players[position.asked], (tile,), (action,), estimates)[0]
        case _:
            if len(position.to_build) < 2:
                return CandidateTurn((action,), 0.0)
            after = play(position, position.asked, action, chance).position
            return _built(after.players[after.asked], after.to_build, (action,), estimates)[0]


def ratings(position: Position, listed: Sequence[_Turn]) -> list[float]:
    """Return the ratings that turns were listed with."""
    return [turn.after for turn in listed]
