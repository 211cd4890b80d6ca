"""The head of the market: whose turn it is or who has won, the draw pile, and the round or that it is the last."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.position import CarraraPhase
from render.common.header import MIDDLE, lay_head_band, lay_mover, lay_title
from render.engine import theme
from render.engine.fonts import ink
from render.engine.scene import Box
from render.games.carrara.page import CarraraPage

_RIGHT: Final = 1076
_SIZE: Final = 40
"""Of the round and of the count of the draw pile."""


def lay_header(page: CarraraPage, band: str = "") -> None:
    """Lay out the head; a band takes the title's place."""
    # the winners' badges are on the wheel
    left = theme.MARGIN if page.view.phase is CarraraPhase.OVER else lay_mover(page, page.view.turn)
    right = lay_round(page) - 46
    if page.view.phase is not CarraraPhase.OVER:
        right = _lay_pile(page, right) - 28
    if band:
        lay_head_band(page, band, left, right)
    elif page.view.phase is not CarraraPhase.OVER:
        lay_title(page, "turn", "picture-turn", (page.view.turn,), left, right)
    else:
        winners = page.view.winners
        lay_title(page, "turn", "picture-won" if winners else "picture-over", winners, left, right)


def lay_round(page: CarraraPage) -> int:
    """Lay out the round, or a banner that it is the last or that the game is over, and return where it begins."""
    view = page.view
    over = view.phase is CarraraPhase.OVER
    if view.last_round_by is None and not over:
        said = page.say("picture-round", round=view.round)
        return page.label("round", _RIGHT, MIDDLE, said, _SIZE, theme.INK, theme.SKY, anchor="r").x
    said = page.say("picture-over" if over else "picture-last-round")
    return lay_banner(page, said, None if over else view.announced_by, _RIGHT, MIDDLE, 52, theme.SKY, "r").x


def lay_banner(
    page: CarraraPage, said: str, by: int | None, x: int, middle: int, high: int, on: str, anchor: str = "l"
) -> Box:
    """Lay out a red banner from or up to a point, perhaps with the badge of who announced the end."""
    red, side = theme.TERRACOTTA, high - 8
    width = ink(said, "bold", theme.BODY).advance + 28 + (side + 8) * (by is not None)
    box = Box(x - width * (anchor == "r"), middle - high // 2, width, high)
    page.plate("last-round", box, red, on, 8, theme.TERRACOTTA_DEEP, shadow=4)
    left = box.x + 12
    if by is not None:
        left = page.badge("last-round/by", left, middle - side // 2, side, by, red).right + 8
    page.label("last-round/said", left, middle, said, theme.BODY, theme.WHITE, red, face="bold")
    return box


def _lay_pile(page: CarraraPage, right: int) -> int:
    """Lay out the draw pile, unless it is empty, with its count up to `right`, and return its left end."""
    stack, on = page.view.stack, theme.SKY
    if not stack:
        return right
    count = page.label("stack/count", right, MIDDLE, str(stack), _SIZE, theme.INK, on, face="bold", anchor="r")
    return page.icon("stack", count.x - 62, MIDDLE - 30, 50, "card-back", on, height=59).x
