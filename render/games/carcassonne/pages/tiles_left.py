"""The tiles that are left by kind; those of which none is left are faded."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.games.carcassonne import View
from bot.games.carcassonne.components import drawn_tiles
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.tints import WHOLE, Tint

_TOP: Final = 88
_COLUMNS: Final = 8
_SIDE: Final = 14
_TILE: Final = 86
_BACK: Final = 56
_COUNT: Final = 51
_PALE: Final = 76
"""How much of a tile is hidden of which none is left, in percent."""


def tiles_left_page(view: View, language: str) -> Page:
    """Lay out all kinds of tiles, with how many of each are left."""
    page = Page(view, [""] * len(view.players), language)
    page.lay_ground()
    page.end_backdrop()
    left = Counter(view.left)
    title = page.say("picture-tiles-left")
    end = page.label("title", theme.MARGIN, 46, title, theme.TITLE, theme.INK, page.ground, face="black").right
    back = page.icon("back", end + 34, 46 - _BACK // 2, _BACK, "tile-back", page.ground, plate=True)
    total = str(left.total())
    page.label("total", back.right + 14, 46, total, theme.TITLE, theme.INK, page.ground, face="bold")
    kinds = [*dict.fromkeys(drawn_tiles(view.gold_mines))]
    rows = -(-len(kinds) // _COLUMNS)
    wide, high = (theme.WIDTH - 2 * _SIDE) // _COLUMNS, (theme.HEIGHT - _TOP - _SIDE) // rows
    for number, tile in enumerate(kinds):
        box = Box(_SIDE + number % _COLUMNS * wide, _TOP + number // _COLUMNS * high, wide, high)
        _lay_kind(page, tile.id, left[tile], box)
    return page


def _lay_kind(page: Page, tile: str, count: int, box: Box) -> None:
    x, y, what = box.x, box.y + (box.height - _TILE) // 2, f"tile/{tile}"
    if count:
        shadow = round(_TILE * 0.14)
        page.icon(f"ground/{what}", x - shadow, y - shadow, round(_TILE * 1.28), "tile-shadow", page.ground, plate=True)
    page.icon(what, x, y, _TILE, f"tile-{tile}-0", page.ground, plate=True)
    if not count:
        pale = Tint(tile, 0, WHOLE, page.ground, _PALE)
        page.icon(f"ground/pale/{tile}", x, y, _TILE, pale.sprite, page.ground, plate=True)
    left, colour = x + _TILE + 7, theme.INK if count else theme.SOFT
    page.label(f"{what}/kind", left, y + 16, tile, theme.SMALL, theme.SOFT, page.ground, face="narrow")
    said = str(count) if count else "–"
    page.label(f"{what}/count", left, y + 61, said, _COUNT, colour, page.ground, face="bold")
