"""A run of the doctor: one subject after another, each reported as soon as it has been checked."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final

import aiohttp

from bot.app.client import cog_modules, create_client, invite_link
from bot.app.config import DISTRIBUTION, BadConfig, Config, read_env_file
from bot.app.health import PortUnavailable, serve_pages
from bot.cli.doctor import discord_api
from bot.cli.doctor.discord_api import DiscordApi, RequestFailed, channels_in_use, diagnose_channels
from bot.cli.doctor.finding import Finding, fault, good, skipped, warning
from bot.cli.terminal import size_of
from bot.database.address import Address
from bot.database.base import UnusableStore, migrations
from bot.database.readonly_sqlite import READ_ERRORS, check_file, find_corruption, pragma, removing_leftovers
from bot.database.sqlite import inspect, is_in_use, sibling
from bot.games import GAMES
from bot.games.contract import Json
from bot.maintenance.backup_schedule import BackupFolder
from bot.services.game_packages import ALLOWED
from bot.services.worker import WorkFailed
from bot.services.worker_pool import WorkerPool, WorkersLost
from bot.store.store import open_to_read
from bot.texts import Fact
from bot.texts.printable import system_message
from cogs.games import leave_out_unfit
from render.games import pictures_of


async def diagnose(read_settings: Callable[[], Config], env_file: Path) -> AsyncIterator[Finding]:
    """Yield the findings on all subjects, including those that cannot be checked."""
    try:
        config = read_settings()
    except BadConfig as wrong:
        yield fault("settings", "wrong", why=str(wrong))
        yield programs()
        return
    yield settings_file(env_file)
    yield programs()
    async for found in diagnose_discord(config, time.time):
        yield found
    for found in games():
        yield found
    yield await asyncio.to_thread(pictures)
    yield await thinking(config)
    if config.metrics is not None:
        yield await health_page(config)
    if config.server is None:
        yield await asyncio.to_thread(store, config)
    else:
        yield await server(config.server)
    yield await asyncio.to_thread(check_free_space, config)
    yield await asyncio.to_thread(backups, config, time.time())


async def diagnose_discord(config: Config, now: Callable[[], float]) -> AsyncIterator[Finding]:
    """Yield the findings on the token, the application, the servers and the commands."""
    if config.discord_token is None:
        yield report_missing_token()
        return
    async with aiohttp.ClientSession() as session:
        api_client = DiscordApi(session, config.discord_token, config.discord_api)
        before = now()
        try:
            me = await api_client.get("/users/@me")
        except RequestFailed as error:
            yield fault("token", "refused") if error.status == 401 else fault("token", "unreachable", why=error.why)
            return
        yield good("token", "accepted", name=str(me["username"]))
        yield discord_api.clock(api_client.at, before, now())
        async for found in _application(api_client, int(me["id"]), config):
            yield found


def report_missing_token() -> Finding:
    """Report a missing token: `piazza` opens the playground instead, where that is installed."""
    return skipped("token", "none") if find_spec("simcord") else fault("token", "needed")


async def _application(api_client: DiscordApi, me: int, config: Config) -> AsyncIterator[Finding]:
    try:
        own = await api_client.get("/applications/@me")
        yield good("invite", "link", link=invite_link(int(own["id"])))
        for found in discord_api.application(own):
            yield found
        gateway = await api_client.get("/gateway/bot")
        yield discord_api.connections(gateway)
        yield discord_api.shards(int(gateway["shards"]), config)
        servers = await api_client.servers()
        for found in discord_api.permissions(servers):
            yield found
        async for found in diagnose_channels(api_client, servers, me, *await channels_in_use(config.store)):
            yield found
        registered = await api_client.get(f"/applications/{own['id']}/commands?with_localizations=true")
    except RequestFailed as error:
        yield warning("servers", "unanswered", why=error.why)
        return
    yield discord_api.compare_commands(registered, await command_payloads(config))


async def command_payloads(config: Config) -> list[Json]:
    """Return the payloads of all commands, from a client that does not connect."""
    client = create_client(config)
    try:
        await client.add_commands()
        translator = client.tree.translator
        assert translator is not None
        return [await command.get_translated_payload(client.tree, translator) for command in client.tree.get_commands()]
    finally:
        client.painter.close()


TOKEN_VARIABLE: Final = "DISCORD_TOKEN"
WORKER_TIMEOUT: Final = 30.0
"""Seconds within which a worker has to start."""
_HEALTH_TIMEOUT: Final = aiohttp.ClientTimeout(5.0)
_OTHERS_PERMISSIONS: Final = 0o077
"""What the group and everyone else may do with a file."""


def settings_file(file: Path) -> Finding:
    """Check the settings file, which has been read already."""
    if not file.exists():
        return good("settings", "none", file=str(file.absolute()))
    secret = read_env_file(file).get(TOKEN_VARIABLE)
    if secret and os.name == "posix" and file.stat().st_mode & _OTHERS_PERMISSIONS:
        return warning("settings", "open", file=str(file.absolute()))
    return good("settings", "read", file=str(file.absolute()))


def programs(name: Callable[[str], str] = version) -> Finding:
    try:
        own, library = name(DISTRIBUTION), name("discord.py")
    except PackageNotFoundError as missing:
        return fault("programs", "missing", package=str(missing.name))
    return good("programs", "found", piazza=own, discord=library, python=platform.python_version())


def games() -> Iterator[Finding]:
    """Report the origin of each game from a package, and why it was left out if it was."""
    cog_modules()
    leave_out_unfit()
    for package in ALLOWED.values():
        yield (warning if package.problem else good)("game", "found", line=str(package))


def pictures() -> Finding:
    """Check that a picture of each game can be drawn, text included."""
    try:
        for game in GAMES:
            for name, picture in islice(pictures_of(game).showcase("en"), 1):
                picture.file_name(name)  # raises ValueError if it is in no known format
    except Exception as error:  # any such error would also prevent the bot from drawing
        return fault("pictures", "broken", why=f"{type(error).__name__}: {error}")
    return good("pictures", "drawn")


async def health_page(config: Config) -> Finding:
    """Check that the health page can be served, or ask the bot that serves it already."""
    client = create_client(config)
    try:
        async with serve_pages(config.metrics, client):
            return good("health", "free")
    except PortUnavailable as lost:
        wrong = fault("health", "unusable", why=str(lost))
        if not lost.taken:
            return wrong
        try:
            async with (
                aiohttp.ClientSession() as session,
                session.get(f"{lost.address}/healthz", timeout=_HEALTH_TIMEOUT) as page,
            ):
                failing = [str(each) for each in (await page.json())["failing"]]
        except (aiohttp.ClientError, TimeoutError, ValueError, LookupError, TypeError):
            return wrong
        return warning("health", "failing", parts=", ".join(failing)) if failing else good("health", "well")
    finally:
        client.painter.close()


async def thinking(config: Config) -> Finding:
    """Check that a worker process starts, which computer players need."""
    workers = WorkerPool(1)
    try:
        await workers.run(os.getpid, patience=WORKER_TIMEOUT)
    except (WorkFailed, WorkersLost, OSError) as error:
        return fault("thinking", "broken", why=system_message(error) or type(error).__name__)
    finally:
        workers.close()
    return good("thinking", "begins", count=config.thinkers)


# The disk


LOW_SPACE: Final = 200 * 10**6
"""Bytes of free space below which to warn."""
NO_SPACE: Final = 20 * 10**6
"""Bytes of free space below which the next game may not fit."""
HOUR: Final = 3600


def store(config: Config) -> Finding:
    """Check the store, whether a bot runs on it or not, without changing anything."""
    path = config.database
    if not path.exists():
        above = _existing(path.parent)
        if not os.access(above, os.W_OK | os.X_OK):
            return fault("store", "no-place", path=str(path), folder=str(above))
        return good("store", "none", path=str(path))
    try:
        with removing_leftovers(path):
            inspect(path)
            check_file(path)
            schema = pragma(path, "user_version")
            wrong = find_corruption(path, quick=True)
    except (UnusableStore, OSError) as error:
        return fault("store", "unusable", why=system_message(error))
    except READ_ERRORS as error:
        return fault("store", "damaged", path=str(path), why=str(error))
    facts = {"path": str(path), "schema": str(schema), "size": size_of(path.stat().st_size)}
    if wrong:
        return fault("store", "damaged", path=str(path), why=wrong[0])
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK | os.X_OK)):
        return fault("store", "not-writable", **facts)
    if schema < len(migrations()):
        return good("store", "older", today=str(len(migrations())), **facts)
    return good("store", "in-use" if is_in_use(path) else "free", **facts)


async def server(place: Address) -> Finding:
    """Check a store on a server, without changing anything."""
    try:
        async with open_to_read(place) as there:
            tables = await there.tables.count()
    except UnusableStore as error:
        if error.problem == "empty":
            return good("store", "none", path=str(place))
        return fault("store", "unusable", why=system_message(error))
    return good("store", "server", server=str(place), tables=tables)


def check_free_space(config: Config, usage: Callable[[Path], Any] = shutil.disk_usage) -> Finding:
    """Check how much space is left on the store's disk."""
    if config.server is not None:
        return skipped("room", "server")
    path = config.database
    free = usage(_existing(path.parent)).free
    used = sum(part.stat().st_size for part in (path, sibling(path, "-wal")) if part.exists())
    facts = {"free": size_of(free), "used": size_of(used)}
    if free < NO_SPACE:
        return fault("room", "none", **facts)
    if free < max(LOW_SPACE, 2 * used):
        return warning("room", "little", **facts)
    return good("room", "enough", **facts)


def backups(config: Config, now: float) -> Finding:
    """Check the age of the newest backup against the schedule; `now` is in seconds since 1970."""
    folder = config.backups
    if config.server is not None:
        return skipped("backups", "server")
    if folder is None:
        return warning("backups", "not-wanted")
    above = _existing(folder)
    if not os.access(above, os.W_OK | os.X_OK) or not above.is_dir():
        return fault("backups", "not-writable", folder=str(folder))
    kept = []
    with suppress(FileNotFoundError):
        kept = BackupFolder(config.database, folder).kept()
    if not kept:
        return warning("backups", "none", folder=str(folder))
    hours = max(0, int((now - kept[-1].made) / HOUR))
    facts: dict[str, Fact] = {"file": kept[-1].file.name, "hours": hours, "count": len(kept)}
    if kept[-1].damaged:
        return fault("backups", "damaged", **facts)
    if hours > 2 * config.backup_every:
        return warning("backups", "old", **facts)
    return good("backups", "there", **facts)


def _existing(path: Path) -> Path:
    """Return the path, or its nearest parent that exists."""
    path = path.absolute()
    while not path.exists() and path != path.parent:
        path = path.parent
    return path
