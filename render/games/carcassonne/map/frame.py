"""The frame around the map: columns are named above it, rows on its left."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.games.carcassonne import Place
from bot.games.carcassonne.board import column_name, row_name
from render.common.page import Page
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.map.scene import MapScene
from render.games.carcassonne.map.sight import Sight

ABOVE: Final = 40
"""The height of the names of columns."""
BESIDE: Final = 50
"""The width of the names of rows."""
_WOOD: Final = "#5a3a1e"
_EDGE: Final = 4
_RULER: Final = "#f0dfbb"
_MARK: Final = 40, 34
"""The size of the mark behind the name of a column or row."""
_APART: Final = 46, 64
"""The least space from one column's name to the next, and where some have two letters."""
_CUT: Final = 0.45
"""A column or row of which less is seen has no name, nor one whose middle is too near the edge for it."""


def inside(frame: Box) -> Box:
    """Return the window that a frame leaves."""
    return Box(frame.x + BESIDE, frame.y + ABOVE, frame.width - BESIDE - _EDGE, frame.height - ABOVE - _EDGE)


def lay_framed(page: Page, what: str, frame: Box, scene: MapScene, marked: Collection[Place] = ()) -> None:
    """Add a map in its frame; the columns and rows of some places are marked."""
    window = inside(frame)
    page.plate(f"{what}/frame", frame, _WOOD, page.ground, 10, shadow=6)
    above = Box(window.x, frame.y + _EDGE, window.width, ABOVE - _EDGE)
    beside = Box(frame.x + _EDGE, window.y, BESIDE - _EDGE, window.height)
    corner = Box(beside.x, above.y, beside.width, above.height)
    for name, box in (("above", above), ("beside", beside), ("corner", corner)):
        page.plate(f"{what}/{name}", box, _RULER, _WOOD)
    page.window(f"{what}/window", window.x, window.y, scene)
    _lay_columns(page, f"{what}/column", above, scene.sight, {place.x for place in marked})
    _lay_rows(page, f"{what}/row", beside, scene.sight, {place.y for place in marked})


def _lay_columns(page: Page, what: str, box: Box, sight: Sight, marked: Collection[int]) -> None:
    apart = _APART[any(len(column_name(column)) > 1 for column in sight.columns)]
    every = -(-apart // sight.tile)
    for column in sight.columns:
        start, _ = sight.at(Place(column, 0))
        seen = min(start + sight.tile, sight.width) - max(start, 0)
        if seen < _CUT * sight.tile or (column % every and column not in marked):
            continue
        if column not in marked and any(abs(column - each) * sight.tile < apart for each in marked):
            continue
        wide = _MARK[0] + 18 * (len(column_name(column)) > 1)
        middle = min(max(start + sight.tile // 2, wide // 2), sight.width - wide // 2)
        if column not in marked and middle != start + sight.tile // 2:
            continue
        mark = Box(box.x + middle - wide // 2, box.y + (box.height - _MARK[1]) // 2, wide, _MARK[1])
        _lay_name(page, f"{what}/{column}", column_name(column), mark, column in marked)


def _lay_rows(page: Page, what: str, box: Box, sight: Sight, marked: Collection[int]) -> None:
    every = -(-_MARK[1] // sight.tile)
    for row in sight.rows:
        _, start = sight.at(Place(0, row))
        seen = min(start + sight.tile, sight.height) - max(start, 0)
        if seen < _CUT * sight.tile or (row % every and row not in marked):
            continue
        if row not in marked and any(abs(row - each) * sight.tile < _MARK[1] for each in marked):
            continue
        middle = min(max(start + sight.tile // 2, _MARK[1] // 2), sight.height - _MARK[1] // 2)
        if row not in marked and middle != start + sight.tile // 2:
            continue
        mark = Box(box.x + 1, box.y + middle - _MARK[1] // 2, box.width - 2, _MARK[1])
        _lay_name(page, f"{what}/{row}", row_name(row), mark, row in marked)


def _lay_name(page: Page, what: str, name: str, box: Box, marked: bool) -> None:
    on, colour = _RULER, theme.INK
    if marked:
        page.plate(f"{what}/mark", box, theme.NEW, _RULER, 8)
        on, colour = theme.NEW, theme.WHITE
    at = box.x + box.width // 2, box.y + box.height // 2
    page.label(what, *at, name, theme.SMALL, colour, on, face="bold", anchor="m", width=box.width)
