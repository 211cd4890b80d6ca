"""A position between two turns in numbers, as each seat sees it: what the network judges it by.

The numbers and their scales are part of the weights: whoever changes one has to train anew.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.components import (
    BUILDINGS_TO_SCORE,
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    MARKERS,
    OBJECTS_TO_ANNOUNCE,
    POINTS_AN_OBJECT,
    PRICES,
    SCORINGS_TO_ANNOUNCE,
    SEGMENTS,
    VALUES,
)
from bot.games.carrara.computer.board import Board, board_of
from bot.games.carrara.computer.race import COIN, Race, Scorings, could_score, race
from bot.games.carrara.ending import breakdown
from bot.games.carrara.goals import goals
from bot.games.carrara.position import Player, Position

FEATURES = 77
BLOCK_WORTH = (3.6, 2.8, 2.3, 1.7, 1.1, 0.8)
"""By colour: about what a block is worth in points before it is built with."""
PRICE_WORTH = 0.6
"""About what a coin is worth in points as long as it can buy blocks."""

_BARGAINS = tuple(
    tuple((max(0.0, worth - PRICE_WORTH * price), price) for worth, price in zip(BLOCK_WORTH, prices, strict=True))
    for prices in PRICES
)
"""By segment and colour: what a block brings beyond its price, and the price."""
_SHARES = tuple(tuple(min(count, need) / need for count in range(31)) for need in BUILDINGS_TO_SCORE)
"""By city and number of buildings there: how much of what it takes to score it."""
_WORTHS = tuple(value * (COIN if city % 2 else 1.0) for city, value in enumerate(VALUES))
"""By city: about what one of a building's cost is worth in points."""


class Common(NamedTuple):
    """What is the same for all seats."""

    boards: tuple[Board, ...]
    free: tuple[bool, ...]
    """By city: whether nobody has scored it."""
    scores: tuple[int, ...]
    """By seat: the score if the game ended now."""
    missing: tuple[tuple[float, float, float], ...]
    """By seat: the scorings, objects and costs that it still lacks to announce; with cards that share of theirs."""
    distances: tuple[float, ...]
    """By seat: how far it is from announcing, from 3 down to 0."""
    possible: tuple[Scorings, ...]
    """By seat: what it could score now."""
    race: Race
    largest: tuple[int, ...]
    """By number of blocks: the most that a building on display costs among those they can pay for."""
    once: tuple[float, ...]
    twice: tuple[float, ...]
    """By city: about what one of a building's cost brings at best there or in a city that accepts more, if it can be
    scored by its city alone, and by its type too."""
    table: tuple[float, ...]
    """What lies on the table."""


