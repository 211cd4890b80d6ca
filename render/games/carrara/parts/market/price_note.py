"""Which prices are on the wheel: those after its turn, those without one, or those of now."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import Phase
from bot.games.carrara.prospects import prices
from bot.games.carrara.view import View
from bot.texts import Messages
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box, Role
from render.games.carrara.page import CarraraPage

_EARLIER_CORNER: Final = Box(6, 79, 184, 71)
"""The plate in the corner, the right of which the wheel covers."""
_BLOCK, _EARLIER_LEFT = 44, 12
_LINES: Final = 98, 131
_EARLIER_SIZES: Final = theme.BODY, 33, theme.SMALL


def lay_earlier_corner(page: CarraraPage) -> None:
    """Lay out a plate, if it is needed; call this before laying out the wheel, which lies on it."""
    if _earlier(page):
        box, on = _EARLIER_CORNER, theme.MARBLE
        page.plate("ground/earlier", box, on, page.ground, 12, theme.EDGE, shadow=5, role=Role.GROUND)


def lay_earlier_note(page: CarraraPage) -> None:
    """Lay out there a block with dashes, and in two short lines that such were bought earlier."""
    if not _earlier(page):
        return
    middle = sum(_LINES) // 2
    page.icon("earlier/block", _EARLIER_LEFT, middle - _BLOCK // 2, _BLOCK, "gone-yellow", theme.MARBLE)
    said, left = (
        [page.say("picture-earlier-bought"), page.say("picture-earlier-when")],
        _EARLIER_LEFT + _BLOCK + 8,
    )
    size = min(fitting_size(each, "narrow", _EARLIER_SIZES, wide) for each, wide in zip(said, (110, 86), strict=True))
    for number, (each, y) in enumerate(zip(said, _LINES, strict=True), 1):
        page.label(f"earlier/{number}", left, y, each, size, theme.INK, theme.MARBLE, face="narrow")


def _earlier(page: CarraraPage) -> bool:
    """Return whether blocks were bought before the latest turn from a segment that shows nothing newer."""
    pairs = zip(page.changes.taken, page.newest.taken, strict=True)
    return any(any(taken) and not any(newest) for taken, newest in pairs)


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
