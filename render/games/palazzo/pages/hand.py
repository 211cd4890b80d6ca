"""A seat's own money, what it can pay at most at one time and in each currency, and its palazzi if it has any."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.palazzo import SeatView
from render.engine import theme
from render.engine.scene import Box
from render.games.palazzo.page import Page
from render.games.palazzo.parts.field import lay_field, lay_ground
from render.games.palazzo.parts.private.pays import lay_pays
from render.games.palazzo.parts.private.purse import lay_purse, rows_of

_FIELD: Final = Box(16, 456, theme.WIDTH - 32, 236)
_MONEY: Final = Box(16, 90, 756, 352)
_WHOLE: Final = 602
"""The height of what is about money, where there are no palazzi below it."""
_PAYS: Final = 298
_APART: Final = 14
MIDDLE: Final = 44


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a seat's money and palazzi."""
    page, seat = Page(view, names, language), view.seat
    built = bool(view.players[seat].palazzi)
    page.lay_ground(page.light)
    if built:
        lay_ground(page, seat, _FIELD)
    page.end_backdrop()
    badge = page.badge("own/badge", theme.MARGIN, MIDDLE - 32, 64, seat, theme.SKY)
    title = badge.right + 18, MIDDLE, page.say("picture-own-money"), theme.TITLE, theme.INK, theme.SKY
    page.label("own/title", *title, face="black")
    at = theme.WIDTH - theme.MARGIN, MIDDLE, page.say("picture-pays"), theme.LARGE, theme.INK, theme.SKY
    page.label("own/pays", *at, face="black", anchor="r")
    money = _MONEY if built else _MONEY._replace(height=_WHOLE)
    page.panel("money/panel", *money)
    room = money.grown(-7)
    lay_purse(page, view.hand, room)
    lay_pays(page, view.hand, money._replace(x=money.right + _APART, width=_PAYS), *rows_of(view.hand, room))
    if built:
        lay_field(page, seat, _FIELD, 0)
    return page
