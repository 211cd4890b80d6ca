"""The head of the market: whose turn it is or who has won, the draw pile, and the round or that it is the last."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import Phase
from render.common.header import MIDDLE, lay_head_band, lay_mover, lay_title
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage

_RIGHT: Final = 1076
_PLATE: Final = 52
_BY: Final = 60
_SIZE: Final = 40
"""Of the round and of the count of the draw pile."""


def lay_header(page: CarraraPage, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    # the winners' badges are on the wheel
    left = theme.MARGIN if page.view.phase is Phase.OVER else lay_mover(page, page.view.turn)
    right = _lay_round(page) - 46
    if page.view.phase is not Phase.OVER:
        right = _lay_pile(page, right) - 28
    if band:
        lay_head_band(page, band, left, right)
    elif page.view.phase is not Phase.OVER:
        lay_title(page, "turn", "picture-turn", (page.view.turn,), left, right)
    else:
        winners = page.view.winners
        lay_title(page, "turn", "picture-won" if winners else "picture-over", winners, left, right)


def _lay_round(page: CarraraPage) -> int:
    """Lay out the round, or a banner that it is the last or that the game is over, and return where it begins."""
    view = page.view
    over = view.phase is Phase.OVER
    if view.last_round_by is None and not over:
        said = page.say("picture-round", round=view.round)
        return page.label("round", _RIGHT, MIDDLE, said, _SIZE, theme.INK, theme.SKY, anchor="r").x
    said = page.say("picture-over" if over else "picture-last-round")
    by = None if over else view.announced_by
    width = ink(said, "bold", theme.BODY).advance + 40 + (0 if by is None else 24)
    box = Box(_RIGHT - width, MIDDLE - _PLATE // 2, width, _PLATE)
    page.plate("last-round", box, theme.TERRACOTTA, theme.SKY, 12, theme.TERRACOTTA_DEEP, shadow=5)
    x = box.x + 20
    if by is not None:
        badge = page.badge("last-round/by", box.x - _BY // 2, MIDDLE - _BY // 2, _BY, by, theme.TERRACOTTA)
        x = badge.right + 12
    page.label("last-round/said", x, MIDDLE, said, theme.BODY, theme.WHITE, theme.TERRACOTTA, face="bold")
    return box.x - (0 if by is None else _BY // 2)


def _lay_pile(page: CarraraPage, right: int) -> int:
    """Lay out the draw pile with its count up to `right` and return where it begins."""
    count = str(page.view.stack)
    label = page.label("stack/count", right, MIDDLE, count, _SIZE, theme.INK, theme.SKY, face="bold", anchor="r")
    width = 50
    x = right - max(width // 2, ink("0" * len(count), "bold", _SIZE).advance) - width - 10
    page.icon("stack", min(x, label.x - width - 10), MIDDLE - 30, width, "card-back", theme.SKY, height=59)
    return min(x, label.x - width - 10)
