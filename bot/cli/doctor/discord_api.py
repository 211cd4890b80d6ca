"""Discord: the token, the application, the commands, the clock, the bot's permissions on servers and in channels."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord

from bot.app.config import Config
from bot.cli.doctor.finding import Finding, fault, good, warning
from bot.database.address import Address
from bot.database.base import UnusableStore
from bot.games.contract import Json
from bot.model.leagues import League
from bot.store.listings import ListedTable
from bot.store.places import Places
from bot.store.store import open_to_read
from bot.texts import texts
from cogs.core.permissions import (
    NEEDED_FOR_PICTURES,
    NEEDED_FOR_WORDS,
    NEEDED_PERMISSIONS,
    missing_permissions,
    needed_to_open,
    needed_to_play,
)

THREAD_TYPES: Final = frozenset({10, 11, 12})
"""Discord's channel types that are threads, which have the permissions of their parent channel."""
FORUM_TYPE: Final = discord.ChannelType.forum.value
MAX_TABLES_NAMED: Final = 10
_MISSING_STATUSES: Final = (403, 404)
"""Discord's statuses for channels that are hidden from the bot, and for those that are gone."""


async def channels_in_use(place: Path | Address) -> tuple[list[ListedTable], dict[int, Places], list[League]]:
    """Return the open and running tables, the channels chosen by each server, and the unfinished leagues.

    Empty if the store cannot be read, which is reported separately.
    """
    try:
        async with open_to_read(place) as store:
            chosen = {guild: await store.places.of_server(guild) for guild in await store.places.servers()}
            seasons = [await store.leagues.get(number) for number in await store.leagues.unfinished()]
            leagues = [season.league for season in seasons if season is not None]
            return sorted(await store.listings.everywhere()), chosen, leagues
    except UnusableStore:
        return [], {}, []


async def diagnose_channels(
    api_client: DiscordApi,
    servers: Sequence[Json],
    me: int,
    found: Sequence[ListedTable],
    chosen: Mapping[int, Places],
    leagues: Sequence[League] = (),
) -> AsyncIterator[Finding]:
    """Yield a finding for each channel for games or leagues that the bot cannot use, and one for all others.

    The roles for winners of leagues are checked too.

    `servers` are as Discord lists them, with the bot's permissions there; `me` is the bot's id. Raise RequestFailed.
    """
    known = {int(server["id"]): server for server in servers}
    by_server: defaultdict[int, list[ListedTable]] = defaultdict(list)
    for table in found:
        by_server[table.guild].append(table)
    well, lost = 0, []
    for number in dict.fromkeys((*by_server, *chosen, *(league.guild for league in leagues))):
        if number not in known:
            lost += by_server[number]
            continue
        own = [number, *map(int, (await api_client.get(f"/guilds/{number}/members/{me}"))["roles"])]
        listed = {int(each["id"]): each for each in (await api_client.get(f"/guilds/{number}/channels"))}
        server, places = known[number], chosen.get(number, Places())
        uses = [(str(table.table_id), table.channel) for table in by_server[number]]
        uses += [(use, each) for use in ("games", "seats", "puzzles") if (each := getattr(places, use)) is not None]
        here = [league for league in leagues if league.guild == number]
        uses += [("league" if places.games is None else "post", each) for each in {league.channel for league in here}]
        for role in dict.fromkeys(league.role for league in here if league.role is not None):
            async for finding in _diagnose_role(api_client, server, own, role):
                yield finding
        for use, wanted in uses:
            channel = await _channel(api_client, listed, wanted)
            if channel is None:
                lost += [table for table in by_server[number] if str(table.table_id) == use]
                if not use.isdigit():
                    yield warning("channel", "gone", use=use, server=str(server["name"]))
                continue
            lacking = _missing_permissions(server, channel, listed, own, me, use)
            if lacking:
                facts = {"use": use, "name": str(channel["name"]), "server": str(server["name"])}
                yield fault("channel", "lacks", rights=texts("en").rights(lacking), **facts)
            well += not lacking
    if lost:
        numbers = [str(table_id) for table_id in sorted(table.table_id for table in lost)]
        more = ["…"] if len(numbers) > MAX_TABLES_NAMED else []
        yield warning("channels", "lost", count=len(lost), tables=", ".join([*numbers[:MAX_TABLES_NAMED], *more]))
    if well:
        yield good("channels", "well", count=well)


