"""What a hand can pay at one time after an action, at most and in each currency, and what it could before."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Cards
from bot.games.palazzo.payment import most, most_by_currency
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page

_PAPER: Final = "#fff3d2"
_TITLE: Final = 80
_MIDDLE: Final = 44
_SIGN: Final = 58
_SIZES, _MOST = (62, 54, theme.LARGE, theme.BODY), 75
"""The sizes of what a currency pays, the first in which all fit, and of the most."""
_TICK: Final = 46
_BEFORE: Final = theme.LARGE
_ARROW: Final = 38, 26
_BETWEEN: Final = 8
_GAP: Final = 10


def lay_left(page: Page, had: Cards, has: Cards, box: Box) -> None:
    """Lay out the most that can be paid, and below it a column for each currency."""
    page.plate("left/panel", box, _PAPER, page.ground, 16, theme.GOLD_DEEP, fill_to="#f6e3b2", shadow=6)
    before, after = most_by_currency(had), most_by_currency(has)
    best, y = most(has), box.y + _MIDDLE
    wide = (box.width - 2 * _GAP) // len(after)
    fits = (size for size in _SIZES if all(_wide(before[each], after[each], size) <= wide - 16 for each in after))
    size = next(fits, _SIZES[-1])
    at = box.x + 20, y, page.say("picture-pays"), theme.BODY, theme.INK, _PAPER
    page.label("left/most/title", *at)
    _lay_amount(page, "left/most", most(had), best, box.right - 24 - _wide(most(had), best, _MOST), y, _MOST, _PAPER)
    for number, (currency, amount) in enumerate(after.items()):
        place = Box(box.x + _GAP + number * wide + 4, box.y + _TITLE, wide - 8, box.height - _TITLE - 14)
        on = _PAPER
        middle, left = place.x + place.width // 2, place.x + (place.width - _SIGN) // 2
        if amount and amount == best:
            page.plate(f"left/{currency}/best", place, theme.WHITE, on, 12, theme.GOLD_DEEP)
            on = theme.WHITE
            left -= (_BETWEEN + _TICK) // 2
            at_tick = left + _SIGN + _BETWEEN, place.y + 10 + (_SIGN - _TICK) // 2, _TICK
            page.icon(f"left/{currency}/tick", *at_tick, "tick", on)
        sign = left, place.y + 10, _SIGN, f"money-{currency}", on
        page.icon(f"left/{currency}", *sign, faded=not amount, plate=True)
        x = middle - _wide(before[currency], amount, size) // 2
        _lay_amount(page, f"left/{currency}", before[currency], amount, x, place.bottom - 36, size, on)


def _wide(before: int, after: int, size: int) -> int:
    wide = ink(str(after), "bold", size).advance
    if before != after:
        wide += ink(str(before), "bold", _BEFORE).advance + _ARROW[0] + 2 * _BETWEEN
    return wide


def _lay_amount(page: Page, what: str, before: int, after: int, x: int, y: int, size: int, on: str) -> None:
    """Lay out an amount, after what it was if that has changed."""
    if before != after:
        page.label(f"{what}/before", x, y, str(before), _BEFORE, theme.INK, on, face="bold")
        x += ink(str(before), "bold", _BEFORE).advance + _BETWEEN
        page.icon(f"{what}/to", x, y - _ARROW[1] // 2, _ARROW[0], "arrow", on, height=_ARROW[1])
        x += _ARROW[0] + _BETWEEN
    page.label(f"{what}/after", x, y, str(after), size, theme.INK, on, face="bold")
