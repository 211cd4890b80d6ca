"""The ranking at the end, on the right of the empty wheel: a row a player by rank, with badge, name and points."""

from __future__ import annotations

from typing import Final

from bot.games.contract import Outcome
from render.common.podium.rank import MEDAL, lay_rank
from render.engine import theme
from render.engine.fonts import fit, fitting_size, ink, wrapped
from render.engine.scene import Box
from render.games.carrara.page import Page

AREA: Final = Box(476, 96, 600, 588)
_HIGHEST: Final = 128
_SPACE: Final = 16
_GOLD: Final = "#fdf0c4"
_BADGE: Final = 76
_POINT: Final = 56
_INSIDE, _APART, _BY = 16, 14, 6
"""Space at both ends of a row, between what is in it, and between points and their sign."""
_NAMES: Final = 53, 49, 45, 41, 37, theme.BODY, theme.SMALL
"""The sizes of names, all of them the same: the largest in which each fits in one line, or the last."""
_LINE: Final = 0.58
"""How far two lines of a name are above and below the middle of the row, as a share of their size."""
_POINTS: Final = 80


def lay_ranking(page: Page, outcome: Outcome) -> None:
    """Lay out a row for each seat, the winners' on gold."""
    seats = outcome.order
    height = min(_HIGHEST, (AREA.height + _SPACE) // len(seats) - _SPACE)
    first = AREA.y + (AREA.height - len(seats) * (height + _SPACE) + _SPACE) // 2
    room = _room(max(ink(str(score), "bold", _POINTS).advance for score in outcome.scores))
    size = min(fitting_size(page.names[seat], "bold", _NAMES, room) for seat in seats)
    for place, seat in enumerate(seats):
        box = Box(AREA.x, first + place * (height + _SPACE), AREA.width, height)
        _lay_row(page, outcome, seat, box, room, size)


def _room(points: int) -> int:
    """Return how wide a name may be beside points of this width."""
    return AREA.width - 2 * _INSIDE - MEDAL - _BADGE - 3 * _APART - points - _BY - _POINT


def _lay_row(page: Page, outcome: Outcome, seat: int, box: Box, room: int, size: int) -> None:
    won, rank = seat in outcome.winners, outcome.ranks[seat]
    what, middle, ground = f"rank/{seat}", box.y + box.height // 2, _GOLD if won else theme.MARBLE
    edge = theme.GOLD_DEEP if won else theme.EDGE
    page.plate(what, box, ground, page.ground, 16, edge, fill_to="#f3d98c" if won else "", shadow=6)
    lay_rank(page, what, rank, box.x + _INSIDE, middle, ground)
    left = box.x + _INSIDE + MEDAL + _APART
    left = page.badge(f"{what}/badge", left, middle - _BADGE // 2, _BADGE, seat, ground).right + _APART
    points = str(outcome.scores[seat])
    right = box.right - _INSIDE - _POINT
    _lay_name(page, f"{what}/name", page.names[seat], Box(left, middle, room, 0), size, ground)
    page.icon(f"{what}/point", right, middle - _POINT // 2, _POINT, "point", ground)
    page.label(f"{what}/points", right - _BY, middle, points, _POINTS, theme.INK, ground, face="bold", anchor="r")


def _lay_name(page: Page, what: str, name: str, room: Box, size: int, on: str) -> None:
    """Lay out a name around the top of a box, in two lines if it is long and has several words."""
    lines = wrapped(name, "bold", size, room.width, 2)
    if ink(name, "bold", size).advance <= room.width or len(lines) < 2:
        said = fit(name, "bold", size, room.width)
        page.label(what, room.x, room.y, said, size, theme.INK, on, face="bold")
        return
    for number, line in enumerate(lines):
        middle = room.y + round(_LINE * size) * (2 * number - 1)
        page.label(f"{what}/{number + 1}", room.x, middle, line, size, theme.INK, on, face="bold")
