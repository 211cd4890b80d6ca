"""The tiles that are left by group and kind, as large as there is room, and below them in grey what is used up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.games.carcassonne import View
from bot.games.carcassonne.components import drawn_tiles
from render.common.header import MIDDLE
from render.engine import theme
from render.engine.fonts import Face, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.tile_cards import lay_cards

_TOP: Final = 88
_EDGE: Final = 14
_BACK, _IN_HAND = 56, 68
_GONE, _GONE_WIDE, _GONE_HIGH = 54, 59, 90
"""The side of tiles that are used up, how far apart they are, and the height of their rows."""
_HEADING: Final = 40


def tiles_left_page(view: View, names: Sequence[str], language: str) -> Page:
    """Lay out all kinds of tiles, with how many of each are left, and the tile that was drawn."""
    page = Page(view, names, language)
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
        high = -(-len(gone) // (room.width // _GONE_WIDE)) * _GONE_HIGH + _HEADING
        _lay_gone(page, gone, room._replace(y=room.bottom - high, height=high))
        room = room._replace(height=room.height - high)
    if there := [kind for kind in kinds if left[kind]]:
        lay_cards(page, {kind: left[kind] for kind in there}, room)
    return page


def _lay_in_hand(page: Page, kind: str) -> None:
    """Lay out whose turn it is and the tile that was drawn, which is no longer among those that are left."""
    x = theme.WIDTH - _EDGE - _IN_HAND
    page.icon("hand/tile", x, MIDDLE - _IN_HAND // 2, _IN_HAND, f"tile-{kind}-0", page.ground, plate=True)
    said = page.say("picture-in-hand", tile=kind)
    at = x - 14, MIDDLE + 2, said, theme.BODY, theme.INK, page.ground
    left = page.label("hand/said", *at, anchor="r").x
    page.badge("hand/seat", left - 14 - _BACK, MIDDLE - _BACK // 2, _BACK, page.view.turn, page.ground)


def _lay_gone(page: Page, kinds: list[str], room: Box) -> None:
    """Lay out the kinds of which none is left in rows below a heading, without colours."""
    at = room.x + 6, room.y + _HEADING // 2, page.say("picture-none-left"), theme.SMALL, theme.SOFT, page.ground
    x = page.label("gone/title", *at).right + 14
    page.plate("gone/line", Box(x, room.y + _HEADING // 2, room.right - x, 2), theme.EDGE, page.ground)
    abreast = room.width // _GONE_WIDE
    for number, kind in enumerate(kinds):
        x = room.x + number % abreast * _GONE_WIDE
        y = room.y + _HEADING + number // abreast * _GONE_HIGH
        page.icon(f"tile/{kind}", x, y, _GONE, f"tile-{kind}-0", page.ground, faded=True, plate=True)
        face: Face = "bold" if ink(kind, "bold", theme.SMALL).advance <= _GONE_WIDE - 10 else "narrow"
        at = x + _GONE // 2, y + _GONE + 19, kind, theme.SMALL, theme.INK, page.ground
        page.label(f"tile/{kind}/kind", *at, face=face, anchor="m")
