"""Where the buildings in a city are: the emblem of each one's type, with its cost below it or before its corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import Building
from render.engine.scene import Box

MOST: Final = 8
"""How many buildings at most are shown with each cost."""
TAG, LARGE_TAG = 32, 42
"""The height of the plates with costs, the larger if there is room."""
_MIDDLE_TAG = 38
_NARROW, _HIGH = 50, 70
"""The width from which on, and the height up to which, a cost is before an emblem's corner."""
_BEFORE_IT = 12
"""How far a cost is before an emblem's foot at most, where there is less height."""
_BEFORE = 3
"""How far an emblem stands before the edge of the quay."""
_GAP, _ABOVE = 5, 2
"""Between two emblems or two costs on a quay, and above the highest emblem."""
_HEIGHT, _DEAR = 20, 5
"""What an emblem's size grows with is its cost and so much more; the cost from which on it has its largest size."""
_ALONE, _PAIR = 84, 66
"""The largest size of one emblem, and of each of several."""
_CROWD, _CROWDED = 3, 1
"""So many emblems on a quay are close to each other, with this gap."""
_LITTLE = 6
"""How much smaller an emblem gets at most so that its cost is clear of it."""
_PARTLY = 0.85
"""How much smaller an emblem looks of which a part is covered."""
_LEAST = 24
"""The smallest size at which the types can still be told apart."""
TALL = 150
"""The height from which on three buildings are in two lines."""


class Place(NamedTuple):
    """The emblem of a building, and the plate with its cost."""

    building: Building
    emblem: Box
    tag: Box
    behind: bool = False
    """Whether something is before a part of the emblem."""


class Estate(NamedTuple):
    """The places of a city's buildings in the order to draw them, and the ground of what is above the quay."""

    places: tuple[Place, ...]
    bands: tuple[Box, ...] = ()
    """The terraces that carry costs."""


@lru_cache(maxsize=1024)
def arranged(buildings: tuple[Building, ...], box: Box, quay: int) -> Estate | None:
    """Arrange up to eight buildings of a city, the dearer the taller, as large as there is room; None if there is none.

    They are ordered by cost. Each cost is directly below its building if there is room. The quay, at the foot of the
    box, carries the costs of up to three; it is 0 if there is none.
    """
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    if not quay or len(ranked) > 3:
        return _in_slots(ranked, box)
    return _on_quay(ranked, box, quay)


def _on_quay(ranked: Sequence[Building], box: Box, quay: int) -> Estate:
    """Arrange one to three emblems on the quay."""
    tags = _tags(len(ranked), box, quay)
    floor, count = min(box.bottom - quay + _BEFORE, tags[0].y), len(ranked)
    gap = _GAP if count < _CROWD else _CROWDED
    sides = [_sized(each, min(floor - box.y - _ABOVE, _ALONE if count == 1 else _PAIR)) for each in ranked]
    excess = max(0, sum(sides) + gap * (count - 1) - box.width)
    sides = [side - -(-excess // count) for side in sides]
    x, found = box.x + (box.width - sum(sides) - gap * (count - 1)) // 2, []
    for building, side, tag in zip(ranked, sides, tags, strict=True):
        found.append(Place(building, Box(x, floor - side, side, side), tag))
        x += side + gap
    return Estate(tuple(found))


def _tags(count: int, box: Box, quay: int) -> list[Box]:
    """Return where the costs on a quay are, from left to right."""
    tall, pitch = min(LARGE_TAG, quay - 1), box.width // count
    top, across = box.bottom - (quay + tall) // 2, min(pitch - _GAP, tall + 4)
    left = box.x + (box.width - count * pitch) // 2 + (pitch - across) // 2
    return [Box(left + number * pitch, top, across, tall) for number in range(count)]


def _in_slots(ranked: Sequence[Building], box: Box) -> Estate | None:
    """Arrange emblems with their costs in lines, as large as possible; None if they are too small."""
    count = len(ranked)
    columns = max(range(min(count, 2), min(count, 4) + 1), key=lambda each: _seen(_slot(_sizes(box, count, each))))
    size, lines = _sizes(box, count, columns), -(-count // columns)
    if _slot(size)[0].width < _LEAST:
        return None
    left, shorter = box.x + (box.width - columns * size.width) // 2, columns * lines - count
    found, bands = [], []
    for number, building in enumerate(ranked):
        line, column = divmod(number + shorter, columns)
        first = shorter if not line else 0
        x = left + (column - first) * size.width + first * size.width // 2
        slot = size._replace(x=x, y=box.y + line * size.height)
        emblem, tag = _slot(slot)
        side = _sized(building, emblem.width)
        if tag.y >= emblem.bottom:
            emblem = Box(emblem.x + (emblem.width - side) // 2, emblem.bottom - side, side, side)
            band = Box(box.x, emblem.bottom - _BEFORE, box.width, slot.bottom - emblem.bottom + _BEFORE)
            bands += [band] if band not in bands else []
        found.append(Place(building, emblem, tag, _covers(tag, emblem)))
    return Estate(tuple(found), tuple(bands))


def _sizes(box: Box, count: int, columns: int) -> Box:
    """Return the size of the slots of so many columns."""
    return Box(0, 0, box.width // columns, box.height // -(-count // columns))


def _slot(box: Box) -> tuple[Box, Box]:
    """Return where an emblem is, and its cost below it; where there is less height, before its foot or its corner."""
    if box.height < TAG + 2:
        return box._replace(width=0), box
    if box.width >= _NARROW and box.height < _HIGH:
        across = TAG - 2
        side = min(box.width - across // 2, box.height - TAG // 2)
        tag = Box(box.right - across - 3, box.bottom - TAG - 1, across, TAG)
        return Box(box.x, box.y + 1, side, side), tag
    widest = min(box.width - 2, _ALONE)
    tall = next((each for each in (LARGE_TAG, _MIDDLE_TAG) if box.height - each - 6 >= widest), TAG)
    across, side = min(box.width - 5, tall + 4), min(widest, box.height - tall - 4 + _BEFORE_IT)
    tag = Box(box.x + (box.width - across) // 2, box.bottom - tall - 2, across, tall)
    free = tag.y - 3 - box.y
    if side - _LITTLE <= free < side:
        side = free
    y = max(box.y + 1, tag.y - 2 - side)
    return Box(box.x + (box.width - side) // 2, y, side, side), tag


def _covers(tag: Box, emblem: Box) -> bool:
    """Return whether a cost is before a part of an emblem."""
    return tag.x < emblem.right and tag.y < emblem.bottom


def _seen(slot: tuple[Box, Box]) -> float:
    """Return how large an emblem looks: smaller if its cost is before a part of it."""
    emblem, tag = slot
    return emblem.width * (_PARTLY if _covers(tag, emblem) else 1)


def _sized(building: Building, most: int) -> int:
    """Return the size of an emblem, the larger the more its building costs."""
    return most * (_HEIGHT + min(building.cost, _DEAR)) // (_HEIGHT + _DEAR)
