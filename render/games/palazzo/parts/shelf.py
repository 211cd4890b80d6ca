"""The shelf below the market: how many envoys have come, what is left in the stacks, and money, each with its name."""

from __future__ import annotations

from typing import Final

from bot.games.palazzo import Phase, highest
from bot.games.palazzo.components import ENVOYS
from bot.texts.games.palazzo.describe import do_facts
from render.engine import theme
from render.engine.fonts import fitting_size, ink
from render.engine.scene import Box
from render.games.palazzo.page import Page

SHELF: Final = Box(16, 592, 1068, 100)
_HEAD, _LOW, _MIDDLE = 619, 659, 642
"""The middles of the line of names, of what they name, and of the shelf."""
_WELL: Final = "#452915"
CREAM: Final = "#fff3d9"
_NAME: Final = "#f3d9a4"
_RECESSES: Final = (30, 382), (392, 766), (776, 1070)
_ENVOY: Final = 48
_ENVOYS: Final = 52, 66
"""Where the envoys begin, and their distance."""
_CORNER: Final = 28
"""The mark of one who has just come."""
_STACK: Final = 64, 42
_STACKS: Final = 402
_EACH: Final = 123
_NAMES: Final = ("I", "II", "III")
_BACK: Final = "#4a5f83"
_PILE, _DISCARDS = (38, 45), (45, 48)
_PILES: Final = 848, 998
"""The middles of the pile and of the discards, and while something is shared out."""
_FEW_PILES: Final = 116, 286
_LEFT, _RIGHT = (42, 370), (404, 1058)
"""The recesses while something is shared out."""
_BADGE: Final = 58
_SIZE, _ASKED = 39, 43


def lay_plank(page: Page, sprite: str) -> None:
    """Add the shelf; it belongs to the backdrop."""
    page.icon("ground/shelf", SHELF.x, SHELF.y, SHELF.width, sprite, page.ground, height=SHELF.height, plate=True)


def lay_shelf(page: Page) -> None:
    """Lay out everything that lies on the shelf."""
    _lay_envoys(page)
    _lay_stacks(page)
    _lay_money(page, *_PILES)


def _lay_name(page: Page, what: str, said: str, recess: tuple[int, int]) -> None:
    at = (recess[0] + recess[1]) // 2, _HEAD, said, theme.SMALL, _NAME, _WELL
    page.label(what, *at, anchor="m")


def _lay_envoys(page: Page) -> None:
    have = page.view.envoys
    _lay_name(page, "envoys", page.say("picture-shelf-envoys", have=have, need=ENVOYS), _RECESSES[0])
    for place in range(ENVOYS):
        came = place < have
        waiting = "envoy-last" if place == ENVOYS - 1 else "envoy-to-come"
        x, sprite = _ENVOYS[0] + place * _ENVOYS[1], "envoy" if came else waiting
        box = page.icon(f"envoy/{place}", x, _LOW - _ENVOY // 2, _ENVOY, sprite, _WELL, plate=not came)
        if have - page.news.envoys <= place < have:
            page.news_corner(f"envoy/{place}", box, _CORNER)


def _lay_stacks(page: Page) -> None:
    _lay_name(page, "stacks", page.say("picture-shelf-stacks"), _RECESSES[1])
    for number, (name, left) in enumerate(zip(_NAMES, page.view.stacks, strict=True)):
        x, (wide, high) = _STACKS + number * _EACH, _STACK
        sprite, y = "stack" if left else "stack-gone", _LOW - high // 2
        page.icon(f"stack/{name}", x, y, wide, sprite, _WELL, height=high, plate=True)
        colour, on = (theme.WHITE, _BACK) if left else (CREAM, _WELL)
        at = x + round(wide * 0.435), y + round(high * 0.54), name, theme.SMALL, colour, on
        page.label(f"stack/{name}/name", *at, face="bold", anchor="m")
        page.label(f"stack/{name}/left", x + wide + 2, _LOW, str(left), _SIZE, CREAM, _WELL, face="bold")


def lay_asked(page: Page) -> None:
    """Lay out what must be beaten, or else what is left of the money, and what the seat that is asked has to do."""
    view = page.view
    if view.phase is Phase.BIDDING:
        said = page.say("picture-to-beat", bid=highest(view.bids))
        size = fitting_size(said, "bold", (_ASKED, _SIZE, theme.BODY, theme.SMALL), _LEFT[1] - _LEFT[0])
        at = (_LEFT[0] + _LEFT[1]) // 2, _MIDDLE, said, size, CREAM, _WELL
        page.label("to-beat", *at, face="bold", anchor="m")
    else:
        _lay_money(page, *_FEW_PILES)
    said = page.say(f"board-do-{view.phase}", **do_facts(view))
    sizes = _ASKED, _SIZE, theme.BODY, theme.SMALL
    size = fitting_size(said, "bold", sizes, _RIGHT[1] - _RIGHT[0] - _BADGE - 16)
    wide = _BADGE + 16 + ink(said, "bold", size).advance
    x = (_RIGHT[0] + _RIGHT[1] - wide) // 2
    page.badge("asked/badge", x, _MIDDLE - _BADGE // 2, _BADGE, view.asked, _WELL)
    page.label("asked", x + _BADGE + 16, _MIDDLE, said, size, CREAM, _WELL, face="bold")


def _lay_money(page: Page, pile: int, discards: int) -> None:
    """Lay out the pile of money and the discards, each around an x and below its name."""
    found = (
        ("pile", pile, *_PILE, page.view.pile),
        ("discards", discards, *_DISCARDS, len(page.view.discards)),
    )
    for name, middle, wide, high, left in found:
        page.label(
            f"{name}/name", middle, _HEAD, page.say(f"picture-shelf-{name}"), theme.SMALL, _NAME, _WELL, anchor="m"
        )
        x = middle - (wide + 8 + ink(str(left), "bold", _SIZE).advance) // 2
        page.icon(name, x, _LOW - high // 2, wide, name, _WELL, height=high)
        page.label(f"{name}/left", x + wide + 8, _LOW, str(left), _SIZE, CREAM, _WELL, face="bold")
