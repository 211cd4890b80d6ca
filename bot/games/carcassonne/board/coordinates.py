"""The names of places, the same for ever: the start tile is M20, columns are letters, and rows are numbers.

West of column A lie ZZ, ZY and so on, east of Z lie AA, AB and so on; rows go on below 1 with 0 and -1.
"""

from __future__ import annotations

import re
from string import ascii_uppercase as LETTERS
from typing import Final

from bot.games.carcassonne.board.places import Place
from bot.games.contract import BadData

_START_COLUMN: Final = LETTERS.index("M")
_START_ROW: Final = 20
_HALF: Final = len(LETTERS) ** 2 // 2
"""How many columns in the east have two letters, and how many in the west."""
_WRITTEN: Final = re.compile(r"([A-Z]{1,2})(0|-?[1-9][0-9]{0,2})", re.ASCII)


def coordinate(place: Place) -> str:
    """Return the name of a place, such as M20."""
    return column_name(place.x) + row_name(place.y)


def column_name(x: int) -> str:
    """Return the letters of a column."""
    column = x + _START_COLUMN
    if 0 <= column < len(LETTERS):
        return LETTERS[column]
    if not -_HALF <= column < len(LETTERS) + _HALF:
        raise ValueError(f"column {x} is farther away than any tile can lie")
    first, second = divmod(column - len(LETTERS) if column > 0 else column + 2 * _HALF, len(LETTERS))
    return LETTERS[first] + LETTERS[second]


def row_name(y: int) -> str:
    """Return the number of a row."""
    return str(y + _START_ROW)


def read_coordinate(written: str) -> Place:
    """Return the place of this name, written as `coordinate` writes it; raise BadData."""
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise BadData("", "not a place such as M20")
    letters, row = found.groups()
    column = LETTERS.index(letters[-1])
    if len(letters) == 2:
        column += LETTERS.index(letters[0]) * len(LETTERS)
        column += len(LETTERS) if column < _HALF else -2 * _HALF
    return Place(column - _START_COLUMN, int(row) - _START_ROW)
