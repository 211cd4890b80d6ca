"""The channels in which games run: permissions the server grants the bot but the channel denies."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Final

import discord

from bot.cli.doctor.discord_api import NEEDED, DiscordApi, RequestFailed
from bot.cli.doctor.finding import Finding, fault, good, warning
from bot.database.address import Address
from bot.database.base import UnusableStore
from bot.games.contract import Json
from bot.store.inspect import open_to_read
from bot.store.listings import ListedTable
from bot.texts import Texts

THREADS: Final = frozenset({10, 11, 12})
"""Discord's channel types that are threads, which have the permissions of their parent channel."""
NAMED: Final = 10
"""How many tables whose channel is gone are named."""
_NOT_THERE: Final = (403, 404)


async def listed_tables(place: Path | Address) -> list[ListedTable]:
    """List the open and running tables; none if the store cannot be read, which is reported separately."""
    try:
        async with open_to_read(place) as store:
            return sorted(await store.listings.everywhere())
    except UnusableStore:
        return []


async def examine_channels(
    asking: DiscordApi, servers: Sequence[Json], me: int, found: Sequence[ListedTable], say: Texts
) -> AsyncIterator[Finding]:
    """Yield a finding for each channel with a game where the bot lacks permissions, then one for all others.

    `servers` are as Discord lists them, with the bot's permissions there; `me` is the bot's user id. Raise Unanswered.
    """
    known = {int(server["id"]): server for server in servers}
    by_server: defaultdict[int, list[ListedTable]] = defaultdict(list)
    for table in found:
        by_server[table.guild].append(table)
    well, lost = 0, []
    for number, there in by_server.items():
        if number not in known:
            lost += there
            continue
        own = [number, *map(int, (await asking.get(f"/guilds/{number}/members/{me}")).data["roles"])]
        listed = {int(each["id"]): each for each in (await asking.get(f"/guilds/{number}/channels")).data}
        for table in there:
            channel = await _channel(asking, listed, table.channel)
            if channel is None:
                lost.append(table)
                continue
            lacking = _lacking(known[number], channel, listed, own, me)
            if lacking:
                rights = say.list([say.say(f"right-{name.replace('_', '-')}") for name in lacking])
                facts = {"name": str(channel["name"]), "server": str(known[number]["name"])}
                yield fault("channel", "lacks", table=str(table.table_id), rights=rights, **facts)
            well += not lacking
    if lost:
        numbers = [str(table_id) for table_id in sorted(table.table_id for table in lost)]
        more = ["…"] if len(numbers) > NAMED else []
        yield warning("channels", "lost", count=len(lost), tables=", ".join([*numbers[:NAMED], *more]))
    if well:
        yield good("channels", "well", count=well)


async def _channel(asking: DiscordApi, listed: dict[int, Json], number: int) -> Json | None:
    """Find a channel of a server, or a thread; None if it is gone or hidden from the bot."""
    if number in listed:
        return listed[number]
    try:
        return (await asking.get(f"/channels/{number}")).data
    except RequestFailed as error:
        if error.status in _NOT_THERE:
            return None
        raise


def _lacking(server: Json, channel: Json, listed: dict[int, Json], own: Sequence[int], me: int) -> list[str]:
    """Return the names of the permissions that the bot lacks in a channel, given its roles, @everyone first."""
    rights = discord.Permissions(int(server["permissions"]))
    if rights.administrator:
        return []
    thread = int(channel["type"]) in THREADS
    holder: Any = listed.get(int(channel["parent_id"] or 0), channel) if thread else channel
    # overwrites apply in this order: @everyone's, those of all roles together, the bot's own
    for holders in ((own[0],), own[1:], (me,)):
        told = [each for each in holder.get("permission_overwrites", ()) if int(each["id"]) in holders]
        taken = given = 0
        for each in told:
            taken, given = taken | int(each["deny"]), given | int(each["allow"])
        rights = discord.Permissions(rights.value & ~taken | given)
    if not rights.view_channel:
        return ["view_channel"]
    needless = "send_messages" if thread else "send_messages_in_threads"
    return [name for name in NEEDED if name != needless and not getattr(rights, name)]
