"""What a scoring yields in all, with the amounts before and after."""

from __future__ import annotations

from bot.games.carrara.scoring import Gain
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.private.before_after import lay_change

_INSIDE = 16
_ALONE, _TOGETHER = (152, 136, 120, 104, 88), (100, 88, theme.HUGE)
"""The sizes of a currency's number that stands alone below its sign, and of two beside their signs."""
_SIGN = 108
"""The size of a sign above a number that stands alone."""
_CHANGE = 64, 56, theme.TITLE, theme.LARGE
"""The sizes of the amounts before and after; those of two currencies are not the largest."""
_LINE = 62
"""The height of the plate they are on."""
_BRASS, _GOLD_LOW = "#c99a45", "#f1d28b"


def lay_total(page: Page, view: SeatView, brought: Gain, box: Box) -> None:
    """Lay out the total of each currency, with the amounts before and after."""
    on = theme.GOLD_PALE
    page.plate("total/plate", box, on, theme.MARBLE, 14, _BRASS, fill_to=_GOLD_LOW, shadow=5)
    points, coins = view.players[view.seat].points, view.hand.coins
    parts = [
        (sign, before, more)
        for sign, before, more in (("point", points, brought.points), ("coin", coins, brought.coins))
        if more
    ]
    high = box.height // max(1, len(parts))
    lay = _lay_alone if len(parts) == 1 else _lay_beside
    for place, (sign, before, more) in enumerate(parts):
        part = Box(box.x + _INSIDE, box.y + place * high, box.width - 2 * _INSIDE, high)
        if place:
            page.plate(f"total/{sign}/rule", Box(part.x, part.y - 1, part.width, 2), _BRASS, on)
        middle = lay(page, sign, page.say("picture-more", count=more), part)
        line = Box(part.x, middle - _LINE // 2, part.width, _LINE)
        page.plate(f"mark/total/{sign}/plate", line, theme.NEW_PALE, on, 12, theme.NEW)
        room, sizes = line._replace(x=line.x + 8, width=line.width - 16), _CHANGE[len(parts) - 1 :]
        lay_change(page, f"total/{sign}", str(before), str(before + more), room, sizes, theme.NEW_PALE)


def _lay_alone(page: Page, sign: str, said: str, box: Box) -> int:
    """Lay out a number below its sign, and return the middle of the line below them."""
    size, centre = fitting_size(said, "bold", _ALONE, box.width), box.x + box.width // 2
    middle = box.y + box.height * 52 // 100
    page.label(f"total/{sign}", centre, middle, said, size, theme.INK, theme.GOLD_PALE, face="bold", anchor="m")
    top = box.y + (middle - size * 36 // 100 - box.y - _SIGN) * 55 // 100
    page.icon(f"total/{sign}/sign", centre - _SIGN // 2, top, _SIGN, sign, theme.GOLD_PALE)
    return box.y + box.height * 83 // 100


def _lay_beside(page: Page, sign: str, said: str, box: Box) -> int:
    """Lay out a number beside its sign, and return the middle of the line below them."""
    size = next((size for size in _TOGETHER if ink(said, "bold", size).advance + 10 + _side(size) <= box.width), 51)
    side, wide, middle = _side(size), ink(said, "bold", size).advance, box.y + box.height * 34 // 100
    x = box.x + (box.width - wide - 10 - side) // 2
    page.label(f"total/{sign}", x, middle, said, size, theme.INK, theme.GOLD_PALE, face="bold")
    page.icon(f"total/{sign}/sign", x + wide + 10, middle - side // 2, side, sign, theme.GOLD_PALE)
    return box.y + box.height * 80 // 100


def _side(size: int) -> int:
    """Return the size of a sign beside a number."""
    return size * 4 // 5
