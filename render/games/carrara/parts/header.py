"""The head of the board: whose turn it is, the round, and whether it is the last."""

from __future__ import annotations

from bot.games.carrara.position import Phase
from render.engine import theme
from render.engine.fonts import Face, fit, ink
from render.engine.scene import Box
from render.games.carrara.page import Page

_HEIGHT = 68
_BANNER = 56


def lay_header(page: Page, y: int) -> int:
    """Lay out the head from `y` down and return where it ends."""
    view, middle = page.view, y + _HEIGHT // 2
    over = view.phase is Phase.OVER
    right = theme.WIDTH - theme.MARGIN
    spoken = page.say("picture-round", round=view.round)
    drawn = page.label("round", right, middle, spoken, theme.BODY, theme.SOFT, page.ground, anchor="r")
    x = theme.MARGIN
    if over:
        title = page.say("picture-over")
    else:
        page.icon("turn/badge", x, y + 2, 64, f"seat-{view.turn}", page.ground)
        x += 78
        title = _saying(page, "picture-turn", view.turn, "serif", theme.TITLE, drawn.x - 24 - x)
    page.label("turn", x, middle, title, theme.TITLE, theme.INK, page.ground, face="serif")
    y += _HEIGHT
    if view.last_round_by is not None and not over:
        y = _lay_banner(page, y + 4)
    return y + theme.GAP


def _lay_banner(page: Page, y: int) -> int:
    view = page.view
    box = Box(theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, _BANNER)
    page.plate("last-round/plate", box, theme.TERRACOTTA, page.ground, 14)
    if view.announced_by is None:
        spoken = page.say("picture-last-building")
    else:
        spoken = _saying(page, "picture-announced", view.announced_by, "sans", theme.BODY, box.width - 40)
    page.label(
        "last-round",
        theme.WIDTH // 2,
        y + _BANNER // 2,
        spoken,
        theme.BODY,
        theme.WHITE,
        theme.TERRACOTTA,
        anchor="m",
    )
    return y + _BANNER


def _saying(page: Page, key: str, seat: int, face: Face, size: int, width: int) -> str:
    """Format a message that contains a name, shortening the name until it all fits."""
    around = ink(page.say(key, name=""), face, size).advance
    return page.say(key, name=fit(page.names[seat], face, size, width - around))
