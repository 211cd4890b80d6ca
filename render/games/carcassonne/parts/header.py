"""The head of a page: badges and a title, or a band that says what the picture is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render.engine import theme
from render.engine.fonts import Face, fit, fitting_size, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page

TOP: Final = 64
"""Where a page begins below its head."""
MIDDLE: Final = 32
LEFT, RIGHT = 14, theme.WIDTH - 14
_BADGE, _LAUREL, _BAND = 50, 62, 46
_SIZES: Final = (theme.TITLE, 47, theme.LARGE, theme.BODY, theme.SMALL)


def lay_title(page: Page, key: str, seats: Sequence[int] = (), right: int = RIGHT, *, won: bool = False) -> int:
    """Lay out what the message with this key says of these seats, in the largest size that fits; return where it ends.

    Else names are cut short; of several, only how many share the victory is said.
    """
    names = [page.names[seat] for seat in seats]
    room = right - LEFT - len(seats) * (_LAUREL if won else _BADGE) - 12
    left = room - ink(_said(page, key, [""]), "black", _SIZES[-1]).advance
    if ink(_said(page, key, names), "black", _SIZES[-1]).advance > room:
        key, names = ("picture-shared", names) if len(names) > 1 else (key, [fit(names[0], "black", _SIZES[-1], left)])
    return lay_words(page, _said(page, key, names), seats, right, theme.SKY, won=won)


def lay_words(
    page: Page,
    said: str,
    seats: Sequence[int] = (),
    right: int = RIGHT,
    on: str = theme.TRAVERTINE,
    *,
    won: bool = False,
) -> int:
    """Lay out a title that is already worded, and return where it ends."""
    x = _lay_badges(page, seats, won=won)
    at = x, MIDDLE, said, fitting_size(said, "black", _SIZES, right - x), theme.INK, on
    return page.label("turn/name" if on == theme.SKY else "title", *at, face="black", width=right - x).right


def lay_band(page: Page, text: str, seats: Sequence[int], right: int) -> None:
    """Lay out a band in the title's place."""
    x = _lay_badges(page, seats)
    box = Box(x, MIDDLE - _BAND // 2, right - x, _BAND)
    page.plate("band/plate", box, theme.SEA, theme.SKY, 14, shadow=5)
    room = box.width - 24
    size = fitting_size(text, "bold", (theme.BODY, theme.SMALL), room)
    face: Face = "bold" if ink(text, "bold", size).advance <= room else "narrow"
    at = box.x + box.width // 2, MIDDLE, text, size, theme.WHITE, theme.SEA
    page.label("band", *at, face=face, anchor="m", width=room)


def _lay_badges(page: Page, seats: Sequence[int], *, won: bool = False) -> int:
    """Lay out the badges of seats, those of winners in laurels, and return where the title begins."""
    x = LEFT
    for seat in seats:
        if won:
            page.wreathe(f"turn/{seat}", x + _LAUREL // 2, MIDDLE, seat, theme.SKY, _LAUREL)
        else:
            page.badge(f"turn/badge/{seat}", x, MIDDLE - _BADGE // 2, _BADGE, seat, theme.SKY)
        x += _LAUREL if won else _BADGE
    return x + 12 * bool(seats)


def _said(page: Page, key: str, names: Sequence[str]) -> str:
    listed = page.listed(list(names))
    return page.say(key, name=listed, names=listed, count=len(names))
