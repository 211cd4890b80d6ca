"""On a seat's banner beside its points: how many money cards it has, or at the end which place it took."""

from __future__ import annotations

from typing import Final

from render.common.podium.rank import lay_rank
from render.common.ribbon import CLOTH
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page

CARDS, _COUNT = 42, 39
"""The sizes of the sign of cards and of their number."""
_LOW_CARDS: Final = 34
"""The size of that sign below the points."""
_MEDAL: Final = 42
_AROUND, _ROUND, _RING = 6, 7, 4
"""How far the sheet below a number of cards that has changed reaches, its corners, and how far its frame reaches."""
_HIGHER: Final = 4
"""How much higher the sheet is than the sign, or below the points lower."""


def _aside(page: Page, seat: int) -> str:
    final = page.view.final
    return str(page.view.players[seat].cards if final is None else final.ranks[seat])


def aside_width(page: Page, seat: int, size: int = _COUNT) -> int:
    """Return how wide that is beside points of this size."""
    if page.view.final is not None:
        return _MEDAL
    return _sign(size) + 4 + ink(_aside(page, seat), "bold", size).advance


def _sign(size: int) -> int:
    """Return the size of the sign of cards beside a number of this size."""
    return CARDS if size >= _COUNT else _LOW_CARDS


def lay_aside(page: Page, seat: int, right: int, middle: int, size: int = _COUNT, *, marked: bool = True) -> None:
    """Lay out how many cards a seat has, marked if that has changed, at the end which place it took, up to the right.

    Where what a seat pays is shown by itself, it need not be marked.
    """
    what, on, colour, said = f"player/{seat}", theme.PLAQUES[seat], theme.ON_SEATS[seat], _aside(page, seat)
    x, sign = right - aside_width(page, seat, size), _sign(size)
    if page.view.final is None:
        if marked and seat == page.news.seat and page.news.counted:
            high = sign + (_HIGHER if size >= _COUNT else -_HIGHER)
            sign = min(sign, high)
            sheet = Box(x - _AROUND, middle - high // 2, right - x + 2 * _AROUND, high)
            page.ring(f"{what}/cards", sheet, on, _ROUND, _RING)
            page.plate(f"{what}/cards/sheet", sheet, CLOTH, theme.NEW, _ROUND)
            colour, on = theme.INK, CLOTH
        page.icon(f"{what}/cards/sign", x, middle - sign // 2, sign, "cards", on)
        page.label(f"{what}/cards", right, middle, said, size, colour, on, face="bold", anchor="r")
        return
    lay_rank(page, what, page.view.final.ranks[seat], x, middle, on, _MEDAL)
