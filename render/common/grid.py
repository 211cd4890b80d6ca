"""Where cells are in trays of one size, and how they are laid out."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from render.common.cells import LABELS_CUT, Column, Unit
from render.common.chips import height_of, lay_chip, soft, width_of
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.layout import centre, wrap_evenly
from render.engine.scene import Box

INSIDE: Final = 18
"""The space beside all cells in a tray."""
LINES, APART, _CLOSE = 8, 26, 6
"""The space between lines of chips, at least between fields, and between chips."""
LABEL, AFTER = 36, 10
"""The height of a line of a label above chips, and the space after one before them."""
CLEAR: Final = 62
"""From which height on chips rather are in one line than larger."""


class Style(StrEnum):
    """Where labels are."""

    HEAD = "head"
    """Above all trays, which are below each other."""
    ABOVE = "above"
    BEFORE = "before"


class Slot(NamedTuple):
    """Where a field is from the left, the lines of its label, and how wide its values and a label before them are."""

    column: Column
    label: tuple[str, ...]
    x: int
    width: int
    before: int


class Band(NamedTuple):
    """Fields side by side: how high a line of their chips is, of how many lines, and their labels above."""

    slots: tuple[Slot, ...]
    high: int
    lines: int
    above: int

    @property
    def height(self) -> int:
        """The height of labels and chips."""
        return self.above + self.lines * (self.high + LINES) - LINES


class Grid(NamedTuple):
    """Fields in bands, in chips of a size, told more or less shortly, and whether all has room."""

    bands: tuple[Band, ...] = ()
    size: int = 0
    level: int = 0
    style: Style = Style.BEFORE
    whole: bool = True

    @property
    def in_line(self) -> bool:
        """Whether all is side by side, in chips that are large enough."""
        return self.size >= CLEAR and sum(band.lines for band in self.bands) == 1

    @property
    def width(self) -> int:
        """How wide the fields are."""
        return max((slot.x + slot.before + slot.width for band in self.bands for slot in band.slots), default=0)

    @property
    def height(self) -> int:
        """How high the fields are."""
        return sum(band.height + LINES for band in self.bands) - LINES if self.bands else 0


@lru_cache(maxsize=4096)
def label_width(label: tuple[str, ...]) -> int:
    """Return how wide the lines of a label are."""
    return max((ink(line, "sans", theme.SMALL).advance for line in label), default=0)


@lru_cache(maxsize=8192)
def unit_width(unit: Unit, size: int) -> int:
    """Return how wide a unit is."""
    wide = [width_of(piece, size) for piece in unit.pieces]
    label = ink(unit.label, "sans", theme.SMALL).advance + AFTER if unit.label else 0
    return label + sum(wide) + _CLOSE * (len(wide) - 1)


def _space(units: Sequence[Unit]) -> int:
    """Return the space between units, which is wider where these have labels or numbers."""
    return 3 * _CLOSE if any(unit.label or len(unit.pieces) > 1 for unit in units) else _CLOSE


def row_width(units: Sequence[Unit], size: int) -> int:
    """Return how wide units are side by side."""
    wide = sum([unit_width(unit, size) for unit in units])
    return wide + _space(units) * (len(units) - 1) if len(units) > 1 else wide


def in_lines(units: Sequence[Unit], size: int, width: int) -> list[list[Unit]]:
    """Break units into as few lines as they need, of about the same length."""
    if len(units) < 2:
        return [[*units]] if units else []
    wide = [unit_width(unit, size) for unit in units]
    return [[units[place] for place in line] for line in wrap_evenly(wide, width, _space(units))]


def lay_labels(page: Page, what: str, grid: Grid, things: Box, head: Box, on: str) -> None:
    """Lay out the labels above all trays, each in the middle of its field."""
    left, steps = centre(things, grid.width, 0).x, grid.level >= LABELS_CUT
    for number, slot in enumerate(slot for band in grid.bands for slot in band.slots):
        rows = 2 if steps else len(slot.label)
        for line, text in enumerate(slot.label):
            half = ink(text, "sans", theme.SMALL).advance // 2 + INSIDE // 2
            x = min(left + slot.x + slot.width // 2, head.right - half)
            y = head.mid_y + round((number % 2 if steps else line) * LABEL - (rows - 1) * LABEL / 2)
            page.label(f"{what}/{number}/{line}", x, y, text, theme.SMALL, soft(on), on, anchor="m")


def lay_grid(page: Page, what: str, grid: Grid, place: int, box: Box, on: str) -> None:
    """Lay out what one of the seats has, in the middle of a box, with all fields where they are for the others."""
    inner = centre(box, grid.width, grid.height)
    y, number, in_middle = inner.y, 0, len(grid.bands) == 1
    for band in grid.bands:
        for slot in band.slots:
            cell, x = slot.column.cells[place], inner.x + slot.x
            if not cell.units:
                continue
            lines = in_lines(cell.units, grid.size, slot.width)
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
    for text in slot.label if band.above or slot.before else ():
        middle = y + (band.above or band.high) // 2
        if band.above and in_middle:
            page.label(what, x + slot.width // 2, middle, text, theme.SMALL, soft(on), on, anchor="m")
        else:
            room = slot.before - AFTER if slot.before else 0
            page.label(what, x, middle, text, theme.SMALL, soft(on), on, width=room)


def _lay_line(page: Page, what: str, number: int, units: Sequence[Unit], box: Box, size: int, on: str) -> int:
    """Lay out units side by side, around the middle of a box, and return the number of the next piece."""
    x = box.x
    for unit in units:
        if unit.label:
            at = x, box.mid_y, unit.label, theme.SMALL, soft(on), on
            page.label(f"{what}/{number}/of", *at)
            x += ink(unit.label, "sans", theme.SMALL).advance + AFTER
        for piece in unit.pieces:
            wide, high = min(width_of(piece, size), max(box.right - x, size)), height_of(piece, size)
            lay_chip(page, f"{what}/{number}", piece, Box(x, box.mid_y - high // 2, wide, high), on, size)
            x += wide + _CLOSE
            number += 1
        x += _space(units) - _CLOSE
    return number
