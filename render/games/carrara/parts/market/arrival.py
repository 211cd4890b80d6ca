"""What came in with the latest turn, from the bag or the draw pile: a green frame in a golden glow, and an arrow."""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

FRAME: Final = "#22431f"
_GLOW, _FRAME = 8, 5
"""How far glow and frame stick out."""
_ARROW: Final = 52


def lay_halo(page: Page, what: str, box: Box, on: str, radius: int) -> None:
    """Lay out the frame and its glow; call this before adding what has come in."""
    page.plate(f"behind/glow/{what}", box.grown(_GLOW), theme.GLOW, on, radius + _GLOW)
    page.plate(f"behind/frame/{what}", box.grown(_FRAME), FRAME, theme.GLOW, radius + _FRAME)


def lay_arrow(page: Page, what: str, x: int, y: int) -> None:
    """Lay out the arrow around a point; call this after adding what has come in."""
    page.icon(f"corner/{what}", x - _ARROW // 2, y - _ARROW // 2, _ARROW, "arrived", theme.OLIVE)
