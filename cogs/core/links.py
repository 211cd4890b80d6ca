"""Links that lead to a table's message in its channel."""

from __future__ import annotations

from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Link


async def jump(t: Texts, table: Table) -> Link:
    """Make the button that leads to the message which holds a table's controls now, or else to its channel."""
    row = await table.store.table(table.id)
    assert row is not None
    message = "" if row.panel is None else f"/{row.panel}"
    return Link(f"https://discord.com/channels/{row.guild}/{row.channel}{message}", t.say("button-to-table"))
