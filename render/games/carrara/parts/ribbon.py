"""The ribbon of the last move, always at the same place: who, and in signs what; of several turns the latest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.events import Event, GameEnded, TurnEnded
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.last_move import LEVELS, SIGNS, Line, add_turn

RIBBON: Final = Box(640, 84, 436, 60)
_TAIL: Final = 30
_INNER: Final = 14
"""How much of a tail is below the ribbon."""
_BADGE: Final = 60
_SMALL_BADGE: Final = 40
"""Of several turns; their seats are told apart by shape and colour."""
_CLOTH: Final = "#fff8ee"
_SPACE: Final = 5
_BETWEEN: Final = 12

Turn = tuple[int, tuple[Event, ...]]
"""A seat, and what it did in its turn."""


def turns(events: Sequence[Event]) -> list[Turn]:
    """Divide events into turns."""
    found: list[Turn] = []
    ended = True
    for event in events:
        if isinstance(event, TurnEnded | GameEnded):
            ended = True
            continue
        if ended or found[-1][0] != event.seat:
            found.append((event.seat, ()))
        found[-1] = event.seat, (*found[-1][1], event)
        ended = False
    return found


def lay_ribbon(page: Page) -> None:
    """Lay out the last move, or of several turns as many of the latest as fit; nothing if nothing has happened."""
    done = turns(page.events)
    if not done:
        return
    plate = _lay_cloth(page)
    seat = done[-1][0]
    if len(done) == 1:
        x = RIBBON.x
        page.badge("ribbon/left/badge", x, plate.y + plate.height // 2 - _BADGE // 2, _BADGE, seat, _CLOTH)
        left = x + _BADGE + 8
        line = _fitting(page, done[0], plate.right - 18 - left)
    else:
        left = plate.x + 16
        line = _recap(page, done, plate.right - 18 - left)
    _lay_line(page, line, left, plate)


def _lay_cloth(page: Page) -> Box:
    box = RIBBON
    plate = Box(box.x + _TAIL - _INNER, box.y + 2, box.width - 2 * (_TAIL - _INNER), 48)
    page.icon("ribbon/left", box.x, plate.y, _TAIL, "ribbon-left", page.ground, height=56, plate=True)
    page.icon("ribbon/right", box.right - _TAIL, plate.y, _TAIL, "ribbon-right", page.ground, height=56)
    return page.plate("ribbon", plate, _CLOTH, page.ground, 0, theme.NEW, fill_to="#fbeee6", shadow=4)


def _fitting(page: Page, turn: Turn, room: int) -> Line:
    """Say a turn in as much detail as there is room for."""
    for level in LEVELS:
        line = add_turn(Line(), page.say, turn[1], level)
        if _width(line) <= room:
            break
    return line


def _recap(page: Page, done: Sequence[Turn], room: int) -> Line:
    """Say as many of the latest turns as fit in signs, each after its seat's badge."""
    for first in range(len(done)):
        for level in LEVELS[SIGNS:]:
            line = Line()
            if first:
                line.word("more", "…")
            for seat, events in done[first:]:
                line.group().sprite("seat", f"seat-{seat}", _SMALL_BADGE)
                add_turn(line, page.say, events, level)
            if _width(line) <= room:
                return line
    return line


def _width(line: Line) -> int:
    return sum(sign.width + (_BETWEEN if sign.begins else _SPACE) for sign in line.signs) - _SPACE


def _lay_line(page: Page, line: Line, x: int, plate: Box) -> None:
    middle = plate.y + plate.height // 2
    for number, sign in enumerate(line.signs):
        if number:
            x += _BETWEEN if sign.begins else _SPACE
        what = f"ribbon/{number}/{sign.what}"
        if sign.sprite:
            height = sign.height or sign.width
            page.icon(what, x, middle - height // 2, sign.width, sign.sprite, _CLOTH, height=height)
        else:
            page.label(what, x, middle, sign.text, sign.size, sign.colour, _CLOTH, face="bold")
        x += sign.width
