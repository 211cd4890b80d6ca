"""The ranking at the end, on the right of the wheel: a row a player by rank, with badge, name and points."""

from __future__ import annotations

from typing import Final

from bot.games.contract import Outcome
from render.engine import theme
from render.engine.fonts import fit, fitting_size
from render.engine.scene import Box
from render.games.carrara.page import Page

AREA: Final = Box(640, 92, 436, 592)
_HIGHEST: Final = 150
_SPACE: Final = 14
_GOLD: Final = "#fdf0c4"
_BADGE: Final = 64
_LAUREL: Final = 116
_MEDAL: Final = 50, 58
_MEDALS: Final = 3
_POINT: Final = 68
_NAME, _POINTS = 44, 84
"""The sizes of a name, if there is room for it, and of points."""
_NAME_UP, _POINTS_DOWN = 42, 26
"""How far a name is above the middle of the row, and points below it."""


def lay_ranking(page: Page, outcome: Outcome) -> None:
    """Lay out a row for each seat, the winners' with a laurel around the badge."""
    seats = outcome.order
    height = min(_HIGHEST, (AREA.height + _SPACE) // len(seats) - _SPACE)
    first = AREA.y + (AREA.height - len(seats) * (height + _SPACE) + _SPACE) // 2
    for place, seat in enumerate(seats):
        _lay_row(page, outcome, seat, Box(AREA.x, first + place * (height + _SPACE), AREA.width, height))


def _lay_row(page: Page, outcome: Outcome, seat: int, box: Box) -> None:
    won, rank = seat in outcome.winners, outcome.ranks[seat]
    what, middle, ground = f"rank/{seat}", box.y + box.height // 2, _GOLD if won else theme.MARBLE
    edge = theme.GOLD_DEEP if won else theme.EDGE
    page.plate(what, box, ground, page.ground, 16, edge, fill_to="#f3d98c" if won else "", shadow=6)
    on = _lay_medal(page, what, rank, Box(box.x + 14, middle - 32, *_MEDAL), ground)
    x = box.x + 14 + _MEDAL[0] // 2
    page.label(f"{what}/number", x, middle + 8, str(rank), theme.SMALL, theme.INK, on, face="bold", anchor="m")
    x = box.x + 66 + _LAUREL // 2
    if won:
        laurel = min(_LAUREL, box.height - 8)
        page.icon(f"{what}/laurel", x - laurel // 2, middle - laurel // 2, laurel, "laurel", ground, plate=True)
    page.badge(f"{what}/badge", x - _BADGE // 2, middle - _BADGE // 2, _BADGE, seat, ground)
    left = x + _LAUREL // 2 + 10
    name, room = page.names[seat], box.right - 16 - left
    size = fitting_size(name, "bold", (_NAME, theme.BODY), room)
    page.label(
        f"{what}/name", left, middle - _NAME_UP, fit(name, "bold", size, room), size, theme.INK, ground, face="bold"
    )
    points, line = str(outcome.scores[seat]), middle + _POINTS_DOWN
    page.icon(f"{what}/point", left, line - _POINT // 2, _POINT, "point", ground)
    page.label(f"{what}/points", left + _POINT + 10, line, points, _POINTS, theme.INK, ground, face="bold")


def _lay_medal(page: Page, what: str, place: int, box: Box, ground: str) -> str:
    """Lay out the medal of a rank, or a disc, and return the colour behind its number."""
    if place <= _MEDALS:
        page.icon(f"{what}/medal", *box[:3], f"medal-{place}", ground, height=box.height, plate=True)
        return ground
    disc = Box(box.x + box.width // 2 - 21, box.y + 40 - 21, 42, 42)
    page.plate(f"{what}/medal", disc, theme.SAND, ground, 21, theme.EDGE)
    return theme.SAND
