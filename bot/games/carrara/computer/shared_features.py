"""What the features of all seats are made from: their things, the race to the end, and what is on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.cards.card import Cards
from bot.games.carrara.components import (
    COINS_A_POINT,
    COSTS_TO_ANNOUNCE,
    GREAT_COST,
    MARKERS,
    OBJECTS_TO_ANNOUNCE,
    POINTS_AN_OBJECT,
    SCORINGS_TO_ANNOUNCE,
    VALUES,
    Building,
    City,
    Objects,
)
from bot.games.carrara.computer.board import Board, board_of
from bot.games.carrara.computer.card_features import promise_features
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.computer.promise import Potential, promise_of, turns_by_cards, ways_of
from bot.games.carrara.computer.race import Race, Runner, race, turns_to_announce
from bot.games.carrara.computer.scoring_options import COIN, Scorings, could_score
from bot.games.carrara.position import Player, Position
from bot.games.players.network import Group

_WORTHS = tuple(value * (COIN if city % 2 else 1.0) for city, value in enumerate(VALUES))
"""By city: about what each unit of a building's cost is worth in points."""


class Common(NamedTuple):
    """What is the same for all seats."""

    seats: tuple[Seat, ...]
    left: Left
    race: Race
    table: Group
    """What is on the table."""


def common(position: Position) -> Common:
    """Return what is the same for all seats in a position."""
    players = position.players
    free = _free(tuple([player.cities_scored for player in players]))
    left = Left(len(players), position.supply, free, _largest(position), len(position.on_sale))
    seats = tuple([seat_of(position, player, left) for player in players])
    table = (
        len(position.stack) / 21,
        len(position.display) / 9,
        sum(position.supply) / 30,
        position.round / 20,
        len(position.on_sale) / 6,
    )
    return Common(seats, left, race([seat.runner for seat in seats], position.turn), table)


@lru_cache(maxsize=512)
def _free(scored: tuple[tuple[City, ...], ...]) -> tuple[bool, ...]:
    """Return by city whether nobody has scored it."""
    taken = {city for cities in scored for city in cities}
    return tuple([city not in taken for city in range(len(VALUES))])


