"""The parts of scores on a podium as a table: names at its left, and on each pedestal the points in their rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.texts.numbers import signed
from render.common.page import Page
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box

MARBLE: Final = "#f1ebe1"
_TABLED: Final = {4: 4, 5: 5}
"""By number of players: up to so many parts are the rows of a table, with their names at its left."""
_MANY: Final = 4
"""More parts are in lower rows."""
_TABLE_PART, _TABLE_NUMBER = 50, 54
"""The height of a part in a table, and the size of its points."""
_LOW_TABLE_PART, _LOW_TABLE_NUMBER = 45, 49
"""Where there are many."""
_TITLED: Final = 10
"""The space at both sides of the names of the parts in a table."""
_UNDER: Final = 12
"""The space below the last name."""
_GAP: Final = 8
"""Between the names and the first pedestal."""
_ICON, _POINT = 40, 44


class Part(NamedTuple):
    """A part of a score: what it is called, its points, and the icon that stands for it."""

    title: str
    points: int
    sprite: str = ""
    short: str = ""
    """What it is called where its whole name has no room."""


def fits_table(parts: Sequence[Part], players: int) -> bool:
    """Return whether so many players' parts are shown as a table."""
    return len(parts) <= _TABLED.get(players, 0) and all(part.sprite for part in parts)


def titles_width(page: Page, parts: Sequence[Part]) -> int:
    """Return the width of the names of the parts with their icons, and of the space around them."""
    size = _table_words(parts)
    words = [ink(part.title, "sans", size).advance for part in parts]
    return max(ink(page.say("picture-total"), "bold", size).advance, *words) + _ICON + 10 + 2 * _TITLED + _GAP


def lay_titles(page: Page, parts: Sequence[Part], sheet: Box) -> None:
    """Lay out the names of the parts on a sheet at the left of the pedestals, each in the row of its points."""
    size, row = _table_words(parts), table_part(parts)
    top = sheet.bottom - _UNDER - row * len(parts)
    x, middle = sheet.x + _TITLED, (sheet.y + top) // 2
    page.icon("legend/point", x, middle - _POINT // 2, _POINT, "point", theme.MARBLE)
    said = page.say("picture-total")
    page.label("legend/total", x + _ICON + 10, middle, said, size, theme.INK, theme.MARBLE, face="bold")
    for number, part in enumerate(parts):
        x, middle = sheet.x + _TITLED, top + number * row + row // 2
        _lay_rule(page, f"legend/{number}", sheet._replace(y=top + number * row), theme.MARBLE)
        icon = min(_ICON, row - 2)
        page.icon(f"legend/{number}/icon", x + (_ICON - icon) // 2, middle - icon // 2, icon, part.sprite, theme.MARBLE)
        x += _ICON + 10
        page.label(f"legend/{number}", x, middle, part.title, size, theme.INK, theme.MARBLE)


def _lay_rule(page: Page, what: str, box: Box, on: str) -> None:
    """Add a thin line above a row of the table."""
    page.plate(f"{what}/rule", Box(box.x + 8, box.y - 1, box.width - 16, 2), theme.SAND, on)


def lay_column(page: Page, what: str, parts: Sequence[Part], box: Box) -> None:
    """Lay out the points of the parts of a score below each other."""
    row, size = table_part(parts), _TABLE_NUMBER if len(parts) <= _MANY else _LOW_TABLE_NUMBER
    for number, part in enumerate(parts):
        y, name = box.y + number * row, f"{what}/part/{number}"
        _lay_rule(page, name, box._replace(y=y), MARBLE)
        x, middle, said = box.x + box.width // 2, y + row // 2, signed(part.points)
        page.label(name, x, middle, said, size, theme.INK, MARBLE, face="bold", anchor="m")


def table_part(parts: Sequence[Part]) -> int:
    """Return the height of a row in a table."""
    return _TABLE_PART if len(parts) <= _MANY else _LOW_TABLE_PART


def _table_words(parts: Sequence[Part]) -> int:
    """Return the size of the names of parts in a table."""
    return theme.BODY if len(parts) <= _MANY else theme.SMALL
