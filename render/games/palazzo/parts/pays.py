"""What a hand can pay at one time: at most, and if it is bound to each currency."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Cards, Currency
from bot.games.palazzo.payment import most_by_currency
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.palazzo.page import Page

_PAPER: Final = "#fff3d2"
_SIGN: Final = 56
_MOST: Final = 104, 150
"""The size of the most, and on a high panel."""
_EACH: Final = 55
_ROW: Final = 66, 92
"""The height of a currency's line, and on a high panel."""
_HIGH: Final = 480
"""From this height on, a panel is high."""
_RIGHT: Final = 30


def lay_pays(page: Page, hand: Cards, box: Box) -> None:
    """Lay out the most that can be paid as the largest number, and below it what each currency pays."""
    amounts = most_by_currency(hand)
    best, high = max(amounts.values()), box.height >= _HIGH
    page.plate("pays/panel", box, _PAPER, page.ground, 16, theme.GOLD_DEEP, fill_to="#f6e3b2", shadow=6)
    middle = box.x + box.width // 2
    page.label("pays/title", middle, box.y + 30, page.say("picture-pays"), theme.BODY, theme.INK, _PAPER, anchor="m")
    row = _ROW[high]
    top = box.bottom - len(amounts) * row - 8
    at = middle, (box.y + 46 + top) // 2 + 2, str(best), _MOST[high], theme.INK, _PAPER
    page.label("pays/most", *at, face="bold", anchor="m")
    for number, (currency, amount) in enumerate(amounts.items()):
        line = Box(box.x + 12, top + number * row, box.width - 24, row - 6)
        _lay_line(page, currency, amount, line, bool(amount) and amount == best)


def _lay_line(page: Page, currency: Currency, amount: int, line: Box, best: bool) -> None:
    what, on = f"pays/{currency}", _PAPER
    if best:
        page.plate(f"{what}/best", line, theme.WHITE, on, 12, theme.GOLD_DEEP)
        on = theme.WHITE
    middle = line.y + line.height // 2
    page.icon(
        what, line.x + 14, middle - _SIGN // 2, _SIGN, f"money-{currency}", on, faded=not amount, plate=not amount
    )
    colour = theme.INK if amount else theme.SOFT
    page.label(f"{what}/amount", line.right - _RIGHT, middle, str(amount), _EACH, colour, on, face="bold", anchor="r")
    if best:
        x = line.right - _RIGHT - ink(str(amount), "bold", _EACH).advance - 22 - 44
        page.icon(f"{what}/tick", x, middle - 22, 44, "tick", on)
