"""A tile: its floor as a number, its windows to be counted, and its material as a pattern."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Material, Tile
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page

RATIO: Final = 84 / 200
"""The height of a tile, a share of its width."""
WALLS: Final = {Material.BRICK: "#b0503a", Material.SANDSTONE: "#d9a94c", Material.MARBLE: "#f1eee6"}
"""About the colours of the materials."""
_PLATE: Final = "#fff8e8"
_NUMBER: Final = 27 / 200, 0.555
"""Where the middle of the number is, as shares of width and height."""
_LOW, _PLATE_WIDTH = 40, 0.26
"""Below which height the number has a plate of its own, and how wide that is, a share of the tile's width."""
_SIZE: Final = 0.62
"""The size of the number, a share of the tile's height."""


def lay_tile(page: Page, what: str, tile: Tile, x: int, y: int, width: int, on: str, height: int = 0) -> Box:
    """Lay out a tile, lower than usual if its height is given."""
    height = height or round(width * RATIO)
    box = page.icon(what, x, y, width, f"floor-{tile.material}-{tile.windows}", on, height=height, plate=True)
    if height < _LOW:
        # the number is larger than its plate
        plate = Box(x + 2, y + 2, round(width * _PLATE_WIDTH), height - 4)
        page.plate(f"{what}/plate", plate, _PLATE, WALLS[tile.material], 4)
    across, down = _NUMBER
    size = max(theme.SMALL, round(height * _SIZE))
    at = x + round(width * across), y + round(height * down), str(tile.floor), size
    page.label(f"{what}/floor", *at, theme.INK, _PLATE, face="bold", anchor="m")
    return box
