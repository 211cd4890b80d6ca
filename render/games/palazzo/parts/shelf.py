"""The shelf below the market: how many envoys have come, what is left in the stacks, and money."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase, highest
from bot.games.palazzo.components import ENVOYS, OWN_SHARE
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page

SHELF: Final = Box(16, 608, 1068, 84)
MIDDLE: Final = 650
_WELL: Final = "#452915"
CREAM: Final = "#fff3d9"
_ENVOY: Final = 52
_CORNER: Final = 30
"""The mark of one who has just come."""
_ENVOYS: Final = 40, 371
"""Where the envoys begin, and where their number ends."""
_STACK: Final = 66, 43
_STACKS: Final = 401
_EACH: Final = 123
_NAMES: Final = ("I", "II", "III")
_BACK: Final = "#4a5f83"
_PILE, _DISCARDS = (46, 55), (54, 58)
_PILES: Final = 800, 938
_FEW_PILES: Final = 60, 220
_LEFT, _RIGHT = (42, 370), (404, 1058)
"""The recesses while something is shared out."""
_BADGE: Final = 54
_SIZE: Final = 39


def lay_plank(page: Page, sprite: str) -> None:
    """Add the shelf; it belongs to the backdrop."""
    page.icon("ground/shelf", SHELF.x, SHELF.y, SHELF.width, sprite, page.ground, height=SHELF.height, plate=True)


def lay_shelf(page: Page) -> None:
    """Lay out everything that lies on the shelf."""
    _lay_envoys(page)
    _lay_stacks(page)
    _lay_money(page, *_PILES)


def _lay_envoys(page: Page) -> None:
    have = page.view.envoys
    for place in range(ENVOYS):
        came = place < have
        waiting = "envoy-last" if place == ENVOYS - 1 else "envoy-to-come"
        x, sprite = _ENVOYS[0] + place * (_ENVOY + 3), "envoy" if came else waiting
        box = page.icon(f"envoy/{place}", x, MIDDLE - _ENVOY // 2, _ENVOY, sprite, _WELL, plate=not came)
        if have - page.news.envoys <= place < have:
            page.news_corner(f"envoy/{place}", box, _CORNER)
    said = page.say("picture-of", have=have, need=ENVOYS)
    page.label("envoys", _ENVOYS[1], MIDDLE, said, _SIZE, CREAM, _WELL, face="bold", anchor="r")


def _lay_stacks(page: Page) -> None:
    for number, (name, left) in enumerate(zip(_NAMES, page.view.stacks, strict=True)):
        x, (wide, high) = _STACKS + number * _EACH, _STACK
        sprite, y = "stack" if left else "stack-gone", MIDDLE - high // 2
        page.icon(f"stack/{name}", x, y, wide, sprite, _WELL, height=high, plate=True)
        colour, on = (theme.WHITE, _BACK) if left else (CREAM, _WELL)
        at = x + round(wide * 0.435), y + round(high * 0.54), name, theme.SMALL, colour, on
        page.label(f"stack/{name}/name", *at, face="bold", anchor="m")
        page.label(f"stack/{name}/left", x + wide + 2, MIDDLE, str(left), _SIZE, CREAM, _WELL, face="bold")


def lay_asked(page: Page) -> None:
    """Lay out what must be beaten, or else what is left of the money, and what the seat that is asked has to do."""
    view, facts = page.view, dict[str, int]()
    if view.phase is Phase.BIDDING:
        facts["bid"] = highest(view.bids) + 1
        said = page.say("picture-to-beat", bid=highest(view.bids))
        middle = (_LEFT[0] + _LEFT[1]) // 2
        page.label("to-beat", middle, MIDDLE, said, _SIZE, CREAM, _WELL, face="bold", anchor="m")
    else:
        _lay_money(page, *_FEW_PILES)
    if view.phase is Phase.MONEY:
        facts["count"] = OWN_SHARE if view.asked == view.turn else 1
    said = page.say(f"board-do-{view.phase}", **facts)
    size = fitting_size(said, "bold", (_SIZE, theme.BODY, theme.SMALL), _RIGHT[1] - _RIGHT[0] - _BADGE - 16)
    wide = _BADGE + 16 + ink(said, "bold", size).advance
    x = (_RIGHT[0] + _RIGHT[1] - wide) // 2
    page.badge("asked/badge", x, MIDDLE - _BADGE // 2, _BADGE, view.asked, _WELL)
    page.label("asked", x + _BADGE + 16, MIDDLE, said, size, CREAM, _WELL, face="bold")


def _lay_money(page: Page, pile: int, discards: int) -> None:
    """Lay out the pile of money and the discards, each from an x on."""
    found = (
        ("pile", pile, *_PILE, page.view.pile),
        ("discards", discards, *_DISCARDS, len(page.view.discards)),
    )
    for name, x, wide, high, left in found:
        page.icon(name, x, MIDDLE - high // 2, wide, name, _WELL, height=high)
        page.label(f"{name}/left", x + wide + 8, MIDDLE, str(left), _SIZE, CREAM, _WELL, face="bold")
