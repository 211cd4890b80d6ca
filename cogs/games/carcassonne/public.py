"""The buttons of the public turn message."""

from __future__ import annotations

import discord

from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.games.carcassonne.panels.look import look_button


def public_buttons(t: Texts, table: Table, seq: int) -> tuple[tuple[Button, ...], ...]:
    """Return the button that opens the private panel, and two that show what people look up most."""
    turn = Button(ControlId("carcassonne_turn", table.id, seq), t.say("button-take-turn"), discord.ButtonStyle.primary)
    return ((turn, look_button(t, "map", table), look_button(t, "fields", table)),)
