"""What stands on a pedestal as one group: the highest in the back and raised, the others before them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from render.common.page import Page
from render.engine.scene import Box, Role

_SEEN: Final = 0.66
"""The share of a row that is seen at least above the one before it, which hides its feet."""
_LEAST: Final = 0.1
"""How much higher it stands at least, as a share of that one's height."""
_BETTER: Final = 1.2
"""More rows are only taken if that makes everything so much larger."""
_MOST_ROWS: Final = 3
_ASIDE: Final = 0.25
"""How far a row stands aside, as a share of a width, where it would be exactly behind or before another."""
_INTO: Final = 0.1
"""The share of its neighbour's width that each may hide."""

Size = tuple[float, float]


def group(sizes: Sequence[Size], box: Box) -> list[Box]:
    """Return where things stand in a box, on its bottom, in a few rows from the back, as large as can be.

    Sizes are given from the highest on; nothing is enlarged.
    """
    best = 0.0
    for number in range(1, min(_MOST_ROWS, (len(sizes) + 1) // 2) + 1):
        split = _in_rows(len(sizes), number)
        rows = [sizes[start:end] for start, end in split]
        lifts = _lifts(rows)
        aside = _asides(rows)
        across = max(_across(row) + 2 * abs(by) * row[0][0] for row, by in zip(rows, aside, strict=True))
        down = max(lift + max(high for _, high in row) for lift, row in zip(lifts, rows, strict=True))
        scale = min(box.width / across, box.height / down, 1)
        if scale > best * _BETTER:
            best, found = scale, (rows, lifts, aside)
    placed = zip(*found, strict=True) if best else ()
    return [each for row, lift, by in placed for each in _row(row, box, lift, by, best)]


def lay_steps(page: Page, seat: int, boxes: Sequence[Box], room: Box) -> None:
    """Lay out across a pedestal a step of marble below each row in the back."""
    for bottom in sorted({box.bottom for box in boxes} - {room.bottom}):
        step = Box(room.x, bottom - 2, room.width, room.bottom - bottom + 2)
        what = f"ground/built/{seat}/step/{bottom}"
        page.icon(what, *step[:3], "pedestal", page.ground, height=step.height, plate=True, role=Role.GROUND)


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


def _asides(rows: Sequence[Sequence[Size]]) -> list[float]:
    """Return how far each row stands to the right or the left, so that none hides just what is behind it."""
    alike = any((len(behind) - len(front)) % 2 == 0 for behind, front in pairwise(rows))
    return [_ASIDE * alike * (-1) ** number for number in range(len(rows))]


def _across(row: Sequence[Size]) -> float:
    return sum(wide for wide, _ in row) - _INTO * sum(wide for wide, _ in row[1:])


def _row(row: Sequence[Size], box: Box, lift: float, aside: float, scale: float) -> list[Box]:
    """Return the places of a row in the order of its things: the first in the middle."""
    order = [*reversed(range(1, len(row), 2)), *range(0, len(row), 2)]
    x, found = box.x + (box.width - scale * _across(row)) / 2 + aside * scale * row[0][0], dict[int, Box]()
    for place, number in enumerate(order):
        wide, high = (round(scale * each) for each in row[number])
        x -= _INTO * wide if place else 0
        found[number] = Box(round(x), box.bottom - round(scale * lift) - high, wide, high)
        x += wide
    return [found[number] for number in range(len(row))]
