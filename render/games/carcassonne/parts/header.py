"""The head of a page: whose turn it is or who has won, and beside it the ribbon of the last move."""

from __future__ import annotations

from typing import Final

from bot.games.carcassonne import Phase
from render.common.page import LAUREL
from render.common.ribbon import lay_ribbon
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.scene import Box
from render.games.carcassonne.page import Page
from render.games.carcassonne.parts.last_move import LEVELS, said_in

RIBBON: Final = Box(512, 10, 564, 70)
MIDDLE: Final = 42
_BADGE: Final = 64
_SIZES: Final = (theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL)
_PLATE: Final = 52
_GAP: Final = 16


def lay_header(page: Page, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    news = page.latest
    right = theme.WIDTH - theme.MARGIN
    if news.seat is not None:
        lay_ribbon(page, RIBBON, news.seat, LEVELS, lambda level: said_in(page.say, news, level))
        right = RIBBON.x - _GAP
    left = _lay_who(page)
    if band:
        box = Box(left, MIDDLE - _PLATE // 2, right - left, _PLATE)
        page.plate("band/plate", box, theme.SEA, theme.SKY, 14, shadow=5)
        said = fit(band, "bold", theme.BODY, box.width - 32)
        at = box.x + box.width // 2, MIDDLE, said, theme.BODY, theme.WHITE, theme.SEA
        page.label("band", *at, face="bold", anchor="m")
        return
    said, size = _title(page, right - left)
    page.label("turn/name", left, MIDDLE, said, size, theme.INK, theme.SKY, face="black")


def _lay_who(page: Page) -> int:
    """Lay out the badge of the seat to move, or those of the winners in laurels, and return where the title begins."""
    view, x = page.view, theme.MARGIN
    if view.phase is Phase.STOPPED:
        return x
    if view.phase is not Phase.OVER:
        return page.badge(f"turn/badge/{view.turn}", x, MIDDLE - _BADGE // 2, _BADGE, view.turn, theme.SKY).right + 18
    for seat in page.outcome.winners:
        page.wreathe(f"turn/{seat}", x + LAUREL // 2 - 4, MIDDLE, seat, theme.SKY)
        x += LAUREL
    return x + 6


def _title(page: Page, width: int) -> tuple[str, int]:
    """Return the title in the largest size in which it fits, or else in the smallest with a name cut short.

    Of several winners whose names don't fit, the badges tell who they are.
    """
    view = page.view
    if view.phase is Phase.STOPPED:
        return page.say("picture-over"), theme.TITLE
    winners = page.outcome.winners if view.phase is Phase.OVER else (view.turn,)
    key, names = "picture-won" if view.phase is Phase.OVER else "picture-turn", [page.names[seat] for seat in winners]
    said = _said(page, key, names)
    for size in _SIZES:
        if ink(said, "black", size).advance <= width:
            return said, size
    if len(names) > 1:
        return fit(page.say("picture-shared"), "black", theme.LARGE, width), theme.LARGE
    room = width - ink(_said(page, key, [""]), "black", _SIZES[-1]).advance
    return _said(page, key, [fit(names[0], "black", _SIZES[-1], room)]), _SIZES[-1]


def _said(page: Page, key: str, names: list[str]) -> str:
    listed = page.listed(names)
    return page.say(key, name=listed, names=listed, count=len(names))
