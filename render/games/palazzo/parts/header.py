"""The head of a page: who is asked or who has won, and beside it the ribbon of the last move."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase
from render.common.header import lay_head_band, lay_mover, lay_title
from render.common.ribbon import lay_ribbon
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.last_move import LEVELS, said_in

RIBBON: Final = Box(512, 10, 564, 70)
_GAP: Final = 16


def lay_header(page: Page, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    seat, left, right = page.news.seat, theme.MARGIN, theme.WIDTH - theme.MARGIN
    if seat is not None:
        lay_ribbon(page, RIBBON, seat, LEVELS, lambda level: said_in(page.say, page.news.latest, level))
        right = RIBBON.x - _GAP
    key, seats = _title(page)
    if page.view.phase not in (Phase.OVER, Phase.STOPPED):
        left = lay_mover(page, page.view.asked)
    if band:
        lay_head_band(page, band, left, right)
    else:
        lay_title(page, "turn/name", key, seats, left, right)


def _title(page: Page) -> tuple[str, tuple[int, ...]]:
    """Return the key of the title, and the seats that it names."""
    view = page.view
    if view.final is not None:
        return "picture-won", view.final.winners
    if view.phase is Phase.STOPPED:
        return "picture-over", ()
    return "picture-turn" if view.asked == view.turn else "picture-asked", (view.asked,)
