"""A thread or post of its own for each table, where a server's managers have chosen a channel or forum for games."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord

from bot.model.refusals import Refused
from bot.model.rows import NewTable, Seat, Status
from bot.services.background import Background
from bot.tables import lobby
from bot.tables.table import Table
from bot.texts import LANGUAGES, Texts, texts
from bot.texts.games import game_name
from cogs.core.limits import shorten_text
from cogs.core.panel import Panel, layout
from cogs.core.permissions import missing_permissions, needed_to_open
from cogs.core.places import UNANSWERED
from cogs.core.request import Host, Request

log = logging.getLogger(__name__)

Place: TypeAlias = discord.TextChannel | discord.ForumChannel
ARCHIVE_MINUTES: Final = 10080
"""Minutes without a message after which Discord archives a thread: the longest there is."""
_TAGS: Final = {Status.INVITATION: "open", Status.RUNNING: "running", Status.OVER: "over", Status.ABANDONED: "over"}


def missing_to_open(place: Place) -> list[str]:
    """List the permissions that the bot needs to open tables in a channel or forum, and lacks."""
    # as in a thread: the rights of the channel itself go with that to send messages in it
    rights = discord.abc.GuildChannel.permissions_for(place, place.guild.me)
    return missing_permissions(rights, needed_to_open(isinstance(place, discord.ForumChannel)))


def status_tags(place: Place) -> dict[str, discord.ForumTag]:
    """Return a forum's status tags by status; they may be named in any language."""
    if not isinstance(place, discord.ForumChannel):
        return {}
    names = {texts(each).say(f"room-tag-{tag}").casefold(): tag for each in LANGUAGES for tag in _TAGS.values()}
    return {names[tag.name.casefold()]: tag for tag in place.available_tags if tag.name.casefold() in names}


class Rooms(Background[int]):
    """Opens threads for tables, and keeps their names and tags up to date."""

    WORK = "naming the thread"

    def __init__(self, host: Host) -> None:
        super().__init__()
        self._host = host
        self._given = set[int]()
        """The threads that have a table, or are about to get one."""
        self._shown = dict[int, Status]()
        self._opening = defaultdict[int, asyncio.Lock](asyncio.Lock)
        """By server: held while a thread is looked for or opened, so that each goes to one table."""

    def serves(self, guild: int) -> bool:
        """Return whether this process serves a server, rather than another one."""
        return self._host.get_guild(guild) is not None

    async def chosen(self, guild: int) -> Place | None:
        """Return the channel or forum that a server has chosen for games, whatever the bot may do there."""
        number, server = (await self._host.services.store.places.of_server(guild)).games, self._host.get_guild(guild)
        found = None if server is None or number is None else server.get_channel(number)
        return found if isinstance(found, discord.TextChannel | discord.ForumChannel) else None

    async def place(self, guild: int) -> int | None:
        """Return the channel in which a server's tables get their threads; None if there is none, or no way."""
        place = await self.chosen(guild)
        return None if place is None or missing_to_open(place) else place.id

    async def open(self, new: NewTable, under: int | None = None) -> int | None:
        """Open a thread for a table, and return it; None if the server wants none, or Discord does not let the bot.

        On a server that has chosen no channel for games it is opened `under` another one, if that is given.
        """
        async with self._opening[new.guild]:
            place, other = await self.chosen(new.guild), self._host.get_channel(under or 0)
            if place is None and isinstance(other, discord.TextChannel | discord.ForumChannel):
                place = other
            thread = None if place is None or missing_to_open(place) else await self._open(place, new)
            if thread is not None:
                self._given.add(thread.id)
        return None if thread is None else thread.id

    async def _open(self, place: Place, new: NewTable) -> discord.Thread | None:
        t, name = texts(new.language), _name(texts(new.language), new.game, new.seats)
        try:
            thread = await self._find_unused_thread(place)
            if thread is not None:
                await thread.edit(name=name)
            elif isinstance(place, discord.ForumChannel):
                tag, said = status_tags(place).get("open"), Panel((t.say("room-begins", game=game_name(t, new.game)),))
                tags = [] if tag is None else [tag]
                made = await place.create_thread(
                    name=name, auto_archive_duration=ARCHIVE_MINUTES, view=layout(said, {}), applied_tags=tags
                )
                thread = made.thread
            else:
                kind = discord.ChannelType.public_thread
                thread = await place.create_thread(name=name, auto_archive_duration=ARCHIVE_MINUTES, type=kind)
        except UNANSWERED:
            log.warning("server %s: a thread for a table could not be opened", new.guild, exc_info=True)
            return None
        return thread

    async def _find_unused_thread(self, place: Place) -> discord.Thread | None:
        """Return an open thread whose table was never opened, because of a crash or because someone was quicker."""
        for thread in place.threads:
            if thread.owner_id == place.guild.me.id and not thread.archived and thread.id not in self._given:
                self._given.add(thread.id)
                if await self._host.services.store.tables.newest_in_channel(thread.id) is None:
                    return thread
        return None

    def give_back(self, room: int) -> None:
        """Leave a thread that did not get its table to the next one."""
        self._given.discard(room)

    async def resume(self) -> None:
        """Check the threads whose names or tags may have become outdated while the bot was away."""
        for guild in await self._host.services.store.places.servers():
            place = await self.chosen(guild)
            for thread in () if place is None else place.threads:
                number = await self._host.services.store.tables.newest_in_channel(thread.id)
                if number is not None:
                    self.wake(number)

    def look_after(self, table: Table) -> None:
        """Rename and tag the thread of a table whose game has begun or ended."""
        if self._shown.get(table.id) is not table.row.status and self._thread(table) is not None:
            self.wake(table.id)

    def _thread(self, table: Table) -> discord.Thread | None:
        """Return the thread of a table if it was opened for it."""
        guild, me = self._host.get_guild(table.row.guild), self._host.user
        thread = None if guild is None else guild.get_thread(table.row.channel)
        return None if thread is None or me is None or thread.owner_id != me.id else thread

    async def work(self, key: int) -> None:
        """Rename and tag the thread of a table, unless that has been done."""
        table = await self._host.services.tables.existing(key)
        thread, status, place = self._thread(table), table.row.status, await self.chosen(table.row.guild)
        if thread is None or place is None or thread.parent_id != place.id or thread.archived:
            return
        changes: dict[str, Any] = {}
        name = _name(texts(table.row.language), table.row.game, table.seats)
        if status is not Status.INVITATION and thread.name != name:
            changes["name"] = name
        ours = status_tags(place)
        wanted = [tag for tag in thread.applied_tags if tag not in ours.values()]
        wanted += [ours[_TAGS[status]]] if _TAGS[status] in ours else []
        if ours and {tag.id for tag in thread.applied_tags} != {tag.id for tag in wanted}:
            changes["applied_tags"] = wanted[:5]  # Discord allows five
        if "applied_tags" in changes and not place.permissions_for(place.guild.me).manage_threads:
            del changes["applied_tags"]
        if changes:
            try:
                await thread.edit(**changes)
            except discord.Forbidden:
                log.info("table %s: its thread cannot be changed", key)
        self._shown[key] = status
        if not table.row.is_unfinished:
            del self._shown[key]


