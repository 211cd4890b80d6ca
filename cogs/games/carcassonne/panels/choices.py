"""Choosing one of several places: up to five as buttons, more in selects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import discord

from cogs.core.controls import Button, Choice, ControlId, Select
from cogs.core.limits import BUTTONS, OPTIONS

Row = tuple[Button, ...] | Select
PRIMARY, SECONDARY, SUCCESS = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
)
"""What is chosen, what else could be, and what confirms."""
LABEL: Final = 80
"""Characters on a button."""


def style_of(chosen: bool) -> discord.ButtonStyle:
    """Return how a button looks whose choice is the present one, or another."""
    return PRIMARY if chosen else SECONDARY


def choice_rows(
    choices: Sequence[Choice],
    button: Callable[[str], ControlId],
    select: Callable[[int], ControlId],
    placeholder: Callable[[int], str],
) -> list[Row]:
    """Return buttons for a few choices by their values, else selects by their number, with placeholders."""
    if len(choices) <= BUTTONS:
        return [
            tuple(Button(button(each.value), each.label, style_of(each.chosen), each.emoji) for each in choices)
        ]
    parts = -(-len(choices) // OPTIONS)
    size = -(-len(choices) // parts)
    return [
        Select(select(number), placeholder(number), tuple(choices[number * size : (number + 1) * size]))
        for number in range(parts)
    ]
