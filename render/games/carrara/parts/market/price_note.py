"""Which prices are on the wheel: those after its turn, those without one, or those of now."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import prices
from bot.games.carrara.view import View
from bot.texts import Messages
from render.engine import theme
from render.engine.fonts import ink
from render.games.carrara.page import CarraraPage

_LEFT: Final = 14
_WIDTHS: Final = 76, 176
"""The middles and the greatest widths of the two lines."""
_SIZES: Final = 37, theme.BODY, 33, theme.SMALL
_SIGN: Final = 44
_SIGNS: Final = {"turned": "wheel-turned", "unturned": "wheel-stayed"}


def lay_price_note(page: CarraraPage) -> None:
    """Lay out two short lines there and a sign of the turn, unless nothing has a price."""
    when, left = _when(page.view), _LEFT
    if not when:
        return
    first, second = (635, 673)
    if when in _SIGNS:
        sign = page.icon("prices/sign", left - 4, first - _SIGN // 2, _SIGN, _SIGNS[when], page.ground, plate=True)
        left = sign.right + 2
    _say(page, "head", left, first, page.say("picture-prices"), _WIDTHS[0])
    _say(page, "when", _LEFT, second, page.say(f"picture-prices-{when}"), _WIDTHS[1])


def price_title(say: Messages, view: View) -> str:
    """Say which prices are shown, as a title; that of the bare wheel if there are none."""
    when = _when(view)
    return say(f"picture-cost-{when}") if when else say("picture-wheel")


def _when(view: View) -> str:
    """Return which prices are shown; nothing if there are none."""
    if prices(view) is None or not any(map(any, view.wheel)):
        return ""
    return "now" if view.phase is Phase.BUYING else "turned" if view.cards is None else "unturned"


def _say(page: CarraraPage, what: str, x: int, middle: int, said: str, width: int) -> None:
    fitting = (size for size in _SIZES if ink(said, "narrow", size).advance <= width)
    size = next(fitting, theme.SMALL)
    page.label(f"prices/{what}", x, middle, said, size, theme.INK, page.ground, face="narrow")
