"""A player's buildings in a low cell: the emblem of each one's type, large, and its cost."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import Building
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.plots import MOST
from render.games.carrara.parts.cities.skyline import PAPER, lay_tag

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


def lay_emblems(page: Page, what: str, buildings: Sequence[Building], box: Box, quay: int) -> bool:
    """Lay out what a player has in a city, the cheapest first; return whether there is room for it.

    The quay, at the foot of the box, carries the costs of one line; it is 0 if there is none.
    """
    count, ranked = len(buildings), sorted(buildings, key=lambda each: (each.cost, each.type))
    lines = lines_of(count, box.height)
    if not lines or count > MOST:
        return False
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
