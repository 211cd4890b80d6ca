"""What is played on a server: its running tables and open invitations, as far as the asker sees their channels."""

from __future__ import annotations

import logging
from typing import Any

import discord

from bot.model.turns import turns_of
from bot.tables.table import Table
from cogs.core.controls import ControlId, answers
from cogs.core.names import escape
from cogs.core.panel import Panel
from cogs.core.request import Request, serve
from cogs.words.listing import listing
from cogs.words.status import standing

log = logging.getLogger(__name__)

RUNNING, INVITATION = (f"tables-section-{section}" for section in ("running", "invitation"))
MOST_ASKED = 10
"""How many channels Discord is asked for that the bot does not know: threads that nobody has written in for days."""


async def server_panel(request: Request, page: str = "") -> Panel:
    """Make a page of the tables on the server where it is asked."""
    t, interaction = request.t, request.interaction
    assert interaction.guild_id is not None
    known = _Channels(interaction)
    found = [
        (RUNNING if place.begun else INVITATION, place.table)
        for place in await request.house.store.tables_on(interaction.guild_id)
        if await known.shows(place.channel)
    ]
    if not found:
        return Panel((t.say("tables-none"),))

    async def say(table: Table, section: str) -> list[str]:
        lines = await standing(t, table)
        if section == RUNNING:
            players = t.list([escape(name) for name in table.names])
            lines.insert(1, t.say("games-players", round=await round_of(table), names=players))
        return lines

    return await listing(t, request.house.tables, t.say("tables-title"), found, page, "tables", say)


async def round_of(table: Table) -> int:
    """Tell which of their turns whoever is to move has come to, counted from 1."""
    turns = turns_of(await table.store.moves(table.id), table.game.events_from_json)
    actor = next(iter(table.actors()), None)
    return 1 + sum(turn.over for turn in turns if turn.seat == actor)


class _Channels:
    """Which channels a person sees on the server where they ask."""

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self._here = interaction.channel_id
        self._guild = interaction.guild
        self._user = interaction.user
        self._asked = 0

    async def shows(self, channel: int) -> bool:
        """Tell whether they see a channel; of one that cannot be found nobody sees anything."""
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
            return False  # who was let in there is not ours to ask: those who are find it in the thread itself
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


@answers("tables")
async def _turn_page(interaction: discord.Interaction[Any], control: ControlId, values: list[str]) -> None:
    async def work(request: Request) -> None:
        await request.show(await server_panel(request, control.arg))

    await serve(interaction, work)
