"""What the features of all seats are made from: boards, the race to the end, and what is on the table."""

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
)
from bot.games.carrara.computer.board import Board, board_of
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.computer.promise import Potential, promise_of, turns_by_cards, ways_of
from bot.games.carrara.computer.race import Race, Runner, race, turns_to_announce
from bot.games.carrara.computer.scoring_options import COIN, could_score
from bot.games.carrara.position import Position

_WORTHS = tuple(value * (COIN if city % 2 else 1.0) for city, value in enumerate(VALUES))
"""By city: about what each unit of a building's cost is worth in points."""


class Common(NamedTuple):
    """What is the same for all seats."""

    boards: tuple[Board, ...]
    free: tuple[bool, ...]
    """By city: whether nobody has scored it."""
    missing: tuple[tuple[float, float, float], ...]
    """By seat: the scorings, objects and costs that it still lacks to announce; with cards, scaled to these."""
    distances: tuple[float, ...]
    """By seat: how far it is from announcing, from 3 down to 0."""
    runners: tuple[Runner, ...]
    """By seat: what it could score now, and its score if the game ended now."""
    race: Race
    largest: tuple[int, ...]
    """By number of blocks: the highest cost of an open building that they can pay for."""
    once: tuple[float, ...]
    twice: tuple[float, ...]
    """By city: about what each unit of a building's cost gains at best there or in a city that accepts more, if it
    can be scored by its city alone, and by its type too."""
    table: tuple[float, ...]
    """What is on the table."""
    promises: tuple[Potential, ...]
    """By seat: what the cards promise; nothing in the base game."""


def common(position: Position) -> Common:
    """Return what is the same for all seats in a position."""
    players = position.players
    boards = tuple([board_of(player.buildings) for player in players])
    free = [True] * len(VALUES)
    for player in players:
        for taken in player.cities_scored:
            free[taken] = False
    still_free = tuple(free)
    largest = _largest(position)
    if position.cards is None:
        seen = _without_cards(position, boards, still_free, largest)
    else:
        seen = _with_cards(position, position.cards, still_free, largest)
    once, twice = _best_worths(still_free)
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
        seen.missing,
        tuple([scorings / SCORINGS_TO_ANNOUNCE + items / 8 + costs / 30 for scorings, items, costs in seen.missing]),
        seen.runners,
        race(seen.runners, position.turn),
        largest,
        once,
        twice,
        table,
        seen.promises,
    )


@lru_cache(maxsize=128)
def _best_worths(free: tuple[bool, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return by city the most that each unit of a cost gains there or beyond, by the city alone and with its type."""
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


class _Seen(NamedTuple):
    """What depends on the conditions and the final scoring, by seat."""

    missing: tuple[tuple[float, float, float], ...]
    runners: tuple[Runner, ...]
    promises: tuple[Potential, ...]


def _without_cards(
    position: Position, boards: tuple[Board, ...], free: tuple[bool, ...], largest: tuple[int, ...]
) -> _Seen:
    seats, sold = len(position.players), len(position.on_sale)
    missing, runners = [], []
    for player, board in zip(position.players, boards, strict=True):
        objects, costs = sum(player.objects), board.costs
        scorings = len(player.types_scored) + len(player.cities_scored)
        lacking = (
            max(0, SCORINGS_TO_ANNOUNCE - scorings),
            max(0, OBJECTS_TO_ANNOUNCE[seats] - objects),
            max(0, COSTS_TO_ANNOUNCE[seats] - costs),
        )
        missing.append(lacking)
        options = could_score(position, player, board, free)
        runners.append(
            Runner(
                turns_to_announce(player, costs, options, seats, largest, sold),
                player.points + costs + POINTS_AN_OBJECT * objects + player.coins // COINS_A_POINT,
                options,
                MARKERS - scorings,
            )
        )
    return _Seen(tuple(missing), tuple(runners), ())


def _with_cards(position: Position, cards: Cards, free: tuple[bool, ...], largest: tuple[int, ...]) -> _Seen:
    seats, ways = len(position.players), ways_of(cards)
    most_objects, most_costs = OBJECTS_TO_ANNOUNCE[seats], COSTS_TO_ANNOUNCE[seats]
    missing, runners, promises = [], [], []
    for player in position.players:
        promise = promise_of(position, player, free, ways)
        top, objects, costs = promise.shares
        # as shares of the conditions of the base game
        missing.append((SCORINGS_TO_ANNOUNCE * top, most_objects * objects, most_costs * costs))
        promises.append(promise)
        runners.append(
            Runner(
                turns_by_cards(player, promise, largest),
                player.points + sum(promise.points) + player.coins // ways.rate,
                promise.options,
                MARKERS - player.scorings,
            )
        )
    return _Seen(tuple(missing), tuple(runners), tuple(promises))