@lru_cache(maxsize=128)
def best_worths(free: tuple[bool, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return by city about what each unit of a building's cost gains at best there or in a city that accepts more.

    The first is for a building that can be scored by its city alone, the second by its type too.
    """
    once, twice = [0.0] * 7, [0.0] * 7
    for city in range(5, -1, -1):
        once[city] = max(once[city + 1], _WORTHS[city] * free[city])
        twice[city] = max(twice[city + 1], _WORTHS[city] * (1 + free[city]))
    return tuple(once), tuple(twice)


def _largest(position: Position) -> tuple[int, ...]:
    """Return by number of blocks the highest cost of a building that they can pay for."""
    return _largest_of(_costs(position.display), bool(position.great), position.cards is not None)


@Kept
def _costs(display: tuple[Building, ...]) -> frozenset[int]:
    return frozenset([building.cost for building in display])


@lru_cache(maxsize=128)
def _largest_of(costs: frozenset[int], great: bool, cards: bool) -> tuple[int, ...]:
    largest, known = [], 0
    for number in range(GREAT_COST + 1 if cards else 6):
        known = number if number in costs or (great and number == GREAT_COST) else known
        largest.append(known)
    return tuple(largest)


class Left(NamedTuple):
    """What is left for everyone."""

    seats: int
    supply: Objects
    free: tuple[bool, ...]
    """By city: whether nobody has scored it."""
    largest: tuple[int, ...]
    """By number of blocks: the highest cost of an open building that they can pay for."""
    sold: int
    """The number of objects on sale."""


class Seat(NamedTuple):
    """What a seat has, and how near it is to announcing."""

    board: Board
    missing: tuple[float, float, float]
    """The scorings, objects and costs that it still lacks to announce; with cards, scaled to these."""
    distance: float
    """How far it is from announcing, from 3 down to 0."""
    runner: Runner
    """What it could score now, and its score if the game ended now."""
    promise: Potential | None
    """What the cards promise; None in the base game."""
    groups: tuple[Group, ...]
    """The features that follow from these alone: of its hand, of its board, and with cards of what they promise."""


def seat_of(position: Position, player: Player, left: Left) -> Seat:
    """Return what a player has in a position; cached, as most turns of others do not change it."""
    known = _seats_of(player)
    found = known.get(left)
    if found is None or found[0] is not position.cards:
        work_out = _without_cards if position.cards is None else _with_cards
        found = known[left] = position.cards, work_out(position, player, left)
    return found[1]


@Kept
def _seats_of(player: Player) -> dict[Left, tuple[Cards | None, Seat]]:
    return {}


def _without_cards(position: Position, player: Player, left: Left) -> Seat:
    board, seats = board_of(player.buildings), left.seats
    objects, costs = sum(player.objects), board.costs
    scorings = len(player.types_scored) + len(player.cities_scored)
    missing = (
        max(0, SCORINGS_TO_ANNOUNCE - scorings),
        max(0, OBJECTS_TO_ANNOUNCE[seats] - objects),
        max(0, COSTS_TO_ANNOUNCE[seats] - costs),
    )
    options = could_score(position, player, board, left.free)
    runner = Runner(
        turns_to_announce(player, costs, options, seats, left.largest, left.sold),
        player.points + costs + POINTS_AN_OBJECT * objects + player.coins // COINS_A_POINT,
        options,
        MARKERS - scorings,
    )
    return _seat(player, board, missing, runner, None, ())


def _with_cards(position: Position, player: Player, left: Left) -> Seat:
    cards, seats = position.cards, left.seats
    assert cards is not None
    ways = ways_of(cards)
    promise = promise_of(position, player, left.free, ways)
    top, objects, costs = promise.shares
    # as shares of the conditions of the base game
    missing = (SCORINGS_TO_ANNOUNCE * top, OBJECTS_TO_ANNOUNCE[seats] * objects, COSTS_TO_ANNOUNCE[seats] * costs)
    runner = Runner(
        turns_by_cards(player, promise, left.largest),
        player.points + sum(promise.points) + player.coins // ways.rate,
        promise.options,
        MARKERS - player.scorings,
    )
    board = board_of(player.buildings)
    return _seat(player, board, missing, runner, promise, (promise_features(player, promise, ways),))


def _seat(
    player: Player,
    board: Board,
    missing: tuple[float, float, float],
    runner: Runner,
    promise: Potential | None,
    groups: tuple[Group, ...],
) -> Seat:
    lacks_scorings, lacks_objects, lacks_costs = missing
    blocks, coins, scorings = player.blocks, player.coins, player.scorings
    types, rest = _types(runner.options)
    hand = (
        player.points / 40,
        coins / 20,
        min(coins, 8) / 8,
        *[count / 4 for count in blocks],
        sum(player.objects) / 8,
        lacks_objects / 8,
        sum(blocks) / 8,
    )
    built = (
        board.costs / 30,
        lacks_costs / 30,
        scorings / 6,
        lacks_scorings / 4,
        float(scorings >= MARKERS),
        *types,
        rest / 20,
        0.0 if scorings >= MARKERS else runner.options.best / 20,
        len(player.buildings) / 10,
    )
    distance = lacks_scorings / SCORINGS_TO_ANNOUNCE + lacks_objects / 8 + lacks_costs / 30
    return Seat(board, missing, distance, runner, promise, (hand, built, *groups))


def _types(possible: Scorings) -> tuple[list[float], float]:
    """Return what the three best types still to be scored would gain, and the worth of the others."""
    found: list[float] = []
    for _, brought, paid, beside, _ in possible.types[:3]:
        found += (brought / 10, paid / 10, beside / 9)
    found += [0.0] * (9 - len(found))
    return found, sum([option.worth for option in possible.types[3:]])
