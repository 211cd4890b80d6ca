"""The bill of a scoring: its buildings, their sum and the total."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.carrara.components import Category
from bot.games.carrara.position import Built
from bot.games.carrara.view import SeatView
from render.engine import theme
from render.engine.scene import Box
from render.games.carrara.page import Page
from render.games.carrara.parts.cities.seals import Scored
from render.games.carrara.parts.scoring.effect import total_gain
from render.games.carrara.parts.scoring.lines import lay_lines
from render.games.carrara.parts.scoring.shelf import SHELF, lay_shelf, lay_stage
from render.games.carrara.parts.scoring.terms import terms_of
from render.games.carrara.parts.scoring.total import lay_total

_BILL = Box(theme.MARGIN, 92, theme.WIDTH - 2 * theme.MARGIN, 408)
_SUM = 296
"""The width of the total."""
_FRAME = 9
"""How far the view behind the buildings is from the edge of the bill."""


def lay_bill(page: Page, view: SeatView, subject: Scored, buildings: Sequence[Built], bottom: int) -> None:
    """Lay out the bill; in a special scoring, which yields no objects, it ends above `bottom`."""
    terms = list(terms_of(subject, buildings))
    brought = total_gain(view, subject, buildings)
    bill = _BILL._replace(height=bottom - _BILL.y) if isinstance(subject, Category) else _BILL
    page.panel("bill/panel", *bill)
    inner = bill.grown(-_FRAME)
    total = Box(inner.right - _SUM, inner.y, _SUM, inner.height)
    room = inner._replace(width=inner.width - _SUM - _FRAME)
    if len(terms) == 1 and len(terms[0].buildings) > 1:
        stage = lay_stage(page, subject, room._replace(height=room.height - SHELF + 10))
        lay_total(page, view, brought, total)
        lay_shelf(page, subject, terms[0], room, stage)
        return
    lay_total(page, view, brought, total)
    lay_lines(page, subject, terms, brought, room)
