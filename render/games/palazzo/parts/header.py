"""The head of a page: who is asked or who has won, and beside it the ribbon of the last move."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase
from render.common.header import MIDDLE, lay_head_band, lay_mover, lay_title
from render.common.ribbon import CLOSE, lay_ribbon
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.last_move import LEVELS, said_in

RIBBON: Final = Box(604, 10, 482, 70)
_GAP: Final = 16
_LAUREL: Final = 76
_WREATHED: Final = 2
"""More winners leave no room for laurels beside the title."""
_CATHEDRAL: Final = 466
"""Where the cathedral of the landscape begins, which no title hides."""


def lay_header(page: Page, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    seat, left = page.news.seat, theme.MARGIN
    if seat is not None:
        level = lay_ribbon(
            page, RIBBON, seat, LEVELS, lambda level: said_in(page, page.news.latest, level), CLOSE, fitted=True
        )
        # what is marked as new is what the ribbon names
        page.news = page.news.of_last(level.events)
    key, seats = _title(page)
    if not page.over:
        left = lay_mover(page, page.view.asked)
    elif page.view.final is not None:
        winners = page.view.final.winners
        for seat in winners if len(winners) <= _WREATHED else ():
            page.wreathe(f"turn/{seat}", left + _LAUREL // 2, MIDDLE, seat, theme.SKY, _LAUREL)
            left += _LAUREL + 8
    if band:
        lay_head_band(page, band, left, theme.WIDTH - theme.MARGIN if seat is None else RIBBON.x - _GAP)
    else:
        lay_title(page, "turn/name", key, seats, left, _CATHEDRAL)


def _title(page: Page) -> tuple[str, tuple[int, ...]]:
    """Return the key of the title, and the seats that it names."""
    view = page.view
    if view.final is not None:
        return "picture-won", view.final.winners
    if view.phase is Phase.STOPPED:
        return "picture-over", ()
    # where everyone is asked in turn, the one whose turn it is is asked like the others
    return "picture-asked" if page.shared or view.asked != view.turn else "picture-turn", (view.asked,)
