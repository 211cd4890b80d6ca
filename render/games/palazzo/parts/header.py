"""The head of a page: who is asked or who has won, and beside it the ribbon of the last move."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase
from render.common.ribbon import lay_ribbon
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.last_move import LEVELS, said_in

RIBBON: Final = Box(512, 10, 564, 70)
_MIDDLE: Final = 42
_BADGE: Final = 64
_SIZES: Final = (theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL)
_GAP: Final = 16
_PLATE: Final = 52


def lay_header(page: Page, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    seat, right = page.news.seat, theme.WIDTH - theme.MARGIN
    if seat is not None:
        lay_ribbon(page, RIBBON, seat, LEVELS, lambda level: said_in(page.say, page.news.latest, level))
        right = RIBBON.x - _GAP
    view, left = page.view, theme.MARGIN
    asked = view.phase not in (Phase.OVER, Phase.STOPPED)
    if asked:
        place = left, _MIDDLE - _BADGE // 2, _BADGE
        left = page.badge(f"turn/badge/{view.asked}", *place, view.asked, theme.SKY).right + 18
    if band:
        box = Box(left, _MIDDLE - _PLATE // 2, right - left, _PLATE)
        page.plate("band/plate", box, theme.SEA, theme.SKY, 14, shadow=5)
        said = fit(band, "bold", theme.BODY, box.width - 32)
        at = box.x + box.width // 2, _MIDDLE, said, theme.BODY, theme.WHITE, theme.SEA
        page.label("band", *at, face="bold", anchor="m")
        return
    said, size = _title(page, right - left)
    page.label("turn/name", left, _MIDDLE, said, size, theme.INK, theme.SKY, face="black")


def _title(page: Page, width: int) -> tuple[str, int]:
    """Return the title in the largest size in which it fits, or else in the smallest, cut short."""
    view = page.view
    if view.phase in (Phase.OVER, Phase.STOPPED):
        winners = view.final.winners if view.final is not None else ()
        names = page.listed([page.names[seat] for seat in winners])
        said = page.say("picture-won", names=names, count=len(winners)) if winners else page.say("picture-over")
    else:
        key = "picture-turn" if view.asked == view.turn else "picture-asked"
        said = page.say(key, name=page.names[view.asked])
    size = next((size for size in _SIZES if ink(said, "black", size).advance <= width), _SIZES[-1])
    return fit(said, "black", size, width), size
