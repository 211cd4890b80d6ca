"""What a seat is to build: its palazzi, and below them the tiles, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo.view import PalazzoSeatView
from render.engine import theme
from render.engine.layout import centre, columns, rows
from render.engine.scene import Box
from render.games.palazzo.banner import strip_height
from render.games.palazzo.header import lay_header
from render.games.palazzo.page import PalazzoPage
from render.games.palazzo.palazzi import PlayerField, plan_fields
from render.games.palazzo.pieces import RATIO, lay_tiles

_WHOLE: Final = Box(16, 90, theme.WIDTH - 32, 602)


def to_build_page(view: PalazzoSeatView, names: Sequence[str], language: str) -> PalazzoPage:
    """Lay out a seat's palazzi, and what it is to build."""
    page, tiles = PalazzoPage(view, names, language), view.to_build
    page.lay_ground(page.light)
    street, panel = rows(_WHOLE, [0, _WHOLE.height * 3 // 10], theme.GAP)
    field = PlayerField(page, view.seat, street, strip_height(page, street.width))
    plan_fields([field])
    field.lay_ground()
    lay_header(page)
    field.lay()
    page.panel("to-build/panel", *panel)
    cells = columns(panel.grown(-theme.GAP), [0] * len(tiles), theme.GAP)
    wide = min(cells[0].width, int(cells[0].height / RATIO))
    lay_tiles(page, "to-build", tiles, [centre(cell, wide, round(wide * RATIO)) for cell in cells], theme.MARBLE)
    return page