def _name(t: Texts, game: str, seats: Iterable[Seat]) -> str:
    return shorten_text(t.say("room-name", game=game_name(t, game), names=", ".join(seat.name for seat in seats)))


def rooms_of(request: Request) -> Rooms:
    """Return the rooms of this process."""
    rooms: Rooms = request.interaction.client.rooms
    return rooms


async def open_in_room(request: Request, new: NewTable) -> tuple[Table, list[str]]:
    """Open a table in a thread of its own if the server has a channel for games, or else here; raise Refused.

    Also return lines that say where it is. A table opened in a thread stays in that thread.
    """
    t, rooms, here = request.t, rooms_of(request), not await _may_move(request)
    room = None if here else await rooms.open(new)
    try:
        table = await lobby.open_table(request.services.tables, new if room is None else replace(new, channel=room))
    except Refused:
        if room is not None:
            rooms.give_back(room)
        raise
    if room is not None:
        return table, [t.say("room-opened", channel=f"<#{room}>")]
    return table, [] if here else await explain_place(request)


async def _may_move(request: Request) -> bool:
    """Return whether a table opened here may be moved to the channel for games, as its host can see it there."""
    user, guild = request.interaction.user, request.interaction.guild_id
    if guild is None or isinstance(request.interaction.channel, discord.Thread):
        return False
    place = await rooms_of(request).chosen(guild)
    return place is not None and isinstance(user, discord.Member) and place.permissions_for(user).view_channel


async def explain_place(request: Request) -> list[str]:
    """Return lines that say why a table is not in the channel for games; empty if the server has none."""
    guild = request.interaction.guild_id
    place = None if guild is None else await rooms_of(request).chosen(guild)
    if place is None:
        return []
    missing = missing_to_open(place)
    key = "room-missing" if missing else "room-not-now"
    return [request.t.say(key, channel=f"<#{place.id}>", rights=request.t.rights(missing))]
