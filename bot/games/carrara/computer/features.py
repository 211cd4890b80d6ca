"""The network's features: a position between two turns in numbers, as each seat sees it.

The features and their scales are part of the weights: changing one requires training again.
"""

from __future__ import annotations

from functools import lru_cache

from bot.games.carrara.components import MARKERS, PRICES, SEGMENTS, Blocks
from bot.games.carrara.computer.card_features import card_features
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.computer.race import Race
from bot.games.carrara.computer.scoring_options import Scorings
from bot.games.carrara.computer.shared_features import Common
from bot.games.carrara.position import Position

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


def features_of(position: Position, seat: int, shared: Common) -> list[float]:
    """Return the features as a seat sees them."""
    player, board = position.players[seat], shared.boards[seat]
    blocks, coins = player.blocks, player.coins
    scorings = player.scorings
    lacks_scorings, lacks_objects, lacks_costs = shared.missing[seat]
    possible = shared.runners[seat].options
    types, rest = _types(possible)
    cities = _cities(seat, shared)
    builds = _builds(position, seat, shared)
    last = position.last_round_by is not None
    bargain = _bargain(position, coins)
    to_move = seat == position.turn
    others = [other for other in range(len(position.players)) if other != seat]
    lead = shared.runners[seat].score - max([shared.runners[other].score for other in others])
    nearest = min([shared.distances[other] for other in others])
    found = [
        player.points / 40,
        coins / 20,
        min(coins, 8) / 8,
        *[count / 4 for count in blocks],
        sum(player.objects) / 8,
        lacks_objects / 8,
        board.costs / 30,
        lacks_costs / 30,
        scorings / 6,
        lacks_scorings / 4,
        scorings >= MARKERS,
        *types,
        rest / 20,
        *cities,
        0.0 if scorings >= MARKERS else possible.best / 20,
        *builds,
        to_move,
        (seat - position.turn) % len(position.players) / len(position.players),
        bargain,
        bargain if to_move else 0.0,
        shared.distances[seat] == 0,
        nearest,
        nearest == 0,
        last,
        last and seat >= position.turn,
        *shared.table,
        lead / 40,
        len(player.buildings) / 10,
        sum(blocks) / 8,
        *_race(seat, others, shared.race),
    ]
    if shared.promises:
        unturned = _bargain(position, coins, turned=False)
        found += card_features(position, seat, shared.promises[seat], unturned)
    return found


def _race(seat: int, others: list[int], seen: Race) -> list[float]:
    """Return how soon a seat and the quickest other may announce, and how far ahead of the best other it would be."""
    own, nearest = seen.turns[seat], min([seen.turns[other] for other in others])
    ahead = (seen.scores[seat] - max([seen.scores[other] for other in others])) / 40
    return [
        own / 6,
        own == 1,
        own == 2,
        nearest / 6,
        nearest == 1,
        nearest == 2,
        ahead,
        ahead / (1 + seen.rounds),
    ]


def _types(possible: Scorings) -> tuple[list[float], float]:
    """Return what the three best types still to be scored would gain, and the worth of the others."""
    found: list[float] = []
    for _, brought, paid, beside, _ in possible.types[:3]:
        found += (brought / 10, paid / 10, beside / 9)
    found += [0.0] * (9 - len(found))
    return found, sum([option.worth for option in possible.types[3:]])


def _cities(seat: int, shared: Common) -> list[float]:
    """Return for each city how near it is to being scored, what it would gain, and how near it is for others."""
    board = shared.boards[seat]
    others = [other.city_shares for place, other in enumerate(shared.boards) if place != seat]
    theirs = others[0] if len(others) == 1 else map(max, *others)
    found: list[float] = []
    for free, mine, worth, near in zip(shared.free, board.city_shares, board.city_worth, theirs, strict=True):
        found += (mine, worth / 10, near) if free else (0.0, 0.0, 1.0)
    return found


def _builds(position: Position, seat: int, shared: Common) -> list[float]:
    """Return for each city the largest building that the blocks can pay for, and what the best one may gain."""
    player = position.players[seat]
    paid, first = _paid(player.blocks)
    largest = shared.largest
    scored, once, twice = player.types_scored, shared.once, shared.twice
    best = 0.0
    for kind, cost in position.display:
        if cost <= paid[-1]:
            best = max(best, cost * (once if kind in scored else twice)[first[cost]])
    return [*[largest[number] / 5 for number in paid], best / 10]


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


def _bargain(position: Position, coins: int, turned: bool = True) -> float:
    """Return the worth of the best segment beyond its prices, after the wheel has turned once or as it is."""
    known, wheel = _bargains(position.wheel), position.wheel
    found = known.get((coins, turned))
    if found is None:
        best = max([_gain(place, wheel[place - turned], coins) for place in range(SEGMENTS)])
        found = known[coins, turned] = best / 10
    return found


@Kept
def _bargains(wheel: tuple[Blocks, ...]) -> dict[tuple[int, bool], float]:
    """Return the best bargains on a wheel, by coins and whether it is turned first."""
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
