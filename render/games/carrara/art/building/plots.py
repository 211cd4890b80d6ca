"""The sizes of buildings' drawings: they grow with the cost; those of cost 8 are the widest and tallest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render.bake.drawing import Drawing
from render.games.carrara.art.building.materials import DEFS

_HEIGHTS: Final = {1: 84, 2: 100, 3: 117, 4: 134, 5: 150, 8: 176}
_WIDTH: Final = 132
_GREAT: Final = 170
_LARGE: Final = 1.5
"""Those for the large cards are baked so much larger."""
_FOOT: Final = 10
"""Below height 0: the front of the ground, and its shadow."""


def plots(key: str, draw: Callable[[int], str]) -> dict[str, Drawing]:
    """Return the drawings of a type by name: for each cost one, and a large one."""
    made = {}
    for cost, height in _HEIGHTS.items():
        width = _GREAT if cost == 8 else _WIDTH
        box, body = (-width / 2, _FOOT - height, width, height), DEFS + draw(cost)
        made[f"building-{key}-{cost}"] = Drawing(width, height, body, box)
        made[f"building-{key}-{cost}-large"] = Drawing(round(width * _LARGE), round(height * _LARGE), body, box)
    return made
