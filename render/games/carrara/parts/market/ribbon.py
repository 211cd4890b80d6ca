"""The ribbon of the last move, below the head of the market."""

from __future__ import annotations

from typing import Final

from render.common.ribbon import OPEN, Line, Spaces
from render.common.ribbon import lay_ribbon as lay_any_ribbon
from render.engine.scene import Box
from render.games.carrara.changes import turns
from render.games.carrara.page import Page
from render.games.carrara.parts.market.last_move import LEVELS, add_turn

RIBBON: Final = Box(512, 76, 564, 70)


def lay_ribbon(page: Page, box: Box = RIBBON, spaces: Spaces = OPEN) -> bool:
    """Lay out the last move in a box, and return whether something has happened."""
    done = turns(page.events)
    if done:
        seat, events = done[-1]
        lay_any_ribbon(page, box, seat, LEVELS, lambda level: add_turn(Line(), page.say, events, level), spaces)
    return bool(done)
