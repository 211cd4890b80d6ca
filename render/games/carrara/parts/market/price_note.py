"""Which prices are on the wheel: those after its turn, those without one, or those of now."""

from __future__ import annotations

from bot.games.carrara.position import CarraraPhase
from bot.games.carrara.prospects import prices
from bot.games.carrara.view import CarraraView
from bot.texts import Messages
from render.engine import theme
from render.engine.fonts import fit_size
from render.games.carrara.page import CarraraPage
from render.games.carrara.parts.market.dial import lay_turn


def lay_price_note(page: CarraraPage) -> None:
    """Lay out two short lines in the corner, unless nothing has a price, and on the rim the sign of a turn to come."""
    when = _prices_shown(page.view)
    if when == "turned":
        lay_turn(page, turned=True)
    told = (("head", 638, "picture-prices"), ("when", 676, f"picture-prices-{when}")) if when else ()
    sizes = [fit_size(page.say(key), "narrow", (37, theme.BODY, 33, theme.SMALL), 176) for *_, key in told]
    for what, middle, key in told:
        page.label(f"prices/{what}", 14, middle, page.say(key), min(sizes), theme.INK, page.ground, face="narrow")


def price_title(say: Messages, view: CarraraView) -> str:
    """Say which prices are shown, as a title; that of the bare wheel if there are none."""
    when = _prices_shown(view)
    return say(f"picture-cost-{when}") if when else say("picture-wheel")


def _prices_shown(view: CarraraView) -> str:
    """Return which prices are shown; nothing if there are none."""
    if prices(view) is None or not any(map(any, view.wheel)):
        return ""
    return "now" if view.phase is CarraraPhase.BUYING else "turned" if view.cards is None else "unturned"
