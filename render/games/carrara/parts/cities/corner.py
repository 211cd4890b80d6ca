"""The upper left corner of the cities: whose turn it is, if it is the last round, and the last move, or who won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import Face, fit, fitting_size, ink, wrapped
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.market.ribbon import lay_ribbon

_BADGES: Final = (38, 35), (38, 19)
"""The size and the middle, from the top, of the badge of the seat to move, also in the last round."""
_BY: Final = 36
"""The badge of the seat that announced the end."""
_LEFT, _RIGHT, _APART = 6, 285, 4
_ROUND: Final = 98
"""The middle of the round, from the top."""
_HEIGHT: Final = 132
_LAUREL, _TWO_LAURELS = 116, 84
_SIZES: Final = (theme.TITLE, 47, theme.LARGE, 39, theme.BODY, theme.SMALL)
_NAMES: Final = (39, theme.BODY, theme.SMALL)
"""The sizes of a name: smaller than that of who won, as it changes with every turn of an animation."""
_TWO_LINES, _CUT = 66, 8
"""The height of two lines with a name, and by how much it is made narrower until they fit."""
_FACES: Final[tuple[Face, ...]] = ("black", "serif", "bold", "narrow")
_LINE: Final = 1.12
"""The height of a line, as a multiple of its size."""
_PLATE, _INSIDE = Box(_LEFT, 39, _RIGHT - _LEFT, 38), 6
_RIBBON, _LOW_RIBBON = Box(6, 70, 282, 70), Box(6, 82, 282, 58)
"""The last move in one line, also in the last round."""


def lay_corner(page: Page, top: int) -> None:
    """Lay out the corner above the plaques."""
    view, middle = page.view, top + _HEIGHT // 2
    if view.phase is Phase.OVER:
        _lay_winners(page, middle)
        return
    last = view.last_round_by is not None
    side, line = _BADGES[last]
    badge = page.badge("turn/badge", _LEFT, top + line - side // 2, side, view.turn, theme.SKY)
    high = side if last else _TWO_LINES
    box = Box(badge.right + _APART, top + line - high // 2, _RIGHT - badge.right - _APART, high)
    _lay_turn(page, page.names[view.turn], box)
    if last:
        _lay_last(page, _PLATE._replace(y=top + _PLATE.y))
    ribbon = _LOW_RIBBON if last else _RIBBON
    told = lay_ribbon(page, ribbon._replace(y=top + ribbon.y))
    if not told and not last:
        said, at = page.say("picture-round", round=view.round), (box.x, top + _ROUND)
        page.label("round", *at, said, theme.BODY, theme.INK, theme.SKY, face="bold", width=box.width)


def _lay_turn(page: Page, name: str, box: Box) -> None:
    """Lay out whose turn it is, as large as there is room for, in two lines if there is height for them.

    Of a name that is too long, a part is shown.
    """
    said, letters = page.say("picture-turn", name=name), [(face, size) for face in _FACES for size in _NAMES]
    face, size = next((each for each in letters if ink(said, *each).advance <= box.width), letters[-1])
    shown: Sequence[str] = [said]
    if ink(said, face, size).advance > box.width:
        shown = _cut(page, name, face, size, box.width, 2 if box.height >= _TWO_LINES else 1)
    pitch = box.height // 2
    y = box.y + box.height // 2 - (len(shown) - 1) * pitch // 2
    for number, line in enumerate(shown):
        page.label(f"turn/name/{number}", box.x, y + number * pitch, line, size, theme.INK, theme.SKY, face=face)


def _cut(page: Page, name: str, face: Face, size: int, width: int, most: int) -> Sequence[str]:
    """Return whose turn it is in so many lines at most, with as much of the name as fits them."""
    for room in range(most * width, 0, -_CUT):
        said = page.say("picture-turn", name=fit(name, face, size, room))
        lines = wrapped(said, face, size, width, most)
        if " ".join(lines) == said:
            break
    return lines


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
    size = next(
        (size for size in _SIZES if _fit(wrapped(said, "black", size, box.width, 2), "black", size, box.width)),
        theme.SMALL,
    )
    lines = wrapped(said, "black", size, box.width, 2)
    pitch = round(size * _LINE)
    y = box.y + box.height // 2 - (len(lines) - 1) * pitch // 2
    for number, line in enumerate(lines):
        page.label(f"{what}/{number}", box.x, y + number * pitch, line, size, theme.INK, theme.SKY, face="black")


def _fit(lines: Sequence[str], face: Face, size: int, width: int) -> bool:
    """Return whether lines are whole and no wider than this."""
    return all(not line.endswith("…") and ink(line, face, size).advance <= width for line in lines)


def _lay_last(page: Page, plate: Box) -> None:
    """Lay out that it is the last round, with the badge of the seat that announced the end, if one did."""
    on, middle, left = theme.TERRACOTTA, plate.y + plate.height // 2, plate.x + _INSIDE
    page.plate("last-round/plate", plate, on, theme.SKY, 14, theme.TERRACOTTA_DEEP, shadow=3)
    by = page.view.announced_by
    if by is not None:
        left = page.badge("last-round/by", left, middle - _BY // 2, _BY, by, on).right + _INSIDE
    said, room = page.say("picture-last-round"), plate.right - _INSIDE - left
    size = fitting_size(said, "bold", _NAMES[1:], room)
    face: Face = "bold" if ink(said, "bold", size).advance <= room else "narrow"
    x = left + (room - min(room, ink(said, face, size).advance)) // 2
    page.label("last-round/said", x, middle, said, size, theme.WHITE, on, face=face, width=room)