def common(position: Position) -> Common:
    """Take from a position what is the same for all seats."""
    players, seats, cards = position.players, len(position.players), position.cards
    objects_needed, costs_needed = OBJECTS_TO_ANNOUNCE[seats], COSTS_TO_ANNOUNCE[seats]
    boards = tuple([board_of(player.buildings) for player in players])
    free = [True] * len(VALUES)
    scores, missing, distances = [], [], []
    for player, board in zip(players, boards, strict=True):
        for taken in player.cities_scored:
            free[taken] = False
        objects = sum(player.objects)
        lacking: tuple[float, float, float]
        if cards is None:
            scores.append(player.points + board.costs + POINTS_AN_OBJECT * objects + player.coins // COINS_A_POINT)
            scorings = len(player.types_scored) + len(player.cities_scored)
            lacking = (
                max(0, SCORINGS_TO_ANNOUNCE - scorings),
                max(0, objects_needed - objects),
                max(0, costs_needed - board.costs),
            )
        else:
            scores.append(breakdown(player, cards)["total"])
            lacking = _lacking(player, seats, cards)
        missing.append(lacking)
        distances.append(lacking[0] / SCORINGS_TO_ANNOUNCE + lacking[1] / 8 + lacking[2] / 30)
    costs = {building.cost for building in position.display}
    largest, known = [], 0
    for number in range(6):
        known = number if number in costs else known
        largest.append(known)
    still_free = tuple(free)
    possible = [could_score(position, player, board, still_free) for player, board in zip(players, boards, strict=True)]
    once, twice = [0.0] * 7, [0.0] * 7
    for city in range(5, -1, -1):
        once[city] = max(once[city + 1], _WORTHS[city] * free[city])
        twice[city] = max(twice[city + 1], _WORTHS[city] * (1 + free[city]))
    table = (
        len(position.stack) / 21,
        len(position.display) / 9,
        sum(position.supply) / 30,
        position.round / 20,
        len(position.on_sale) / 6,
    )
    return Common(
        boards,
        still_free,
        tuple(scores),
        tuple(missing),
        tuple(distances),
        tuple(possible),
        race(position, possible, [board.costs for board in boards], scores, largest),
        tuple(largest),
        tuple(once),
        tuple(twice),
        table,
    )


def _lacking(player: Player, seats: int, cards: Cards) -> tuple[float, float, float]:
    """Tell what is lacking of the conditions on cards, each as a share of what the board of the base game asks for."""
    top, in_objects, building = (
        goal.lacking / goal.need for goal in goals(player, player.coins, player.objects, seats, cards)
    )
    return SCORINGS_TO_ANNOUNCE * top, OBJECTS_TO_ANNOUNCE[seats] * in_objects, COSTS_TO_ANNOUNCE[seats] * building


def features(position: Position, seat: int, shared: Common) -> list[float]:
    """List the numbers as a seat sees them."""
    player, board = position.players[seat], shared.boards[seat]
    blocks, coins = player.blocks, player.coins
    scorings = player.scorings
    lacks_scorings, lacks_objects, lacks_costs = shared.missing[seat]
    possible = shared.possible[seat]
    types, rest = _types(possible)
    cities = _cities(seat, shared)
    builds = _builds(position, seat, shared)
    last = position.last_round_by is not None
    bargain = _bargain(position, coins)
    to_move = seat == position.turn
    others = [other for other in range(len(position.players)) if other != seat]
    lead = shared.scores[seat] - max([shared.scores[other] for other in others])
    nearest = min([shared.distances[other] for other in others])
    return [
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


def _race(seat: int, others: list[int], seen: Race) -> list[float]:
    """Tell how soon a seat and the quickest other may announce, and how far ahead of the best other it would be."""
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
    """Tell what the three best types would bring that can be scored yet, and the worth of the others."""
    found: list[float] = []
    for _, brought, paid, objects in possible.types[:3]:
        found += (brought / 10, paid / 10, objects / 3)
    found += [0.0] * (9 - len(found))
    return found, sum([option[0] for option in possible.types[3:]])


def _cities(seat: int, shared: Common) -> list[float]:
    """Tell for each city how ripe it is, what it would bring, and how ripe it is for others."""
    board = shared.boards[seat]
    found: list[float] = []
    for city in range(6):
        if not shared.free[city]:
            found += (0.0, 0.0, 1.0)
            continue
        shares = _SHARES[city]
        mine = shares[board.city_counts[city]]
        theirs = 0.0
        for other, others in enumerate(shared.boards):
            if other != seat and (share := shares[others.city_counts[city]]) > theirs:
                theirs = share
        found += (mine, board.city_worth[city] / 10, theirs)
    return found


def _builds(position: Position, seat: int, shared: Common) -> list[float]:
    """Tell for each city the largest building that the blocks can pay for there, and what the best one may bring."""
    able: list[float] = []
    paid, first = 0, [0] * 6
    for city, count in enumerate(position.players[seat].blocks):
        if count:
            for cost in range(paid + 1, min(paid + count, 5) + 1):
                first[cost] = city
            paid += count
        able.append(shared.largest[min(paid, 5)] / 5)
    best = 0.0
    scored = position.players[seat].types_scored
    for kind, cost in position.display:
        if cost <= paid:
            worth = cost * (shared.once if kind in scored else shared.twice)[first[cost]]
            best = max(best, worth)
    return [*able, best / 10]


def _bargain(position: Position, coins: int) -> float:
    """Tell what the best segment has to offer beyond its prices after the wheel has turned once."""
    best = 0.0
    for place in range(SEGMENTS):
        blocks = position.wheel[place - 1]
        value, left = 0.0, coins
        for count, (gain, price) in zip(blocks, _BARGAINS[place], strict=True):
            if count and gain:
                if price:
                    count = min(count, left // price)
                    left -= count * price
                value += count * gain
        best = max(best, value)
    return best / 10
