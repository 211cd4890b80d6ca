"""The head of a page: badges and a title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.fonts import fitting_size
from render.games.carcassonne.page import CarcassonnePage

TOP: Final = 66
"""Where a page begins below its head."""
MIDDLE: Final = 33
RIGHT: Final = theme.WIDTH - 14
_LEFT, _BADGE = 14, 50
_SIZES: Final = (theme.TITLE, 47, theme.LARGE, theme.BODY, theme.SMALL)


def lay_words(page: CarcassonnePage, said: str, seats: Sequence[int] = (), right: int = RIGHT) -> int:
    """Lay out a title, and return where it ends."""
    x = lay_badges(page, seats)
    at = x, MIDDLE, said, fitting_size(said, "black", _SIZES, right - x), theme.INK, page.ground
    return page.label("title", *at, face="black", width=right - x).right


def lay_badges(page: CarcassonnePage, seats: Sequence[int]) -> int:
    """Lay out the badges of seats, and return where the title begins."""
    x = _LEFT
    for seat in seats:
        x = page.badge(f"turn/badge/{seat}", x, MIDDLE - _BADGE // 2, _BADGE, seat, theme.SKY).right + 12
    return x
