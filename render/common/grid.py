"""A grid of cells, the same for several trays, and its layout on a page."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from render.common.cells import Column, Unit
from render.common.chips import height_of, label_colour, lay_chip, width_of
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, wrap_evenly
from render.engine.scene import Box

INSIDE: Final = 18
"""The space at either side of the cells in a tray."""
LINES, APART, _CLOSE = 8, 26, 6
"""The spaces between lines of chips, between fields at least, and between chips."""
LABEL, AFTER = 36, 10
"""The height of a line of a label above chips, and the space after a label before them."""
CLEAR: Final = 62
"""The height from which one line of chips is preferred to larger ones."""


class Style(StrEnum):
    """The place of labels."""

    ABOVE = "above"
    BEFORE = "before"


class Slot(NamedTuple):
    """A field, its label, its left edge, and the widths of its values and of a label before them."""

    column: Column
    label: str
    x: int
    width: int
    before: int


class Band(NamedTuple):
    """Fields side by side: the height of a line of chips, the number of lines, and the height of labels above."""

    slots: tuple[Slot, ...]
    high: int
    lines: int
    above: int

    @property
    def height(self) -> int:
        """The height of labels and chips."""
        return self.above + self.lines * (self.high + LINES) - LINES


class Grid(NamedTuple):
    """Fields in bands, the size of chips, the level of shortening, and whether everything fits."""

    bands: tuple[Band, ...] = ()
    size: int = 0
    level: int = 0
    style: Style = Style.BEFORE
    whole: bool = True

    @property
    def in_line(self) -> bool:
        """Whether everything is side by side, in chips that are large enough."""
        return self.size >= CLEAR and sum(band.lines for band in self.bands) == 1

    @property
    def width(self) -> int:
        return max((slot.x + slot.before + slot.width for band in self.bands for slot in band.slots), default=0)

    @property
    def height(self) -> int:
        return sum(band.height + LINES for band in self.bands) - LINES if self.bands else 0


def label_width(label: str) -> int:
    """Return the width of a label and the space after it, if there is one."""
    return ink(label, "sans", theme.SMALL).advance + AFTER if label else 0


@lru_cache(maxsize=8192)
def unit_width(unit: Unit, size: int) -> int:
    wide = [width_of(piece, size) for piece in unit.pieces]
    return label_width(unit.label) + sum(wide) + _CLOSE * (len(wide) - 1)


def _space(units: Sequence[Unit]) -> int:
    """Return the space between units, which is wider if these have labels or counts."""
    return 3 * _CLOSE if any(unit.label or len(unit.pieces) > 1 for unit in units) else _CLOSE


def row_width(units: Sequence[Unit], size: int) -> int:
    """Return the width of units side by side."""
    return sum([unit_width(unit, size) for unit in units]) + _space(units) * max(0, len(units) - 1)


def break_into_lines(units: Sequence[Unit], size: int, width: int) -> list[list[Unit]]:
    """Break units into as few lines as possible, of about the same length."""
    if len(units) < 2:
        return [[*units]] if units else []
    wide = [unit_width(unit, size) for unit in units]
    return [[units[place] for place in line] for line in wrap_evenly(wide, width, _space(units))]


def lay_grid(page: Page, what: str, grid: Grid, place: int, box: Box, on: str) -> None:
    """Lay out one seat's cells in the middle of a box, with each field where it is for the others."""
    inner = centre(box, grid.width, grid.height)
    y, number, in_middle = inner.y, 0, len(grid.bands) == 1
    for band in grid.bands:
        for slot in band.slots:
            cell, x = slot.column.cells[place], inner.x + slot.x
            if not cell:
                continue
            lines = break_into_lines(cell, grid.size, slot.width)
            top = y + band.above + (band.lines - len(lines)) * (band.high + LINES) // 2 * in_middle
            _lay_label(page, f"{what}/{number}/label", slot, band, x, y if band.above else top, on, in_middle)
            for line in lines:
                spare = slot.width - row_width(line, grid.size)
                left = spare // 2 if in_middle and not slot.before and spare > 0 else 0
                row = Box(x + slot.before + left, top, slot.width - left, band.high)
                number = _lay_line(page, what, number, line, row, grid.size, on)
                top += band.high + LINES
        y += band.height + LINES


def _lay_label(page: Page, what: str, slot: Slot, band: Band, x: int, y: int, on: str, in_middle: bool) -> None:
    """Lay out the label of a field above or before its values."""
    if not slot.label or not (band.above or slot.before):
        return
    middle = y + (band.above or band.high) // 2
    if band.above and in_middle:
        at = x + slot.width // 2, middle, slot.label, theme.SMALL, label_colour(on), on
        page.label(what, *at, anchor="m")
    else:
        room = slot.before - AFTER if slot.before else 0
        page.label(what, x, middle, slot.label, theme.SMALL, label_colour(on), on, width=room)


def _lay_line(page: Page, what: str, number: int, units: Sequence[Unit], box: Box, size: int, on: str) -> int:
    """Lay out units side by side at mid-height of a box, and return the number of the next piece."""
    x = box.x
    for unit in units:
        if unit.label:
            at = x, box.mid_y, unit.label, theme.SMALL, label_colour(on), on
            page.label(f"{what}/{number}/of", *at)
            x += label_width(unit.label)
        for piece in unit.pieces:
            wide, high = min(width_of(piece, size), max(box.right - x, size)), height_of(piece, size)
            lay_chip(page, f"{what}/{number}", piece, Box(x, box.mid_y - high // 2, wide, high), on, size)
            x += wide + _CLOSE
            number += 1
        x += _space(units) - _CLOSE
    return number
