"""What the features of all seats are made from: their things, the race to the end, and what is on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from bot.games.carrara.components import GREAT_COST, VALUES, Building, City
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.computer.race import Race, race
from bot.games.carrara.computer.scoring_options import COIN
from bot.games.carrara.computer.seat_features import Left, Seat, seat_of
from bot.games.carrara.position import Position
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
