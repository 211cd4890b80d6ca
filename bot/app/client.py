"""The discord.py client: it opens the store, loads the cogs, registers the commands, and shuts down cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import cache, partial
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, Final

import aiohttp
import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from yarl import URL

import cogs
from bot.app.config import TRY_AGAIN, WRONG_USE, Config
from bot.app.gateway_handover import hang_up, listen_to_former_sessions, note_sessions, recent_sessions
from bot.app.health import PortUnavailable, serve_pages
from bot.app.shutdown import leave, stop_event
from bot.database.base import UnusableStore
from bot.games.chance import Chance
from bot.maintenance.backup_schedule import BACKUPS_AFTER, BackupFolder, Backups, days_kept
from bot.model.search_budget import Seconds
from bot.services.background import Backoff
from bot.services.computers import MOVE_PAUSE
from bot.services.game_packages import ALLOWED, leave_out
from bot.services.memory import return_unused, tune_allocator
from bot.services.services import Services, open_services
from bot.services.watchdog import CALL_TIMEOUT, MAX_STRIKES, Watchdog
from bot.services.worker_pool import WorkerPool
from bot.telemetry.http_trace import trace_config
from bot.telemetry.logs import Secrets, catch_all, configure_logging, report_fatal
from bot.telemetry.metrics import CONNECTIONS, DISCONNECTS, ERRORS, PICTURES
from bot.texts.printable import say
from cogs.core.clicks import answer_control
from cogs.core.command_registration import CommandRegistration
from cogs.core.command_tree import CommandTree
from cogs.core.languages import Translator
from cogs.core.permissions import NEEDED_PERMISSIONS
from cogs.core.places import lose_unseen, reach_of
from cogs.core.request import Host
from cogs.core.rooms import Rooms
from cogs.games import leave_out_unfit
from cogs.leagues.posts import LeaguePosts
from cogs.posts.sender import PostSender
from cogs.puzzles.posts import DailyPosts
from cogs.tables.open_seats import OpenSeats
from render.engine.painter import Painter

log = logging.getLogger(__name__)

_CANCEL_INTERVAL = 0.5
"""Seconds until a cancelled task that is still running is cancelled again."""
_TOKEN_REFUSED = 4004
"""The gateway's close code for a token that is no longer valid."""
RATE_LIMIT_TIMEOUT = 30.0
"""Seconds that a request may wait for a rate limit before it fails."""
OUTBOX_TIMEOUT = 1.0
"""Seconds that the outbox has to empty before the bot leaves Discord."""
TRANSIT_TIME = 0.1
"""Seconds that clicks in transit have to arrive."""
GATEWAY_CLOSE_TIMEOUT = 1.0
"""Seconds within which the gateway must be closed."""
DRAWING_IDLE = 1.0
"""Seconds after which an idle process for drawing animations ends: starting one takes less time than drawing."""
ANSWER_TIMEOUT = 2.5
"""Seconds that interactions received before a shutdown have to be answered."""
_SWITCH_INTERVAL: Final = 0.001
"""Seconds that a thread may compute before the event loop gets its turn; Python's default is 0.005."""
_GC_THRESHOLDS: Final = (5_000, 20, 10)
"""Python's default, a collection after 700 new objects, holds everything up without finding much."""


def create_backups(config: Config, clock: Callable[[], float] = time.time) -> Backups | None:
    """Return the task that makes backups, or None if none are configured."""
    if config.backups is None:
        return None
    if config.server is not None:
        log.error("PIAZZA_BACKUPS: none are scheduled on a server; run “piazza backup” or pg_dump every night")
        return None
    folder = BackupFolder(config.database, config.backups)
    return Backups(folder, config.backup_every, config.backups_kept, clock)


