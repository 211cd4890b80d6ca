"""Things of one shape in a room: as many columns as make them largest, and rows in the middle of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from render.engine.scene import Box
from render.games.palazzo.parts.tile import RATIO

_MOST_COLUMNS: Final = 5
_LOWEST: Final = 0.36
"""The height of a tile at least, a share of its width."""


class Grid(NamedTuple):
    """Columns of things of one size."""

    columns: int
    width: int
    height: int
    gap: int


def grid(number: int, ratio: float, room: Box, widest: int, gap: int) -> Grid:
    """Return the grid in which so many things of a ratio of height to width are largest."""
    sizes = ((_fitting(number, columns, ratio, room, gap), -columns) for columns in range(1, _MOST_COLUMNS + 1))
    width, columns = max((min(widest, width), columns) for width, columns in sizes)
    return Grid(-columns, width, round(width * ratio), gap)


def _fitting(number: int, columns: int, ratio: float, room: Box, gap: int) -> int:
    rows = -(-number // columns)
    wide = (room.width - (columns - 1) * gap) // columns
    return min(wide, int((room.height - (rows - 1) * gap) / rows / ratio))


def places(number: int, laid: Grid, room: Box) -> Iterator[Box]:
    """Yield the places of so many things, each row in the middle of a room, as all rows together are."""
    rows = -(-number // laid.columns)
    y = room.y + (room.height - rows * (laid.height + laid.gap) + laid.gap) // 2
    for place in range(number):
        row, column = divmod(place, laid.columns)
        across = min(laid.columns, number - row * laid.columns)
        x = room.x + (room.width - across * (laid.width + laid.gap) + laid.gap) // 2
        yield Box(x + column * (laid.width + laid.gap), y + row * (laid.height + laid.gap), laid.width, laid.height)


def column(number: int, room: Box, widest: int, gap: int, lowest: float = _LOWEST) -> list[Box]:
    """List the places of so many tiles above each other in the middle of a room, lower than usual to be wider."""
    high = (room.height - (number - 1) * gap) // number
    wide = min(widest, room.width, int(high / lowest))
    high = min(high, round(wide * RATIO))
    x, y = room.x + (room.width - wide) // 2, room.y + (room.height - number * (high + gap) + gap) // 2
    return [Box(x, y + place * (high + gap), wide, high) for place in range(number)]


def from_left(number: int, ratio: float, room: Box, widest: int, gap: int) -> Iterator[Box]:
    """Yield the places of so many things, from the left of a room."""
    laid = grid(number, ratio, room, widest, gap)
    across = min(number, laid.columns)
    return places(number, laid, room._replace(width=across * (laid.width + gap) - gap))
