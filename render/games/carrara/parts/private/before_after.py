"""Amounts before and after a move, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import OBJECTS, Objects
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page, columns

_CELL = 84
_ICON = 54


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
        page.icon(what, x + 12, middle - _ICON // 2, _ICON, sprite, on, faded=not before and not after)
        if changed:
            centre = x + 12 + _ICON + 44
            page.label(f"{what}/before", centre - 18, middle, str(before), theme.BODY, theme.SOFT, on, anchor="r")
            page.icon(f"{what}/to", centre - 14, middle - 9, 28, "arrow", on, height=18)
            page.label(f"{what}/after", centre + 18, middle, str(after), theme.LARGE, theme.NEW, on, face="bold")
        else:
            colour = theme.INK if before else theme.SOFT
            page.label(
                f"{what}/count", box.right - 46, middle, str(before), theme.LARGE, colour, on, face="bold", anchor="m"
            )
    return y + _CELL + theme.GAP
