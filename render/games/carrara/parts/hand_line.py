"""A hand as a line of icons: coins, blocks, objects."""

from __future__ import annotations

from bot.games.carrara.components import OBJECTS
from bot.games.carrara.view import Hand
from render.common.flow import Flow
from render.games.carrara.page import Page
from render.games.carrara.parts.moves import add_blocks

STRIP = 46
ICON = 36


def hand_line(page: Page, what: str, hand: Hand) -> Flow:
    """Return a hand as icons."""
    flow = Flow(STRIP, ICON, between=12)
    flow.group().icon(f"{what}/coin", "coin").word(f"{what}/coins", str(hand.coins), "bold")
    add_blocks(flow.group(), f"{what}/block", hand.blocks, page.say)
    for kind in OBJECTS:
        if hand.objects[kind]:
            flow.group().icon(f"{what}/object/{kind.key}", f"object-{kind.key}")
            if hand.objects[kind] > 1:
                times = page.say("picture-times", count=hand.objects[kind])
                flow.word(f"{what}/object/{kind.key}/count", times, "bold")
    return flow
