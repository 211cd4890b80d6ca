"""The blocks before and after a construction: those that pay stand out."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS, Blocks
from render.engine import theme
from render.engine.fonts import fitting_size
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.private.before_after import lay_change

_TITLE, _WIDEST, _APART = 182, 140, 10
"""The room for the heading, the greatest width of a share, and the space between two colours."""
_NAMED: Final = 11
"""Up to so many shares there is room for a heading."""
_PAID, _KEPT = 3, 2
"""How many shares of the width a colour has that pays, and one that does not."""
_BLOCK: Final = 70
PAYS: Final = "#f3cb68"
"""The ground of blocks that pay."""
_SIZES: Final = theme.HUGE, 59, theme.TITLE, theme.LARGE
"""The sizes of how many are left of those that pay."""


def lay_blocks(page: Page, before: Blocks, after: Blocks, box: Box) -> None:
    """Lay out the blocks the seat has: first those that pay, with how many of them are left, then the others."""
    page.panel("blocks/panel", *box)
    shown = sorted((colour for colour in COLOURS if before[colour]), key=lambda each: before[each] == after[each])
    shares = [_PAID if before[colour] != after[colour] else _KEPT for colour in shown]
    left = box.x + 8
    if sum(shares) <= _NAMED:
        left = max(left + _TITLE, _lay_title(page, left + 10, box.y + box.height // 2) + 16)
    share = min(_WIDEST, (box.right + _APART - 8 - left) // sum(shares))
    for colour, part in zip(shown, shares, strict=True):
        wide = share * part
        cell = Box(left, box.y + 7, wide - _APART, box.height - 14)
        _lay_block(page, f"block-{colour.key}", before[colour], after[colour], cell)
        left += wide


def _lay_title(page: Page, x: int, middle: int) -> int:
    """Lay out the heading, and return where it ends."""
    said = page.say("picture-blocks")
    size = fitting_size(said, "serif", (39, theme.BODY, theme.SMALL), _TITLE - 20)
    return page.label("blocks/title", x, middle, said, size, theme.INK, theme.MARBLE, face="serif").right


def _lay_block(page: Page, what: str, before: int, after: int, box: Box) -> None:
    """Lay out a block and how many there are, and after an arrow how many are left if it pays."""
    paid, middle = before != after, box.y + box.height // 2
    on, edge = (PAYS, theme.GOLD_DEEP) if paid else (theme.VEIN, theme.EDGE)
    page.plate(f"{what}/plate", box, on, theme.MARBLE, 12, edge)
    side = min(_BLOCK, box.width * (2 if paid else 3) // 5, box.height - 4)
    icon = page.icon(what, box.x + 6, middle - side // 2, side, what, on)
    room = Box(icon.right + 2, box.y, box.right - 6 - icon.right, box.height)
    if paid:
        lay_change(page, what, str(before), str(after), room, _SIZES, on, theme.INK)
        return
    at = room.x + room.width // 2, middle, str(before)
    page.label(f"{what}/count", *at, theme.TITLE, theme.SOFT, on, face="bold", anchor="m")
