"""The blocks before and after a construction: those that pay stand out."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS, Blocks
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.private.before_after import lay_change

_WIDEST, _APART = 150, 8
"""The greatest width of a share, and the space between two colours."""
_ROW: Final = 9
"""Up to so many shares are in one row."""
_PAID, _KEPT = 3, 2
"""How many shares of the width a colour has that pays, and one that does not."""
_BLOCK: Final = 82
PAYS: Final = "#f3cb68"
"""The ground of blocks that pay."""
_SIZES: Final = theme.HUGE, 59, theme.TITLE, theme.LARGE, 39, theme.BODY
"""The sizes of how many are left of those that pay."""


def lay_blocks(page: Page, before: Blocks, after: Blocks, box: Box) -> None:
    """Lay out the blocks the seat has: first those that pay, with how many of them are left, then the others."""
    page.panel("blocks/panel", *box)
    shown = sorted((colour for colour in COLOURS if before[colour]), key=lambda each: before[each] == after[each])
    shares = [_PAID if before[colour] != after[colour] else _KEPT for colour in shown]
    inner = Box(box.x + 8, box.y + 7, box.width - 16, box.height - 14)
    if sum(shares) <= _ROW:
        share = min(_WIDEST, (inner.width + _APART) // max(1, sum(shares)))
        wide, high, columns = [share * part for part in shares], inner.height, len(shown)
    else:
        columns = (len(shown) + 1) // 2
        wide, high = [(inner.width + _APART) // columns] * len(shown), (inner.height - _APART) // 2
    for place, colour in enumerate(shown):
        row, column = divmod(place, columns)
        left, top = inner.x + sum(wide[:column]), inner.y + row * (high + _APART)
        cell = Box(left, top, wide[place] - _APART, high)
        _lay_block(page, f"block-{colour.key}", before[colour], after[colour], cell)


def _lay_block(page: Page, what: str, before: int, after: int, box: Box) -> None:
    """Lay out a block and how many there are, and after an arrow how many are left if it pays."""
    paid, middle = before != after, box.y + box.height // 2
    on, edge = (PAYS, theme.GOLD_DEEP) if paid else (theme.VEIN, theme.EDGE)
    page.plate(f"{what}/plate", box, on, theme.MARBLE, 12, edge)
    side = min(_BLOCK, box.width * (2 if paid else 3) // 5, box.height - 4)
    icon = page.icon(what, box.x + 6, middle - side // 2, side, what, on)
    room = Box(icon.right + 2, box.y, box.right - 6 - icon.right, box.height)
    if paid:
        sizes = [size for size in _SIZES if size <= box.height]
        lay_change(page, what, str(before), str(after), room, sizes, on, theme.INK)
        return
    at = room.x + room.width // 2, middle, str(before)
    page.label(f"{what}/count", *at, min(theme.TITLE, box.height - 4), theme.SOFT, on, face="bold", anchor="m")
