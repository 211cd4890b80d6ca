"""Amounts before and after a move, side by side: all pictures show a change alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.components import OBJECTS, Objects
from render.common.page import Page as CommonPage
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page, columns

_CELL: Final = 84
_ICON, _EDGE = 56, 8
_SIZES: Final = theme.TITLE, 47, theme.LARGE, 39
"""The sizes of the amount after a change; what stays as it is has the first."""


def _measures(before: str, after: str, size: int) -> tuple[int, int, int, int]:
    """Return the size of the amount before, the width of the arrow, and what is needed left and right of its middle."""
    small, arrow, apart = max(theme.SMALL, round(size * 0.8)), round(size * 0.56), round(size * 0.14)
    half = arrow // 2 + apart
    return small, arrow, half + ink(before, "sans", small).advance, half + ink(after, "bold", size).advance


def fitting_change(before: str, after: str, sizes: Sequence[int], room: int) -> int:
    """Return the first of the sizes in which a change fits, or 0."""
    return next((size for size in sizes if sum(_measures(before, after, size)[2:]) <= room), 0)


def lay_change(
    page: CommonPage,
    what: str,
    before: str,
    after: str,
    box: Box,
    sizes: Sequence[int],
    on: str,
    colour: str = theme.NEW,
) -> tuple[int, int]:
    """Lay out an amount before and after a change in the middle of a box, and return where it begins and ends."""
    size = fitting_change(before, after, sizes, box.width) or sizes[-1]
    _, _, left, right = _measures(before, after, size)
    at = box.x + (box.width - left - right) // 2 + left
    lay_change_at(page, what, before, after, at, box.y + box.height // 2, size, on, colour)
    return at - left, at + right


def lay_change_at(
    page: CommonPage,
    what: str,
    before: str,
    after: str,
    at: int,
    middle: int,
    size: int,
    on: str,
    colour: str = theme.NEW,
) -> None:
    """Lay out an amount before and after a change left and right of an arrow, whose middle is here.

    What it becomes is in a colour of its own, crimson unless it is only what pays.
    """
    small, arrow, left, right = _measures(before, after, size)
    high, colour = arrow * 2 // 3, theme.INK if before == after else colour
    page.label(f"{what}/before", at - left, middle, before, small, theme.SOFT, on)
    page.icon(f"{what}/to", at - arrow // 2, middle - high // 2, arrow, "arrow", on, height=high)
    page.label(f"{what}/after", at + right, middle, after, size, colour, on, face="bold", anchor="r")


def lay_objects(page: Page, before: Objects, after: Objects, y: int) -> int:
    """Lay out a row of the kinds of objects from `y` down and return where it ends."""
    for kind, (x, width) in zip(OBJECTS, columns(), strict=True):
        had, has = before[kind], after[kind]
        on = theme.NEW_PALE if had != has else theme.MARBLE if had else theme.VEIN
        sprite = f"object-{kind.key}"
        what, edge = (f"mark/{sprite}", theme.NEW) if had != has else (sprite, theme.EDGE)
        box = page.plate(f"{what}/panel", Box(x, y, width, _CELL), on, page.ground, 16, edge, shadow=6)
        middle, left = y + _CELL // 2, x + _EDGE + _ICON
        page.icon(what, x + _EDGE, middle - _ICON // 2, _ICON, sprite, on, faded=not had and not has)
        room = Box(left, y, box.right - _EDGE - left, _CELL)
        if had != has:
            lay_change(page, what, str(had), str(has), room, _SIZES, on)
        else:
            colour, centre = theme.INK if had else theme.SOFT, room.x + room.width // 2
            page.label(f"{what}/count", centre, middle, str(had), _SIZES[0], colour, on, face="bold", anchor="m")
    return y + _CELL + theme.GAP
