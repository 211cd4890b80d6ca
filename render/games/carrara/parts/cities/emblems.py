"""Where a player's buildings in a city are: the emblem of each one's type, whole, with its cost below or beside it."""

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
_WIDE, _NARROW, _HIGH = 100, 50, 70
"""The width from which on a cost is beside an emblem, or before its corner if that is lower than the height."""
_BEFORE_IT = 9
"""How far a cost is before an emblem where there is less height."""
_BEFORE = 3
"""How far an emblem stands before the edge of the quay."""
_GAP, _ABOVE = 5, 2
"""Between two emblems or two costs on a quay, and above the highest emblem."""
_HEIGHT, _DEAR = 20, 5
"""What an emblem's size grows with is its cost and so much more; the cost from which on it has its largest size."""
_ALONE, _PAIR, _PEAK, _IN_FRONT = 84, 66, 56, 50
"""The largest size of one emblem, of two, and of three: of the dearest, behind and above the others, and of these."""
_PARTLY = 0.8
"""How much smaller an emblem looks of which a part is covered."""
_LEAST = 24
"""The smallest size at which the types can still be told apart."""
_LIFT = 24
"""How far above the quay the dearest of three stands at least, so that the others hide little of it."""
_ON_HILL = 100
"""The room above the quay from which on one of three is on a hill, clear of the others."""
_BRINK = 5
"""How far a hill reaches above the foot of what is on it."""


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
    hill: Box | None = None
    bands: tuple[Box, ...] = ()
    """The terraces that carry costs."""


@lru_cache(maxsize=1024)
def arranged(buildings: tuple[Building, ...], box: Box, quay: int, first: Building | None = None) -> Estate | None:
    """Arrange up to eight buildings of a city, the dearer the taller, as large as there is room; None if there is none.

    The quay, at the foot of the box, carries the costs of up to three buildings; it is 0 if there is none.
    Of three, one is above the others: the first one if any, otherwise the dearest. Of more, the cheapest is the first.
    """
    ranked = sorted(buildings, key=lambda each: (each.cost, each.type))
    if not quay or len(ranked) > 3:
        return _in_slots(ranked, box)
    if len(ranked) < 3:
        return _on_quay(ranked, box, quay)
    peak = first if first in ranked else ranked[-1]
    others = [each for each in ranked if each != peak]
    if box.height - quay >= _ON_HILL:
        return _on_hill(peak, others, box, quay)
    return _behind(peak, others, box, quay)


