"""What stands on pedestals, in a row: the lower the rank, the smaller."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from render.engine.scene import Box

_MOST, _LEAST = (4, 3), 0.36
"""So many things stand on a pedestal at most with two seats and with more, fewer where they would be smaller than this
share of their size."""
_LOWER: Final = 26
"""How much lower than what a better one built everything is."""
_INTO: Final = 0.14
"""The share of its neighbour's width that each may hide."""

Size = tuple[float, float]


def place_all(sizes: Mapping[int, Sequence[Size]], rooms: Mapping[int, Box]) -> dict[int, list[Box]]:
    """Return where everyone's things stand, given by rank: nothing is larger or reaches higher than of who is better.

    Sizes are given from the highest on; the last ones are left out if there is no room, and nothing is enlarged.
    """
    scale, placed = 1.0, dict[int, list[Box]]()
    for seat, room in ((seat, room) for seat, room in rooms.items() if sizes[seat]):
        row = sizes[seat][: _MOST[len(rooms) > 2]]
        while len(row) > 1 and room.width < _LEAST * _across(row):
            row = row[:-1]
        better = [boxes for other, boxes in placed.items() if rooms[other].bottom < room.bottom]
        top = max([room.y, *(min(box.y for box in boxes) + _LOWER for boxes in better)])
        scale = min(scale, room.width / _across(row), (room.bottom - top) / max(high for _, high in row))
        placed[seat] = _row(row, room, scale)
    return placed


def _across(row: Sequence[Size]) -> float:
    return sum(wide for wide, _ in row) - _INTO * sum(wide for wide, _ in row[1:])


def _row(row: Sequence[Size], box: Box, scale: float) -> list[Box]:
    """Return the places of a row in the order of its things: the first in the middle."""
    order = [*reversed(range(1, len(row), 2)), *range(0, len(row), 2)]
    x, found = box.x + (box.width - scale * _across(row)) / 2, dict[int, Box]()
    for place, number in enumerate(order):
        wide, high = (round(scale * each) for each in row[number])
        x -= _INTO * wide if place else 0
        found[number] = Box(round(x), box.bottom - high, wide, high)
        x += wide
    return [found[number] for number in range(len(row))]
