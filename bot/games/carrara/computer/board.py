"""What the buildings on a board would gain if they were scored, added up once for each board."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.carrara.components import CITIES, TYPES, VALUES
from bot.games.carrara.position import Built

KEPT = 5000
"""How many boards are cached."""


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
    costs: int


_boards: dict[int, tuple[tuple[Built, ...], Board]] = {}


def board_of(buildings: tuple[Built, ...]) -> Board:
    """Return the sums of a board, cached."""
    # looked up by identity, as hashing all its buildings takes longer than counting them
    known = _boards.get(id(buildings))
    if known is not None and known[0] is buildings:
        return known[1]
    if len(_boards) >= KEPT:
        _boards.clear()
    counted = _count(buildings)
    _boards[id(buildings)] = (buildings, counted)
    return counted


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
        tuple(points), tuple(coins), tuple(counts), tuple(worth), tuple(there), tuple(map(tuple, types)), costs
    )
