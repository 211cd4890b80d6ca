"""A player's buildings as they stand on the podium: the most expensive ones in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas
from render.games.carrara.page import Page

_WIDEST: Final = 104
"""Of an ordinary building."""
_MOST, _EACH = 4, 60
"""So many are shown at most, the most expensive ones, and no more than there are so many pixels for each of."""
_INTO: Final = 0.18
"""How much of its width a building may hide of its neighbour."""


def lay_built(page: Page, what: str, buildings: Sequence[Building], box: Box, on: str) -> None:
    """Lay out the most expensive buildings at the bottom of a box, the first of them in the middle and in front."""
    ranked = sorted(buildings, key=lambda building: (-building.cost, building.type))[: min(_MOST, box.width // _EACH)]
    order = [*reversed(ranked[1::2]), *ranked[::2]]
    sizes = [atlas().baked_size(_sprite(building)) for building in order]
    whole = sum(width for width, _ in sizes) * (1 - _INTO)
    tallest = max((tall for _, tall in sizes), default=1)
    scale = min(box.width / max(1, whole), box.height / tallest, _WIDEST / 132)
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


def _sprite(building: Building) -> str:
    return f"building-{building.type.key}-{building.cost}"
