"""Framing the public picture: the whole map while its tiles are large enough, else the part that was played on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from itertools import product
from math import hypot
from typing import Final

from bot.games.carcassonne import Board, Place
from render.games.carcassonne.map.sight import Sight, extent, largest, whole

LARGEST: Final = 140
LEAST: Final = 70
"""The width of tiles at most, and the least at which the whole map is shown."""
PART: Final = 84
"""The width of tiles where only a part is shown."""
_STEP: Final = 2
"""Tiles grow in such steps, so that few sizes of them have to be made."""
_AIR: Final = 0.4
"""How much is seen, in tiles, beyond what has to be seen."""
_BEYOND: Final = 0.5
"""How much of the empty table is seen at most beyond the map's edge, in tiles."""
_TRIED: Final = 13
"""How many windows are tried across and down."""
_FOLLOWER: Final = 0.6
"""What a follower counts beside a tile."""
_FAR: Final = 0.25
"""What it costs that the newest tile is one tile away from the middle."""


def framed(board: Board, played: Collection[Place], width: int, height: int) -> Sight:
    """See the whole map if its tiles are large enough, else the part with what was played, and most that is around.

    The first of the places that were played is the most important one, if not all can be seen.
    """
    places = [*board.spots]
    tile = min(LARGEST, largest(places, width, height))
    if tile >= LEAST:
        return whole(places, width, height, tile - tile % _STEP)
    return _part(board, played or [board.laid[-1].place], width, height)


def _part(board: Board, played: Collection[Place], width: int, height: int) -> Sight:
    across, down = width / PART, height / PART
    must, (middle, *_) = extent(played), played
    if must.columns + 2 * _AIR > across or must.rows + 2 * _AIR > down:
        must = extent([middle])
    weights: dict[Place, float] = dict.fromkeys(board.spots, 1.0)
    for follower in board.followers:
        weights[follower.place] += _FOLLOWER
    all_of_it = extent(board.spots)
    lefts = _tried(must.west, must.east, all_of_it.west, all_of_it.east, across)
    tops = _tried(must.north, must.south, all_of_it.north, all_of_it.south, down)
    columns = {left: _shares(all_of_it.west, all_of_it.east, left, across) for left in lefts}
    seen_down = {top: _shares(all_of_it.north, all_of_it.south, top, down) for top in tops}
    rows = {left: _rows(weights, shares) for left, shares in columns.items()}

    def worth(corner: tuple[float, float]) -> float:
        left, top = corner
        shares = seen_down[top]
        seen = sum(weight * shares[row] for row, weight in rows[left].items())
        away = hypot(left + across / 2 - middle.x - 0.5, top + down / 2 - middle.y - 0.5)
        return seen - _FAR * away

    left, top = max(product(lefts, tops), key=worth)
    return Sight(width, height, PART, round(-left * PART), round(-top * PART))


def _rows(weights: dict[Place, float], shares: dict[int, float]) -> dict[int, float]:
    """Return what is seen of each row where these shares of the columns are."""
    found: dict[int, float] = defaultdict(float)
    for place, weight in weights.items():
        if share := shares[place.x]:
            found[place.y] += weight * share
    return found


def _shares(first: int, last: int, start: float, size: float) -> dict[int, float]:
    """Return the share of each column or row that is seen through a window."""
    return {at: _shared(at, start, size) for at in range(first, last + 1)}


def _shared(at: int, start: float, size: float) -> float:
    """Return the share of a column or row that is seen."""
    return max(0.0, min(at + 1, start + size) - max(at, start))


def _tried(first: int, last: int, least: int, most: int, size: float) -> list[float]:
    """Return where windows may begin that see from the first column to the last one, and little beyond the map."""
    low, high = last + 1 + _AIR - size, first - _AIR
    low, high = (_within(each, least, most, size) for each in (low, high))
    return sorted({low + (high - low) * step / (_TRIED - 1) for step in range(_TRIED)})


def _within(start: float, least: int, most: int, size: float) -> float:
    """Return a beginning moved so that little of the empty table is seen."""
    west, east = least - _BEYOND, most + 1 + _BEYOND - size
    return (west + east) / 2 if west > east else min(max(start, west), east)
