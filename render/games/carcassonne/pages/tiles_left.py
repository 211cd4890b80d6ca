"""The tiles that are left by kind, as large as there is room, and struck out below them the kinds that are used up."""

from __future__ import annotations

from collections import Counter
from typing import Final

from bot.games.carcassonne import View
from bot.games.carcassonne.components import drawn_tiles
from render.common.header import MIDDLE
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.tints import WHOLE, Tint

_TOP: Final = 88
_EDGE: Final = 14
_APART: Final = 16
"""How far tiles are from each other at least."""
_LARGEST: Final = 190
_BACK, _IN_HAND = 56, 68
_OVER: Final = 12
"""How much of a tile the number of those left hides, in pixels from its right edge."""
_LARGE: Final = 110
"""The width from which on a tile has large letters."""
_GONE, _GONE_WIDE, _GONE_HIGH = 54, 59, 96
"""The side of tiles that are used up, how far apart they are, and the height of their rows."""
_GREY: Final = "#8a8178"
_COVER: Final = 56
"""How much of them is hidden, in percent."""
_STRIKES: Final = (8, theme.MARBLE), (4, theme.INK)


def tiles_left_page(view: View, language: str) -> Page:
    """Lay out all kinds of tiles, with how many of each are left, and the tile that was drawn."""
    page = Page(view, [""] * len(view.players), language)
    page.lay_ground()
    page.end_backdrop()
    left = Counter(tile.id for tile in view.left)
    title = page.say("picture-tiles-left")
    end = page.label("title", theme.MARGIN, 46, title, theme.TITLE, theme.INK, page.ground, face="black").right
    back = page.icon("back", end + 34, 46 - _BACK // 2, _BACK, "tile-back", page.ground, plate=True)
    total = str(left.total())
    page.label("total", back.right + 14, 46, total, theme.TITLE, theme.INK, page.ground, face="bold")
    if view.tile is not None:
        _lay_in_hand(page, view.tile.id)
    kinds = [*dict.fromkeys(tile.id for tile in drawn_tiles(view.gold_mines))]
    room = Box(_EDGE, _TOP, theme.WIDTH - 2 * _EDGE, theme.HEIGHT - _TOP - _EDGE)
    if gone := [kind for kind in kinds if not left[kind]]:
        high = -(-len(gone) // (room.width // _GONE_WIDE)) * _GONE_HIGH
        _lay_gone(page, gone, room._replace(y=room.bottom - high, height=high))
        room = room._replace(height=room.height - high - _APART)
    if there := [kind for kind in kinds if left[kind]]:
        _lay_there(page, {kind: left[kind] for kind in there}, room)
    return page


def _lay_in_hand(page: Page, kind: str) -> None:
    """Lay out whose turn it is and the tile that was drawn, which is no longer among those that are left."""
    x = theme.WIDTH - _EDGE - _IN_HAND
    page.icon("hand/tile", x, MIDDLE - _IN_HAND // 2, _IN_HAND, f"tile-{kind}-0", page.ground, plate=True)
    said = page.say("picture-in-hand", tile=kind)
    at = x - 14, MIDDLE + 2, said, theme.BODY, theme.INK, page.ground
    left = page.label("hand/said", *at, anchor="r").x
    page.badge("hand/seat", left - 14 - _BACK, MIDDLE - _BACK // 2, _BACK, page.view.turn, page.ground)


def _lay_there(page: Page, left: dict[str, int], room: Box) -> None:
    """Lay out the kinds that are left, in the number of columns in which they are largest."""
    beside = max(ink(page.say("picture-times", count=count), "bold", theme.LARGE).advance for count in left.values())

    def side_in(columns: int) -> int:
        rows = -(-len(left) // columns)
        return min(_LARGEST, room.width // columns - beside - _APART, room.height // rows - _APART)

    side, fewer = max((side_in(columns), -columns) for columns in range(1, len(left) + 1))
    columns = -fewer
    wide, high = room.width // columns, room.height // -(-len(left) // columns)
    for number, (kind, count) in enumerate(left.items()):
        x = room.x + number % columns * wide + (wide - side - beside) // 2
        y = room.y + number // columns * high + (high - side) // 2
        what, shadow = f"tile/{kind}", round(side * 0.14)
        page.icon(f"ground/{what}", x - shadow, y - shadow, round(side * 1.28), "tile-shadow", page.ground, plate=True)
        page.icon(what, x, y, side, f"tile-{kind}-0", page.ground, plate=True)
        _lay_count(page, what, kind, count, Box(x, y, side, side))


def _lay_count(page: Page, what: str, kind: str, count: int, tile: Box) -> None:
    """Name a tile at its upper left corner, and say beside its lower right one how many are left."""
    said, size = page.say("picture-times", count=count), theme.LARGE if tile.width >= _LARGE else theme.BODY
    tall = round(size * 1.2)
    wide = ink(said, "bold", size).advance + tall // 2
    plate = Box(tile.right - _OVER, tile.bottom - tall - 4, wide, tall)
    page.plate(f"{what}/badge", plate, theme.INK, page.ground, 14, theme.WHITE, shadow=3)
    at = plate.x + wide // 2, plate.y + tall // 2, said, size, theme.WHITE, theme.INK
    page.label(f"{what}/count", *at, face="bold", anchor="m")
    wide = ink(kind, "bold", theme.SMALL).advance + 18
    plate = Box(tile.x - 5, tile.y - 5, wide, 38)
    page.plate(f"{what}/name", plate, theme.MARBLE, page.ground, 10, theme.EDGE, shadow=3)
    at = plate.x + wide // 2, plate.y + 19, kind, theme.SMALL, theme.INK, theme.MARBLE
    page.label(f"{what}/kind", *at, face="bold", anchor="m")


def _lay_gone(page: Page, kinds: list[str], room: Box) -> None:
    """Lay out the kinds of which none is left in rows below a line, grey and struck out."""
    page.plate("gone/line", Box(room.x, room.y - _APART // 2, room.width, 2), theme.EDGE, page.ground)
    abreast = room.width // _GONE_WIDE
    for number, kind in enumerate(kinds):
        x = room.x + number % abreast * _GONE_WIDE
        y = room.y + number // abreast * _GONE_HIGH + 6
        page.icon(f"tile/{kind}", x, y, _GONE, f"tile-{kind}-0", page.ground, plate=True)
        pale = Tint(kind, 0, WHOLE, _GREY, _COVER)
        page.icon(f"ground/pale/{kind}", x, y, _GONE, pale.sprite, page.ground, plate=True)
        for place, (width, colour) in enumerate(_STRIKES):
            line = [(x + 5, y + _GONE - 5), (x + _GONE - 5, y + 5)]
            page.curve(f"ground/strike/{kind}/{place}", line, width, colour, _GREY)
        at = x + _GONE // 2, y + _GONE + 20, kind, theme.SMALL, theme.INK, page.ground
        page.label(f"tile/{kind}/kind", *at, face="narrow", anchor="m")
