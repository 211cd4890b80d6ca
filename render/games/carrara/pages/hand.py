"""A seat's own hand: its blocks, its objects and its buildings by type in rows, and how near the end is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.carrara.ending import conditions
from bot.games.carrara.view import SeatView
from render.common.page import HEADER
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.private.hand_rows import lay_rows
from render.games.carrara.parts.private.own_cards import lay_own_cards, lay_progress
from render.games.carrara.parts.private.own_head import lay_own_head

_WIDTH: Final = theme.WIDTH - 2 * theme.MARGIN
_APART: Final = 12
"""How far the rows are from what is below them, and that from the foot of the page."""


def hand_page(view: SeatView, names: Sequence[str], language: str) -> Page:
    """Lay out a hand."""
    page = Page(view, names, language)
    base, points = view.cards is None, view.players[view.seat].points
    lay_own_head(page, view.seat, page.names[view.seat], points, coins=view.hand.coins, specials=not base)
    top, foot = HEADER + 6, theme.HEIGHT - _APART - (142 if base else 296)
    lay_rows(page, view, Box(theme.MARGIN, top, _WIDTH, foot - _APART - top))
    rest = Box(theme.MARGIN, foot, _WIDTH, theme.HEIGHT - _APART - foot)
    if base:
        lay_progress(page, "condition", progress(view), rest)
    else:
        lay_own_cards(page, view, rest)
    return page


def progress(view: SeatView) -> list[tuple[str, int, int]]:
    """Return the three conditions for announcing the end, each with what the seat has and needs."""
    player, need = view.players[view.seat], conditions(len(view.players))
    have = (player.scorings, sum(view.hand.objects), player.costs)
    return [(key, has, needs) for key, has, needs in zip(need._fields, have, need, strict=True)]
