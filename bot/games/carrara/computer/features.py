"""The network's features: a position between two turns in numbers, as each seat sees it.

They are in groups that change together. The features, their order and their scales are part of the weights: changing
one requires training again.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.components import PRICES, SEGMENTS, VALUES, Blocks, Building, BuildingType
from bot.games.carrara.computer.boards import BLOCK_WORTH, COIN_WORTH, SCORED_COIN, BoardSums, kept
from bot.games.carrara.computer.card_values import card_features
from bot.games.carrara.computer.seats import Outlook, outlook
from bot.games.carrara.position import Position
from bot.games.players.network import Group

_WORTHS = tuple(value * (SCORED_COIN if city % 2 else 1.0) for city, value in enumerate(VALUES))
"""By city: about what each unit of a building's cost is worth in points."""
_BARGAINS = tuple(
    tuple((max(0.0, worth - COIN_WORTH * price), price) for worth, price in zip(BLOCK_WORTH, prices, strict=True))
    for prices in PRICES
)
"""By segment and colour: what a block is worth beyond its price, and the price."""


def features(position: Position) -> list[list[Group]]:
    """Return what the networks see of a position between two turns, for each seat."""
    shared = outlook(position)
    return [features_of(position, seat, shared) for seat in range(len(shared.seats))]


def features_of(position: Position, seat: int, shared: Outlook) -> list[Group]:
    """Return the features as a seat sees them, in groups."""
    own, player, available = shared.seats[seat], position.players[seat], shared.available
    turn, seats = position.turn, len(position.players)
    last = position.last_round_by is not None
    others = [other.board.city_shares for place, other in enumerate(shared.seats) if place != seat]
    nearest = others[0] if len(others) == 1 else tuple(map(max, *others))
    found = [
        *own.groups[:2],
        _cities(own.board, nearest, available.free),
        _builds(position.display, player.blocks, player.types_scored, available.free, available.largest),
        _bargain(position.wheel, player.coins, seat == turn, True),
        (float(seat == turn), (seat - turn) % seats / seats, float(last), float(last and seat >= turn), *shared.table),
        _end(seat, shared),
    ]
    if own.values is not None:
        found += own.groups[2:]
        found += card_features(position, seat, own.board, own.values)
        found.append(_bargain(position.wheel, player.coins, seat == turn, False))
    return found


def _end(seat: int, shared: Outlook) -> Group:
    """Return how soon a seat and the quickest other may announce, and how far ahead of the best other it would be."""
    own, reached = shared.seats[seat], shared.reached
    others = [other for place, other in enumerate(shared.seats) if place != seat]
    nearest = min([other.distance for other in others])
    lead = own.score - max([other.score for other in others])
    quickest = min([other.turns for other in others])
    ahead = (reached[seat] - max([score for place, score in enumerate(reached) if place != seat])) / 40
    return (
        float(own.distance == 0),
        nearest,
        float(nearest == 0),
        lead / 40,
        own.turns / 6,
        float(own.turns == 1),
        float(own.turns == 2),
        quickest / 6,
        float(quickest == 1),
        float(quickest == 2),
        ahead,
        ahead / (1 + shared.rounds),
    )


@kept
def _cities(board: BoardSums, nearest: tuple[float, ...], free: tuple[bool, ...]) -> Group:
    """Return for each city how near it is to being scored, what it would gain, and how near it is for others."""
    numbers: list[float] = []
    for open_, mine, worth, theirs in zip(free, board.city_shares, board.city_worth, nearest, strict=True):
        numbers += (mine, worth / 10, theirs) if open_ else (0.0, 0.0, 1.0)
    return tuple(numbers)


@kept
def _builds(
    display: tuple[Building, ...],
    blocks: Blocks,
    scored: tuple[BuildingType, ...],
    free: tuple[bool, ...],
    largest: tuple[int, ...],
) -> Group:
    """Return for each city the largest building that the blocks can pay for, and what the best one may gain."""
    paid, first = _paid(blocks)
    once, twice = _best_worths(free)
    best = 0.0
    for kind, cost in display:
        if cost <= paid[-1]:
            best = max(best, cost * (once if kind in scored else twice)[first[cost]])
    return (*[largest[number] / 5 for number in paid], best / 10)


@lru_cache(maxsize=128)
def _best_worths(free: tuple[bool, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return by city about what each unit of a building's cost gains at best there or in a city that accepts more.

    The first is for a building that can be scored by its city alone, the second by its type too.
    """
    once, twice = [0.0] * 7, [0.0] * 7
    for city in range(5, -1, -1):
        once[city] = max(once[city + 1], _WORTHS[city] * free[city])
        twice[city] = max(twice[city + 1], _WORTHS[city] * (1 + free[city]))
    return tuple(once), tuple(twice)


@lru_cache(maxsize=5000)
def _paid(blocks: Blocks) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return by city the costs that blocks pay there, up to 5, and by cost the first city where they pay it."""
    by_city: list[int] = []
    paid, first = 0, [0] * 6
    for city, count in enumerate(blocks):
        if count:
            for cost in range(paid + 1, min(paid + count, 5) + 1):
                first[cost] = city
            paid += count
        by_city.append(min(paid, 5))
    return tuple(by_city), tuple(first)


@kept
def _bargain(wheel: tuple[Blocks, ...], coins: int, to_move: bool, turned: bool) -> Group:
    """Return the worth of the best segment beyond its prices, after the wheel has turned once or as it is."""
    best = max([_gain(place, wheel[place - turned], coins) for place in range(SEGMENTS)]) / 10
    return best, best if to_move else 0.0


@lru_cache(maxsize=20_000)
def _gain(place: int, blocks: Blocks, coins: int) -> float:
    """Return the worth of the blocks that coins can buy in a segment beyond their prices."""
    value, left = 0.0, coins
    for count, (gain, price) in zip(blocks, _BARGAINS[place], strict=True):
        if count and gain:
            if price:
                count = min(count, left // price)
                left -= count * price
            value += count * gain
    return value
