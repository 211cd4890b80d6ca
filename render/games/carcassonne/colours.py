"""The colours of Carcassonne's tiles, in addition to those of the theme.

Towns are of dark stone and roofs, grass has twice their luminance, so that people who cannot tell red from green still
see where a town ends.
"""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.colours import mix

GRASS: Final = "#b4d76c"
GRASS_LIGHT: Final = "#c6e483"
GRASS_DARK: Final = "#a4cb60"
PAVING: Final = "#fef7e8"
KERB: Final = "#785c34"
TOWN: Final = "#a26c52"
TOWN_LINE: Final = "#7f4f39"
SQUARE: Final = "#cda985"
ROOFS: Final = (
    ("#d5714c", "#b1432a", "#85291b", "#5d1a12"),
    ("#c75e3d", "#9c3822", "#752318", "#521710"),
    ("#db8560", "#ba563a", "#8d3424", "#642117"),
)
"""Each from its lit slope to its darkest."""
WALL: Final = "#efe3d0"
WALL_FACE: Final = "#d3bda2"
WALL_SHADE: Final = "#7d6450"
_RETURNED: Final = 0.42
"""How much of a seat's colour is left where a follower stood that has returned."""


def returned_tint(seat: int) -> str:
    """Return the tint of the place where a seat's follower stood that has returned to it."""
    return mix("#fffdf6", theme.SEATS[seat], _RETURNED)
