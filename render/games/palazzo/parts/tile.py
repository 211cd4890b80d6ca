"""A tile: its floor as a number, its windows to be counted, and its material as a pattern."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Tile
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page

RATIO: Final = 76 / 218
"""The height of a tile, a share of its width."""
_STONE: Final = "#fff6e4"
_NUMBER: Final = 24 / 218, 0.545
"""Where the middle of the number is, as shares of width and height."""
_NARROW, _WIDE = 98, 24
"""The width of a tile below which the number has a stone of its own, and how wide that is."""
_LINE: Final = "#3b2418"
_SIZE: Final = 0.66
"""The size of the number, a share of the tile's height."""


def tile_sprite(tile: Tile) -> str:
    """Name the sprite of a tile."""
    return f"floor-{tile.material}-{tile.floor}-{tile.windows}"


def lay_tile(
    page: Page, what: str, tile: Tile, x: int, y: int, width: int, on: str, height: int = 0, halo: str = ""
) -> Box:
    """Lay out a tile, lower than usual if its height is given, in a line of a colour if it has a halo."""
    height = height or round(width * RATIO)
    box = page.icon(what, x, y, width, tile_sprite(tile), on, height=height, plate=True, halo=halo)
    across, down = _NUMBER
    if width < _NARROW:
        # the number is wider than its stone
        stone = Box(x + 1, y + 2, _WIDE, height - 3)
        page.plate(f"{what}/stone", stone, _STONE, on, 4, _LINE)
    size = max(theme.SMALL, min(round(height * _SIZE), round(width * 0.28)))
    at = (
        x + (round(width * across) if width >= _NARROW else 1 + _WIDE // 2),
        y + round(height * down),
        str(tile.floor),
        size,
    )
    page.label(f"{what}/floor", *at, theme.INK, _STONE, face="bold", anchor="m")
    return box