def invite_link(application_id: int) -> str:
    """Return the address at which a server's manager adds the bot, with exactly the permissions that it needs."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED_PERMISSIONS, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=("bot", "applications.commands"))


@cache
def cog_modules() -> list[ModuleType]:
    """Import and return all modules of `cogs`, so that each control has its handler."""
    return [import_module(found.name) for found in walk_packages(cogs.__path__, "cogs.")]


class Piazza(Host):
    def __init__(
        self,
        config: Config,
        chance: Chance | None = None,
        clock: Callable[[], float] = time.time,
        pause: float = 0.0,
        workers: type[WorkerPool] = WorkerPool,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace_config(),
            **_shards(config),
        )
        self.tree = CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.config = config
        self.painter = Painter(config.painters, PICTURES.observe)
        self.film_worker = workers(idle=DRAWING_IDLE)
        self.closing = False
        """Whether the shutdown has begun, which must not be interrupted."""
        self.registration = CommandRegistration(self, self.tree)
        self.rooms = Rooms(self)
        self.open_seats = OpenSeats(self)
        self.league_posts = LeaguePosts(self)
        self.daily_posts = DailyPosts(self)
        self.watchdog = Watchdog(CALL_TIMEOUT, self._take_out)
        self._resuming = asyncio.Lock()
        self._chance = chance
        self._clock = clock
        self._pause = pause
        self._workers = workers
        self._stack = AsyncExitStack()

    @property
    def opened(self) -> Services | None:
        return getattr(self, "services", None)

    @property
    def connected(self) -> bool:
        """Whether all shards are connected to the gateway and the bot knows its servers."""
        if not self.is_ready():
            return False
        if isinstance(self, discord.AutoShardedClient):
            return not any(shard.is_closed() for shard in self.shards.values())
        return self.ws is not None and self.ws.open

    @property
    def commands_registered(self) -> bool:
        """Whether Discord has accepted the commands, as far as is known."""
        return not self.registration.failing

    async def open_services(self) -> None:
        """Open the store and the services, if that has not been done; raise UnusableStore."""
        if self.opened is not None:
            return
        self._stack.callback(self.painter.close, wait=False)
        self._stack.push_async_callback(asyncio.to_thread, self.film_worker.close)
        self.http.max_ratelimit_timeout = RATE_LIMIT_TIMEOUT
        self.services = await self._stack.enter_async_context(
            open_services(
                self.config.store,
                PostSender(self),
                self._chance,
                self._clock,
                self._workers(self.config.thinkers, Seconds(self.config.thinking)),
                self._pause,
                partial(reach_of, self),
                self.rooms,
            )
        )
        for each in (self.rooms, self.open_seats):
            self._stack.push_async_callback(each.close)
            self.services.tables.listeners.append(each.look_after)
        for posts in (self.league_posts, self.daily_posts):
            self._stack.push_async_callback(posts.close)
        self.services.leagues.listeners.append(self.league_posts.wake)
        self.services.puzzles.listeners.append(self.daily_posts.wake)

    async def setup_hook(self) -> None:
        """Open the services, load the cogs, register the commands; raise UnusableStore."""
        await self.open_services()
        await self.add_commands()
        for package in ALLOWED.values():
            log.log(logging.WARNING if package.problem else logging.INFO, "%s", package)
        self._stack.push_async_callback(self.registration.close)
        self._stack.callback(self.watchdog.close)
        self.watchdog.begin()
        await self.registration.begin(self.services.store.meta, self.config.sync_commands)
        await self.services.resume()
        if (backups := create_backups(self.config, self._clock)) is not None:
            self._stack.push_async_callback(backups.close)
            backups.wake_after(None, BACKUPS_AFTER)
            self.services.backup_days = days_kept(self.config.backup_every, self.config.backups_kept)
        return_unused()

    async def add_commands(self) -> None:
        modules = cog_modules()
        leave_out_unfit()
        for module in modules:
            if hasattr(module, "add_commands"):
                module.add_commands(self.tree)
        await self.tree.set_translator(Translator())

    def _take_out(self, game: str) -> None:
        """Take out a game whose calls were repeatedly broken off; its tables wait for the next start."""
        self.loop.call_soon_threadsafe(lambda: asyncio.ensure_future(self._tables_without(game)))

    async def _tables_without(self, game: str) -> None:
        log.error("%s", leave_out(game, "stuck", seconds=str(CALL_TIMEOUT), times=MAX_STRIKES))
        try:
            await self.services.tables.reload(game)
            await self.services.pause_missing_games()
        except Exception:
            log.exception("the tables of %s could not be paused", game)

    async def on_ready(self) -> None:
        """Log the start, and send what could not be sent while the bot was disconnected."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        log.info("invite link: %s", invite_link(self.application_id or 0))
        CONNECTIONS.labels("new").inc()
        await self._connected()
        if not self.closing:
            await lose_unseen(self, self.services.tables)

    async def on_resumed(self) -> None:
        """Send what could not be sent while the bot was disconnected."""
        CONNECTIONS.labels("resumed").inc()
        await self._connected()

    async def _connected(self) -> None:
        backoff = Backoff()
        while True:
            try:
                async with self._resuming:
                    # discord.py is ready two seconds after it connects, perhaps during the shutdown
                    if not self.closing:
                        await self._resume()
                return
            except Exception:  # the store may be gone for a while
                wait = backoff.next()
                log.exception("not everything could be resumed; next try in %.0f s", wait)
            await asyncio.sleep(wait)

    async def _resume(self) -> None:
        await self.services.timekeeper.resume()
        for guild in self.guilds:
            if guild.unavailable:
                await self.on_guild_unavailable(guild)
        await self._run_on(self.guilds)
        await self.services.outbox.resume()
        await self.services.matchmaker.resume()  # only now are the bot's servers known
        await self.services.leagues.resume()
        await self.rooms.resume()
        await self.open_seats.resume()
        await self.league_posts.resume()
        await self.daily_posts.resume()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Count and log what an event listener raised."""
        ERRORS.inc()
        log.exception("%s failed", event_method)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server in which nobody can act."""
        if not self.closing:
            await self.services.store.clocks.stand_in("guild", guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let the clocks of a server run on."""
        if self.is_ready() and not self.closing:
            await self._run_on([guild])
        await self.on_guild_join(guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Send what has waited for a server to return; discord.py may report its new invitation as available."""
        if not self.closing:
            await self.services.tables.regain_server(guild.id)
            for posts in (self.open_seats, self.daily_posts):
                posts.wake(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server was deleted, or has removed the bot."""
        if not self.closing:
            await self.services.tables.lose_server(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel was deleted, and its threads with it."""
        if not self.closing:
            for each in (channel, *getattr(channel, "threads", ())):
                await self.services.tables.lose_channel(each.id)
            self.open_seats.wake(channel.guild.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        if not self.closing:
            await self.services.tables.lose_channel(thread.thread_id)
            self.open_seats.wake(thread.guild_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer clicks, choices and what was entered; discord.py itself dispatches commands."""
        await answer_control(interaction)

    async def _run_on(self, guilds: Sequence[discord.Guild]) -> None:
        available = {guild.id for guild in guilds if not guild.unavailable}
        if await self.services.store.clocks.run_on_in_guilds(available):
            self.services.timekeeper.wake()

    async def on_disconnect(self) -> None:
        """Stop the clocks while nobody can act."""
        if not self.closing:
            DISCONNECTS.inc()
            self.services.timekeeper.pause()

    async def settle(self) -> None:
        """Send what can be sent now, while still answering clicks, so that less is left for the next start."""
        if (services := self.opened) is not None:
            await services.outbox.settle(OUTBOX_TIMEOUT)
            await asyncio.sleep(TRANSIT_TIME)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected to the gateway, answering first what the previous process could no longer answer."""
        left = await recent_sessions(self.services.store, self.config.shard_ids, self._clock())
        async with listen_to_former_sessions(self, left):
            await super().connect(reconnect=reconnect)

    async def close(self) -> None:
        """Leave the gateway, answer pending clicks, finish sending messages, and close the store."""
        self.closing = True
        await self._leave_gateway()
        if (services := self.opened) is not None and (late := await services.load_limit.finish(ANSWER_TIMEOUT)):
            log.warning("%d answers took too long and were cancelled", late)
        async with self._resuming:  # resuming reads the store
            await self._stack.aclose()
        await super().close()

    async def _leave_gateway(self) -> None:
        """Accept no more clicks; what has been read from the gateway so far is still answered."""
        sockets = self._sockets()
        try:
            async with asyncio.timeout(GATEWAY_CLOSE_TIMEOUT):
                await asyncio.gather(*map(hang_up, sockets))
        except (OSError, TimeoutError, aiohttp.ClientError):
            log.info("the gateway was not closed in time")
        try:
            if sockets:
                await note_sessions(self.services.store, sockets, self._clock())
        except Exception:  # on a full disk, for instance; the shutdown must still complete
            log.exception("the sessions could not be stored for the next process")

    def _sockets(self) -> list[DiscordWebSocket]:
        """List the open connections that could be resumed."""
        return [self.ws] if isinstance(self.ws, DiscordWebSocket) and self.ws.open else []


class ShardedPiazza(Piazza, discord.AutoShardedClient):
    """The bot with several shards, each for some of its servers."""

    async def _resume(self) -> None:
        if self.connected:
            await super()._resume()
        else:  # the clocks stay stopped until all shards are back
            await self.services.outbox.resume()

    def _sockets(self) -> list[DiscordWebSocket]:
        shards = [info._parent for info in self.shards.values() if not info.is_closed()]
        for shard in shards:
            shard._cancel_task()  # or it would reconnect
        return [shard.ws for shard in shards]


def _shards(config: Config) -> dict[str, Any]:
    """Return discord.py's arguments for the shards; none if one connection serves all servers."""
    if config.shards == 0:
        return {}
    return {"shard_count": config.shards, "shard_ids": list(config.shard_ids) or None}


def create_client(
    config: Config,
    chance: Chance | None = None,
    clock: Callable[[], float] = time.time,
    pause: float = 0.0,
    workers: type[WorkerPool] = WorkerPool,
) -> Piazza:
    """Return a client that is not connected yet; `clock` returns the time in seconds since 1970.

    Computer players wait `pause` seconds after a person's move; long computations run in `workers`.
    """
    return (Piazza if config.shards == 0 else ShardedPiazza)(config, chance, clock, pause, workers)


def run(config: Config) -> int:
    """Run the bot until it is told to stop, then end the process with the exit status."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no game uses voice
    secrets = Secrets.among([config.discord_api], config.discord_token, *config.store_secrets)
    configure_logging(config.log_level, config.log_format, secrets)
    catch_all()
    keep_responsive()
    if config.discord_api is not None:
        discord.http.Route.BASE = config.discord_api
    leave(asyncio.run(_run(config, secrets)))


async def _run(config: Config, secrets: Secrets) -> int:
    client = create_client(config, pause=MOVE_PAUSE)
    asked = stop_event()
    serving, stop = asyncio.ensure_future(_serve(client, config)), asyncio.ensure_future(asked.wait())
    await asyncio.wait({serving, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if not serving.done():
        await client.settle()
    while not serving.done() and not client.closing:
        # repeated: before Python 3.12 a wait that ends at that very moment can swallow the cancellation
        serving.cancel()
        await asyncio.wait({serving}, timeout=_CANCEL_INTERVAL)
    try:
        status, why = await serving
    except asyncio.CancelledError:
        return 0
    if why:
        report_fatal(secrets.redact(why), config.log_format)
    return status


async def _serve(client: Piazza, config: Config) -> tuple[int, str]:
    """Run the bot until it ends; return the exit status, and why it could not run if it could not."""
    try:
        async with serve_pages(config.metrics, client), client:
            await client.open_services()  # first, so that a bad store is reported even if Discord is out of reach
            try:
                await client.login(config.discord_token or "")
                _, gateway, _ = await client.http.get_bot_gateway()
            except (aiohttp.ClientError, discord.HTTPException, discord.RateLimited) as error:
                return TRY_AGAIN, _unreachable(error)
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
            await client.connect()
    except PortUnavailable as lost:
        return TRY_AGAIN if lost.taken else WRONG_USE, str(lost)
    except UnusableStore as error:
        return TRY_AGAIN if error.may_pass else WRONG_USE, str(error)
    except discord.LoginFailure:
        return WRONG_USE, say("token-refused")
    except discord.ConnectionClosed as error:  # permanent: the client itself waits out temporary faults
        return WRONG_USE, say("token-refused") if error.code == _TOKEN_REFUSED else _unreachable(error)
    return 0, ""


def _unreachable(error: Exception) -> str:
    return say("discord-unreachable", why=" ".join(str(error).split()))


def keep_responsive() -> None:
    """Let threads take turns more often, collect garbage less often, and tune the allocator."""
    gc.set_threshold(*_GC_THRESHOLDS)
    sys.setswitchinterval(_SWITCH_INTERVAL)
    tune_allocator()
