"""The ribbon of the last move, always at the same place: who, and in signs what."""

from __future__ import annotations

from typing import Final

from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.changes import Turn, turns
from render.games.carrara.page import Page
from render.games.carrara.parts.market.last_move import LEVELS, Line, add_turn

RIBBON: Final = Box(512, 76, 564, 70)
_TAIL: Final = 24
_INNER: Final = 12
"""How much of a tail is below the ribbon."""
_BADGE: Final = 62
_CLOTH: Final = "#fff8ee"
_SPACE: Final = 4
_AFTER, _INDENT = 4, 18
"""The least space after the badge, and how much more there is if there is room."""
_BETWEEN: Final = 12
"""Between groups."""
_DIVIDED: Final = 25
_LINE: Final = 3, 44
"""Between what was done one after the other in a turn, and the line there."""


def lay_ribbon(page: Page) -> None:
    """Lay out the last move; nothing if nothing has happened."""
    done = turns(page.events)
    if not done:
        return
    plate = _lay_cloth(page)
    x, middle = RIBBON.x, plate.y + plate.height // 2
    page.badge("ribbon/left/badge", x, middle - _BADGE // 2, _BADGE, done[-1][0], _CLOTH)
    left, right = x + _BADGE + _AFTER, plate.right - 14
    line = _fitting(page, done[-1], right - left)
    _lay_line(page, line, left + min(_INDENT, right - left - _width(line)), plate)


def _lay_cloth(page: Page) -> Box:
    box = RIBBON
    plate = Box(box.x + _TAIL - _INNER, box.y, box.width - 2 * (_TAIL - _INNER), 64)
    page.icon("ribbon/left", box.x, plate.y, _TAIL, "ribbon-left", page.ground, height=70, plate=True)
    page.icon("ribbon/right", box.right - _TAIL, plate.y, _TAIL, "ribbon-right", page.ground, height=70, plate=True)
    return page.plate("ribbon", plate, _CLOTH, page.ground, 0, theme.NEW, fill_to="#fbeee6", shadow=4)


def _fitting(page: Page, turn: Turn, room: int) -> Line:
    """Say a turn in as much detail as there is room for."""
    for level in LEVELS:
        line = add_turn(Line(), page.say, turn[1], level)
        if _width(line) <= room:
            break
    return line


def _width(line: Line) -> int:
    return sum(sign.width for sign in line.signs) + sum(_spaces(line)[1:])


def _spaces(line: Line) -> list[int]:
    """Return the space before each sign."""
    return [_DIVIDED if sign.divided else _BETWEEN if sign.begins else _SPACE for sign in line.signs]


def _lay_line(page: Page, line: Line, x: int, plate: Box) -> None:
    middle = plate.y + plate.height // 2
    for number, (sign, space) in enumerate(zip(line.signs, _spaces(line), strict=True)):
        if number:
            x += space
        what = f"ribbon/{number}/{sign.what}"
        if sign.divided:
            wide, high = _LINE
            box = Box(x - (space + wide) // 2, middle - high // 2, wide, high)
            page.plate(f"{what}/line", box, theme.NEW, _CLOTH, 1)
        if sign.sprite:
            height = sign.height or sign.width
            page.icon(what, x, middle - height // 2, sign.width, sign.sprite, _CLOTH, height=height)
        else:
            page.label(what, x, middle, sign.text, sign.size, sign.colour, _CLOTH, face="bold")
        x += sign.width
