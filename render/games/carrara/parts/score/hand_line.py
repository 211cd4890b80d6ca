"""A hand as a line of icons with numbers: points, coins, blocks, objects."""

from __future__ import annotations

from typing import Final

from bot.games.carrara.components import COLOURS, OBJECTS
from bot.games.carrara.view import Hand
from render.common.flow import Flow
from render.engine import theme
from render.games.carrara.page import Page

STRIP: Final = 46
ICON: Final = 34


def hand_line(page: Page, what: str, hand: Hand | None, points: int) -> Flow:
    """Return points, then a hand as icons, each with its number; without the hand if it is hidden."""
    flow = Flow(STRIP, ICON, theme.SMALL, 4, 15)
    flow.group().icon(f"{what}/point", "point").word(f"{what}/points", str(points), "bold")
    if hand is None:
        return flow
    counts = {"coin": hand.coins}
    counts |= {f"block-{colour.key}": hand.blocks[colour] for colour in COLOURS if hand.blocks[colour]}
    counts |= {f"object-{kind.key}": hand.objects[kind] for kind in OBJECTS if hand.objects[kind]}
    for sprite, count in counts.items():
        flow.group().icon(f"{what}/{sprite}", sprite).word(f"{what}/{sprite}/count", str(count), "bold")
    return flow
