"""Channels and servers that vanish or come back: their tables are marked, and nothing is tried there meanwhile."""

from __future__ import annotations

import logging
from typing import Any, Final

import aiohttp
import discord
from discord.ext import commands

from bot.services.services import Services
from bot.tables.registry import Tables
from bot.tables.table import Table

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that does not exist; a 404 caused by a fault at Discord has another one."""


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

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread was deleted."""
        if (tables := self._tables) is not None:
            await tables.lose_channel(thread.thread_id)


async def setup(client: commands.Bot) -> None:
    """Load the cog."""
    await client.add_cog(Places(client))
