"""What a hand can pay at one time if it is bound to each currency, beside the cards of that currency."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Cards, Currency
from bot.games.palazzo.payment import most_by_currency
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page

_PAPER: Final = "#fff3d2"
_SIGN: Final = 68
_SIZES: Final = 104, 91, 83, 67, 59
"""The sizes of the most, the first that fits."""
_EACH: Final = 59
_TICK: Final = 48
_RIGHT: Final = 22


def lay_pays(page: Page, hand: Cards, box: Box, top: int, pitch: int) -> None:
    """Lay out what each currency pays, in rows so far apart from a height on, the most as the largest number."""
    amounts = most_by_currency(hand)
    best = max(amounts.values())
    page.plate("pays/panel", box, _PAPER, page.ground, 16, theme.GOLD_DEEP, fill_to="#f6e3b2", shadow=6)
    for number, (currency, amount) in enumerate(amounts.items()):
        line = Box(box.x + 10, top + number * pitch + 3, box.width - 20, pitch - 6)
        _lay_line(page, currency, amount, line, bool(amount) and amount == best)


def _lay_line(page: Page, currency: Currency, amount: int, line: Box, best: bool) -> None:
    what, on, size = f"pays/{currency}", _PAPER, _EACH
    if best:
        page.plate(f"{what}/best", line, theme.WHITE, on, 12, theme.GOLD_DEEP)
        on = theme.WHITE
        room = line.width - _SIGN - _TICK - _RIGHT - 34
        size = fitting_size(str(amount), "bold", _SIZES, room)
    x, middle = line.x + 12, line.y + line.height // 2
    page.icon(what, x, middle - _SIGN // 2, _SIGN, f"money-{currency}", on, faded=not amount, plate=True)
    colour = theme.INK if amount else theme.SOFT
    page.label(f"{what}/amount", line.right - _RIGHT, middle, str(amount), size, colour, on, face="bold", anchor="r")
    if best:
        left = line.right - _RIGHT - ink(str(amount), "bold", size).advance - 10 - _TICK
        page.icon(f"{what}/tick", left, middle - _TICK // 2, _TICK, "tick", on)
