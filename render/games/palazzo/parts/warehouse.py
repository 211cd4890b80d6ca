"""The warehouse: a hall whose tiles lie on boards, with the price of each on a plate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.games.palazzo import Phase, price_of
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.fresh import lay_tiles, revealed
from render.games.palazzo.parts.tile import RATIO

HALL: Final = Box(354, 80, 392, 508)
_ROOM: Final = Box(390, 176, 320, 396)
_WALL: Final = "#a67646"
_BOARD: Final = 328, 24
_THICK: Final = 13
_HEAD: Final = 3
"""The least space above the tiles on a board."""
_LOWEST: Final = 0.36
"""The height of a tile at least, a share of its width: where there are many, they are lower."""
_LEAST_ROWS: Final = 3
_COLUMNS: Final = 3
_GAP: Final = 12
_LARGEST: Final = 290
_PLATE: Final = Box(410, 80, 280, 92)
_PLATE_MIDDLE: Final = 132
_BRASS: Final = Box(412, 96, 276, 72)
"""The plate without its chains, which glows while one can buy."""
_COIN: Final = 48


class _Boards(NamedTuple):
    rows: int
    columns: int
    width: int
    height: int


def lay_hall(page: Page) -> None:
    """Add the hall; it belongs to the backdrop."""
    page.icon("ground/hall", HALL.x, HALL.y, HALL.width, "hall", page.ground, height=HALL.height, plate=True)


def lay_warehouse(page: Page) -> None:
    """Lay out the boards with their tiles, filled from below, and the price."""
    tiles = page.view.warehouse
    boards = _boards(len(tiles))
    wide, high = _BOARD
    for row in range(boards.rows):
        x, y = _ROOM.x + (_ROOM.width - wide) // 2, _board(boards, row)
        page.icon(f"ground/board/{row}", x, y, wide, "board", _WALL, height=high, plate=True)
    lay_tiles(page, "warehouse", tiles, _places(len(tiles), boards), _WALL, revealed(page, None))
    _lay_price(page)


def _boards(number: int) -> _Boards:
    """Return the boards on which so many tiles are largest."""
    found = []
    for columns in range(1, _COLUMNS + 1):
        rows = max(_LEAST_ROWS, -(-number // columns))
        high = _ROOM.height // rows - _THICK - _HEAD
        wide = min(_LARGEST, (_ROOM.width - (columns - 1) * _GAP) // columns, int(high / _LOWEST))
        found.append(_Boards(rows, columns, wide, min(high, round(wide * RATIO))))
    return max(found, key=lambda each: (each.width * each.height, -each.columns))


def _board(boards: _Boards, row: int) -> int:
    """Return where the board of a row is, counted from below."""
    return _ROOM.bottom - _ROOM.height * row // boards.rows - _THICK


def _places(number: int, boards: _Boards) -> Iterator[Box]:
    for place in range(number):
        row, column = divmod(place, boards.columns)
        x = _ROOM.x + (_ROOM.width - boards.columns * (boards.width + _GAP) + _GAP) // 2
        yield Box(
            x + column * (boards.width + _GAP), _board(boards, row) - boards.height + 1, boards.width, boards.height
        )


def _lay_price(page: Page) -> None:
    x, y, wide, high = _PLATE
    if page.view.phase is Phase.REVEALED:
        page.plate("ground/buy/rim", _BRASS.grown(8), theme.GOLD_DEEP, _WALL, 22)
        page.plate("ground/buy/glow", _BRASS.grown(6), theme.GLOW, theme.GOLD_DEEP, 20)
    page.icon("price", x, y, wide, "price-plate", theme.GOLD_PALE, height=high, plate=True)
    number = len(page.view.warehouse)
    said = page.say("picture-price", price=price_of(number, 1)) if number else page.say("picture-empty")
    coin = _COIN + 10 if number else 0
    size = fitting_size(said, "bold", (47, theme.LARGE, theme.BODY), wide - 40 - coin)
    x += (wide - coin - ink(said, "bold", size).advance) // 2
    if number:
        page.icon("price/coin", x, _PLATE_MIDDLE - _COIN // 2, _COIN, "coin", theme.GOLD_PALE)
    page.label("price/said", x + coin, _PLATE_MIDDLE, said, size, theme.INK, theme.GOLD_PALE, face="bold")
