"""The upper left corner of the cities: who is to move, if it is the last round, and the last move, or who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.position import Phase
from render.common.name_lines import broken
from render.common.ribbon import CLOSE
from render.engine import theme
from render.engine.fonts import Face, capitals, fitting_size, ink, wrapped
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.naming import PITCH, name_lines
from render.games.carrara.parts.market.ribbon import lay_ribbon

_LEFT, _RIGHT = 6, 285
_PLATES: Final = Box(_LEFT, 2, _RIGHT - _LEFT, 74), Box(_LEFT, 2, _RIGHT - _LEFT, 55)
"""The plate of the seat to move, also in the last round."""
_RIM, _INSIDE, _APART = 4, 6, 7
"""The golden rim of that plate, and the space before its badge and after it."""
_GOLD, _GOLD_LOW = "#ffdb4a", "#f7b21f"
_PAPER, _PAPER_LOW = "#fffdf8", "#fdf2d0"
_BY: Final = 36
"""The badge of the seat that announced the end."""
_ROUND: Final = 112
"""The middle of the round, from the top."""
_HEIGHT: Final = 150
_LAUREL, _SMALL_LAUREL = 116, 84
_SIZES: Final = (theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_NAMES: Final = (40, 37, theme.BODY, 33, theme.SMALL)
"""The sizes of the name of the seat to move."""
_LASTS: Final = (33, theme.SMALL)
_LINE: Final = 1.12
"""The height of a line, as a multiple of its size."""
_MOST: Final = 4
"""In how many lines words are at most."""
_DOWN: Final = 2
"""How far letters that reach high are from the upper edge."""
_PLATE: Final = Box(_LEFT + 18, 58, _RIGHT - _LEFT - 36, 36)
"""The plate that says that it is the last round, which hangs from the one above it."""
_RIBBON, _LOW_RIBBON = Box(6, 79, 282, 79), Box(6, 95, 282, 63)
"""The last move, also in the last round."""


def lay_corner(page: Page, top: int) -> None:
    """Lay out the corner above the plaques."""
    view, middle = page.view, top + _HEIGHT // 2
    if view.phase is Phase.OVER:
        _lay_winners(page, middle)
        return
    last = view.last_round_by is not None
    box = _PLATES[last]
    _lay_turn(page, view.turn, box._replace(y=top + box.y))
    if last:
        _lay_last(page, _PLATE._replace(y=top + _PLATE.y))
    ribbon = _LOW_RIBBON if last else _RIBBON
    told = lay_ribbon(page, ribbon._replace(y=top + ribbon.y), spaces=CLOSE)
    if not told and not last:
        said, at = page.say("picture-round", round=view.round), ((_LEFT + _RIGHT) // 2, top + _ROUND)
        page.label("round", *at, said, theme.LARGE, theme.INK, theme.SKY, face="black", anchor="m")


def _lay_turn(page: Page, seat: int, box: Box) -> None:
    """Lay out who is to move, on paper in a golden frame as around the row, in two lines if the name is long."""
    page.plate("turn/plate", box, _GOLD, theme.SKY, 14, theme.GOLD_DEEP, fill_to=_GOLD_LOW, shadow=4)
    paper = page.plate("turn/paper", box.grown(-_RIM), _PAPER, _GOLD, 10, theme.GOLD_DEEP, fill_to=_PAPER_LOW)
    side = min(44, paper.height - 4)
    badge = page.badge("turn/badge", paper.x + _INSIDE, paper.y + (paper.height - side) // 2, side, seat, _PAPER)
    left, name = badge.right + _APART, page.names[seat]
    room = paper.right - _INSIDE - left
    face: Face = "black"
    sizes = [size for size in _NAMES if _reach(name, face, size) <= paper.height // 2] or _NAMES[-1:]
    size = fitting_size(name, face, sizes, room)
    lines: Sequence[str] = (name,)
    if ink(name, face, size).advance > room:
        most = name_lines(name, room) if paper.height >= 2 * PITCH else 1
        lines, size, face = broken(name, (theme.SMALL,), room, most, narrow=True)
    y = paper.y + paper.height // 2 - (len(lines) - 1) * PITCH // 2
    half, top = capitals(face, size) // 2, -ink(lines[0], face, size).top
    y = min(y, paper.bottom - ink(lines[-1], face, size).bottom - half - (len(lines) - 1) * PITCH)
    y = max(y, paper.y + top - half)
    for number, line in enumerate(lines):
        page.label(f"turn/name/{number}", left, y + number * PITCH, line, size, theme.INK, _PAPER, face=face)


def _reach(name: str, face: Face, size: int) -> float:
    """Return how far letters reach above or below the middle of the capitals."""
    letters, half = ink(name, face, size), capitals(face, size) / 2
    return max(-letters.top - half, half + letters.bottom)


def _lay_winners(page: Page, middle: int) -> None:
    """Lay out who won, with the badges in laurels; several winners share the victory."""
    winners, x = page.view.winners, _LEFT - 4
    names = [page.names[seat] for seat in winners]
    said = page.say("picture-won", names=page.listed(names), count=len(names)) if names else page.say("picture-over")
    large = len(winners) == 1 and _size_in_two(said, _RIGHT - x - _LAUREL - 10)
    size = _LAUREL if large else _SMALL_LAUREL
    for seat in winners:
        page.wreathe(f"turn/{seat}", x + size // 2, middle, seat, theme.SKY, size)
        x += size
    box = Box(x + 10, middle - _HEIGHT // 2, _RIGHT - x - 10, _HEIGHT)
    _lay_said(page, said if len(names) < 2 else page.say("picture-shared"), box, "round/name")


def _lay_said(page: Page, said: str, box: Box, what: str = "round") -> None:
    """Lay out words in two lines as large as they fit a box, or in four small ones; what is too long is cut."""
    face: Face = "black"
    size = _size_in_two(said, box.width)
    if size:
        lines: Sequence[str] = wrapped(said, face, size, box.width, 2)
    else:
        face, size = "narrow", theme.SMALL
        lines = wrapped(said, face, size, box.width, _MOST)
        if any(line.endswith("…") for line in lines):
            lines, size, face = broken(said, (size,), box.width, _MOST, narrow=True)
    pitch = round(size * _LINE)
    y = box.y + box.height // 2 - (len(lines) - 1) * pitch // 2
    if len(lines) == _MOST:
        # close and from the top on, as the lowest could not be read on the mountains
        pitch, y = PITCH, box.y + PITCH // 2 + _DOWN
    for number, line in enumerate(lines):
        page.label(f"{what}/{number}", box.x, y + number * pitch, line, size, theme.INK, theme.SKY, face=face)


def _size_in_two(said: str, width: int) -> int:
    """Return the largest size in which words are whole in two lines of this width, or 0."""
    for size in _SIZES:
        lines = wrapped(said, "black", size, width, 2)
        if all(not line.endswith("…") and ink(line, "black", size).advance <= width for line in lines):
            return size
    return 0


def _lay_last(page: Page, plate: Box) -> None:
    """Lay out that it is the last round, and who announced the end unless the ribbon below has the same badge."""
    on, middle, left = theme.TERRACOTTA, plate.y + plate.height // 2, plate.x + _INSIDE
    page.plate("last-round/plate", plate, on, theme.SKY, 10, theme.TERRACOTTA_DEEP, shadow=3)
    by, done = page.view.announced_by, turns(page.events)
    if by is not None and not (done and done[-1][0] == by):
        left = page.badge("last-round/by", left, middle - _BY // 2, _BY, by, on).right + _INSIDE
    said, room = page.say("picture-last-round"), plate.right - _INSIDE - left
    size = fitting_size(said, "bold", _LASTS, room)
    face: Face = "bold" if ink(said, "bold", size).advance <= room else "narrow"
    x = left + (room - min(room, ink(said, face, size).advance)) // 2
    page.label("last-round/said", x, middle, said, size, theme.WHITE, on, face=face, width=room)
