"""The column beside the map: the tile that was drawn, how many are left, and a plaque for each player."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne import Phase
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.plaque import lay_glow, lay_plaque
from render.games.carcassonne.parts.result import lay_result

COLUMN: Final = Box(824, 92, 260, 596)
_PANEL: Final = 148
_LOW: Final = 72
"""The height of the panel while there is no tile to lay."""
_TILE: Final = 124
_BACK: Final = 44
_SPACE: Final = 8
_BELOW: Final = 18
"""The space below the panel of a tile that is to be laid, which glows."""
_HIGHEST: Final = 214
_HIGHEST_RESULT: Final = 190
_NUMBER: Final = 51


def lay_column(page: Page, column: Box = COLUMN) -> None:
    """Lay out the column; at the end, where no tile is drawn, the plaques have it all."""
    over = page.view.phase is Phase.OVER
    top = column.y if over else _lay_drawn(page) + _BELOW
    seats, lay = order(page), lay_result if over else lay_plaque
    room = column.bottom - top
    height = min(_HIGHEST_RESULT if over else _HIGHEST, (room + _SPACE) // len(seats) - _SPACE)
    for place, seat in enumerate(seats):
        lay(page, seat, Box(column.x, top + place * (height + _SPACE), column.width, height))


def order(page: Page) -> list[int]:
    """Return the seats from top to bottom: as they sit, at the end by rank."""
    view = page.view
    if view.phase is not Phase.OVER:
        return [*range(len(view.players))]
    return page.outcome.order


def _lay_drawn(page: Page) -> int:
    """Lay out the tile that was drawn and how many are left, and return where that ends."""
    view = page.view
    tile, left = view.tile, str(len(view.left))
    box = COLUMN._replace(height=_LOW if tile is None else _PANEL)
    glows = tile is not None and view.phase is not Phase.STOPPED
    if glows:
        lay_glow(page, "drawn", box, 15)
    around = theme.GLOW if glows else page.ground
    page.plate("drawn/panel", box, theme.MARBLE, around, 15, theme.EDGE, shadow=6)
    middle = box.y + box.height // 2
    word = page.say("picture-left")
    if tile is not None:
        shadow = round(_TILE * 1.28)
        edge = (box.height - _TILE) // 2
        at = box.x + edge - round(_TILE * 0.14), box.y + edge - round(_TILE * 0.14)
        page.icon("ground/drawn", *at, shadow, "tile-shadow", around, plate=True)
        page.icon("drawn/tile", box.x + edge, box.y + edge, _TILE, f"tile-{tile}-0", theme.MARBLE, plate=True)
        x = (box.x + edge + _TILE + box.right) // 2
        page.icon("drawn/back", x - _BACK // 2, box.y + 12, _BACK, "tile-back", theme.MARBLE, plate=True)
        page.label("drawn/left", x, middle + 12, left, _NUMBER, theme.INK, theme.MARBLE, face="bold", anchor="m")
        at_word = x, box.bottom - 26, word, theme.SMALL, theme.SOFT, theme.MARBLE
        page.label("drawn/word", *at_word, anchor="m", width=box.right - box.x - edge - _TILE - 16)
        return box.bottom
    x = page.icon("drawn/back", box.x + 16, middle - _BACK // 2, _BACK, "tile-back", theme.MARBLE, plate=True).right
    page.label("drawn/left", x + 14, middle, left, theme.TITLE, theme.INK, theme.MARBLE, face="bold")
    x += 14 + ink(left, "bold", theme.TITLE).advance + 12
    page.label("drawn/word", x, middle + 2, word, theme.BODY, theme.SOFT, theme.MARBLE, width=box.right - 12 - x)
    return box.bottom
