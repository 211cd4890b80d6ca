"""Where a table is: links to it, channels and servers that vanish or come back, people who can no longer see them.

Tables whose place is gone are marked, and nothing is tried there meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

from bot.model.person import Reach
from bot.model.rows import NewTable
from bot.services.services import Services
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.controls import Link
from cogs.core.names import clean, escape

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that does not exist; a 404 caused by a fault at Discord has another one."""


UNKNOWN_MEMBER: Final = 10007
"""Discord's code for a person who is not on the server."""
PATIENCE: Final = 2.0
"""Seconds to wait for what is asked of Discord on the way; what is under way must not be late because of it."""
UNCLEAR: Final = (discord.HTTPException, discord.RateLimited, discord.ClientException, aiohttp.ClientError, OSError)
"""What leaves a question to Discord unanswered; a timeout is an OSError."""


async def reach_of(client: discord.Client, row: NewTable, user: int) -> Reach:
    """Ask Discord whether a person is on a table's server and can see its channel; if that is unclear, they can.

    It is asked each time, as without a privileged intent Discord does not say when people come and go.
    """
    guild = client.get_guild(row.guild)
    try:
        async with asyncio.timeout(PATIENCE):
            if guild is None:  # that of another process
                await client.http.get_member(row.guild, user)
                return Reach.HERE
            member = await guild.fetch_member(user)
        channel = guild.get_channel_or_thread(row.channel)
        sees = channel is None or channel.permissions_for(member).view_channel
    except discord.NotFound as error:
        return Reach.LEFT if error.code == UNKNOWN_MEMBER else Reach.HERE
    except UNCLEAR:
        log.debug("server %s: whether a person is there is unclear", row.guild, exc_info=True)
        return Reach.HERE
    return Reach.HERE if sees else Reach.BLIND


async def left_by(client: discord.Client, tables: Iterable[Table], user: int, here: int | None) -> set[int]:
    """Return the tables whose server a person has left, who is `here` on one now; each server is asked about once."""
    servers = {table.row.guild: table.row for table in tables if table.row.guild != here}
    found = await asyncio.gather(*(reach_of(client, row, user) for row in servers.values()))
    left = {guild for guild, reach in zip(servers, found, strict=True) if reach is Reach.LEFT}
    return {table.id for table in tables if table.row.guild in left}


async def look_for_channel(client: discord.Client, services: Services, table: Table) -> None:
    """Ask Discord whether a table's channel still exists if it is not cached, as it was deleted unseen."""
    row = table.row
    if row.gone is not None or client.get_channel(row.channel) is not None or client.get_guild(row.guild) is None:
        return
    try:
        await client.http.get_channel(row.channel)
    except discord.NotFound as error:
        if error.code == UNKNOWN_CHANNEL:
            await services.tables.lose_channel(row.channel)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
        log.debug("table %s: its channel cannot be looked for", table.id, exc_info=True)


class Places(commands.Cog):
    """Hears of channels and servers that vanish or come back."""

    def __init__(self, client: commands.Bot) -> None:
        self._client = client

    @property
    def _tables(self) -> Tables | None:
        """The tables, unless the bot is stopping and the store perhaps closed."""
        client: Any = self._client
        return None if client.closing else client.services.tables

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Look for servers that vanished while the bot was away: that was not reported."""
        if (tables := self._tables) is not None:
            for guild, gone in await tables.store.tables.places():
                if gone is None and self._client.get_guild(guild) is None and self._is_ours(guild):
                    await tables.lose_server(guild)

    def _is_ours(self, guild: int) -> bool:
        """Return whether this process hears of a server, of which others may serve some."""
        shards, count = getattr(self._client, "shard_ids", None), self._client.shard_count or 1
        return not shards or (guild >> 22) % count in shards

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server was deleted, or has removed the bot."""
        if (tables := self._tables) is not None:
            await tables.lose_server(guild.id)

    @commands.Cog.listener("on_guild_join")
    @commands.Cog.listener("on_guild_available")
    async def on_server_back(self, guild: discord.Guild) -> None:
        """Send what has waited for a server to invite the bot again; discord.py may call that available."""
        if (tables := self._tables) is not None:
            await tables.regain_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel was deleted, and its threads with it."""
        if (tables := self._tables) is not None:
            for each in (channel, *getattr(channel, "threads", ())):
                await tables.lose_channel(each.id)
            self._renew_seats(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread was deleted."""
        if (tables := self._tables) is not None:
            await tables.lose_channel(thread.thread_id)
            self._renew_seats(thread.guild_id)

    def _renew_seats(self, guild: int) -> None:
        client: Any = self._client
        client.open_seats.wake(guild)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Places(client))


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
