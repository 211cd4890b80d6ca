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
_LARGE: Final = 300
"""From this height of its panel on there is room for the names of places below a turn."""
_TEXT: Final = 86
"""The width of what is said beside a tile."""
_SMALL_TILE, _SMALL_TEXT = 108, 66
"""The width of a tile that has names below it, and of what is said beside it."""
_EDGE: Final = 12
_DISC: Final = 44
_SIZES: Final = (theme.LARGE, 39, theme.BODY, theme.SMALL)
"""The sizes of names."""
_LEADING: Final = 4
"""How much higher than its letters a line of names is."""
_BESIDE: Final = 8
"""The space between two names in a line."""
_COLUMNS: Final = 3


def lay_turns(page: Page, tile: Tile, shown: Collection[Place], box: Box) -> None:
    """Lay out the tile in each of its turns; the names of places that are shown on this map are bold."""
    fits = turns_by_place(page.view.board, tile)
    high = (box.height + _SPACE) // len(tile.turned) - _SPACE
    by_turn = {each.turn: [place for place, turns in fits.items() if each.turn in turns] for each in tile.turned}
    for turned in tile.turned:
        places = by_turn[turned.turn]
        what, y = f"turn/{turned.turn}", box.y + turned.turn * (high + _SPACE)
        panel = page.panel(f"{what}/panel", box.x, y, box.width, high)
        if len(tile.turned) == 1:
            side = panel.width - 2 * _EDGE - 4
            _lay_tile(page, what, tile, 0, Box(panel.x + _EDGE + 2, panel.y + _EDGE + 2, side, side), places)
            below = _below(panel, side + 2 * _EDGE)
            _lay_names(page, what, places, shown, below, _grid([places], below))
        elif high >= _LARGE:
            _lay_beside(page, what, tile, turned.turn, places, panel, _SMALL_TILE, _SMALL_TEXT)
            below = _below(panel, _SMALL_TILE + 2 * _EDGE - 4)
            _lay_names(page, what, places, shown, below, _grid(by_turn.values(), below))
        else:
            side = min(panel.width - _TEXT, panel.height - 2 * _EDGE)
            _lay_beside(page, what, tile, turned.turn, places, panel, side, panel.width - _EDGE - side)


def _below(panel: Box, used: int) -> Box:
    """Return the room below what stands in a panel so far."""
    return Box(panel.x + _EDGE, panel.y + used, panel.width - 2 * _EDGE, panel.height - used - _EDGE // 2)


def _lay_beside(
    page: Page, what: str, tile: Tile, turn: int, places: Sequence[Place], panel: Box, side: int, text: int
) -> None:
    """Lay out a turn: the tile, and beside it its number, how far it is turned, and how often it fits so."""
    y = panel.y + (_EDGE if panel.height >= _LARGE else (panel.height - side) // 2)
    _lay_tile(page, what, tile, turn, Box(panel.x + _EDGE, y, side, side), places)
    middle = panel.x + _EDGE + side + text // 2
    disc = Box(middle - _DISC // 2, y, _DISC, _DISC)
    page.plate(f"{what}/disc", disc, theme.SEA, theme.MARBLE, _DISC // 2)
    at = middle, disc.y + _DISC // 2, str(turn + 1), theme.BODY, theme.WHITE, theme.SEA
    page.label(f"{what}/number", *at, face="bold", anchor="m")
    said = page.say("picture-degrees", degrees=90 * turn)
    page.label(f"{what}/degrees", middle, y + side // 2 + 8, said, theme.SMALL, theme.INK, theme.MARBLE, anchor="m")
    colour = theme.SEA if places else theme.SOFT
    counted, fits = page.say("picture-times", count=len(places)), text - _BESIDE
    size = fitting_size(counted, "bold", (theme.BODY, theme.SMALL), fits)
    face: Face = "bold" if ink(counted, "bold", size).advance <= fits else "narrow"
    at = middle, y + side - 14, counted, size, colour, theme.MARBLE
    page.label(f"{what}/count", *at, face=face, anchor="m")


def _lay_tile(page: Page, what: str, tile: Tile, turn: int, box: Box, places: Sequence[Place]) -> None:
    """Lay out a tile on its shadow, faded if it fits nowhere so."""
    shadow = round(box.width * 0.14)
    at = box.x - shadow, box.y - shadow, round(box.width * 1.28)
    page.icon(f"ground/{what}", *at, "tile-shadow", theme.MARBLE, plate=True)
    sprite = f"tile-{tile}-{turn}"
    page.icon(f"{what}/tile", *box[:3], sprite, theme.MARBLE, faded=not places, plate=True)


class _Grid(NamedTuple):
    """How names are written, and in how many columns."""

    size: int
    columns: int
    narrow: bool = False


def _grid(lists: Collection[Sequence[Place]], room: Box) -> _Grid | None:
    """Return how the names of all lists can be written alike, as large as each has this room; None if they cannot."""
    grids = [_Grid(size, columns) for size in _SIZES for columns in range(1, _COLUMNS + 1)]
    grids.append(_Grid(theme.SMALL, _COLUMNS, narrow=True))
    return next((each for each in grids if all(_fits(places, room, each) for places in lists)), None)


def _lay_names(
    page: Page, what: str, places: Sequence[Place], shown: Collection[Place], room: Box, grid: _Grid | None
) -> None:
    """Write the names of places, or none of them."""
    if grid is None:
        return
    wide, high = room.width // grid.columns, grid.size + _LEADING
    for number, place in enumerate(places):
        x, y = room.x + number % grid.columns * wide, room.y + number // grid.columns * high + high // 2
        face: Face = "narrow" if grid.narrow else "bold" if place in shown else "sans"
        colour = theme.INK if place in shown else theme.SOFT
        at = x + 2, y, coordinate(place), grid.size, colour, theme.MARBLE
        page.label(f"{what}/places/{number}", *at, face=face)


def _fits(places: Sequence[Place], room: Box, grid: _Grid) -> bool:
    """Return whether names have room."""
    face: Face = "narrow" if grid.narrow else "bold"
    widest = max((ink(coordinate(place), face, grid.size).advance for place in places), default=0)
    lines = -(-len(places) // grid.columns)
    return grid.columns * (widest + _BESIDE) <= room.width + _BESIDE and lines * (grid.size + _LEADING) <= room.height
