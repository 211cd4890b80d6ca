"""The tiles that are left by kind, as large as there is room, and below them faded the kinds of which none is left."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.games.carcassonne import View
from bot.games.carcassonne.components import drawn_tiles
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.tints import WHOLE, Tint

_TOP: Final = 88
_EDGE: Final = 14
_APART: Final = 16
"""How far tiles are from each other at least, one below the other."""
_BESIDE: Final = 7
_LARGEST: Final = 190
_BACK: Final = 56
_COUNT: Final = theme.HUGE, theme.TITLE
"""The size of a count beside large tiles and beside others."""
_LARGE: Final = 110
_GONE, _GONE_HIGH, _GONE_ABREAST = 60, 70, 10
"""The side of tiles of which none is left, the height of their rows, and how many are in one."""
_PALE: Final = 76
"""How much of them is hidden, in percent."""


def tiles_left_page(view: View, language: str) -> Page:
    """Lay out all kinds of tiles, with how many of each are left."""
    page = Page(view, [""] * len(view.players), language)
    page.lay_ground()
    page.end_backdrop()
    left = Counter(tile.id for tile in view.left)
    title = page.say("picture-tiles-left")
    end = page.label("title", theme.MARGIN, 46, title, theme.TITLE, theme.INK, page.ground, face="black").right
    back = page.icon("back", end + 34, 46 - _BACK // 2, _BACK, "tile-back", page.ground, plate=True)
    total = str(left.total())
    page.label("total", back.right + 14, 46, total, theme.TITLE, theme.INK, page.ground, face="bold")
    kinds = [*dict.fromkeys(tile.id for tile in drawn_tiles(view.gold_mines))]
    room = Box(_EDGE, _TOP, theme.WIDTH - 2 * _EDGE, theme.HEIGHT - _TOP - _EDGE)
    if gone := [kind for kind in kinds if not left[kind]]:
        high = -(-len(gone) // _GONE_ABREAST) * _GONE_HIGH
        _lay_gone(page, gone, room._replace(y=room.bottom - high, height=high))
        room = room._replace(height=room.height - high - _APART)
    if there := [kind for kind in kinds if left[kind]]:
        _lay_there(page, {kind: left[kind] for kind in there}, room)
    return page


def _lay_there(page: Page, left: dict[str, int], room: Box) -> None:
    """Lay out the kinds that are left, in the number of columns in which they are largest."""
    beside = _BESIDE + max(ink(kind, "narrow", theme.SMALL).advance for kind in left)
    beside = max(beside, _BESIDE + ink("0", "bold", _COUNT[1]).advance) + _APART // 2

    def side_in(columns: int) -> int:
        rows = -(-len(left) // columns)
        return min(_LARGEST, room.width // columns - beside, room.height // rows - _APART)

    side, fewer = max((side_in(columns), -columns) for columns in range(1, len(left) + 1))
    columns = -fewer
    wide, high = room.width // columns, room.height // -(-len(left) // columns)
    for number, (kind, count) in enumerate(left.items()):
        x, y = room.x + number % columns * wide, room.y + number // columns * high + (high - side) // 2
        what, shadow = f"tile/{kind}", round(side * 0.14)
        page.icon(f"ground/{what}", x - shadow, y - shadow, round(side * 1.28), "tile-shadow", page.ground, plate=True)
        page.icon(what, x, y, side, f"tile-{kind}-0", page.ground, plate=True)
        right, size = x + side + _BESIDE, _COUNT[side < _LARGE]
        page.label(f"{what}/kind", right, y + 16, kind, theme.SMALL, theme.SOFT, page.ground, face="narrow")
        at = right, y + 36 + size // 2, str(count), size
        page.label(f"{what}/count", *at, theme.INK, page.ground, face="bold")


def _lay_gone(page: Page, kinds: list[str], room: Box) -> None:
    """Lay out the kinds of which none is left in rows below a line."""
    page.plate("gone/line", Box(room.x, room.y - _APART // 2, room.width, 2), theme.EDGE, page.ground)
    wide = room.width // _GONE_ABREAST
    for number, kind in enumerate(kinds):
        x = room.x + number % _GONE_ABREAST * wide
        y = room.y + number // _GONE_ABREAST * _GONE_HIGH + (_GONE_HIGH - _GONE) // 2
        page.icon(f"tile/{kind}", x, y, _GONE, f"tile-{kind}-0", page.ground, plate=True)
        pale = Tint(kind, 0, WHOLE, page.ground, _PALE)
        page.icon(f"ground/pale/{kind}", x, y, _GONE, pale.sprite, page.ground, plate=True)
        at = x + _GONE + _BESIDE, y + _GONE // 2, kind
        page.label(f"tile/{kind}/kind", *at, theme.SMALL, theme.SOFT, page.ground, face="narrow")