def _on_quay(ranked: Sequence[Building], box: Box, quay: int) -> Estate:
    """Arrange one or two emblems on the quay."""
    tags = _tags(len(ranked), box, quay)
    floor, count = min(box.bottom - quay + _BEFORE, tags[0].y), len(ranked)
    sides = [_sized(each, min(floor - box.y - _ABOVE, _ALONE if count == 1 else _PAIR)) for each in ranked]
    excess = max(0, sum(sides) + _GAP * (count - 1) - box.width)
    sides = [side - -(-excess // count) for side in sides]
    x, found = box.x + (box.width - sum(sides) - _GAP * (count - 1)) // 2, []
    for building, side, tag in zip(ranked, sides, tags, strict=True):
        found.append(Place(building, Box(x, floor - side, side, side), tag))
        x += side + _GAP
    return Estate(tuple(found))


def _on_hill(peak: Building, others: Sequence[Building], box: Box, quay: int) -> Estate:
    """Arrange two emblems on the quay, and one with its cost beside it on a hill behind them."""
    front = _on_quay(others, box, quay)
    brow = min(each.emblem.y for each in front.places) - _ABOVE
    side = _sized(peak, min(brow - box.y - _ABOVE, _ALONE, box.width - LARGE_TAG - 4 - _GAP))
    x = box.x + (box.width - side - _GAP - LARGE_TAG - 4) // 2
    emblem = Box(x, brow - side, side, side)
    tag = Box(emblem.right + _GAP, brow - LARGE_TAG - 1, LARGE_TAG + 4, LARGE_TAG)
    hill = Box(box.x, brow - _BRINK, box.width, box.bottom - quay - brow + _BRINK + 1)
    return Estate((Place(peak, emblem, tag), *front.places), hill)


def _behind(peak: Building, others: Sequence[Building], box: Box, quay: int) -> Estate:
    """Arrange two emblems on the quay, and one behind and above them, with all costs below them."""
    left_tag, middle_tag, right_tag = _tags(3, box, quay)
    floor = min(box.bottom - quay + _BEFORE, left_tag.y)
    room = floor - box.y - _ABOVE
    left, right = (_sized(each, min(_IN_FRONT, room)) for each in others)
    side = _sized(peak, min(_PEAK, room - _LIFT))
    emblem = Box(box.x + (box.width - side) // 2, box.y + _ABOVE, side, side)
    brow = emblem.bottom - _BRINK
    places = (
        Place(peak, emblem, middle_tag, True),
        Place(others[0], Box(box.x, floor - left, left, left), left_tag),
        Place(others[1], Box(box.right - right, floor - right, right, right), right_tag),
    )
    return Estate(places, Box(box.x, brow, box.width, max(1, box.bottom - quay - brow + 1)))


def _tags(count: int, box: Box, quay: int) -> list[Box]:
    """Return where the costs on a quay are, from left to right."""
    tall, pitch = min(LARGE_TAG, quay - 1), box.width // count
    top, across = box.bottom - (quay + tall) // 2, min(pitch - _GAP, tall + 4)
    left = box.x + (box.width - count * pitch) // 2 + (pitch - across) // 2
    return [Box(left + number * pitch, top, across, tall) for number in range(count)]


def _in_slots(ranked: Sequence[Building], box: Box) -> Estate | None:
    """Arrange emblems with their costs in lines, as large as possible; None if they are too small."""
    count = len(ranked)
    columns = max(range(1, min(count, 4) + 1), key=lambda each: _seen(_slot(_sizes(box, count, each))))
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
    return Estate(tuple(found), None, tuple(bands))


def _sizes(box: Box, count: int, columns: int) -> Box:
    """Return the size of the slots of so many columns."""
    return Box(0, 0, box.width // columns, box.height // -(-count // columns))


def _slot(box: Box) -> tuple[Box, Box]:
    """Return where an emblem is, and its cost: below it, beside it if that is wide enough, or before its corner."""
    if box.height < TAG + 2:
        return box._replace(width=0), box
    if box.width >= _WIDE:
        tall, side = min(LARGE_TAG, box.height - 2), min(box.height - 4, box.width - LARGE_TAG - 10, _ALONE)
        across, y = tall + 4, box.y + box.height // 2
        left = box.x + (box.width - side - 6 - across) // 2
        place, tag = Box(left, y - side // 2, side, side), Box(left + side + 6, y - tall // 2, across, tall)
    elif box.width >= _NARROW and box.height < _HIGH:
        tall, across = TAG, TAG - 2
        side = min(box.width - across // 2, box.height - tall // 2)
        place = Box(box.x, box.y + 1, side, side)
        tag = Box(box.right - across - 3, box.bottom - tall - 1, across, tall)
    else:
        low = box.height < _HIGH
        tall = TAG if low else LARGE_TAG if box.height - LARGE_TAG - 6 >= box.width else _MIDDLE_TAG
        across = min(box.width - 5, tall + 4)
        side = min(box.width - 2 * (not low), _ALONE, box.height - tall + (_BEFORE_IT if low else -6))
        tag = Box(box.x + (box.width - across) // 2, box.bottom - tall - 2, across, tall)
        place = Box(box.x + (box.width - side) // 2, box.y + 1 if low else tag.y - 2 - side, side, side)
    return place, tag


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
