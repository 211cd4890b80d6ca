"""The ribbon of the last move, always at the same place: who, and in signs what; of several turns the latest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.events import Event, GameEnded, TurnEnded
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.last_move import DIVIDER, LEVELS, Line, add_turn

RIBBON: Final = Box(512, 84, 564, 60)
_TAIL: Final = 24
_INNER: Final = 12
"""How much of a tail is below the ribbon."""
_BADGE: Final = 60
_SMALL_BADGE: Final = 38
"""Of several turns."""
_END: Final = 12
"""The least space at the ends of several turns."""
_CLOTH: Final = "#fff8ee"
_SPACE: Final = 5
_BETWEEN: Final = 12
_BESIDE: Final = 7
"""Between groups, and beside a line between turns."""

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
    """Lay out the last move, or of several turns as many of the latest as fit.

    Nothing is laid out if nothing has happened.
    """
    done = turns(page.events)
    if not done:
        return
    plate = _lay_cloth(page)
    seat = done[-1][0]
    if len(done) == 1:
        x = RIBBON.x
        page.badge("ribbon/left/badge", x, plate.y + plate.height // 2 - _BADGE // 2, _BADGE, seat, _CLOTH)
        left, right = x + _BADGE + 8, plate.right - 18
        line = _fitting(page, done[0], right - left)
        left += (right - left - _width(line)) // 2
    else:
        line = _recap(page, done, plate.width - 2 * _END)
        left = plate.x + (plate.width - _width(line)) // 2
    _lay_line(page, line, left, plate)


def _lay_cloth(page: Page) -> Box:
    box = RIBBON
    plate = Box(box.x + _TAIL - _INNER, box.y + 2, box.width - 2 * (_TAIL - _INNER), 48)
    page.icon("ribbon/left", box.x, plate.y, _TAIL, "ribbon-left", page.ground, height=56, plate=True)
    page.icon("ribbon/right", box.right - _TAIL, plate.y, _TAIL, "ribbon-right", page.ground, height=56, plate=True)
    return page.plate("ribbon", plate, _CLOTH, page.ground, 0, theme.NEW, fill_to="#fbeee6", shadow=4)


def _fitting(page: Page, turn: Turn, room: int) -> Line:
    """Say a turn in as much detail as there is room for."""
    for level in LEVELS:
        line = add_turn(Line(), page.say, turn[1], level)
        if _width(line) <= room:
            break
    return line


def _recap(page: Page, done: Sequence[Turn], room: int) -> Line:
    """Say as many of the latest turns as fit, each after its seat's badge, and before them how many there are more."""
    for first in range(len(done)):
        for level in LEVELS:
            line = Line()
            if first:
                line.word("more", page.say("picture-more", count=first), theme.SOFT)
            for seat, events in done[first:]:
                if line.signs:
                    line.divide()
                add_turn(line.badge(seat, _SMALL_BADGE), page.say, events, level)
            if _width(line) <= room:
                return line
    return line


def _width(line: Line) -> int:
    return sum(sign.width for sign in line.signs) + sum(_spaces(line)[1:])


def _spaces(line: Line) -> list[int]:
    """Return the space before each sign."""
    spaces = [_BETWEEN if sign.begins else _SPACE for sign in line.signs]
    for place, sign in enumerate(line.signs):
        if sign.what == DIVIDER:
            spaces[place : place + 2] = _BESIDE, _BESIDE
        elif sign.seat is not None:
            spaces[place + 1 : place + 2] = [_SPACE]
    return spaces


def _lay_line(page: Page, line: Line, x: int, plate: Box) -> None:
    middle = plate.y + plate.height // 2
    for number, (sign, space) in enumerate(zip(line.signs, _spaces(line), strict=True)):
        if number:
            x += space
        what = f"ribbon/{number}/{sign.what}"
        if sign.seat is not None:
            page.badge(what, x, middle - sign.width // 2, sign.width, sign.seat, _CLOTH)
        elif sign.sprite:
            height = sign.height or sign.width
            page.icon(what, x, middle - height // 2, sign.width, sign.sprite, _CLOTH, height=height)
        elif sign.what == DIVIDER:
            page.plate(what, Box(x, plate.y + 7, sign.width, plate.height - 14), theme.SOFT, _CLOTH)
        else:
            page.label(what, x, middle, sign.text, sign.size, sign.colour, _CLOTH, face="bold")
        x += sign.width
