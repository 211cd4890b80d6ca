"""A player's buildings in a low cell: the emblem of each one's type, large, and its cost."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plots import MOST
from render.games.carrara.parts.cities.skyline import PAPER, lay_tag, lay_terrace

_LINE, _IN_LINE = 3, 4
"""The most buildings in one line, and in each of two, or in one where there is no room for two."""
_TWO_LINES = 108
"""The height from which on there is room for two lines."""
_LARGEST, _TAG, _LARGE_TAG = 60, 32, 42
"""The largest size of an emblem, and the height of the plates with costs, the larger if there is a quay for them."""
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
_ALONE, _OF_TWO, _PEAK, _IN_FRONT = 84, 66, 56, 50
"""The largest size of one emblem, of two, and of three: of the dearest, behind and above the others, and of these."""
_LIFT = 24
"""How far above the quay the dearest of three stands at least, so that the others hide little of it."""


def lay_emblems(page: Page, what: str, buildings: Sequence[Building], box: Box, quay: int) -> bool:
    """Lay out what a player has in a city, the cheapest first; return whether there is room for it.

    The quay, at the foot of the box, carries the costs of one line; it is 0 if there is none.
    """
    count, ranked = len(buildings), sorted(buildings, key=lambda each: (each.cost, each.type))
    lines = lines_of(count, box.height)
    if not lines or count > MOST:
        return False
    if quay and count <= _LINE:
        _lay_group(page, what, ranked, box, quay)
        return True
    columns = -(-count // lines)
    pitch, high = box.width // columns, box.height // lines
    left, shorter = box.x + (box.width - columns * pitch) // 2, columns * lines - count
    for number, building in enumerate(ranked):
        line, column = (0, number) if number < columns else (1, number - columns)
        x = left + column * pitch + (shorter * pitch // 2 if line else 0)
        _lay(page, f"{what}/{building}", building, Box(x, box.y + line * high, pitch, high), quay if lines == 1 else 0)
    return True


def lines_of(count: int, height: int) -> int:
    """Return in how many lines so many buildings are in a cell of some height; 0 if there is no room for them."""
    if count <= _LINE:
        return 1
    if height < _TWO_LINES:
        return 1 if count <= _IN_LINE else 0
    return 2


def _lay_group(page: Page, what: str, ranked: list[Building], box: Box, quay: int) -> None:
    """Lay out up to three emblems on the quay, the dearer the taller, with their costs below them.

    The dearest of three is in the middle, behind and above the others.
    """
    count, pitch, tall = len(ranked), box.width // len(ranked), min(_LARGE_TAG, quay - 1)
    top = box.bottom - (quay + tall) // 2
    floor = min(box.bottom - quay + _BEFORE, top)
    room = floor - box.y - _ABOVE
    if count == _LINE:
        ranked = [ranked[0], ranked[2], ranked[1]]
        most = min(_IN_FRONT, room), min(_PEAK, room - _LIFT), min(_IN_FRONT, room)
        left, peak, right = (_sized(each, side) for each, side in zip(ranked, most, strict=True))
        places = [
            Box(box.x, floor - left, left, left),
            Box(box.x + (box.width - peak) // 2, box.y + _ABOVE, peak, peak),
            Box(box.right - right, floor - right, right, right),
        ]
        foot = places[1].bottom - _BEFORE
        terrace = Box(box.x + left // 2, foot, box.width - (left + right) // 2, max(1, box.bottom - quay - foot))
        lay_terrace(page, f"{what}/terrace", terrace)
    else:
        largest = min(room, _ALONE if count == 1 else _OF_TWO)
        sides = [_sized(each, largest) for each in ranked]
        excess = max(0, sum(sides) + _GAP * (count - 1) - box.width)
        sides = [side - -(-excess // count) for side in sides]
        places = []
        x = box.x + (box.width - sum(sides) - _GAP * (count - 1)) // 2
        for side in sides:
            places.append(Box(x, floor - side, side, side))
            x += side + _GAP
    for number in (1, 0, 2) if count == _LINE else range(count):
        building = ranked[number]
        behind = "behind/" if count == _LINE and number == 1 else ""
        page.icon(f"{behind}{what}/{building}", *places[number][:3], f"type-{building.type.key}", PAPER)
    for number, building in enumerate(ranked):
        across = min(pitch - _GAP, tall + 4)
        x = box.x + (box.width - count * pitch) // 2 + number * pitch + (pitch - across) // 2
        tag = Box(x, top, across, tall)
        lay_tag(page, f"{what}/{building}", building, tag, theme.LARGE - 3 if tall > _TAG else theme.SMALL, PAPER)


def _sized(building: Building, most: int) -> int:
    """Return the size of an emblem, the larger the more its building costs."""
    return most * (_HEIGHT + min(building.cost, _DEAR)) // (_HEIGHT + _DEAR)


def _lay(page: Page, what: str, building: Building, box: Box, quay: int) -> None:
    """Lay out an emblem above its cost, which is beside it where there is little height."""
    sprite = f"type-{building.type.key}"
    if quay:
        tall = min(_LARGE_TAG, quay - 1)
        side, across = min(box.width, _LARGEST), min(box.width - 5, tall + 4)
        place = Box(box.x + (box.width - side) // 2, box.bottom - quay + _BEFORE - side, side, side)
        tag = Box(box.x + (box.width - across) // 2, box.bottom - (quay + tall) // 2, across, tall)
    elif box.width >= _WIDE:
        tall, side = _LARGE_TAG, min(_LARGEST, box.height - 4)
        across, y = tall + 4, box.y + box.height // 2
        left = box.x + (box.width - side - 6 - across) // 2
        place, tag = Box(left, y - side // 2, side, side), Box(left + side + 6, y - tall // 2, across, tall)
    elif box.width >= _NARROW and box.height < _HIGH:
        tall, across = _TAG, _TAG - 2
        side = min(box.width - across // 2, box.height - tall // 2)
        place = Box(box.x, box.y + 1, side, side)
        tag = Box(box.right - across - 3, box.bottom - tall - 1, across, tall)
    else:
        tall, across = _TAG, min(box.width - 5, _TAG + 4)
        side = min(box.width, _LARGEST, box.height - tall + (_BEFORE_IT if box.height < _HIGH else -2))
        tag = Box(box.x + (box.width - across) // 2, box.bottom - tall - 1, across, tall)
        place = Box(box.x + (box.width - side) // 2, box.y + 1, side, side)
    behind = "behind/" if _covers(place, tag) else ""
    page.icon(f"{behind}{what}", *place[:3], sprite, PAPER)
    lay_tag(page, what, building, tag, theme.LARGE - 3 if tall > _TAG else theme.SMALL, PAPER)


def _covers(emblem: Box, tag: Box) -> bool:
    """Return whether a plate is before a part of an emblem."""
    return tag.x < emblem.right and tag.y < emblem.bottom
