"""The colours of Carcassonne's tiles, in addition to those of the theme.

Towns are of light sand below terracotta roofs, so that pieces of every seat stand out in them; their walls are light
with dark faces, so that people who cannot tell red from green still see where a town ends.
"""

from __future__ import annotations

from typing import Final

GRASS: Final = "#b5e068"
GRASS_LIGHT: Final = "#c7ec80"
GRASS_DARK: Final = "#a6d55c"
PAVING: Final = "#fef7e8"
KERB: Final = "#785c34"
TOWN: Final = "#dcb98a"
TOWN_LINE: Final = "#a97d4e"
SQUARE: Final = "#efdab4"
ROOFS: Final = (
    ("#e88a60", "#c85a32", "#9f3f1c", "#762b12"),
    ("#dc7a50", "#b84b28", "#903617", "#6a250e"),
    ("#ec9870", "#d0683e", "#aa4a24", "#7e3217"),
)
"""Each from its lit slope to its darkest."""
WALL: Final = "#efe3d0"
WALL_FACE: Final = "#d3bda2"
WALL_SHADE: Final = "#7d6450"
