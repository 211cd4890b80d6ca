"""The head of the market: whose turn it is or who has won, the draw pile, and the round or that it is the last."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_MIDDLE: Final = 42
_BADGE: Final = 64
_SIZES: Final = (theme.TITLE, theme.LARGE, theme.BODY, theme.SMALL)
_RIGHT: Final = 1076
_PLATE: Final = 52
_BY: Final = 60
_SIZE: Final = 40
"""Of the round and of the count of the draw pile."""
_APART: Final = 46


def lay_header(page: Page, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    left = _lay_who(page)
    right = _lay_round(page) - _APART
    if page.view.phase is not Phase.OVER:
        right = _lay_pile(page, right) - 28
    if band:
        box = Box(left, _MIDDLE - _PLATE // 2, right - left, _PLATE)
        page.plate("band/plate", box, theme.SEA, theme.SKY, 14, shadow=5)
        middle = box.x + box.width // 2
        said = fit(band, "bold", theme.BODY, box.width - 32)
        page.label("band", middle, _MIDDLE, said, theme.BODY, theme.WHITE, theme.SEA, face="bold", anchor="m")
        return
    said, size = _title(page, right - left)
    page.label("turn", left, _MIDDLE, said, size, theme.INK, theme.SKY, face="black")


def _lay_who(page: Page) -> int:
    """Lay out the badge of the seat to move, and return where the title begins; the winners' are on the wheel."""
    if page.view.phase is Phase.OVER:
        return theme.MARGIN
    badge = page.badge(
        f"turn/badge/{page.view.turn}", theme.MARGIN, _MIDDLE - _BADGE // 2, _BADGE, page.view.turn, theme.SKY
    )
    return badge.right + 18


def _title(page: Page, width: int) -> tuple[str, int]:
    """Return the title in the largest size in which it fits, or else in the smallest with a name cut short.

    Of several winners whose names don't fit, the badges tell who they are.
    """
    view = page.view
    if view.phase is not Phase.OVER:
        key, names = "picture-turn", [page.names[view.turn]]
    else:
        names = [page.names[seat] for seat in view.winners]
        key = "picture-won" if names else "picture-over"
    said = [_said(page, key, names)]
    for size in _SIZES:
        if ink(said[0], "black", size).advance <= width:
            return said[0], size
    if len(names) > 1:
        return page.say("picture-shared"), theme.LARGE
    room = width - ink(_said(page, key, ["" for _ in names]), "black", _SIZES[-1]).advance
    return _said(page, key, [fit(name, "black", _SIZES[-1], room // len(names)) for name in names]), _SIZES[-1]


def _said(page: Page, key: str, names: list[str]) -> str:
    listed = page.listed(names)
    return page.say(key, name=listed, names=listed, count=len(names))


def _lay_round(page: Page) -> int:
    """Lay out the round, or a banner that it is the last or that the game is over, and return where it begins."""
    view = page.view
    over = view.phase is Phase.OVER
    if view.last_round_by is None and not over:
        said = page.say("picture-round", round=view.round)
        return page.label("round", _RIGHT, _MIDDLE, said, _SIZE, theme.INK, theme.SKY, anchor="r").x
    said = page.say("picture-over" if over else "picture-last-round")
    by = None if over else view.announced_by
    width = ink(said, "bold", theme.BODY).advance + 40 + (0 if by is None else 24)
    box = Box(_RIGHT - width, _MIDDLE - _PLATE // 2, width, _PLATE)
    page.plate("last-round", box, theme.TERRACOTTA, theme.SKY, 12, theme.TERRACOTTA_DEEP, shadow=5)
    x = box.x + 20
    if by is not None:
        badge = page.badge("last-round/by", box.x - _BY // 2, _MIDDLE - _BY // 2, _BY, by, theme.TERRACOTTA)
        x = badge.right + 12
    page.label("last-round/said", x, _MIDDLE, said, theme.BODY, theme.WHITE, theme.TERRACOTTA, face="bold")
    return box.x - (0 if by is None else _BY // 2)


def _lay_pile(page: Page, right: int) -> int:
    """Lay out the draw pile with its count up to `right` and return where it begins."""
    count = str(page.view.stack)
    label = page.label("stack/count", right, _MIDDLE, count, _SIZE, theme.INK, theme.SKY, face="bold", anchor="r")
    width = 50
    x = right - max(width // 2, ink("0" * len(count), "bold", _SIZE).advance) - width - 10
    page.icon("stack", min(x, label.x - width - 10), _MIDDLE - 30, width, "card-back", theme.SKY, height=59)
    return min(x, label.x - width - 10)
