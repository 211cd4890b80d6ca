"""A tile, alone or as a floor of a palazzo: its number, its windows to be counted, and its material as a pattern."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Tile
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page

RATIO: Final = 84 / 200
"""The height of a tile, a share of its width."""
FLOOR_RATIO: Final = 76 / 218
"""The same of a floor, of which the wall at the right is seen too."""
_FRONT: Final = 200 / 218
"""The front of a floor, a share of its width."""
_STONE: Final = "#fff6e4"
_NUMBER: Final = 24 / 200, 0.545
"""Where the middle of the number is, as shares of the front's width and of the height."""
_NARROW, _WIDE = 90, 24
"""The width of a front below which the number has a stone of its own, and how wide that is."""
_LINE: Final = "#3b2418"
_SIZE, _FLOOR_SIZE, _ACROSS = 0.66, 0.92, 0.3
"""The greatest size of the number, a share of the height, on floors of theirs, and of the front's width."""


def _name(tile: Tile) -> str:
    return f"{tile.material}-{tile.floor}-{tile.windows}"


def lay_tile(page: Page, what: str, tile: Tile, x: int, y: int, width: int, on: str, height: int = 0) -> Box:
    """Lay out a tile, lower than usual if its height is given."""
    box = Box(x, y, width, height or round(width * RATIO))
    page.icon(what, x, y, width, f"tile-{_name(tile)}", on, height=box.height, plate=True)
    _lay_number(page, what, tile, box, on)
    return box


def lay_floor(page: Page, what: str, tile: Tile, box: Box, on: str, *, numbered: bool = True) -> None:
    """Lay out a tile as a floor, perhaps without its number."""
    page.icon(what, *box[:3], f"floor-{_name(tile)}", on, height=box.height, plate=True)
    if numbered:
        _lay_number(page, what, tile, box._replace(width=round(box.width * _FRONT)), on, _FLOOR_SIZE)


def _lay_number(page: Page, what: str, tile: Tile, front: Box, on: str, share: float = _SIZE) -> None:
    (across, down), x = _NUMBER, front.x
    if front.width < _NARROW:
        # the number is wider than its stone
        page.plate(f"{what}/stone", Box(x + 1, front.y + 2, _WIDE, front.height - 3), _STONE, on, 4, _LINE)
        x += 1 + _WIDE // 2
    else:
        x += round(front.width * across)
    size = max(theme.SMALL, min(round(front.height * share), round(front.width * _ACROSS)))
    at = x, front.y + round(front.height * down), str(tile.floor), size
    page.label(f"{what}/floor", *at, theme.INK, _STONE, face="bold", anchor="m")
