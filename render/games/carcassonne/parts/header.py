"""The head of a page: badges and a title."""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.fonts import fit_size
from render.engine.scene import Box
from render.games.carcassonne.page import CarcassonnePage

TOP: Final = 66
"""Where a page begins below its head."""
MIDDLE: Final = TOP // 2
_LEFT, _BADGE = 14, 50
HEAD: Final = Box(_LEFT, 0, theme.WIDTH - 2 * _LEFT, TOP)
"""The room of titles and of anything beside them."""
BODY: Final = Box(6, TOP, 1088, 628)
"""The room below it."""
PAGE: Final = Box(6, 8, 1088, 686)
"""The room of a page without a head."""
SIZES: Final = (theme.TITLE, 47, theme.LARGE, theme.BODY, theme.SMALL)


def lay_words(page: CarcassonnePage, said: str, seat: int | None = None, right: int = HEAD.right) -> int:
    """Lay out a title, perhaps with a seat's badge, and return where it ends."""
    x = lay_badge(page, seat)
    at = x, MIDDLE, said, fit_size(said, "black", SIZES, right - x), theme.INK, page.ground
    return page.label("title", *at, face="black", width=right - x).right


def lay_badge(page: CarcassonnePage, seat: int | None) -> int:
    """Lay out the badge of a seat, if it is one's turn, and return where the title begins."""
    if seat is None:
        return _LEFT
    return page.badge(f"turn/badge/{seat}", _LEFT, MIDDLE - _BADGE // 2, _BADGE, seat, theme.SKY).right + 12
