"""Choosing one of several places: up to five as buttons, more in selects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import discord

from cogs.core.controls import Button, Choice, ControlId, Select, style_of
from cogs.core.limits import BUTTONS, OPTIONS

Row = tuple[Button, ...] | Select
SUCCESS = discord.ButtonStyle.success
LABEL: Final = 80
"""Characters on a button."""


def choice_rows(
    choices: Sequence[Choice],
    button: Callable[[str], ControlId],
    select: Callable[[int], ControlId],
    placeholder: Callable[[int], str],
) -> list[Row]:
    """Return buttons for a few choices by their values, else selects by their number, with placeholders."""
    if len(choices) <= BUTTONS:
        return [tuple(Button(button(each.value), each.label, style_of(each.chosen), each.emoji) for each in choices)]
    parts = -(-len(choices) // OPTIONS)
    size = -(-len(choices) // parts)
    return [
        Select(select(number), placeholder(number), tuple(choices[number * size : (number + 1) * size]))
        for number in range(parts)
    ]
