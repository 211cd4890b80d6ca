"""Chances of winning as hints and reviews show them."""

from __future__ import annotations

from bot.texts import Texts
from bot.texts.numbers import STEP, percent


def say_chance(t: Texts, chance: float) -> str:
    """Describe a chance of winning, never as certain."""
    said = percent(chance)
    if said == 0:
        return t.say("hint-chance-least", percent=STEP)
    if said == 100:
        return t.say("hint-chance-most", percent=100 - STEP)
    return t.say("hint-chance", percent=said)


def sentence(phrase: str) -> str:
    """Capitalize the first letter of a phrase."""
    return phrase[:1].upper() + phrase[1:]
