"""Fits cells into trays of one size: as fully as is legible, in chips as large as possible."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from bot.texts.pieces import PieceKind
from render.common.cells import LABELS_CUT, Column, shorten_fields, single
from render.common.chips import height_of
from render.common.grid import (
    AFTER,
    APART,
    CLEAR,
    INSIDE,
    LABEL,
    LINES,
    Band,
    Grid,
    Slot,
    Style,
    break_into_lines,
    label_width,
    row_width,
    unit_width,
)
from render.engine import theme
from render.engine.fonts import fit
from render.engine.scene import Box

_SIZES: Final = (260, 230, 205, 180, 160, 142, 126, 112, 100, 88, 78, 70, 62, 56, 50, 46, 42, 38, 36)
"""The heights of chips."""
_LARGEST, _LARGEST_FIGURES = 150, 180
"""The greatest height of chips, and of figures alone, whose digits are lower than their height."""
_LEAST: Final = (42, 42, 38, 38, 36, 36, 36, 36)
"""The least height of chips at each level of shortening; if they would be lower, less is told."""
_FAR: Final = 72
"""The most space between fields."""
_WIDE: Final = 2
"""The ratio of width to height from which one line of chips is preferred to larger ones."""
_CUT: Final = 140, 84, 44
"""The greatest widths of abbreviated labels, by level of abbreviation."""


def fit_fields(
    columns: Sequence[Column], box: Box, styles: Sequence[Style], most: int = 0, wanted: Sequence[int] = ()
) -> Grid:
    """Arrange fields in a box: told as fully as is legible, in chips as large as possible.

    Chips are at most as high as `most` if it is given, and shortened rather than lower than `wanted` at each level.
    """
    if not columns:
        return Grid()
    room = box.width - 2 * INSIDE, box.height - LINES
    ways = (True, False) if box.width >= _WIDE * box.height else (False,)
    for level, least in (*enumerate(wanted), *enumerate(_LEAST)):
        shown = tuple(shorten_fields(columns, level))
        for in_line in ways:
            grids = [_arrange_largest(shown, room, style, level, least, most, in_line) for style in styles]
            if fitting := [grid for grid in grids if grid.whole]:
                return max(fitting, key=lambda grid: grid.size)
    return _drop_last_bands(grids[-1], room[1])


def _drop_last_bands(grid: Grid, height: int) -> Grid:
    """Replace the last bands, for which there is no room at all, by an ellipsis."""
    bands = list(grid.bands)
    while len(bands) > 1 and grid._replace(bands=tuple(bands)).height > height:
        bands.pop()
    if len(bands) < len(grid.bands):
        slot = bands[-1].slots[0]
        column = Column("", (single("…", PieceKind.SIGN),) * len(slot.column.cells))
        bands[-1] = bands[-1]._replace(slots=(slot._replace(column=column, label="", before=0),))
    return grid._replace(bands=tuple(bands))


def _arrange_largest(
    columns: tuple[Column, ...], room: tuple[int, int], style: Style, level: int, least: int, most: int, in_line: bool
) -> Grid:
    """Arrange fields in the largest chips that fit, perhaps all in one line; if none fit, in the smallest allowed."""
    width, height = room
    figures = all(piece.kind in (PieceKind.FIGURE, PieceKind.SIGN) for each in columns for piece in each.pieces)
    tallest = most or (_LARGEST_FIGURES if figures else _LARGEST)
    least = min(CLEAR if in_line else _SIZES[-1] if figures else least, tallest)
    sizes = [size for size in _SIZES if least <= size <= tallest]

    def fits(size: int) -> bool:
        grid = _arrange(columns, width, size, style, level)
        return grid.whole and grid.height <= height and (grid.in_line or not in_line)

    if not fits(sizes[-1]):
        return _arrange(columns, width, sizes[-1], style, level)._replace(whole=False)
    largest = bisect_left(sizes, True, hi=len(sizes) - 1, key=fits)
    return _arrange(columns, width, sizes[largest], style, level)


@lru_cache(maxsize=512)
def _arrange(columns: tuple[Column, ...], width: int, size: int, style: Style, level: int) -> Grid:
    """Arrange fields in as few bands as possible in this width, cached as trays of other heights are often as wide."""
    labels = [_label(column.label, level) for column in columns]
    wide = [max((row_width(cell, size) for cell in column.cells), default=0) for column in columns]
    before = [label_width(label) if style is Style.BEFORE else 0 for label in labels]
    needs = [
        room + long if style is Style.BEFORE else max(long, label_width(label) - AFTER)
        for label, long, room in zip(labels, wide, before, strict=True)
    ]
    whole = sum(needs) + APART * (len(needs) - 1)
    if whole <= width:
        apart = min(_FAR, APART + (width - whole) // (len(needs) + 1)) if len(needs) > 1 else 0
        slots, x = list[Slot](), 0
        for column, label, room, need in zip(columns, labels, before, needs, strict=True):
            slots.append(Slot(column, label, x, need - room, room))
            x += need + apart
        return Grid((_band(slots, size, style),), size, level, style)
    return _arrange_in_bands(columns, labels, before, needs, width, size, style, level)


def _arrange_in_bands(
    columns: Sequence[Column],
    labels: Sequence[str],
    before: Sequence[int],
    needs: Sequence[int],
    width: int,
    size: int,
    style: Style,
    level: int,
) -> Grid:
    """Arrange fields in several bands, as few as possible, aligned in columns."""
    tried = [(_pack(needs, width, across), across) for across in range(1, 2 * len(needs) + 1)]
    packed, across = min(tried, key=lambda each: len(each[0]))
    step = (width + APART) / across
    rooms = dict[int, int]()
    for place, at, span in (each for line in packed for each in line):
        if before[place] <= span * step // 2:
            rooms[at] = max(rooms.get(at, 0), before[place])
    bands = list[Band]()
    for line in packed:
        slots = list[Slot]()
        for place, at, span in line:
            most, room = int(span * step) - APART, before[place]
            if room and (needs[place] - room + rooms.get(at, 0) <= most or needs[place] > most):
                room = max(room, rooms.get(at, 0))  # values begin below each other
            if needs[place] > most:  # its values take several lines
                room = min(room, most // 2)
            need = min(needs[place] - before[place], most - room)
            slots.append(Slot(columns[place], labels[place], int(at * step), need, room))
        bands.append(_band(slots, size, style))
    return Grid(tuple(bands), size, level, style, all(map(partial(_has_room, size), bands)))


def _pack(needs: Sequence[int], width: int, across: int) -> list[list[tuple[int, int, int]]]:
    """Return lines of fields on a grid of `across` columns: each field's number, first column and span."""
    lines, left, step = list[list[tuple[int, int, int]]](), 0, (width + APART) / across
    for place, need in enumerate(needs):
        span = min(across, -int(-(need + APART) // step))
        if span > left:
            lines.append([])
            left = across
        lines[-1].append((place, across - left, span))
        left -= span
    return lines


def _has_room(size: int, band: Band) -> bool:
    """Return whether no unit of a band is wider than its field."""
    return all(
        unit_width(unit, size) <= slot.width for slot in band.slots for cell in slot.column.cells for unit in cell
    )


def _band(slots: Sequence[Slot], size: int, style: Style) -> Band:
    high = max((height_of(piece, size) for slot in slots for piece in slot.column.pieces), default=0)
    lines = max(len(break_into_lines(cell, size, slot.width)) for slot in slots for cell in slot.column.cells)
    labelled = style is Style.ABOVE and any(slot.label for slot in slots)
    return Band(tuple(slots), high, lines, LABEL * labelled)


@lru_cache(maxsize=1024)
def _label(text: str, level: int) -> str:
    """Return a label, which is cut where nothing else helps."""
    return fit(text, "sans", theme.SMALL, _CUT[level - LABELS_CUT]).replace("…", ".") if level >= LABELS_CUT else text
