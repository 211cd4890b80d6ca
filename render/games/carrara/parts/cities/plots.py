"""Where a building is that is alone in a city: painted, as large as there is room, with its cost below it."""

from __future__ import annotations

from bot.games.carrara.components import GREAT_COST, Building
from render.engine.scene import Box
from render.games.carrara.atlas import atlas

_TALLEST, _TALLEST_GREAT = 150, 176
"""In the pixels of the sprites; all buildings of a row have the same scale, so that what is dearer is taller."""
_ALONE = 1.3
"""How much larger a building is than the room for the tallest one allows, if it is lower itself."""
_TOP = 2
_TAG, _LARGE_TAG, _AROUND = 42, 54, 10
"""The height of the plate with the cost, the larger one where that leaves so much of the quay's height."""


def plot(building: Building, box: Box, quay: int) -> tuple[Box, Box]:
    """Return where a building is, and on the quay at the foot of the box the plate with its cost."""
    wide, tall = atlas().baked_size(sprite_of(building))
    high = max(min(_TAG, quay - 4), min(_LARGE_TAG, quay - _AROUND))
    room, tallest = box.height - _TOP - quay, _TALLEST_GREAT if building.cost == GREAT_COST else _TALLEST
    scale = min(room / tallest * _ALONE, room / tall, (box.width - 2) / wide, 1)
    wide, tall = int(wide * scale), int(tall * scale)
    centre, floor = box.x + box.width // 2, box.bottom - quay + (2 if quay > high + 4 else 0)
    tag = Box(centre - high // 2 - 2, box.bottom - (quay + high) // 2, high + 4, high)
    return Box(centre - wide // 2, floor - tall, wide, tall), tag


def sprite_of(building: Building) -> str:
    """Return the name of a building's sprite."""
    return f"building-{building.type.key}-{building.cost}"
