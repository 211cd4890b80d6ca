"""The upper left corner of the cities: whose turn it is, and the round, or who won."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import ink, wrapped
from render.engine.scene import Box
from render.games.carrara.page import Page

_BADGE: Final = 84
_LEFT, _RIGHT, _APART = 18, 290, 14
_HEIGHT: Final = 132
_LAUREL, _TWO_LAURELS = 116, 84
_SIZES: Final = (theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_LINE: Final = 1.12
"""The height of a line, as a multiple of its size."""
_PLATE: Final = 50


def lay_corner(page: Page, top: int) -> None:
    """Lay out the corner above the plaques."""
    view, middle = page.view, top + _HEIGHT // 2
    if view.phase is Phase.OVER:
        _lay_winners(page, middle)
        return
    badge = page.badge("turn/badge", _LEFT, middle - _BADGE // 2, _BADGE, view.turn, theme.SKY)
    box = Box(badge.right + _APART, middle - _BADGE // 2, _RIGHT - badge.right - _APART, _BADGE)
    if view.last_round_by is None:
        _lay_said(page, page.say("picture-round", round=view.round), box)
    else:
        _lay_last(page, box)


def _lay_winners(page: Page, middle: int) -> None:
    """Lay out who won, with the badges in laurels; several winners share the victory."""
    winners, x = page.view.winners, _LEFT - 4
    size = _LAUREL if len(winners) == 1 else _TWO_LAURELS
    names = [page.names[seat] for seat in winners]
    said = page.say("picture-won", names=page.listed(names), count=len(names)) if names else page.say("picture-over")
    for seat in winners:
        page.wreathe(f"turn/{seat}", x + size // 2, middle, seat, theme.SKY, size)
        x += size
    box = Box(x + 10, middle - _HEIGHT // 2, _RIGHT - x - 10, _HEIGHT)
    _lay_said(page, said if len(names) < 2 else page.say("picture-shared"), box, "round/name")


def _lay_said(page: Page, said: str, box: Box, what: str = "round") -> None:
    """Lay out words in two lines at most, as large as they fit a box; what is too long is cut."""
    size = next((size for size in _SIZES if all(_whole(said, size, box.width))), theme.SMALL)
    lines = wrapped(said, "black", size, box.width, 2)
    pitch = round(size * _LINE)
    y = box.y + box.height // 2 - (len(lines) - 1) * pitch // 2
    for number, line in enumerate(lines):
        page.label(f"{what}/{number}", box.x, y + number * pitch, line, size, theme.INK, theme.SKY, face="black")


def _whole(said: str, size: int, width: int) -> list[bool]:
    lines = wrapped(said, "black", size, width, 2)
    return [not line.endswith("…") and ink(line, "black", size).advance <= width for line in lines]


def _lay_last(page: Page, box: Box) -> None:
    plate = Box(box.x, box.y + (box.height - 92) // 2, box.width, 92)
    page.plate("last-round/plate", plate, theme.TERRACOTTA, theme.SKY, 14, shadow=3)
    lines = wrapped(page.say("picture-last-round"), "bold", 39, plate.width - 16, 2)
    for number, line in enumerate(lines):
        x, y = plate.x + plate.width // 2, plate.y + plate.height // 2 + (2 * number - len(lines) + 1) * 21
        page.label(f"last-round/{number}", x, y, line, 39, theme.WHITE, theme.TERRACOTTA, face="bold", anchor="m")
