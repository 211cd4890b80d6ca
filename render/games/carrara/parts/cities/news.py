"""The one frame of everything that has changed: paper with a crimson rim in a golden glow."""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page

NEWS: Final = 6
"""The width of the frame."""


def lay_news(page: Page, what: str, box: Box, on: str, paper: str, radius: int, by: int = NEWS) -> None:
    """Frame a box that has changed; add what is in it after this, and then `Page.news_corner`."""
    page.ring(what, box, on, radius, by)
    page.plate(f"ground/{what}/changed", box, paper, theme.NEW, radius)
