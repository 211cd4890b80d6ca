"""What ends the game, in the room of cards that have run out: what is left until then, and what counts after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.carrara.components import COINS_A_POINT, POINTS_AN_OBJECT
from render.engine import theme
from render.engine.fonts import wrapped
from render.engine.layout import grid
from render.engine.scene import Box
from render.games.carrara.page import Page

_GROUND: Final = theme.MARBLE
_INSIDE: Final = 20
_HEAD: Final = 46
"""The height of a heading."""
_HEAD_SIGN: Final = 34
"""The size of a sign in it."""
_LEAST: Final = 92
"""The least height of a section."""
_ROWS: Final = 210
"""From this height on what counts is laid out in rows."""
_APART: Final = 26
"""How far badges are from each other."""
_SIGN: Final = 46
_BY: Final = 8
_ONE: Final = 1
"""An object, a point of a building's cost, and the points for that and for every few coins."""


def lay_end(page: Page, box: Box) -> None:
    """Lay out on a sheet of paper when the game ends and, where there is room, what the final scoring counts."""
    last = page.view.last_round_by is not None
    sections: list[Callable[[Page, Box], None]] = [_lay_turns if last else _lay_buildings]
    if page.view.cards is None and box.height >= 2 * _LEAST:
        sections.append(_lay_counted)
    else:
        box = box._replace(height=min(box.height, 190))
    page.panel("end/panel", *box)
    weights = [1, 1] if box.height < _LEAST + _ROWS else [2, 3]
    top, whole = box.y, sum(weights[: len(sections)])
    for number, lay in enumerate(sections):
        high = box.height * weights[number] // whole
        if number:
            page.plate("end/line", Box(box.x + _INSIDE, top - 1, box.width - 2 * _INSIDE, 3), theme.EDGE, _GROUND)
        lay(page, Box(box.x + _INSIDE, top, box.width - 2 * _INSIDE, high))
        top += high


def _head(page: Page, what: str, said: str, box: Box, sprite: str = "") -> Box:
    """Lay out a heading, perhaps with a sign after it, and return the room below it."""
    label = page.label(what, box.x, box.y + 6 + _HEAD // 2, said, theme.BODY, theme.INK, _GROUND, face="serif")
    if sprite:
        at = label.right + _BY, box.y + _HEAD - _HEAD_SIGN - 4, _HEAD_SIGN
        page.icon(f"{what}/sign", *at, sprite, _GROUND)
    return box._replace(y=box.y + _HEAD, height=box.height - _HEAD)


def _lay_turns(page: Page, box: Box) -> None:
    """Lay out who is still to play in the last round."""
    room = _head(page, "end/turns", page.say("picture-turns-left"), box)
    side, middle = min(84, room.height - 8), room.mid_y
    for place, seat in enumerate(range(page.view.turn, len(page.view.players))):
        left = room.x + place * (side + _APART)
        if place:
            wide, high = (18, 12)
            page.icon(f"end/{seat}/then", left - (_APART + wide) // 2, middle - high // 2, wide, "arrow", _GROUND)
        page.badge(f"end/{seat}/badge", left, middle - side // 2, side, seat, _GROUND)


def _lay_buildings(page: Page, box: Box) -> None:
    """Lay out how many buildings are left before the last round."""
    view, middle = page.view, box.mid_y
    side = min(84, box.height - 24)
    page.icon("end/hourglass", box.x, middle - side // 2, side, "hourglass", _GROUND)
    left = box.x + side + 2 * _BY
    said = page.say("picture-buildings-left", count=len(view.display) + view.stack)
    size, lines = theme.BODY, wrapped(said, "serif", theme.BODY, box.right - left, 3)
    if len(lines) > 2:
        size, lines = theme.SMALL, wrapped(said, "serif", theme.SMALL, box.right - left, 3)
    for number, line in enumerate(lines):
        y = middle + round((number - (len(lines) - 1) / 2) * (size + 5))
        page.label(f"end/left/{number + 1}", left, y, line, size, theme.INK, _GROUND, face="serif")


def _lay_counted(page: Page, box: Box) -> None:
    """Lay out what the final scoring counts, and the points for it, in rows or beside each other.

    The sign of points is in each row, or where all are beside each other once in the heading.
    """
    tall = box.height >= _ROWS
    room = _head(page, "end/final", page.say("picture-final-scoring"), box, "" if tall else "point")
    room = room._replace(height=room.height - 8)
    counted = (
        ("object", _ONE, "objects", POINTS_AN_OBJECT),
        ("cost", _ONE, "built", _ONE),
        ("coins", COINS_A_POINT, "coin", _ONE),
    )
    for (kind, amount, sprite, points), cell in zip(counted, grid(room, *((1, 3) if tall else (3, 1))), strict=True):
        what, middle, said = f"end/{kind}", cell.mid_y, page.say("picture-more", count=points)
        number = page.label(what, cell.x, middle, str(amount), theme.BODY, theme.INK, _GROUND, face="bold")
        sign = page.icon(f"{what}/sign", number.right + 5, middle - _SIGN // 2, _SIGN, sprite, _GROUND)
        if not tall:
            at = sign.right + _BY, middle, said, theme.BODY, theme.INK, _GROUND
            page.label(f"{what}/points", *at, face="bold")
            continue
        at = sign.right + _BY, middle, page.say(f"picture-final-{kind}"), theme.BODY, theme.INK, _GROUND
        page.label(f"{what}/word", *at, face="bold")
        point = page.icon(f"{what}/point", cell.right - _SIGN, middle - _SIGN // 2, _SIGN, "point", _GROUND)
        at = point.x - _BY, middle, said, theme.LARGE, theme.INK, _GROUND
        page.label(f"{what}/points", *at, face="bold", anchor="r")
