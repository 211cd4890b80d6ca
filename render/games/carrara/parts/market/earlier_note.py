"""What dashes on the wheel mean, on a plate above it, where blocks were bought before the latest turn."""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.fonts import fitting_size
from render.engine.scene import Box
from render.games.carrara.page import Page

_CORNER: Final = Box(6, 79, 184, 71)
"""The plate in the corner, the right of which the wheel covers."""
_BLOCK, _LEFT, _APART = 44, 12, 8
_LINES: Final = 98, 131
_WIDTHS: Final = 110, 86
"""The middles and the greatest widths of the two lines."""
_SIZES: Final = theme.BODY, 33, theme.SMALL


def lay_earlier_corner(page: Page) -> None:
    """Lay out the plate, if it is needed; call this before laying out the wheel, which lies on it."""
    if _earlier(page):
        page.plate("ground/earlier", _CORNER, theme.MARBLE, page.ground, 12, theme.EDGE, shadow=5)


def lay_earlier_note(page: Page) -> None:
    """Lay out there a block with dashes, and in two short lines that such were bought earlier."""
    if not _earlier(page):
        return
    middle = sum(_LINES) // 2
    page.icon("earlier/block", _LEFT, middle - _BLOCK // 2, _BLOCK, "gone-yellow", theme.MARBLE)
    said, left = [page.say("picture-earlier-bought"), page.say("picture-earlier-when")], _LEFT + _BLOCK + _APART
    size = min(fitting_size(each, "narrow", _SIZES, wide) for each, wide in zip(said, _WIDTHS, strict=True))
    for number, (each, y) in enumerate(zip(said, _LINES, strict=True), 1):
        page.label(f"earlier/{number}", left, y, each, size, theme.INK, theme.MARBLE, face="narrow")


def _earlier(page: Page) -> bool:
    """Return whether blocks were bought before the latest turn from a segment that shows nothing newer."""
    pairs = zip(page.changes.taken, page.newest.taken, strict=True)
    return any(any(taken) and not any(newest) for taken, newest in pairs)
