"""Where a table is: links to it, channels and servers that vanish or come back, people who can no longer see them.

Tables whose channel or server is gone are marked, and nothing is sent there meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import aiohttp
import discord

from bot.model.person import Reach
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewTable
from bot.services.services import Services
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.texts import Texts
from bot.texts.sections import escape
from cogs.core.controls import Interaction, Link, User
from cogs.core.names import clean

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
"""Discord's code for a channel that does not exist; a 404 caused by a fault at Discord has another one."""
UNKNOWN_MEMBER: Final = 10007
"""Discord's code for a person who is not on the server."""
DISCORD_TIMEOUT: Final = 2.0
"""Seconds to wait for an incidental question to Discord, which must not delay the answer to an interaction."""
UNANSWERED: Final = (discord.HTTPException, discord.RateLimited, discord.ClientException, aiohttp.ClientError, OSError)
"""Errors that leave a question to Discord unanswered; a timeout is an OSError."""


def channel_of(client: discord.Client, row: NewTable) -> discord.PartialMessageable:
    """Return the channel of a table, which may be on a server of another process."""
    return client.get_partial_messageable(row.channel, guild_id=row.guild)


def text_channel(guild: discord.Guild | None, number: int | None) -> discord.TextChannel | None:
    """Return a text channel that a server has chosen, if it exists."""
    channel = None if guild is None or number is None else guild.get_channel(number)
    return channel if isinstance(channel, discord.TextChannel) else None


async def reach_of(client: discord.Client, row: NewTable, user: int) -> Reach:
    """Ask Discord whether a person is on a table's server and can see its channel; if that is unclear, they can.

    It is asked each time, as without a privileged intent Discord does not say when people come and go.
    """
    guild = client.get_guild(row.guild)
    try:
        async with asyncio.timeout(DISCORD_TIMEOUT):
            if guild is None:  # that of another process
                await client.http.get_member(row.guild, user)
                return Reach.HERE
            member = await guild.fetch_member(user)
        channel = guild.get_channel_or_thread(row.channel)
        sees = channel is None or channel.permissions_for(member).view_channel
    except discord.NotFound as error:
        return Reach.LEFT if error.code == UNKNOWN_MEMBER else Reach.HERE
    except UNANSWERED:
        log.debug("server %s: whether a person is there is unclear", row.guild, exc_info=True)
        return Reach.HERE
    return Reach.HERE if sees else Reach.BLIND


def person_here(interaction: Interaction, user: User) -> discord.Member:
    """Return someone as a member of the server who can see the channel of an interaction; raise Refused."""
    if user.bot or not isinstance(user, discord.Member):
        raise Refused(Refusal.NO_PERSON)
    # Discord resolves people's permissions for commands, not for selects
    rights, channel = user.resolved_permissions, interaction.channel
    if rights is None and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        rights = channel.permissions_for(user)
    if rights is not None and not rights.view_channel:
        raise Refused(Refusal.CANNOT_SEE)
    return user


async def find_left_tables(client: discord.Client, tables: Iterable[Table], user: int, here: int | None) -> set[int]:
    """Return the tables whose server a person has left, who is `here` on one now; each server is asked about once."""
    servers = {table.row.guild: table.row for table in tables if table.row.guild != here}
    found = await asyncio.gather(*(reach_of(client, row, user) for row in servers.values()))
    left = {guild for guild, reach in zip(servers, found, strict=True) if reach is Reach.LEFT}
    return {table.id for table in tables if table.row.guild in left}


def is_as_open(place: Any, here: Any) -> bool:
    """Return whether everyone who can see the channel `here` can also see the table's channel, `place`."""
    if isinstance(place, discord.Thread):
        place = None if place.is_private() else place.parent
    here = here.parent if isinstance(here, discord.Thread) else here
    if place is None or not isinstance(here, discord.abc.GuildChannel):
        return False
    everyone, me = here.guild.default_role, here.guild.me
    if not place.permissions_for(everyone).view_channel and any(
        # without a privileged intent most members are unknown, and so is what else they can see
        each != me and not isinstance(each, discord.Role) and overwrite.view_channel
        for each, overwrite in here.overwrites.items()
    ):
        return False
    roles = [role for role in here.guild.roles if here.permissions_for(role).view_channel]
    return all(place.permissions_for(role).view_channel for role in roles)


async def look_for_channel(client: discord.Client, services: Services, table: Table) -> None:
    """Ask Discord whether a table's channel still exists, if it is not cached: it may have been deleted unnoticed."""
    row = table.row
    if row.gone is not None or client.get_channel(row.channel) is not None or client.get_guild(row.guild) is None:
        return
    try:
        await client.http.get_channel(row.channel)
    except discord.NotFound as error:
        if error.code == UNKNOWN_CHANNEL:
            await services.tables.lose_channel(row.channel)
    except UNANSWERED:
        log.debug("table %s: its channel cannot be looked for", table.id, exc_info=True)


async def lose_unseen(client: discord.Client, tables: Tables) -> None:
    """Look for servers that vanished while the bot was away, which Discord does not report."""
    shards, count = getattr(client, "shard_ids", None), client.shard_count or 1
    for guild, gone in await tables.store.tables.places():
        # other processes hear of the servers of other shards
        ours = not shards or (guild >> 22) % count in shards
        if gone is None and client.get_guild(guild) is None and ours:
            await tables.lose_server(guild)


async def url_of(table: Table) -> str:
    """Return the URL of the message that holds a table's controls now, or of its channel if there is none."""
    row = await table.store.tables.get(table.id)
    assert row is not None
    return message_url(row.guild, row.channel, row.panel)


def message_url(guild: int | None, channel: int, message: int | None) -> str:
    """Return the URL of a message, or of its channel if there is none; without a server, of direct messages."""
    return f"https://discord.com/channels/{guild or '@me'}/{channel}" + (f"/{message}" if message is not None else "")


async def place_of(client: discord.Client, table: Table, here: int | None = None) -> str:
    """Say in which channel a table is and, unless one is `here` on it, on which server."""
    channel, guild = f"<#{table.row.channel}>", table.row.guild
    if guild == here:
        return channel
    server = client.get_guild(guild)
    if server is None:  # that of another process
        with suppress(*UNANSWERED):
            async with asyncio.timeout(DISCORD_TIMEOUT):
                server = await client.fetch_guild(guild, with_counts=False)
    return channel if server is None else f"{channel} · {escape(clean(server.name))}"


async def jump(t: Texts, table: Table) -> Link:
    return Link(await url_of(table), t.say("button-to-table"))
