"""Amounts before and after a move, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import OBJECTS, Objects
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page, columns

_CELL = 84
_ICON, _EDGE = 56, 8
_BEFORE, _AFTER = 39, theme.TITLE
"""The sizes of the amounts before and after; what stays as it is has the latter."""
_ARROW, _CLOSE = 26, 4


def lay_objects(page: Page, before: Objects, after: Objects, y: int) -> int:
    """Lay out a row of the kinds of objects from `y` down and return where it ends."""
    return _lay_row(page, [(f"object-{each.key}", before[each], after[each]) for each in OBJECTS], y)


def _lay_row(page: Page, counts: Sequence[tuple[str, int, int]], y: int) -> int:
    for (sprite, before, after), (x, width) in zip(counts, columns(), strict=True):
        changed = before != after
        on = theme.NEW_PALE if changed else theme.MARBLE if before else theme.VEIN
        what = f"mark/{sprite}" if changed else sprite
        edge = theme.NEW if changed else theme.EDGE
        box = page.plate(f"{what}/panel", Box(x, y, width, _CELL), on, page.ground, 16, edge, shadow=6)
        middle = y + _CELL // 2
        page.icon(what, x + _EDGE, middle - _ICON // 2, _ICON, sprite, on, faded=not before and not after)
        left = x + _EDGE + _ICON
        if changed:
            centre = (left + box.right - _EDGE - _BEFORE // 3) // 2
            sides = centre - _ARROW // 2 - _CLOSE, centre + _ARROW // 2 + _CLOSE
            page.label(f"{what}/before", sides[0], middle, str(before), _BEFORE, theme.SOFT, on, anchor="r")
            high = _ARROW * 2 // 3
            page.icon(f"{what}/to", centre - _ARROW // 2, middle - high // 2, _ARROW, "arrow", on, height=high)
            page.label(f"{what}/after", sides[1], middle, str(after), _AFTER, theme.NEW, on, face="bold")
        else:
            colour, centre = theme.INK if before else theme.SOFT, (left + box.right) // 2
            page.label(f"{what}/count", centre, middle, str(before), _AFTER, colour, on, face="bold", anchor="m")
    return y + _CELL + theme.GAP
