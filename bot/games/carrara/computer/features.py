"""The features for networks: numbers that describe a position between two turns for each seat.

They are in groups that change together. Counts are divided by about their largest value in a usual game, so that
all features are of one size. Changing the features, their order or scales requires training again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.components import (
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    GREAT_COST,
    MARKERS,
    OBJECTS_TO_ANNOUNCE,
    POINTS_AN_OBJECT,
    PRICES,
    SCORINGS_TO_ANNOUNCE,
    SEGMENTS,
    VALUES,
    Blocks,
    Building,
    BuildingType,
    Objects,
)
from bot.games.carrara.computer.boards import (
    BLOCK_WORTH,
    COIN_WORTH,
    SCORED_COIN,
    BoardSums,
    ScoringOptions,
    board_of,
    cache_by_identity,
    options_without_cards,
)
from bot.games.carrara.computer.card_values import (
    CardsInPlay,
    CardValues,
    card_features,
    card_values,
    cards_in_play,
    turns_to_conditions,
    value_features,
)
from bot.games.carrara.computer.horizon import turns_to_announce
from bot.games.carrara.position import CarraraPlayer, CarraraPosition
from bot.games.carrara.scoring import free_cities
from bot.games.players.network import Group

_WORTHS = tuple(value * (SCORED_COIN if city % 2 else 1.0) for city, value in enumerate(VALUES))
"""By city: about what each unit of a building's cost is worth in points."""
_BARGAINS = tuple(
    tuple((max(0.0, worth - COIN_WORTH * price), price) for worth, price in zip(BLOCK_WORTH, prices, strict=True))
    for prices in PRICES
)
"""By segment and colour: what a block is worth beyond its price, and the price."""


def features(position: CarraraPosition) -> list[list[Group]]:
    """Return the features of a position between two turns, for each seat."""
    shared = outlook(position)
    return [features_of(position, seat, shared) for seat in range(len(shared.seats))]


