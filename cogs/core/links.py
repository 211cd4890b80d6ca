"""Links to a table's message in its channel."""

from __future__ import annotations

from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Link


async def url_of(table: Table) -> str:
    """Return the URL of the message that holds a table's controls now, or of its channel if there is none."""
    row = await table.store.tables.get(table.id)
    assert row is not None
    message = "" if row.panel is None else f"/{row.panel}"
    return f"https://discord.com/channels/{row.guild}/{row.channel}{message}"


def gone_fact(table: Table) -> str:
    """Return for texts whether a table's channel or server is gone."""
    return "no" if table.row.gone is None else "yes"


async def jump(t: Texts, table: Table) -> Link:
    """Return the link button to a table."""
    return Link(await url_of(table), t.say("button-to-table"))
