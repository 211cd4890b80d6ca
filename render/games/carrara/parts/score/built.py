"""A player's buildings as they stand on the podium: in a row, or in two, the higher ones on a terrace behind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page

_WIDEST: Final = 84
"""Of an ordinary building."""
_FEW: Final = 4
"""Up to so many stand in one row."""
_LEAST, _EACH = 5, 38
"""So many are shown at least, and one more for so many pixels of the box."""
_RISE: Final = 0.27
"""The height of the terrace, as a share of that of everything."""
_INTO: Final = 0.18
"""How much of its width a building may hide of its neighbour."""
_LIP: Final = 14
"""How far the terrace extends beyond its buildings."""
_SOLE: Final = 4
"""How far into it they stand."""
_MARBLE: Final = "#efe8dc"


def lay_built(page: Page, what: str, buildings: Sequence[Building], box: Box, on: str) -> None:
    """Lay out buildings at the bottom of a box, or the most expensive of them, so that each can be recognized."""
    ranked = sorted(buildings, key=lambda building: (-building.cost, building.type))
    ranked = ranked[: max(_LEAST, box.width // _EACH)]
    if len(ranked) <= _FEW:
        _lay_row(page, what, ranked, box, box.height, on)
        return
    behind, before = ranked[: (len(ranked) + 1) // 2], ranked[(len(ranked) + 1) // 2 :]
    rise = round(box.height * _RISE)
    back = box._replace(height=box.height - rise)
    row = _lay_row(page, what, behind, back, back.height, on)
    left, right = max(box.x, row.x - _LIP), min(box.right, row.right + _LIP)
    top, height = back.bottom - _SOLE, rise + _SOLE
    page.icon(f"{what}/terrace", left, top, right - left, "podium-tier", on, height=height, plate=True)
    _lay_row(page, what, before, box, back.height, _MARBLE)


def _lay_row(page: Page, what: str, ranked: Sequence[Building], box: Box, height: int, on: str) -> Box:
    """Lay out a row, the most expensive in the middle and in front, and return where it is."""
    order = [*reversed(ranked[1::2]), *ranked[::2]]
    sizes = [atlas().baked_size(_sprite(building)) for building in order]
    whole = sum(width for width, _ in sizes) * (1 - _INTO)
    tallest = max((tall for _, tall in sizes), default=1)
    scale = min(box.width / max(1, whole), height / tallest, _WIDEST / 132)
    widths = [round(width * scale) for width, _ in sizes]
    steps = len(order) - 1
    into = max(0, (sum(widths) - box.width) / max(1, steps))
    length = sum(widths) - into * steps
    x = box.x + (box.width - length) / 2
    places: list[tuple[Building, Box]] = []
    for building, (_, tall), width in zip(order, sizes, widths, strict=True):
        places.append((building, Box(round(x), box.bottom - round(tall * scale), width, round(tall * scale))))
        x += width - into
    for building, place in sorted(places, key=lambda each: each[0].cost):
        name = f"{what}/{building.type.key}/{building.cost}"
        page.icon(name, place.x, place.y, place.width, _sprite(building), on, height=place.height)
    return Box(round(box.x + (box.width - length) / 2), box.y, round(length), box.height)


def _sprite(building: Building) -> str:
    return f"building-{building.type.key}-{building.cost}"
