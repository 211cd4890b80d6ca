"""Chances of winning as hints and reviews say them."""

from __future__ import annotations

from bot.texts import Texts

STEP = 5
"""Chances are said in steps of so many percent: they are no more certain than that."""


def percent(chance: float) -> int:
    """Round a chance from 0 to 1 to a step, in percent."""
    return STEP * round(100 * chance / STEP)


def say_chance(t: Texts, chance: float) -> str:
    """Say a chance of winning; nothing is certain before the end."""
    said = percent(chance)
    if said in (0, 100):
        return t.say("hint-chance-least" if said == 0 else "hint-chance-most")
    return t.say("hint-chance", percent=said)


def sentence(phrase: str) -> str:
    """Begin a phrase with a capital letter."""
    return phrase[:1].upper() + phrase[1:]
