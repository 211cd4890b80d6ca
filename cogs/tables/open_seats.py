"""The message of a server's open seats, in the channel that its managers have chosen for it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.model.pace import DAY, HOUR
from bot.services.background import Background, PutOff
from bot.services.services import Services
from bot.tables.table import Table
from bot.texts import Texts, texts
from bot.texts.games import game_name
from cogs.core.buttons import make_button
from cogs.core.controls import SUCCESS, TextRow, table_of
from cogs.core.names import escape_names
from cogs.core.panel import Panel, layout, marks_in, post_mark, texts_in, view_of
from cogs.core.permissions import NEEDED_FOR_WORDS, missing_permissions
from cogs.core.places import UNANSWERED, is_as_open, text_channel
from cogs.core.request import Host
from cogs.tables.joining import SEATS_JOIN, count_free_seats
from cogs.words.terms import pace_terms, special_lines

log = logging.getLogger(__name__)

MAX_TABLES_LISTED: Final = 10
"""Tables named in the message."""
MARK: Final = post_mark(0)
"""Tells the message from others; posts are counted from 1."""
MAX_EDIT_AGE: Final = HOUR
"""Seconds after which a new message is sent instead of an edit, as Discord limits edits of older ones."""


async def invitations(services: Services, guild: int) -> list[Table]:
    """List the tables on a server whose game has not begun, oldest first."""
    listed = await services.store.listings.on_server(guild)
    found = [await services.tables.get(each.table_id) for each in listed if not each.running]
    return [table for table in found if table is not None]


def open_seats_panel(t: Texts, tables: Sequence[Table], role: int | None = None) -> Panel:
    """Return the message, which pings a role if one is given."""
    lines = list[TextRow]()
    for table in tables[:MAX_TABLES_LISTED]:
        row, names = table.row, t.list(escape_names(table.names))
        seats = t.say("games-seats", taken=len(row.seats), seats=row.capacity, names=names)
        terms = " · ".join([*pace_terms(t, row), *special_lines(t, table)])
        head = t.say("seats-table", game=game_name(t, row.game), channel=f"<#{row.channel}>")
        join = make_button(t, SEATS_JOIN, table, key="join", style=SUCCESS)
        lines.append(TextRow(f"{head}\n{seats}\n-# {terms}", join))
    if len(tables) > MAX_TABLES_LISTED:
        lines.append(TextRow(t.say("seats-more", count=len(tables) - MAX_TABLES_LISTED)))
    title = t.say("seats-title") if lines else f"{t.say('seats-title')}\n{t.say('seats-none')}"
    ping = [] if role is None else [TextRow(t.say("seats-ping", role=f"<@&{role}>"))]
    return Panel((title,), rows=(*lines, *ping, (make_button(t, "seats_too", emoji="🙋"),)))


class OpenSeats(Background[int]):
    """Keeps the message of each server up to date: sends a new one for a new table, and edits it for taken seats."""

    WORK = "the message of open seats"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._listed = dict[int, set[int]]()
        """The tables in the message, by server."""

    async def resume(self) -> None:
        """Check the messages that may have become outdated while the bot was away."""
        for guild in await self._host.services.store.places.servers():
            self.wake(guild)

    def look_after(self, table: Table) -> None:
        """Update a server's message after one of its tables has opened, filled, begun or closed."""
        if table.row.is_invitation or table.id in self._listed.get(table.row.guild, ()):
            self.wake(table.row.guild)

    async def work(self, key: int) -> None:
        """Update a server's message, if it has one."""
        try:
            await self._renew(key)
        except discord.Forbidden:
            log.info("server %s: the message of open seats cannot be written", key)
        except UNANSWERED as error:
            wait = self.backoffs[key].next()
            log.warning("server %s: no message of open seats; next try in %.0f s", key, wait, exc_info=True)
            raise PutOff(wait) from error

    async def _renew(self, guild: int) -> None:
        store = self._host.services.store
        chosen = await store.places.of_server(guild)
        channel = text_channel(self._host.get_guild(guild), chosen.seats)
        if channel is None:
            return
        if missing_permissions(channel.permissions_for(channel.guild.me), NEEDED_FOR_WORDS):
            return
        tables = await self._tables(channel)
        former = await _fetch(channel, chosen.message)
        listed = set() if former is None else _tables_in(former)
        self._listed[guild] = {table.id for table in tables}
        opened, now = {table.id for table in tables[:MAX_TABLES_LISTED]} - listed, store.now()
        panel = open_seats_panel(texts(chosen.language), tables)
        view = layout(panel, {}, mark=MARK)
        if former is not None and _texts_without_ping(view_of(former)) == _texts_without_ping(view):
            return
        nobody = discord.AllowedMentions.none()
        if former is not None and not opened and now - former.created_at.timestamp() < MAX_EDIT_AGE:
            await former.edit(view=view, allowed_mentions=nobody)
            return
        role = chosen.ping if opened and now - chosen.pinged_at >= DAY else None
        if role is not None:
            await store.places.choose(guild, pinged_at=now)  # before it is sent: a kill must not ping twice
            view = layout(open_seats_panel(texts(chosen.language), tables, role), {}, mark=MARK)
        roles = False if role is None else [discord.Object(role)]
        pinged = discord.AllowedMentions(everyone=False, users=False, roles=roles)
        sent = await channel.send(view=view, allowed_mentions=pinged, silent=role is None)
        await store.places.choose(guild, message=sent.id)
        await self._delete_former(channel, former, sent.id)

    async def _tables(self, channel: discord.TextChannel) -> list[Table]:
        """List the tables with a free seat that all readers of the message can see, oldest first."""
        return [
            table
            for table in await invitations(self._host.services, channel.guild.id)
            if table.row.gone is None and count_free_seats(table) > 0
            if is_as_open(channel.guild.get_channel_or_thread(table.row.channel), channel)
        ]

    async def _delete_former(
        self, channel: discord.TextChannel, former: discord.Message | None, keep: int | None
    ) -> None:
        """Delete the former message and any left by a killed process, but not the one to `keep`."""
        ours = [each async for each in channel.history(limit=20) if MARK in marks_in(each)]
        for message in {each.id: each for each in (*ours, *([] if former is None else [former]))}.values():
            if message.author == channel.guild.me and message.id != keep:
                try:
                    await message.delete()
                except discord.NotFound:
                    log.debug("server %s: a former message is gone", channel.guild.id)

    async def take_down(self, guild: int) -> None:
        """Delete a server's message, as its channel is no longer the chosen one."""
        chosen = await self._host.services.store.places.of_server(guild)
        channel = text_channel(self._host.get_guild(guild), chosen.seats)
        if channel is not None:
            try:
                await self._delete_former(channel, await _fetch(channel, chosen.message), None)
            except UNANSWERED:
                log.info("server %s: the former message of open seats is left", guild, exc_info=True)


async def _fetch(channel: discord.TextChannel, message: int | None) -> discord.Message | None:
    try:
        return None if message is None else await channel.fetch_message(message)
    except discord.NotFound:
        return None


def _tables_in(message: discord.Message) -> set[int]:
    items = view_of(message).walk_children()
    return {table_of(item) for item in items if isinstance(item, discord.ui.Button)} - {0}


def _texts_without_ping(view: discord.ui.LayoutView) -> list[str]:
    return [text for text in texts_in(view) if "<@&" not in text]
