"""Where the points of a final score come from."""

from __future__ import annotations

from bot.games.carcassonne import Kind
from render.common.podium.page import Part
from render.games.carcassonne.atlas import GOLD
from render.games.carcassonne.page import Page


def origins(page: Page, seat: int) -> list[Part]:
    """Return where a seat's points come from, as far as the variant has it."""
    breakdown = page.outcome.breakdown[seat]
    shown = [
        Part(page.say(f"picture-item-{kind}"), breakdown[kind], f"feature-{kind}")
        for kind in Kind
        if not (page.view.without_farmers and kind is Kind.FIELD)
    ]
    gold = Part(page.say("picture-item-gold"), breakdown["gold"], GOLD)
    return [*shown, *([gold] if page.view.gold_mines else [])]
