"""What a scoring yields in all, with the amounts before and after."""

from __future__ import annotations

from bot.games.carrara.scoring import Gain
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_PART, _NUMBER = 176, 100
"""The height of a currency's part, and the size of its number."""
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
    for place, (sign, before, more) in enumerate(parts):
        top, centre = box.y + (box.height - _PART * len(parts)) // 2 + place * _PART, box.x + box.width // 2
        said = page.say("picture-more", count=more)
        size = _NUMBER if ink(said, "bold", _NUMBER).advance + 90 <= box.width - 20 else theme.HUGE
        left = centre - (ink(said, "bold", size).advance + 10 + size * 4 // 5) // 2
        number = page.label(f"total/{sign}", left, top + 56, said, size, theme.INK, on, face="bold")
        side = size * 4 // 5
        page.icon(f"total/{sign}/sign", number.right + 12, top + 56 - side // 2, side, sign, on)
        y = top + 136
        page.label(f"total/{sign}/before", centre - 30, y, str(before), theme.LARGE, theme.SOFT, on, anchor="r")
        page.icon(f"total/{sign}/to", centre - 20, y - 12, 38, "arrow", on, height=24)
        page.label(f"total/{sign}/after", centre + 28, y, str(before + more), theme.LARGE, theme.INK, on, face="bold")