async def _diagnose_role(
    api_client: DiscordApi, server: Json, own: Sequence[int], number: int
) -> AsyncIterator[Finding]:
    """Yield what keeps the bot from giving the role to the winner of a league, if anything does."""
    roles = {int(each["id"]): each for each in (await api_client.get(f"/guilds/{server['id']}/roles"))}
    role, rights = roles.get(number), discord.Permissions(int(server["permissions"]))
    highest = max(int(roles[each]["position"]) for each in own if each in roles)
    if role is None:
        yield warning("role", "gone", server=str(server["name"]))
    elif not (rights.administrator or rights.manage_roles):
        needed = texts("en").rights(["manage_roles"])
        yield warning("role", "lacks", name=str(role["name"]), server=str(server["name"]), rights=needed)
    elif int(role["position"]) >= highest:
        yield warning("role", "above", name=str(role["name"]), server=str(server["name"]))


async def _channel(api_client: DiscordApi, listed: dict[int, Json], number: int) -> Json | None:
    """Find a channel of a server, or a thread; None if it is gone or hidden from the bot."""
    if number in listed:
        return listed[number]
    try:
        return await api_client.get(f"/channels/{number}")
    except RequestFailed as error:
        if error.status in _MISSING_STATUSES:
            return None
        raise


def _missing_permissions(
    server: Json, channel: Json, listed: dict[int, Json], own: Sequence[int], me: int, use: str
) -> list[str]:
    """Return the permissions that the bot lacks in a channel for its use, given its roles, @everyone first."""
    rights = discord.Permissions(int(server["permissions"]))
    if rights.administrator:
        return []
    thread = int(channel["type"]) in THREAD_TYPES
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
    if use.isdigit():
        return missing_permissions(rights, needed_to_play(thread))
    opening = () if use in ("seats", "post", "puzzles") else needed_to_open(int(channel["type"]) == FORUM_TYPE)
    posting = {"games": (), "seats": NEEDED_FOR_WORDS}.get(use, NEEDED_FOR_PICTURES)
    return missing_permissions(rights, dict.fromkeys((*posting, *opening)))


API: Final = "https://discord.com/api/v10"
RESPONSE_TIMEOUT: Final = 10.0
"""Seconds that a response may take."""
MAX_CLOCK_DRIFT: Final = 5
"""Seconds by which the clock may differ from Discord's."""
MIN_SESSION_STARTS: Final = 50
"""The number of connections left today below which to warn; Discord allows 1,000 a day."""
PAGE_SIZE: Final = 200
"""The most servers that Discord lists at once."""
MAX_TRIES: Final = 4
_ENTRY_POINT: Final = 4
"""Discord's type of the command that opens an app's activity."""
PRIVILEGED_INTENTS: Final = {
    "presence": 1 << 12 | 1 << 13,
    "members": 1 << 14 | 1 << 15,
    "content": 1 << 18 | 1 << 19,
}
"""The intents that have to be enabled in the developer portal, with their flags; the bot needs none of them."""


class RequestFailed(Exception):
    """Discord gave no usable response."""

    def __init__(self, why: str, status: int = 0) -> None:
        super().__init__(why)
        self.why = why
        self.status = status


class DiscordApi:
    """A minimal client for Discord's API that needs only a token."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        token: str,
        api: str | None = None,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._session = session
        self._headers = {"Authorization": f"Bot {token}", "User-Agent": "DiscordBot (piazza doctor, 1)"}
        self._api = api or API
        self._wait = wait
        self.at: float | None = None
        """The date of the last response by Discord's clock, in seconds since 1970, if given."""

    async def get(self, path: str) -> Json:
        """Send a GET request, and return the data of the response; raise RequestFailed."""
        for _ in range(MAX_TRIES):
            try:
                async with self._session.get(
                    self._api + path, headers=self._headers, timeout=aiohttp.ClientTimeout(RESPONSE_TIMEOUT)
                ) as response:
                    if response.status == 429:
                        await self._wait(min(float(response.headers.get("Retry-After", "1")), RESPONSE_TIMEOUT))
                        continue
                    if response.status != 200:
                        raise RequestFailed(f"{response.status} {response.reason}", response.status)
                    date = response.headers.get("Date")
                    self.at = parsedate_to_datetime(date).timestamp() if date else None
                    return await response.json()
            except (aiohttp.ClientError, TimeoutError, ValueError) as error:
                raise RequestFailed(str(error) or type(error).__name__) from error
        raise RequestFailed("429", 429)

    async def servers(self) -> list[Json]:
        """List all servers that the bot is in, each with its permissions there; raise RequestFailed."""
        found: list[Json] = []
        while True:
            after = f"&after={found[-1]['id']}" if found else ""
            page = await self.get(f"/users/@me/guilds?limit={PAGE_SIZE}{after}")
            found += page
            if len(page) < PAGE_SIZE:
                return found


