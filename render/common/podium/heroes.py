"""What stands on pedestals, the lower the rank the smaller: in a row, or the highest in the back and raised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from render.common.page import Page
from render.engine.scene import Box, Role

_SEEN: Final = 0.75
"""The share of a row that is seen at least above the one before it, which hides its feet."""
_LEAST: Final = 0.1
"""How much higher it stands at least, as a share of that one's height."""
_LOWER: Final = 24
"""How much lower than what a better one built everything is."""
_BETTER: Final = 1.1
"""More rows are only taken if that makes everything so much larger."""
_MOST_ROWS: Final = 3
_INTO: Final = 0.1
"""The share of its neighbour's width that each may hide."""

Size = tuple[float, float]


def place_all(page: Page, sizes: Mapping[int, Sequence[Size]], rooms: Mapping[int, Box]) -> dict[int, list[Box]]:
    """Return where everyone's things stand, given by rank: nothing is larger or reaches higher than of who is better.

    Sizes are given from the highest on. Below each row in the back is a step of marble.
    """
    scale, placed = 1.0, dict[int, list[Box]]()
    for seat, room in ((seat, room) for seat, room in rooms.items() if sizes[seat]):
        better = [boxes for other, boxes in placed.items() if rooms[other].bottom < room.bottom]
        top = max([room.y, *(min(box.y for box in boxes) + _LOWER for boxes in better)])
        group = _plan(sizes[seat], room._replace(y=top, height=room.bottom - top))
        scale = min(scale, group.scale)
        placed[seat] = group._replace(scale=scale).boxes(room)
        _lay_steps(page, seat, placed[seat], room)
    return placed


class _Group(NamedTuple):
    """A group, planned: its scale, its rows from the back, and how high each stands."""

    scale: float
    rows: Sequence[Sequence[Size]]
    lifts: Sequence[float]

    def boxes(self, box: Box) -> list[Box]:
        """Return where things stand in a box, on its bottom."""
        placed = zip(self.rows, self.lifts, strict=True)
        return [each for row, lift in placed for each in _row(row, box, lift, self.scale)]


def _plan(sizes: Sequence[Size], box: Box) -> _Group:
    """Plan things in the rows in which they are largest in a box; nothing is enlarged."""
    best = _Group(0, (), ())
    for number in range(1, min(_MOST_ROWS, (len(sizes) + 1) // 2) + 1):
        split = _in_rows(len(sizes), number)
        rows = [sizes[start:end] for start, end in split]
        lifts, across = _lifts(rows), max(map(_across, rows))
        down = max(lift + max(high for _, high in row) for lift, row in zip(lifts, rows, strict=True))
        scale = min(box.width / across, box.height / down, 1)
        if scale > best.scale * _BETTER:
            best = _Group(scale, rows, lifts)
    return best


def _lay_steps(page: Page, seat: int, boxes: Sequence[Box], room: Box) -> None:
    """Lay out a step of marble below each row in the back, as wide as the pedestal."""
    for bottom in sorted({box.bottom for box in boxes} - {room.bottom}):
        what, at = f"ground/built/{seat}/step/{bottom}", (room.x, bottom - 2, room.width, "pedestal", page.ground)
        page.icon(what, *at, height=room.bottom - bottom + 2, plate=True, role=Role.GROUND)


def _in_rows(count: int, rows: int) -> list[tuple[int, int]]:
    """Divide things into rows, of which the front ones have more."""
    ends = [count * (row + 1) // rows for row in range(rows)]
    return list(zip([0, *ends], ends, strict=False))


def _lifts(rows: Sequence[Sequence[Size]]) -> list[float]:
    """Return how high each row stands above the ground, no higher than it must to be seen."""
    lifts = [0.0]
    for behind, front in reversed([*pairwise(rows)]):
        hidden, back = max(high for _, high in front), min(high for _, high in behind)
        lifts.append(lifts[-1] + max(_LEAST * hidden, hidden - (1 - _SEEN) * back))
    return lifts[::-1]


def _across(row: Sequence[Size]) -> float:
    return sum(wide for wide, _ in row) - _INTO * sum(wide for wide, _ in row[1:])


def _row(row: Sequence[Size], box: Box, lift: float, scale: float) -> list[Box]:
    """Return the places of a row in the order of its things: the first in the middle."""
    order = [*reversed(range(1, len(row), 2)), *range(0, len(row), 2)]
    x, found = box.x + (box.width - scale * _across(row)) / 2, dict[int, Box]()
    for place, number in enumerate(order):
        wide, high = (round(scale * each) for each in row[number])
        x -= _INTO * wide if place else 0
        found[number] = Box(round(x), box.bottom - round(scale * lift) - high, wide, high)
        x += wide
    return [found[number] for number in range(len(row))]
