"""A rank at the end of a game: a medal for the first three, and a plain disc for the others."""

from __future__ import annotations

from typing import Final

from render.common.page import Page
from render.engine import theme
from render.engine.scene import Box

MEDAL: Final = 50
"""The width of a medal."""
_HIGH: Final = 58
_DISC: Final = 42
_LOWER: Final = 8
"""How far the number is below the middle, as the ribbon is above it."""
_MEDALS: Final = 3
PLAIN: Final = "#a8a8a0"
"""The disc of those who have no medal."""


def lay_rank(page: Page, what: str, rank: int, x: int, middle: int, on: str, low: bool = False) -> None:
    """Add a medal or a disc with the rank, from a place to the right and around a height.

    In a `low` row everyone has a disc.
    """
    lower = middle if low else middle + _LOWER
    if rank <= _MEDALS and not low:
        page.icon(f"{what}/medal", x, middle - _HIGH // 2 - 3, MEDAL, f"medal-{rank}", on, height=_HIGH, plate=True)
    else:
        place = Box(x + (MEDAL - _DISC) // 2, lower - _DISC // 2, _DISC, _DISC)
        page.plate(f"{what}/medal", place, PLAIN, on, _DISC // 2, theme.SOFT)
        on = PLAIN
    at = x + MEDAL // 2, lower, str(rank), theme.SMALL, theme.INK, on
    page.label(f"{what}/rank", *at, face="bold", anchor="m")
