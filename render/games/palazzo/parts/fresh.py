"""Tiles of which some have just come in: these have a frame and an arrow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.palazzo import Tile
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.tile import lay_tile

_RING: Final = 5
_ARROW: Final = 36, 46
"""The size of the arrow of what came in, on low tiles and on high ones."""
_HIGH: Final = 90
_BEYOND: Final = 8
"""How far the arrow reaches beyond a tile."""


def lay_tiles(
    page: Page, what: str, tiles: Sequence[Tile], boxes: Iterable[Box], on: str, fresh: Sequence[Tile]
) -> None:
    """Lay out tiles in their boxes, and mark those that have just come in."""
    left = list(fresh)
    for place, (tile, box) in enumerate(zip(tiles, boxes, strict=False)):
        name = f"{what}/tile/{place}"
        if tile not in left:
            lay_tile(page, name, tile, box.x, box.y, box.width, on, box.height)
            continue
        left.remove(tile)
        page.ring(name, box, on, 4, _RING)
        lay_tile(page, name, tile, box.x, box.y, box.width, theme.NEW, box.height)
        side = _ARROW[box.height >= _HIGH]
        x, y = box.right - side + _BEYOND, box.y - _BEYOND
        page.icon(f"corner/{name}", x, y, side, "arrived", theme.OLIVE)


def revealed(page: Page, quarry: int | None) -> list[Tile]:
    """Return the tiles that have just come to a quarry, or with None to the warehouse."""
    return [tile for place, tile in page.news.revealed if place == quarry]
