"""What the buildings on a board would gain if they were scored, added up once for each board."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import BUILDINGS_TO_SCORE, CITIES, TYPES, VALUES
from bot.games.carrara.computer.kept import Kept
from bot.games.carrara.position import Built

_SHARES = tuple(tuple(min(count, need) / need for count in range(37)) for need in BUILDINGS_TO_SCORE)
"""By city and number of buildings there: the fraction of what it takes to score it."""


class Board(NamedTuple):
    """Sums over a board's buildings, by type and by city."""

    type_points: tuple[int, ...]
    type_coins: tuple[int, ...]
    type_counts: tuple[int, ...]
    city_worth: tuple[int, ...]
    """Points or coins, depending on the city."""
    city_counts: tuple[int, ...]
    city_types: tuple[tuple[int, ...], ...]
    """By city and type: how many buildings."""
    city_shares: tuple[float, ...]
    """By city: the fraction of what it takes to score it."""
    costs: int


def _count(buildings: tuple[Built, ...]) -> Board:
    points, coins, counts = [0] * len(TYPES), [0] * len(TYPES), [0] * len(TYPES)
    worth, there = [0] * len(CITIES), [0] * len(CITIES)
    types = [[0] * len(TYPES) for _ in CITIES]
    costs = 0
    for (kind, cost), city in buildings:
        value = cost * VALUES[city]
        costs += cost
        # the cities alternate between points and coins, beginning with points
        if city % 2:
            coins[kind] += value
        else:
            points[kind] += value
        counts[kind] += 1
        worth[city] += value
        there[city] += 1
        types[city][kind] += 1
    return Board(
        tuple(points),
        tuple(coins),
        tuple(counts),
        tuple(worth),
        tuple(there),
        tuple(map(tuple, types)),
        tuple([shares[count] for shares, count in zip(_SHARES, there, strict=True)]),
        costs,
    )


board_of = Kept(_count)
"""Return the sums of a board."""
