"""The network's features: a position between two turns in numbers, as each seat sees it.

They are in groups that change together. The features, their order and their scales are part of the weights: changing
one requires training again.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.components import PRICES, SEGMENTS, Blocks, Building, BuildingType
from bot.games.carrara.computer.board import Board
from bot.games.carrara.computer.card_features import card_features
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.computer.shared_features import Common, best_worths, common
from bot.games.carrara.position import Position
from bot.games.players.network import Group

FEATURES = 77
"""The number of features in the base game."""
FEATURES_WITH_CARDS = 112
BLOCK_WORTH = (3.6, 2.8, 2.3, 1.7, 1.1, 0.8)
"""By colour: about what a block is worth in points before it is built with."""
PRICE_WORTH = 0.6
"""About what a coin is worth in points as long as it can buy blocks."""

_BARGAINS = tuple(
    tuple((max(0.0, worth - PRICE_WORTH * price), price) for worth, price in zip(BLOCK_WORTH, prices, strict=True))
    for prices in PRICES
)
"""By segment and colour: what a block is worth beyond its price, and the price."""


def features(position: Position) -> list[list[Group]]:
    """Return what the networks see of a position between two turns, for each seat."""
    shared = common(position)
    return [features_of(position, seat, shared) for seat in range(len(shared.seats))]


def features_of(position: Position, seat: int, shared: Common) -> list[Group]:
    """Return the features as a seat sees them, in groups."""
    own, player = shared.seats[seat], position.players[seat]
    turn, seats = position.turn, len(position.players)
    last = position.last_round_by is not None
    found = [
        *own.groups[:2],
        _cities(seat, shared),
        _builds(position, seat, shared),
        _bargain(position, player.coins, seat == turn),
        (float(seat == turn), (seat - turn) % seats / seats, float(last), float(last and seat >= turn), *shared.table),
        _race(seat, shared),
    ]
    if own.promise is not None:
        found += own.groups[2:]
        found += card_features(position, seat, own.promise)
        found.append(_bargain(position, player.coins, seat == turn, turned=False))
    return found


def _race(seat: int, shared: Common) -> Group:
    """Return how soon a seat and the quickest other may announce, and how far ahead of the best other it would be."""
    own, seen, seats = shared.seats[seat], shared.race, shared.seats
    others = [other for other in range(len(seats)) if other != seat]
    nearest = min([seats[other].distance for other in others])
    lead = own.runner.score - max([seats[other].runner.score for other in others])
    turns, quickest = seen.turns[seat], min([seen.turns[other] for other in others])
    ahead = (seen.scores[seat] - max([seen.scores[other] for other in others])) / 40
    return (
        float(own.distance == 0),
        nearest,
        float(nearest == 0),
        lead / 40,
        turns / 6,
        float(turns == 1),
        float(turns == 2),
        quickest / 6,
        float(quickest == 1),
        float(quickest == 2),
        ahead,
        ahead / (1 + seen.rounds),
    )


def _cities(seat: int, shared: Common) -> Group:
    """Return for each city how near it is to being scored, what it would gain, and how near it is for others."""
    board = shared.seats[seat].board
    others = [other.board.city_shares for place, other in enumerate(shared.seats) if place != seat]
    theirs = others[0] if len(others) == 1 else tuple(map(max, *others))
    known = _cities_of(board)
    found = known.get((theirs, shared.left.free))
    if found is None:
        numbers: list[float] = []
        for free, mine, worth, near in zip(shared.left.free, board.city_shares, board.city_worth, theirs, strict=True):
            numbers += (mine, worth / 10, near) if free else (0.0, 0.0, 1.0)
        found = known[theirs, shared.left.free] = tuple(numbers)
    return found


@Kept
def _cities_of(board: Board) -> dict[tuple[tuple[float, ...], tuple[bool, ...]], Group]:
    """Return the features of cities for a board, by how near the others are, and which cities are free."""
    return {}


def _builds(position: Position, seat: int, shared: Common) -> Group:
    """Return for each city the largest building that the blocks can pay for, and what the best one may gain."""
    player, left = position.players[seat], shared.left
    known, asked = _builds_of(position.display), (player.blocks, player.types_scored, left.free, left.largest)
    found = known.get(asked)
    if found is None:
        found = known[asked] = _best_builds(position.display, *asked)
    return found


@Kept
def _builds_of(display: tuple[Building, ...]) -> dict[tuple[object, ...], Group]:
    """Return what can be built from a display, by blocks, types scored, free cities and largest buildings."""
    return {}


def _best_builds(
    display: tuple[Building, ...],
    blocks: Blocks,
    scored: tuple[BuildingType, ...],
    free: tuple[bool, ...],
    largest: tuple[int, ...],
) -> Group:
    paid, first = _paid(blocks)
    once, twice = best_worths(free)
    best = 0.0
    for kind, cost in display:
        if cost <= paid[-1]:
            best = max(best, cost * (once if kind in scored else twice)[first[cost]])
    return (*[largest[number] / 5 for number in paid], best / 10)


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


def _bargain(position: Position, coins: int, to_move: bool, turned: bool = True) -> Group:
    """Return the worth of the best segment beyond its prices, after the wheel has turned once or as it is."""
    known, wheel = _bargains(position.wheel), position.wheel
    asked = coins, to_move, turned
    found = known.get(asked)
    if found is None:
        best = max([_gain(place, wheel[place - turned], coins) for place in range(SEGMENTS)]) / 10
        found = known[asked] = (best, best if to_move else 0.0)
    return found


@Kept
def _bargains(wheel: tuple[Blocks, ...]) -> dict[tuple[int, bool, bool], Group]:
    """Return the best bargains on a wheel, by coins, whether the seat is to move, and whether the wheel turns first."""
    return {}


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
