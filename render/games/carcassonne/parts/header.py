"""The head of a page: whose turn it is or who has won, and beside it the ribbon of the last move."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne import Phase
from render.common.header import MIDDLE, lay_head_band, lay_mover, lay_title
from render.common.page import LAUREL
from render.common.ribbon import lay_ribbon
from render.engine import theme
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.last_move import LEVELS, said_in

RIBBON: Final = Box(538, 10, 546, 70)
"""The ribbon at most: it always begins at the same place, and ends after what it says."""
_GAP: Final = 40
"""The space between the title and the badge on the ribbon, so that this is not read as a part of that."""


def lay_header(page: Page, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    news, view = page.latest, page.view
    right = theme.WIDTH - theme.MARGIN
    if news.seat is not None:
        lay_ribbon(page, RIBBON, news.seat, LEVELS, lambda level: said_in(page.say, news, level), fitted=True)
        right = RIBBON.x - _GAP
    left = _lay_who(page)
    if band:
        lay_head_band(page, band, left, right)
    elif view.phase is Phase.STOPPED:
        lay_title(page, "turn/name", "picture-over", (), left, right)
    elif view.phase is Phase.OVER:
        lay_title(page, "turn/name", "picture-won", page.outcome.winners, left, right)
    else:
        lay_title(page, "turn/name", "picture-turn", (view.asked,), left, right)


def _lay_who(page: Page) -> int:
    """Lay out the badge of the seat to move, or those of the winners in laurels, and return where the title begins."""
    view, x = page.view, theme.MARGIN
    if view.phase is Phase.STOPPED:
        return x
    if view.phase is not Phase.OVER:
        return lay_mover(page, view.asked)
    for seat in page.outcome.winners:
        page.wreathe(f"turn/{seat}", x + LAUREL // 2 - 4, MIDDLE, seat, theme.SKY)
        x += LAUREL
    return x + 6
