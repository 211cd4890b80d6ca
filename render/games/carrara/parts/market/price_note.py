"""Which prices are on the wheel: those after its turn, those without one, or those of now; below it, on the left."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import Phase
from render.engine import theme
from render.games.carrara.page import Page
from render.games.carrara.prices import prices

_LEFT: Final = 12
_MIDDLES: Final = 644, 676
_SIGN: Final = 44
_APART: Final = 6
_SIGNS: Final = {"turned": "chevron-turn", "unturned": "wheel-stayed"}


def lay_price_note(page: Page) -> None:
    """Lay out two short lines and a sign of the turn, unless nothing has a price."""
    if prices(page.view) is None or not any(map(any, page.view.wheel)):
        return
    when = "now" if page.view.phase is Phase.BUYING else "turned" if page.view.cards is None else "unturned"
    left, (first, second) = _LEFT, _MIDDLES
    _say(page, "when", left, second, f"picture-prices-{when}")
    if when in _SIGNS:
        top = first - 6 - _SIGN // 2
        left = page.icon("prices/sign", left, top, _SIGN, _SIGNS[when], page.ground, plate=True).right + _APART
    _say(page, "head", left, first, "picture-prices")


def _say(page: Page, what: str, x: int, middle: int, key: str) -> None:
    page.label(f"prices/{what}", x, middle, page.say(key), theme.SMALL, theme.INK, page.ground, face="narrow")