def features_of(position: CarraraPosition, seat: int, shared: Outlook) -> list[Group]:
    """Return the features for a seat, in groups."""
    own, player, available = shared.seats[seat], position.players[seat], shared.available
    turn, seats = position.turn, len(position.players)
    last = position.last_round_by is not None
    others = [other.board.city_shares for place, other in enumerate(shared.seats) if place != seat]
    nearest = others[0] if len(others) == 1 else tuple(map(max, *others))
    found = [
        *own.groups[:2],
        _cities(own.board, nearest, available.free),
        _build_features(position.display, player.blocks, player.types_scored, available.free, available.largest),
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
    """Return how soon a seat and its quickest rival may announce, and its lead over the best rival then."""
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


@cache_by_identity
def _cities(board: BoardSums, nearest: tuple[float, ...], free: tuple[bool, ...]) -> Group:
    """Return for each city the share of the needed buildings, its worth, and the best share of others."""
    numbers: list[float] = []
    for open_, mine, worth, theirs in zip(free, board.city_shares, board.city_worth, nearest, strict=True):
        numbers += (mine, worth / 10, theirs) if open_ else (0.0, 0.0, 1.0)
    return tuple(numbers)


@cache_by_identity
def _build_features(
    display: tuple[Building, ...],
    blocks: Blocks,
    scored: tuple[BuildingType, ...],
    free: tuple[bool, ...],
    largest: tuple[int, ...],
) -> Group:
    """Return for each city the largest affordable building, and the best gain of a building."""
    paid, first = _payable_costs(blocks)
    once, twice = _best_unit_gains(free)
    best = 0.0
    for kind, cost in display:
        if cost <= paid[-1]:
            best = max(best, cost * (once if kind in scored else twice)[first[cost]])
    return (*[largest[number] / 5 for number in paid], best / 10)


@lru_cache(maxsize=128)
def _best_unit_gains(free: tuple[bool, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return by city the best gain for each unit of a building's cost, there or in a city that accepts more blocks.

    The first list is for a building that can be scored by its city alone, the second also by its type.
    """
    once, twice = [0.0] * 7, [0.0] * 7
    for city in range(5, -1, -1):
        once[city] = max(once[city + 1], _WORTHS[city] * free[city])
        twice[city] = max(twice[city + 1], _WORTHS[city] * (1 + free[city]))
    return tuple(once), tuple(twice)


@lru_cache(maxsize=5000)
def _payable_costs(blocks: Blocks) -> tuple[tuple[int, ...], tuple[int, ...]]:
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


@cache_by_identity
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


class Available(NamedTuple):
    """The things available to everyone."""

    seats: int
    supply: Objects
    free: tuple[bool, ...]
    """By city: whether nobody has scored it."""
    largest: tuple[int, ...]
    """By number of blocks: the highest cost of an open building that they can pay for."""
    on_sale: int
    """The number of objects on sale."""


class SeatSummary(NamedTuple):
    """A seat's possessions, and its progress towards announcing."""

    board: BoardSums
    distance: float
    """How far it is from announcing, from 3 down to 0."""
    turns: int
    """The earliest of its turns in which it may announce the end, from 1 to `FAR_TURNS`."""
    score: int
    """Its score if the game ended now."""
    options: ScoringOptions
    markers: int
    """How many are left to score with."""
    values: CardValues | None
    """Its values by the cards; None in the base game."""
    groups: tuple[Group, ...]
    """The features that depend on the seat alone: of its hand, its board, and with cards of their values."""


class Outlook(NamedTuple):
    """The data from which the features of all seats are made."""

    seats: tuple[SeatSummary, ...]
    available: Available
    rounds: int
    """The minimum number of rounds after this one."""
    reached: tuple[float, ...]
    """By seat: its score if it made its best scorings until then."""
    table: Group
    """The features of the open table."""


def outlook(position: CarraraPosition) -> Outlook:
    """Collect the data for the features of all seats, at the beginning of a turn."""
    largest = _largest_costs(_costs(position.display), bool(position.great), position.cards is not None)
    available = Available(
        len(position.players), position.supply, free_cities(position.players), largest, len(position.on_sale)
    )
    cards = None if position.cards is None else cards_in_play(position.cards)
    seats = tuple([summary_of(player, available, cards) for player in position.players])
    # seats that have moved in this round have one turn less until then
    rounds = min([seat.turns - (place >= position.turn) for place, seat in enumerate(seats)])
    reached = []
    for place, seat in enumerate(seats):
        left = min(rounds + (place >= position.turn), seat.markers)
        reached.append(seat.score + sum(seat.options.worths[-left:] if left else ()))
    table = (
        len(position.stack) / 21,
        len(position.display) / 9,
        sum(position.supply) / 30,
        position.round / 20,
        len(position.on_sale) / 6,
    )
    return Outlook(seats, available, rounds, tuple(reached), table)


@cache_by_identity
def _costs(display: tuple[Building, ...]) -> frozenset[int]:
    return frozenset([building.cost for building in display])


@lru_cache(maxsize=128)
def _largest_costs(costs: frozenset[int], great: bool, cards: bool) -> tuple[int, ...]:
    """Return by number of blocks the highest cost of a building that they can pay for."""
    largest, known = [], 0
    for number in range(GREAT_COST + 1 if cards else 6):
        known = number if number in costs or (great and number == GREAT_COST) else known
        largest.append(known)
    return tuple(largest)


@cache_by_identity
def summary_of(player: CarraraPlayer, available: Available, cards: CardsInPlay | None) -> SeatSummary:
    """Summarise a player; cached, as most turns of others do not change the summary."""
    board, seats, free = board_of(player.buildings), available.seats, available.free
    needs = (SCORINGS_TO_ANNOUNCE, OBJECTS_TO_ANNOUNCE[seats], COSTS_TO_ANNOUNCE[seats])
    blocks, coins, scorings, held = player.blocks, player.coins, player.scorings, sum(player.objects)
    missing: tuple[float, float, float]
    if cards is None:
        values = None
        options = options_without_cards(board, player.types_scored, available.supply, free)
        missing = max(0, needs[0] - scorings), max(0, needs[1] - held), max(0, needs[2] - board.costs)
        turns = turns_to_announce(player, board.costs, options, seats, available.largest, available.on_sale)
        score = player.points + board.costs + POINTS_AN_OBJECT * held + coins // COINS_A_POINT
        of_values: tuple[Group, ...] = ()
    else:
        values = card_values(player, board, seats, available.supply, free, cards)
        options = values.options
        top, objects, costs = values.shares
        # as shares of the conditions of the base game
        missing = needs[0] * top, needs[1] * objects, needs[2] * costs
        turns = turns_to_conditions(player, values, available.largest)
        score = player.points + sum(values.points) + coins // cards.rate
        of_values = (value_features(player, values, cards),)
    lacks_scorings, lacks_objects, lacks_costs = missing
    hand = (
        player.points / 40,
        coins / 20,
        min(coins, 8) / 8,
        *[count / 4 for count in blocks],
        held / 8,
        lacks_objects / 8,
        sum(blocks) / 8,
    )
    built = (
        board.costs / 30,
        lacks_costs / 30,
        scorings / 6,
        lacks_scorings / 4,
        float(scorings >= MARKERS),
        *_type_features(options),
        0.0 if scorings >= MARKERS else options.best / 20,
        len(player.buildings) / 10,
    )
    distance = lacks_scorings / SCORINGS_TO_ANNOUNCE + lacks_objects / 8 + lacks_costs / 30
    groups = (hand, built, *of_values)
    return SeatSummary(board, distance, turns, score, options, MARKERS - scorings, values, groups)


def _type_features(options: ScoringOptions) -> list[float]:
    """Return what the three best types still to be scored would gain, and the worth of the others."""
    found: list[float] = []
    for _, points, coins, at_end, _ in options.types[:3]:
        found += (points / 10, coins / 10, at_end / 9)
    found += [0.0] * (9 - len(found))
    return [*found, sum([option.worth for option in options.types[3:]]) / 20]
