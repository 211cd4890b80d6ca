"""The turns worth thinking about: few ways to pay, bid and build, of the very many that are legal.

What a turn leaves for the policy is a rating: about how many points it seems to bring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
    EndTurn,
    Insert,
    Pass,
    Remove,
    Reveal,
    TakeMoney,
    TakeOut,
)
from bot.games.palazzo.components import TOO_MANY, Card, Tile, Tiles
from bot.games.palazzo.computer.auctions import limits
from bot.games.palazzo.computer.estimate import Estimates, Seat, estimates_of
from bot.games.palazzo.computer.purse import POINT, payment, purse, ways
from bot.games.palazzo.player import Palazzo
from bot.games.palazzo.position import Phase, Position
from bot.games.palazzo.rules import play
from bot.games.palazzo.turn.bidding import highest, next_quarry
from bot.games.palazzo.turn.buying import price_of
from bot.games.palazzo.turn.money import choices, enough_left
from bot.games.players.strategy import Turn

_Turn = Turn[Action]

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
SOME_TILES: Final = 2.0
SOME_MONEY: Final = 1.5
AN_AUCTION: Final = 0.5
"""About what these bring in points."""


def turns(position: Position, chance: Chance, also: Sequence[Action] = ()) -> list[_Turn]:
    """List ways to play on for the seat that is asked, in any case some that begin with these actions."""
    estimates = estimates_of(position)
    found = _LISTS[position.phase](position, estimates)
    known = {turn.actions[0] for turn in found}
    for action in also:
        if action not in known:
            known.add(action)
            found.append(_beginning_with(action, position, chance, estimates))
    return found


def _asked(position: Position) -> Seat:
    player = position.players[position.asked]
    return Seat(player.palazzi, player.begun, player.hand)


def _turn(position: Position, estimates: Estimates) -> list[_Turn]:
    found: list[_Turn] = [Turn((Reveal(),), SOME_TILES, draws=True)]
    if enough_left(position):
        found.append(Turn((TakeMoney(),), SOME_MONEY, draws=True))
    seat = _asked(position)
    if seat.hand:
        # the card whose loss matters least
        card = max(dict.fromkeys(seat.hand.ordered()), key=lambda card: purse(seat.hand.minus((card,))))
        before = estimates.worth(seat)
        hand = seat.hand.minus((card,))
        found += [
            Turn((action,), estimates.worth(Seat(after, seat.begun, hand)) - before)
            for action, after in _rebuilt(seat.palazzi, card, estimates)
        ]
    return found


def _rebuilt(
    palazzi: tuple[Palazzo, ...], card: Card, estimates: Estimates
) -> list[tuple[Action, tuple[Palazzo, ...]]]:
    """List ways to rebuild for a card, and what they leave."""
    found: list[tuple[Action, tuple[Palazzo, ...]]] = []
    taken_out: list[tuple[Action, tuple[Palazzo, ...]]] = []
    for palazzo in palazzi:
        others = tuple([other for other in palazzi if other is not palazzo])
        if len(palazzo.floors) > 1:
            for tile in palazzo.floors:
                single = Palazzo(0, (tile,))
                after = (*others, palazzo.without_floor(tile.floor), single)
                taken_out.append((TakeOut(palazzo.number, tile.floor, card), after))
            continue
        tile = palazzo.floors[0]
        found.append((Remove(palazzo.number, card), others))
        for other in others:
            if not other.has(tile.floor):
                after = tuple([each.with_floor(tile) if each is other else each for each in others])
                found.append((Insert(palazzo.number, other.number, card), after))
    taken_out.sort(key=lambda way: estimates.builder.worth(way[1]), reverse=True)
    return found + taken_out[:TAKEN_OUT]


def _money(position: Position, estimates: Estimates) -> list[_Turn]:
    hand = _asked(position).hand
    return [Turn((ChooseMoney(cards),), POINT * purse(hand.plus(cards))) for (cards,) in choices(position)]


def _revealed(position: Position, estimates: Estimates) -> list[_Turn]:
    seat = _asked(position)
    there = position.warehouse
    single = sorted(dict.fromkeys(there), key=lambda tile: estimates.gain(seat, (tile,)), reverse=True)[:TILES]
    pairs = [Tiles(pair) for pair in combinations(_ordered(there, single), 2)]
    pairs = list(dict.fromkeys(pairs))
    pairs.sort(key=lambda pair: estimates.gain(seat, tuple(pair)), reverse=True)
    found: list[_Turn] = []
    for tiles in (*[Tiles((tile,)) for tile in single], *pairs[:PAIRS]):
        if (cards := payment(seat.hand, price_of(len(there), len(tiles)))) is not None:
            found += _bought(seat, Buy(tiles, cards), estimates)
    return [*found, *_auctions(position, estimates)]


def _ordered(there: Iterable[Tile], kept: Sequence[Tile]) -> list[Tile]:
    return sorted([tile for tile in there if tile in kept], key=lambda tile: tile.number)


def _bought(seat: Seat, buy: Buy, estimates: Estimates) -> list[_Turn]:
    paid = seat._replace(hand=seat.hand.minus(buy.cards))
    lost = POINT * (purse(seat.hand) - purse(paid.hand))
    return _built(paid, tuple(buy.tiles), (buy,), estimates, -lost)


def _built(
    seat: Seat, tiles: tuple[Tile, ...], first: tuple[Action, ...], estimates: Estimates, rating: float = 0.0
) -> list[_Turn]:
    """List the best ways to build tiles after other actions."""
    before = estimates.builder.worth(seat.palazzi)
    plans = estimates.builder.plans(seat.palazzi, seat.begun, tiles)[:BUILT]
    return [Turn((*first, *plan.actions), rating + plan.worth - before) for plan in plans]


def _auctions(position: Position, estimates: Estimates) -> list[_Turn]:
    quarry = next_quarry(position)
    tiles = position.quarries[quarry - 1] if quarry else ()
    if len(tiles) < TOO_MANY:
        own = estimates.gain(_asked(position), tiles) if tiles else 0.0
        return [Turn((Auction(),), AN_AUCTION * own)]
    return _chosen(_asked(position), tiles, (Auction(),), estimates)


def _chosen(seat: Seat, quarry: Iterable[Tile], first: tuple[Action, ...], estimates: Estimates) -> list[_Turn]:
    found = [
        way for tile in dict.fromkeys(quarry) for way in _built(seat, (tile,), (*first, ChooseTile(tile)), estimates)
    ]
    return sorted(found, key=_rating, reverse=True)[: BUILT * TILES]


def _bidding(position: Position, estimates: Estimates) -> list[_Turn]:
    seat, laid = _asked(position), position.bids[position.asked]
    tiles = position.quarry
    gains = [estimates.gain(Seat(each.palazzi, each.begun, each.hand), tiles) for each in position.players]
    ceiling = limits(position, gains)[position.asked]
    need = highest(position.bids) + 1 - laid.value
    possible = [way for way in ways(seat.hand, laid.currency) if way.value >= need]
    sunk = POINT * laid.value if laid.cards else 0.0
    rated: list[_Turn] = [Turn((Bid(way.cards),), ceiling - sunk - POINT * way.loss) for way in possible]
    # the lowest raises, and the highest that is still worth it
    kept = rated[: BIDS - 1]
    worth_it = [turn for turn in rated[BIDS - 1 :] if turn.after >= 0]
    return [Turn((Pass(),), 0.0), *kept, *worth_it[-1:]]


def _choosing(position: Position, estimates: Estimates) -> list[_Turn]:
    return _chosen(_asked(position), position.quarry, (), estimates)


def _building(position: Position, estimates: Estimates) -> list[_Turn]:
    seat = _asked(position)
    before = estimates.builder.worth(seat.palazzi)
    plans = estimates.builder.plans(seat.palazzi, seat.begun, position.to_build)
    return [Turn(plan.actions, plan.worth - before) for plan in plans]


def _end(position: Position, estimates: Estimates) -> list[_Turn]:
    return [Turn((EndTurn(),), 0.0)]


_LISTS: dict[Phase, Callable[[Position, Estimates], list[_Turn]]] = {
    Phase.TURN: _turn,
    Phase.MONEY: _money,
    Phase.REVEALED: _revealed,
    Phase.BIDDING: _bidding,
    Phase.CHOOSING: _choosing,
    Phase.BUILDING: _building,
    Phase.END: _end,
}


def _beginning_with(action: Action, position: Position, chance: Chance, estimates: Estimates) -> _Turn:
    """Return the best turn that begins with an action that was left out."""
    match action:
        case TakeMoney() | Reveal():
            return Turn((action,), 0.0, draws=True)
        case Buy():
            return _bought(_asked(position), action, estimates)[0]
        case ChooseTile(tile):
            return _built(_asked(position), (tile,), (action,), estimates)[0]
        case _:
            if len(position.to_build) < 2:
                return Turn((action,), 0.0)
            after = play(position, position.asked, action, chance).position
            return _built(_asked(after), after.to_build, (action,), estimates)[0]


def _rating(turn: _Turn) -> float:
    rating: float = turn.after
    return rating


def ratings(position: Position, listed: Sequence[_Turn]) -> list[float]:
    """Return the ratings that turns were listed with."""
    return [turn.after for turn in listed]
