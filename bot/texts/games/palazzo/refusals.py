"""Texts for why an action is refused, and what would be possible."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.contract import IllegalAction
from bot.games.palazzo import Reason
from bot.texts import Fact, Texts
from bot.texts.games.palazzo.pieces import say_cards, say_palazzo, say_tile, say_tiles


def say_refusal(t: Texts, refused: IllegalAction, names: Sequence[str]) -> str:
    """Explain why an action is refused, and what would be possible."""
    facts = {name: _fact(t, name, fact) for name, fact in refused.facts.items() if name != "turn"}
    if "turn" in refused.facts:
        facts["name"] = names[int(str(refused.facts["turn"]))]
    free = refused.reason == Reason.TOO_MUCH and not refused.facts["need"]
    return t.say("illegal-" + refused.reason.replace("_", "-") + ("-free" if free else ""), **facts)


def _fact(t: Texts, name: str, fact: Any) -> Fact:
    """Return a fact in words, as its name says what it is."""
    match name:
        case "cards":
            return say_cards(t, fact)
        case "tile":
            return say_tile(t, fact)
        case "tiles":
            return say_tiles(t, fact)
        case "palazzo":
            return say_palazzo(t, fact)
        case "currency":
            return t.say(f"currency-{fact}")
    number: int = fact
    return number
