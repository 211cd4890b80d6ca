"""A run of the doctor: one subject after another, each reported as soon as it has been checked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiohttp

from bot.app.config import Config
from bot.cli.doctor import discord_api, disk, machine
from bot.cli.doctor.channels import examine_channels, listed_tables
from bot.cli.doctor.commands import wanted
from bot.cli.doctor.discord_api import DiscordApi, RequestFailed
from bot.cli.doctor.finding import Finding, fault, good, skipped, warning
from bot.cli.terminal import WrongUse
from bot.texts import Texts


async def examine(
    read_settings: Callable[[], Config], env_file: Path, say: Texts, now: Callable[[], float] = time.time
) -> AsyncIterator[Finding]:
    """Yield the findings on all subjects, including those that cannot be checked; `now` is in seconds since 1970."""
    try:
        config = read_settings()
    except WrongUse as wrong:
        yield fault("settings", "wrong", why=str(wrong))
        yield machine.programs()
        return
    yield machine.settings_file(env_file)
    yield machine.programs()
    async for found in _discord(config, say, now):
        yield found
    yield await asyncio.to_thread(machine.pictures, say.language)
    yield await machine.thinking(config)
    if config.server is None:
        yield await asyncio.to_thread(disk.store, config, say)
    else:
        yield await disk.server(config.server, say)
    yield await asyncio.to_thread(disk.free_space, config, say)
    yield await asyncio.to_thread(disk.backups, config, now())


async def _discord(config: Config, say: Texts, now: Callable[[], float]) -> AsyncIterator[Finding]:
    if config.discord_token is None:
        yield skipped("token", "none")
        return
    async with aiohttp.ClientSession() as session:
        asking = DiscordApi(session, config.discord_token, config.discord_api)
        before = now()
        try:
            me = await asking.get("/users/@me")
        except RequestFailed as error:
            yield fault("token", "refused") if error.status == 401 else fault("token", "unreachable", why=error.why)
            return
        yield good("token", "accepted", name=str(me.data["username"]))
        yield discord_api.clock(me.at, before, now())
        async for found in _application(asking, int(me.data["id"]), config, say):
            yield found


async def _application(asking: DiscordApi, me: int, config: Config, say: Texts) -> AsyncIterator[Finding]:
    try:
        own = (await asking.get("/applications/@me")).data
        for found in discord_api.application(own):
            yield found
        gateway = (await asking.get("/gateway/bot")).data
        yield discord_api.connections(gateway)
        yield discord_api.shards(int(gateway["shards"]), config)
        servers = await asking.servers()
        for found in discord_api.permissions(servers, say):
            yield found
        async for found in examine_channels(asking, servers, me, await listed_tables(config.store), say):
            yield found
        registered = (await asking.get(f"/applications/{own['id']}/commands?with_localizations=true")).data
    except RequestFailed as error:
        yield warning("servers", "unanswered", why=error.why)
        return
    yield discord_api.compare_commands(registered, await wanted(config))
