"""A server's running tables and open invitations, in channels that the reader can see."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.tables.table import Table
from cogs.core.controls import ControlId
from cogs.core.names import escaped
from cogs.core.panel import Panel
from cogs.core.request import Request, clicked
from cogs.words.listing import listing
from cogs.words.status import status_lines

log = logging.getLogger(__name__)

RUNNING, INVITATION = (f"tables-section-{section}" for section in ("running", "invitation"))
MOST_ASKED = 10
"""The most channels fetched from Discord because they are not cached: threads in which nobody has written for days."""


async def server_panel(request: Request, page: str = "") -> Panel:
    """Return a page of the tables on the server of the request."""
    t, interaction = request.t, request.interaction
    assert interaction.guild_id is not None
    known = _Channels(interaction)
    found = [
        (RUNNING if listed.running else INVITATION, listed.table_id)
        for listed in await request.services.store.listings.on_server(interaction.guild_id)
        if await known.shows(listed.channel)
    ]
    if not found:
        return Panel((t.say("tables-none"),))

    async def say(table: Table, section: str) -> list[str]:
        lines = await status_lines(t, table)
        if section == RUNNING:
            players = t.list(escaped(table.names))
            lines.insert(1, t.say("games-players", round=await round_of(table), names=players))
        return lines

    return await listing(t, request.services.tables, t.say("tables-title"), found, page, "tables", say)


async def round_of(table: Table) -> int:
    """Return the lowest turn number, counted from 1, of the seats that are to act."""
    turns = await table.turns()
    return min(1 + sum(turn.over for turn in turns if turn.seat == actor) for actor in table.actors() or (0,))


class _Channels:
    """The channels that a user can see on the server of an interaction."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._here = interaction.channel_id
        self._guild = interaction.guild
        self._user = interaction.user
        self._asked = 0

    async def shows(self, channel: int) -> bool:
        """Return whether the user can see a channel; False if it cannot be found."""
        if channel == self._here:
            return True
        guild, user = self._guild, self._user
        if guild is None or not isinstance(user, discord.Member):
            return False
        found: Any = guild.get_channel_or_thread(channel) or await self._fetched(guild, channel)
        if found is None or (isinstance(found, discord.Thread) and found.parent is None):
            return False
        rights = found.permissions_for(user)
        if isinstance(found, discord.Thread) and found.is_private() and not rights.manage_threads:
            return False  # its members are unknown; they find the table in the thread itself
        return bool(rights.view_channel)

    async def _fetched(self, guild: discord.Guild, channel: int) -> object:
        if self._asked >= MOST_ASKED:
            return None
        self._asked += 1
        try:
            return await guild.fetch_channel(channel)
        except (discord.HTTPException, discord.InvalidData, discord.RateLimited):
            log.debug("channel %s cannot be found", channel, exc_info=True)
            return None


@clicked("tables", at_table=False, on_server=True)
async def _turn_page(request: Request, control: ControlId, values: list[str]) -> None:
    await request.show(await server_panel(request, control.arg))
