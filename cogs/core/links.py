"""Links to a table's message in its channel, and where that is."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import discord

from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Link
from cogs.core.names import clean, escape
from cogs.core.places import PATIENCE, UNCLEAR


async def url_of(table: Table) -> str:
    """Return the URL of the message that holds a table's controls now, or of its channel if there is none."""
    row = await table.store.tables.get(table.id)
    assert row is not None
    message = "" if row.panel is None else f"/{row.panel}"
    return f"https://discord.com/channels/{row.guild}/{row.channel}{message}"


async def place_of(client: discord.Client, table: Table, here: int | None = None) -> str:
    """Say in which channel a table is and, unless one is `here` on it, on which server."""
    channel, guild = f"<#{table.row.channel}>", table.row.guild
    if guild == here:
        return channel
    server = client.get_guild(guild)
    if server is None:  # that of another process
        with suppress(*UNCLEAR):
            async with asyncio.timeout(PATIENCE):
                server = await client.fetch_guild(guild, with_counts=False)
    return channel if server is None else f"{channel} · {escape(clean(server.name))}"


def gone_fact(table: Table) -> str:
    """Return for texts whether a table's channel or server is gone."""
    return "no" if table.row.gone is None else "yes"


async def jump(t: Texts, table: Table) -> Link:
    """Return the link button to a table."""
    return Link(await url_of(table), t.say("button-to-table"))
