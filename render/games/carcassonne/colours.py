"""The colours of Carcassonne's tiles, in addition to those of the theme.

Towns are of rose stone and dark roofs, less yellow and darker than grass, so that people who cannot tell red from green
still see where a town ends.
"""

from __future__ import annotations

from typing import Final

GRASS: Final = "#acc962"
GRASS_LIGHT: Final = "#bfd877"
GRASS_DARK: Final = "#9bbb54"
PAVING: Final = "#fef7e8"
KERB: Final = "#93774c"
TOWN: Final = "#cda083"
TOWN_LINE: Final = "#a87a5e"
SQUARE: Final = "#f3e0c8"
ROOFS: Final = (
    ("#e2805a", "#c25033", "#983322", "#6e2218"),
    ("#d66d49", "#b04329", "#882b1d", "#621d14"),
    ("#e8946f", "#cb6446", "#a0402c", "#76291d"),
)
"""Each from its lit slope to its darkest."""
WALL: Final = "#efe3d0"
WALL_FACE: Final = "#d3bda2"
WALL_SHADE: Final = "#7d6450"
