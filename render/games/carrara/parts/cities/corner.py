"""The upper left corner of the cities: whose turn it is, and the round, or who won."""

from __future__ import annotations

from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import fit, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_BADGE = 44
_LEFT, _RIGHT = 16, 260


def lay_corner(page: Page, top: int) -> None:
    """Lay out the corner above the plaques."""
    view, middle = page.view, top + 36
    over, last = view.phase is Phase.OVER, view.last_round_by is not None
    if over:
        _lay_winners(page, _LEFT, middle)
    else:
        badge = page.badge("turn/badge", _LEFT, middle - _BADGE // 2, _BADGE, view.turn, theme.SKY)
        _lay_title(page, page.say("picture-round", round=view.round), badge.right + 8, middle)
        if last:
            _lay_last(page, Box(_LEFT, top + 76, _RIGHT - _LEFT, 46))


def _lay_winners(page: Page, x: int, middle: int) -> None:
    """Lay out who won, as large as it fits; a name too long is cut, and several winners share the victory."""
    names = [page.names[seat] for seat in page.view.winners]
    if not names:
        _lay_title(page, page.say("picture-over"), x, middle)
        return
    said, size, room = _won(page, names), theme.LARGE - 3, _RIGHT - x
    while ink(said, "black", size).advance > room and size > theme.SMALL:
        size -= 2 if size > theme.SMALL + 1 else 1
    if ink(said, "black", size).advance > room:
        left = room - ink(_won(page, [""]), "black", size).advance
        said = page.say("picture-shared") if len(names) > 1 else _won(page, [fit(names[0], "black", size, left)])
    page.label("round", x, middle, said, size, theme.INK, theme.SKY, face="black", width=room)


def _won(page: Page, names: list[str]) -> str:
    return page.say("picture-won", names=page.listed(names), count=len(names))


def _lay_title(page: Page, said: str, x: int, middle: int) -> None:
    size = theme.LARGE - 3
    page.label("round", x, middle, said, size, theme.INK, theme.SKY, face="black", width=_RIGHT - x)


def _lay_last(page: Page, box: Box) -> None:
    page.plate("last-round/plate", box, theme.TERRACOTTA, theme.SKY, 12, shadow=3)
    x, middle, width = box.x + box.width // 2, box.y + box.height // 2, box.width - 8
    said, on = page.say("picture-last-round"), theme.TERRACOTTA
    page.label("last-round", x, middle, said, theme.SMALL, theme.WHITE, on, face="bold", anchor="m", width=width)
