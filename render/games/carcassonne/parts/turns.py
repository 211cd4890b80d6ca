"""The column beside a map of places: the tile in each of its turns, with its number and the places where it fits so."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from bot.games.carcassonne import Place, Tile
from bot.games.carcassonne.board import coordinate
from bot.games.carcassonne.prospects import turns_by_place
from render.engine import theme
from render.engine.fonts import Face, fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page

_SPACE: Final = 10
_LARGE: Final = 270
"""Where panels can be so high there is room for the names of places below a turn."""
_TEXT: Final = 86
"""The width of what is said beside a tile."""
_SMALL_TILE, _TILE, _WIDE = 104, 140, 240
"""The widths of a tile that has names below it, and from which width of its panel on it is the larger one."""
_EDGE: Final = 12
_DISC: Final = 44
_SIZES: Final = (39, theme.BODY, theme.SMALL)
"""The sizes of names."""
_LEADING: Final = 6
"""How much higher than its letters a line of names is."""
_BESIDE: Final = 18
"""The space between two names in a line."""
_COLUMNS: Final = 3
_TWO: Final = 380
"""From this width on panels stand in two columns."""


class _Turn(NamedTuple):
    """A turn of the tile, the places shown where it fits so, and whether it fits so anywhere."""

    turn: int
    places: Sequence[Place]
    fits: bool


def lay_turns(page: Page, tile: Tile, shown: Collection[Place], box: Box) -> None:
    """Lay out the tile in each of its turns, with the names of the places that are shown, or how many these are."""
    fits = turns_by_place(page.view.board, tile)
    by_turn = {each.turn: [place for place, turns in fits.items() if each.turn in turns] for each in tile.turned}
    found = [
        _Turn(turn, [place for place in places if place in shown], bool(places)) for turn, places in by_turn.items()
    ]
    columns = 2 if box.width >= _TWO else 1
    wide = (box.width + _SPACE) // columns - _SPACE
    high = (box.height + _SPACE) * columns // max(columns, len(found)) - _SPACE
    if high < _LARGE:
        for each in found:
            panel = page.panel(f"turn/{each.turn}/panel", box.x, box.y + each.turn * (high + _SPACE), box.width, high)
            side = min(panel.width - _TEXT, panel.height - 2 * _EDGE)
            _lay_beside(page, tile, each, Box(panel.x + _EDGE, panel.y + (high - side) // 2, side, side), panel)
        return
    side = wide - 2 * _EDGE if len(found) == 1 else _SMALL_TILE if wide < _WIDE else _TILE
    lines = [found[start : start + columns] for start in range(0, len(found), columns)]
    used = len(lines) * (side + 3 * _EDGE + _SPACE) - _SPACE
    grid = _grid(lines, wide - 2 * _EDGE, box.height - used)
    y = box.y
    for line in lines:
        tall = side + 3 * _EDGE + _names_high(line, grid)
        for column, each in enumerate(line):
            panel = page.panel(f"turn/{each.turn}/panel", box.x + column * (wide + _SPACE), y, wide, tall)
            at = Box(panel.x + _EDGE, y + _EDGE, side, side)
            if len(found) == 1:
                _lay_tile(page, tile, each, at)
            else:
                _lay_beside(page, tile, each, at, panel)
            if grid is not None:
                _lay_names(page, each, Box(at.x, at.bottom + _EDGE, wide - 2 * _EDGE, tall), grid)
        y += tall + _SPACE


def _lay_beside(page: Page, tile: Tile, each: _Turn, at: Box, panel: Box) -> None:
    """Lay out a turn: the tile, and beside it its number, how far it is turned, and how often it fits so here."""
    what, side = f"turn/{each.turn}", at.width
    _lay_tile(page, tile, each, at)
    text = panel.right - at.right
    middle = at.right + text // 2
    disc = Box(middle - _DISC // 2, at.y, _DISC, _DISC)
    page.plate(f"{what}/disc", disc, theme.SEA, theme.MARBLE, _DISC // 2)
    at_number = middle, disc.y + _DISC // 2, str(each.turn + 1), theme.BODY, theme.WHITE, theme.SEA
    page.label(f"{what}/number", *at_number, face="bold", anchor="m")
    said = page.say("picture-degrees", degrees=90 * each.turn)
    page.label(f"{what}/degrees", middle, at.y + side // 2 + 8, said, theme.SMALL, theme.INK, theme.MARBLE, anchor="m")
    colour = theme.SEA if each.places else theme.SOFT
    counted, room = page.say("picture-times", count=len(each.places)), text - 8
    size = fitting_size(counted, "bold", (theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(counted, "bold", size).advance <= room else "narrow"
    at_count = middle, at.bottom - 12, counted, size, colour, theme.MARBLE
    page.label(f"{what}/count", *at_count, face=face, anchor="m")


def _lay_tile(page: Page, tile: Tile, each: _Turn, box: Box) -> None:
    """Lay out the tile in a turn on its shadow, faded if it fits nowhere so."""
    what, shadow = f"turn/{each.turn}", round(box.width * 0.14)
    at = box.x - shadow, box.y - shadow, round(box.width * 1.28)
    page.icon(f"ground/{what}", *at, "tile-shadow", theme.MARBLE, plate=True)
    page.icon(f"{what}/tile", *box[:3], f"tile-{tile}-{each.turn}", theme.MARBLE, faded=not each.fits, plate=True)


class _Grid(NamedTuple):
    """How names are written, and in how many columns."""

    size: int
    columns: int
    narrow: bool = False


def _grid(lines: Sequence[Sequence[_Turn]], wide: int, high: int) -> _Grid | None:
    """Return how the names in panels can be written alike, as large as there is room in all; None if they cannot."""
    grids = [_Grid(size, columns) for size in _SIZES for columns in range(1, _COLUMNS + 1)]
    grids.append(_Grid(theme.SMALL, _COLUMNS, narrow=True))
    names = [coordinate(place) for line in lines for each in line for place in each.places]
    return next(
        (each for each in grids if _fits(names, wide, each) and sum(_names_high(line, each) for line in lines) <= high),
        None,
    )


def _names_high(line: Sequence[_Turn], grid: _Grid | None) -> int:
    """Return how high the names are that panels beside each other need."""
    most = max(len(each.places) for each in line)
    return 0 if grid is None else -(-most // grid.columns) * (grid.size + _LEADING)


def _lay_names(page: Page, each: _Turn, room: Box, grid: _Grid) -> None:
    """Write the names of a turn's places."""
    wide, high = room.width // grid.columns, grid.size + _LEADING
    face: Face = "narrow" if grid.narrow else "sans"
    for number, place in enumerate(each.places):
        x, y = room.x + number % grid.columns * wide, room.y + number // grid.columns * high + high // 2
        at = x + 2, y, coordinate(place), grid.size, theme.INK, theme.MARBLE
        page.label(f"turn/{each.turn}/places/{number}", *at, face=face)


def _fits(names: Sequence[str], wide: int, grid: _Grid) -> bool:
    """Return whether names have room beside each other."""
    face: Face = "narrow" if grid.narrow else "sans"
    widest = max((ink(name, face, grid.size).advance for name in names), default=0)
    return grid.columns * (widest + _BESIDE) <= wide + _BESIDE