def clock(there: float | None, before: float, after: float) -> Finding:
    """Compare Discord's clock with this machine's right before and after the request, in seconds since 1970."""
    if there is None:
        return warning("clock", "unknown")
    drift = max(before - there - 1, there - after, 0.0)  # Discord reports whole seconds
    if drift > MAX_CLOCK_DRIFT:
        return warning("clock", "wrong", seconds=round(drift))
    return good("clock", "right")


def application(data: Json) -> Iterator[Finding]:
    """Check the application's settings in the developer portal."""
    flags = int(data.get("flags") or 0)
    on = [name for name, bits in PRIVILEGED_INTENTS.items() if flags & bits]
    if on:
        yield good("intents", "more", names=", ".join(on))
    else:
        yield good("intents", "none")
    if data.get("interactions_endpoint_url"):
        yield fault("clicks", "elsewhere")


def connections(data: Json) -> Finding:
    """Check how often the bot may still connect today."""
    limit = data["session_start_limit"]
    left, hours = int(limit["remaining"]), -(-int(limit["reset_after"]) // 3_600_000)
    if left < MIN_SESSION_STARTS:
        return (warning if left else fault)("connections", "few", count=left, hours=hours)
    return good("connections", "enough", count=left)


def shards(recommended: int, config: Config) -> Finding:
    """Compare the number of shards with what Discord recommends."""
    wanted = recommended if config.shards is None else max(1, config.shards)
    if wanted < recommended:
        return warning("shards", "few", count=wanted, more=recommended)
    if config.shard_ids and len(config.shard_ids) < wanted:
        return good("shards", "some", own=len(config.shard_ids), count=wanted)
    return good("shards", "all", count=wanted)


def permissions(servers: list[Json]) -> Iterator[Finding]:
    """Yield a finding for each server where the bot lacks permissions, and one for all others."""
    well = 0
    for server in servers:
        rights = discord.Permissions(int(server["permissions"]))
        lacking = [] if rights.administrator else missing_permissions(rights, NEEDED_PERMISSIONS)
        if not lacking:
            well += 1
            continue
        yield fault(
            "server", "lacks", name=str(server["name"]), id=str(server["id"]), rights=texts("en").rights(lacking)
        )
    if not servers:
        yield warning("servers", "none")
    elif well:
        yield good("servers", "well", count=well)


def compare_commands(registered: list[Json], wanted: list[Json]) -> Finding:
    """Check whether the slash commands registered with Discord are those of this version."""
    # the command that opens an app's activity isn't ours, and stays
    own = [command for command in registered if command.get("type") != _ENTRY_POINT]
    there = {(command["name"], command.get("type", 1)): command for command in own}
    meant = {(command["name"], command.get("type", 1)): command for command in wanted}
    missing = [name for name, _ in meant if (name, _) not in there]
    gone = [name for name, _ in there if (name, _) not in meant]
    other = [key[0] for key in meant if key in there and not _are_equal(there[key], meant[key])]
    if not there:
        return warning("commands", "none", count=len(meant))
    if missing or gone or other:
        return warning("commands", "other", names=", ".join(f"/{name}" for name in [*missing, *other, *gone]))
    return good("commands", "there", count=len(meant))


_COMPARED_KEYS: Final = (
    *("name", "description", "type", "required", "autocomplete", "choices", "options", "value"),
    *("name_localizations", "description_localizations"),
)


def _are_equal(there: Any, meant: Any) -> bool:
    """Return whether both are equal, in the fields that Discord returns unchanged."""
    if isinstance(there, dict) and isinstance(meant, dict):
        keys = _COMPARED_KEYS if "name" in meant else {*there, *meant}
        return all(_are_equal(there.get(key) or None, meant.get(key) or None) for key in keys)
    if isinstance(there, list) and isinstance(meant, list):
        return len(there) == len(meant) and all(map(_are_equal, there, meant))
    return bool(there == meant)
