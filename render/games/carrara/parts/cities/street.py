"""Buildings in rows, one behind the other, with their costs before them: in one line, or many in two."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bot.games.carrara.components import Building
from render.engine.scene import Box

IN_LINE: Final = 4
"""The most costs in one line."""
TAG, _LARGE_TAG = 32, 40
_APART = 4
_BEFORE = 10
"""How far before the edge of the quay the front row is."""
_TOP: Final = 2
_SIZES: Final = tuple(size / 100 for size in range(60, 14, -2))
_FRONT: Final = 0.72
"""The highest that a building before all others is, as a share of the room."""
_RISE: Final = 0.66
"""How much higher the row behind stands, as a share of the highest building before it."""
_RISE_BEHIND_ONE: Final = 0.52


class Place(NamedTuple):
    """Where a building and its cost are, and in which row, counted from the front."""

    building: Building
    sprite: Box
    tag: Box
    row: int


class Street(NamedTuple):
    """The buildings, those behind first, above a foot with their costs, and where the ground of each row behind is."""

    scale: float
    foot: int
    places: tuple[Place, ...]
    terraces: dict[int, Box]


def street(
    buildings: Sequence[Building], sizes: dict[Building, tuple[int, int]], box: Box, quay: int, most: int = IN_LINE
) -> Street | None:
    """Arrange buildings as large as they fit above a quay that carries their costs; None if they do not fit.

    From left to right they are in the front and behind by turns, the most expensive behind. More costs than the most
    in a line are in two, for which the quay is raised if necessary.
    """
    lines = 1 if len(buildings) <= most else 2
    foot = max(quay - _BEFORE, lines * (TAG + 2) + 2)
    tags = _tags(len(buildings), lines, box, foot)
    return _largest(buildings, (2, 3) if len(buildings) > IN_LINE else (2,), sizes, box, foot, tags)


def behind_one(
    front: Building,
    others: Sequence[Building],
    sizes: dict[Building, tuple[int, int]],
    box: Box,
    quay: int,
    most: int = IN_LINE,
) -> Street | None:
    """Arrange buildings in a high box: one as large as it fits in front, the others behind; None if they do not fit.

    The quay carries the costs, so many in a line at most: of one line, that of the building in front in the middle.
    """
    count = len(others) + 1
    lines = 1 if count <= most else 2
    high = _LARGE_TAG if most < IN_LINE and count <= 2 * most else TAG
    foot = max(quay - (_BEFORE if most == IN_LINE else 0), lines * (high + 2) + 2)
    tags = sorted(_tags(count, lines, box, foot), key=lambda tag: (tag.y, tag.x))
    last = tags.pop(count // 2 if lines == 1 else -1)
    wide, tall = sizes[front]
    scale = min(box.width / wide, _FRONT * (box.height - foot - _TOP) / tall, 1)
    wide, tall = int(wide * scale), int(tall * scale)
    floor, rise = box.bottom - foot + 2, round(_RISE_BEHIND_ONE * tall)
    upper = box._replace(height=box.height - foot - rise)
    behind = _largest(others, range(1, min(3, len(others)) + 1), sizes, upper, 0, tags)
    if behind is None:
        return None
    places = [each._replace(row=each.row + 1) for each in behind.places]
    nearest = [each.sprite for each in places if each.row == 1]
    left, right = min(each.x for each in nearest) - 3, max(each.right for each in nearest) + 3
    terrace = Box(max(box.x, left), floor - rise - 3, min(box.right, right) - max(box.x, left), rise + 1)
    sprite = Box(box.x + (box.width - wide) // 2, floor - tall, wide, tall)
    terraces = {row + 1: ground for row, ground in behind.terraces.items()}
    return Street(scale, foot, (*places, Place(front, sprite, last, 0)), {**terraces, 1: terrace})


def _largest(
    buildings: Sequence[Building],
    tiers: Sequence[int],
    sizes: dict[Building, tuple[int, int]],
    box: Box,
    foot: int,
    tags: Sequence[Box],
) -> Street | None:
    """Arrange buildings in one of these numbers of rows as large as they fit; None if they do not fit."""
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    return next(
        (found for scale in _SIZES for rows in tiers if (found := _laid(ranked, rows, sizes, box, foot, tags, scale))),
        None,
    )


def _laid(
    ranked: Sequence[Building],
    rows: int,
    sizes: dict[Building, tuple[int, int]],
    box: Box,
    foot: int,
    tags: Sequence[Box],
    scale: float,
) -> Street | None:
    """Arrange buildings in a number of rows at a scale; None if they do not fit."""
    share = -(-len(ranked) // rows)
    order = [
        (ranked[at], row)
        for place in range(share)
        for row in range(rows)
        if (at := row * share + place) < min((row + 1) * share, len(ranked))
    ]
    drawn = {each: (int(sizes[each][0] * scale), int(sizes[each][1] * scale)) for each in ranked}
    floor, step = box.bottom - foot + 2, box.width / len(order)
    rises = [0]
    for row in range(rows - 1):
        rises.append(rises[-1] + round(_RISE * max(drawn[each][1] for each, its in order if its == row)))
    places = []
    for number, ((building, row), tag) in enumerate(zip(order, tags, strict=True)):
        (wide, tall), centre = drawn[building], box.x + (number + 0.5) * step
        x = round(min(max(centre - wide / 2, box.x), box.right - wide))
        places.append(Place(building, Box(x, floor - tall - rises[row], wide, tall), tag, row))
    terraces = {}
    for row, rise in enumerate(rises):
        boxes = [each.sprite for each in places if each.row == row]
        if not boxes or any(a.right > b.x for a, b in pairwise(boxes)):
            return None
        left, right = max(box.x, boxes[0].x - 3), min(box.right, boxes[-1].right + 3)
        terraces[row] = Box(left, floor - rise - 3, right - left, rise + 1)
    if min(each.sprite.y for each in places) < box.y + _TOP:
        return None
    return Street(
        scale,
        foot,
        tuple(sorted(places, key=lambda each: -each.row)),
        {row: terraces[row] for row in range(rows - 1, 0, -1)},
    )


def _tags(count: int, lines: int, box: Box, foot: int) -> list[Box]:
    """Return where the costs are, from left to right: of many, those of the buildings behind are in the upper line."""
    in_line = [count] if lines == 1 else [count // 2, (count + 1) // 2]
    pitch = box.width / max(in_line)
    high = _LARGE_TAG - 2 if min(pitch, foot // lines) > _LARGE_TAG else TAG
    across = min(high + 2, int(pitch) - _APART)
    top = box.bottom - (foot + lines * high + (lines - 1) * 2) // 2
    found = []
    for number in range(count):
        line, place = (0, number) if lines == 1 else (1 - number % 2, number // 2)
        centre = box.x + box.width / 2 + (place + 0.5 - in_line[line] / 2) * pitch
        found.append(Box(round(centre - across / 2), top + line * (high + 2), across, high))
    return found
