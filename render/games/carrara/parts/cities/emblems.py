"""Where the buildings in a city are, painted or as emblems of their types, with costs below or before them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.games.carrara.components import GREAT_COST, Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.parts.cities.plots import sprite_of

_ON_QUAY, _MOST_ON_QUAY = 3, 4
"""How many buildings at most have their costs on a quay in a high row, and in a low one."""
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
_TIGHT = 7
"""Between as many costs on a quay as it carries at most."""
_HEIGHT, _DEAR = 20, 5
"""What an emblem's size grows with is its cost and so much more; the cost from which on it has its largest size."""
_ALONE = 84
"""The largest size of an emblem."""
_CHEAP, _CHEAPEST = 0.8, 0.75
"""How wide a painted building would be that cost nothing, as a share of the widest one, in a line and in more."""
_WIDE = {2: 0.62, 3: 0.48, 4: 0.4}
"""How wide painted buildings in one line are at most, as a share of the cell's width, by how many there are."""
_CROWD: Final = 2
"""So many painted buildings, or more, stand in two ranks in a high row."""
_FAR, _NEAR = 0.62, 0.28
"""How much higher those in the back are, and the one of two, as a share of the width."""
_SHARE, _SMALLEST, _LARGEST = 0.62, 60, 69
"""How wide painted buildings in two ranks are, as a share of the height, at least and at most."""
_PAINTABLE = 44
"""The smallest room for a painted building in a high row."""
_HIGH_ROW: Final = 140
"""The height from which on a city is in a high row."""
_FREE, _FOOT = 12, 4
"""Above a line of buildings in a high row, and below the lowest one."""
_LITTLE = 6
"""How much smaller an emblem gets at most so that its cost is clear of it."""
_PARTLY = 0.85
"""How much smaller an emblem looks of which a part is covered."""
_LEAST = 24
"""The smallest size at which the types can still be told apart."""


class Place(NamedTuple):
    """Where a building is, and the plate with its cost."""

    building: Building
    emblem: Box
    tag: Box
    behind: bool = False
    """Whether something is before a part of the emblem."""
    painted: bool = False
    """Whether it is painted, instead of the emblem of its type."""


@lru_cache(maxsize=1024)
def arranged(buildings: tuple[Building, ...], box: Box, quay: int) -> tuple[Place, ...] | None:
    """Arrange up to eight buildings of a city, the dearer the taller, as large as there is room; None if there is none.

    They are ordered by cost. Each cost is directly below its building if there is room. The quay, at the foot of the
    box, carries the costs of up to four; it is 0 if there is none.
    """
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    if not quay or not on_quay(buildings, box):
        return _in_slots(ranked, box)
    return _on_quay(ranked, box, quay)


def on_quay(buildings: Sequence[Building], box: Box) -> bool:
    """Return whether a quay carries the costs of so many buildings."""
    return len(buildings) <= (_ON_QUAY if high(box) else _MOST_ON_QUAY)


def high(box: Box) -> bool:
    """Return whether a city's box has the height of those in a high row."""
    return box.height >= _HIGH_ROW


def _on_quay(ranked: Sequence[Building], box: Box, quay: int) -> tuple[Place, ...]:
    """Arrange two to four painted buildings on the quay: in one line, or in a high row in two ranks."""
    tags, count = _tags(len(ranked), box, quay), len(ranked)
    floor = min(box.bottom - quay + _BEFORE, tags[0].y)
    free = floor - box.y - _ABOVE
    if high(box):
        most = min(max(round(free * _SHARE), _SMALLEST), _LARGEST)
        rise = _FAR if count > _CROWD else _NEAR
    else:
        most, rise = round(box.width * _WIDE[count]), 0.0
    sizes = [_size(each, most, free, 1 if high(box) else _CHEAP) for each in ranked]
    back = min(free - max(sizes[0][1], sizes[-1][1]), round(most * rise))
    places = []
    for number, (building, (wide, tall), tag) in enumerate(zip(ranked, sizes, tags, strict=True)):
        centre = box.x + most // 2 + number * (box.width - most) // (count - 1)
        behind = not number % 2
        foot = floor - back * behind
        places.append(Place(building, Box(centre - wide // 2, foot - tall, wide, tall), tag, behind, True))
    return (*places[::2], *places[1::2])


def _size(building: Building, most: int, free: int, cheap: float) -> tuple[int, int]:
    """Return width and height of a painted building, the taller the more it costs, and cheap ones so much smaller."""
    wide, tall = atlas().baked_size(sprite_of(building))
    share = cheap + (1 - cheap) * building.cost / GREAT_COST
    scale = min(most * share / wide, free / tall)
    return int(wide * scale), int(tall * scale)


def _tags(count: int, box: Box, quay: int) -> list[Box]:
    """Return where the costs on a quay are, from left to right."""
    tall, pitch = min(LARGE_TAG, quay - 1), box.width // count
    top, across = box.bottom - (quay + tall) // 2, min(pitch - (_GAP if count < _MOST_ON_QUAY else _TIGHT), tall + 4)
    left = box.x + (box.width - count * pitch) // 2 + (pitch - across) // 2
    return [Box(left + number * pitch, top, across, tall) for number in range(count)]


def _in_slots(ranked: Sequence[Building], box: Box) -> tuple[Place, ...] | None:
    """Arrange emblems with their costs in lines, as large as possible; None if they are too small."""
    count = len(ranked)
    columns = max(range(min(count, 2), min(count, 4) + 1), key=lambda each: _seen(_slot(_sizes(box, count, each))))
    size, lines = _sizes(box, count, columns), -(-count // columns)
    if _slot(size)[0].width < _LEAST:
        return None
    size = size._replace(height=min(size.height, size.width + LARGE_TAG + _FREE))
    top = box.bottom - _FOOT * high(box) - lines * size.height
    left, shorter = box.x + (box.width - columns * size.width) // 2, columns * lines - count
    found = []
    for number, building in enumerate(ranked):
        line, column = divmod(number + shorter, columns)
        first = shorter if not line else 0
        x = left + (column - first) * size.width + first * size.width // 2
        slot = size._replace(x=x, y=max(box.y, top) + line * size.height)
        emblem, tag = _slot(slot)
        paint = high(box) and emblem.width >= _PAINTABLE
        if paint or tag.y >= emblem.bottom:
            side = _sized(building, emblem.width)
            wide, tall = _size(building, emblem.width, emblem.height, _CHEAPEST) if paint else (side, side)
            emblem = Box(emblem.x + (emblem.width - wide) // 2, emblem.bottom - tall, wide, tall)
        found.append(Place(building, emblem, tag, _covers(tag, emblem), paint))
    return tuple(found)


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
