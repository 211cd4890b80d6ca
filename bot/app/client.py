"""The discord.py client: it opens the store, loads the cogs, registers the commands, and shuts down cleanly."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib import import_module
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.app.config import Settings
from bot.app.gateway_handover import hang_up, heard_out, note_sessions, noted_sessions
from bot.app.health import Unavailable, served
from bot.app.shutdown import asked_to_end, leave
from bot.database.base import UnusableStore
from bot.games.game import Chance
from bot.maintenance.schedule import scheduled
from bot.model.budgets import Seconds
from bot.services.computers import PAUSE
from bot.services.services import House, open_house
from bot.services.worker_pool import Thinkers
from bot.telemetry.http_trace import watch
from bot.telemetry.logs import Secrets, catch_all, set_up
from bot.telemetry.metrics import CONNECTIONS, DISCONNECTS, PICTURES
from bot.texts import texts
from cogs.core.controls import CONTROLS
from cogs.core.translator import Translator
from cogs.posts.sender import Posts
from render.engine.painter import Painter

log = logging.getLogger(__name__)

COGS = (
    "cogs.tables.commands",
    "cogs.tables.my_games",
    "cogs.people.statistics",
    "cogs.people.settings",
    "cogs.people.privacy",
    "cogs.admin.commands",
    "cogs.games.carrara.commands",
    "cogs.coach.learn",
)
_ASK_AGAIN = 0.5
"""Seconds after which a start that was asked to stop is asked again."""
_TOKEN_REFUSED = 4004
"""Discord's code at the gateway for a token that counts no longer."""
LIMITED = 30.0
"""Seconds for which a request may wait at a rate limit; beyond that whoever asks goes on with something else."""
SETTLING = 1.0
"""Seconds in which the outbox may get empty before the bot leaves Discord."""
ON_THE_WAY = 0.1
"""Seconds in which clicks that Discord has passed on may still arrive."""
LEAVING = 1.0
"""Seconds in which the gateway must have let go."""
BETWEEN_FILMS = 60.0
"""Seconds after which the process that draws whole games is ended; each takes it two or three."""
ANSWERING = 2.5
"""Seconds in which whoever has clicked before that gets their answer."""


class Piazza(commands.Bot):
    """The bot: a face in Discord for a house of games."""

    house: House

    def __init__(
        self,
        settings: Settings,
        chance: Chance | None = None,
        clock: Callable[[], float] = time.time,
        pause: float = 0.0,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            http_trace=watch(),
            **_shards(settings),
        )
        self.settings = settings
        self.painter = Painter(settings.painters, PICTURES.observe)
        self.projector = Thinkers(idle=BETWEEN_FILMS)
        self.closing = False
        """True as soon as the shutting down has begun; nothing should break it off then."""
        self._chance = chance
        self._clock = clock
        self._pause = pause
        self._stack = AsyncExitStack()

    @property
    def opened(self) -> House | None:
        """The house, once it is open."""
        return getattr(self, "house", None)

    @property
    def connected(self) -> bool:
        """Whether the gateway is connected, every part of it, and the bot has been told of its servers."""
        if not self.is_ready():
            return False
        if isinstance(self, discord.AutoShardedClient):
            return not any(shard.is_closed() for shard in self.shards.values())
        return self.ws is not None and self.ws.open

    async def setup_hook(self) -> None:
        """Open the house, load the cogs, register the commands; raise UnusableStore."""
        self._stack.callback(self.painter.close, wait=False)
        self._stack.push_async_callback(asyncio.to_thread, self.projector.close)
        self.http.max_ratelimit_timeout = LIMITED
        self.house = await self._stack.enter_async_context(
            open_house(
                self.settings.store,
                Posts(self),
                self._chance,
                self._clock,
                Thinkers(self.settings.thinkers, Seconds(self.settings.thinking)),
                self._pause,
            )
        )
        for cog in COGS:
            # not as an extension: those are executed anew for every client, and buttons have one answer each
            await import_module(cog).setup(self)
        self.add_dynamic_items(*CONTROLS)
        await self.tree.set_translator(Translator())
        if self.settings.sync_commands:
            await self._register_commands()
        await self.house.resume()
        if (backups := scheduled(self.settings, self._clock)) is not None:
            self._stack.push_async_callback(backups.close)
            backups.begin()

    async def _register_commands(self) -> None:
        """Register the commands with Discord when they changed; a failure never stops the bot."""
        try:
            translator = self.tree.translator
            wanted = [
                await command.get_translated_payload(self.tree, translator)  # type: ignore[arg-type]
                for command in self.tree.get_commands()
            ]
            known = f"{self.application_id} {hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()}"
            if await self.house.store.note("commands") != known:
                await self.tree.sync()
                await self.house.store.set_note("commands", known)
        except Exception:
            log.exception("the commands could not be registered; those of before stay")

    async def on_ready(self) -> None:
        """Say that the bot is there, and send at once what could not be sent while Discord was away."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        CONNECTIONS.labels("new").inc()
        await self._resume()

    async def on_resumed(self) -> None:
        """Send at once what could not be sent while Discord was away."""
        CONNECTIONS.labels("resumed").inc()
        await self._resume()

    async def _resume(self) -> None:
        await self.house.timekeeper.resume()
        await self.house.outbox.resume()

    async def on_disconnect(self) -> None:
        """Let no time count on any clock while nobody can act."""
        if not self.closing:
            DISCONNECTS.inc()
            self.house.timekeeper.pause()

    async def settle(self) -> None:
        """Send what can be sent now, still answering everyone: so nobody waits for it once the bot has left."""
        if (house := self.opened) is not None:
            await house.outbox.settle(SETTLING)
            await asyncio.sleep(ON_THE_WAY)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Stay connected to the gateway; at first hear, too, what a process that has just ended could not."""
        left = await noted_sessions(self.house.store, self.settings.shard_ids, self._clock())
        async with heard_out(self, left):
            await super().connect(reconnect=reconnect)

    async def close(self) -> None:
        """Leave the gateway, answer who has clicked before, finish what is being sent, close the store."""
        self.closing = True
        await self._leave_gateway()
        if (house := self.opened) is not None and (late := await house.answering.finish(ANSWERING)):
            log.warning("%d answers took too long and were broken off", late)
        await self._stack.aclose()
        await super().close()

    async def _leave_gateway(self) -> None:
        """Take no more clicks; whatever was read from the gateway by now is answered yet."""
        sockets = self._sockets()
        try:
            async with asyncio.timeout(LEAVING):
                await asyncio.gather(*map(hang_up, sockets))
        except (OSError, TimeoutError, aiohttp.ClientError):
            log.info("the gateway did not say goodbye")
        try:
            if sockets:
                await note_sessions(self.house.store, sockets, self._clock())
        except Exception:  # a full disk, say: the next process does without, and this one still has to end in order
            log.exception("the sessions could not be noted for the next process")

    def _sockets(self) -> list[DiscordWebSocket]:
        """List the connections that there are; an offline Discord has none that could be taken up again."""
        return [self.ws] if isinstance(self.ws, DiscordWebSocket) and self.ws.open else []


class ShardedPiazza(Piazza, commands.AutoShardedBot):
    """The bot with several connections, each for some of its servers."""

    async def _resume(self) -> None:
        if self.connected:
            await super()._resume()
        else:  # some can act again, others cannot yet
            await self.house.outbox.resume()

    def _sockets(self) -> list[DiscordWebSocket]:
        shards = [info._parent for info in self.shards.values() if not info.is_closed()]
        for shard in shards:
            shard._cancel_task()  # or it would connect anew
        return [shard.ws for shard in shards]


def _shards(settings: Settings) -> dict[str, Any]:
    """Tell discord.py which connections to make; nothing where there is one for all servers."""
    if settings.shards == 0:
        return {}
    return {"shard_count": settings.shards, "shard_ids": list(settings.shard_ids) or None}


def create_client(
    settings: Settings, chance: Chance | None = None, clock: Callable[[], float] = time.time, pause: float = 0.0
) -> Piazza:
    """Make a client that is not connected yet; `clock` tells the time in seconds since 1970.

    Computer players wait for `pause` seconds after a person's move.
    """
    return (Piazza if settings.shards == 0 else ShardedPiazza)(settings, chance, clock, pause)


def run(settings: Settings) -> int:
    """Connect to Discord and stay until told to stop, then end the process with the exit status."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no game speaks
    secrets = Secrets.among([settings.discord_api], settings.discord_token, *settings.store_secrets)
    set_up(settings.log_level, settings.log_format, secrets)
    catch_all()
    if settings.discord_api is not None:
        discord.http.Route.BASE = settings.discord_api
    leave(asyncio.run(_run(settings, secrets)))


async def _run(settings: Settings, secrets: Secrets) -> int:
    client = create_client(settings, pause=PAUSE)
    asked = asked_to_end()
    serving, stop = asyncio.ensure_future(_serve(client, settings, secrets)), asyncio.ensure_future(asked.wait())
    await asyncio.wait({serving, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if not serving.done():
        await client.settle()
    while not serving.done() and not client.closing:
        # more than once: before Python 3.12 a wait can swallow being cancelled when it ends at that very moment
        serving.cancel()
        await asyncio.wait({serving}, timeout=_ASK_AGAIN)
    try:
        return await serving
    except asyncio.CancelledError:
        return 0


async def _serve(client: Piazza, settings: Settings, secrets: Secrets) -> int:
    t = texts(settings.language)
    try:
        async with served(settings.metrics, client), client:
            try:
                await client.login(settings.discord_token or "")
                _, gateway, _ = await client.http.get_bot_gateway()
            except (aiohttp.ClientError, discord.HTTPException, discord.RateLimited) as error:
                return _refuse(secrets, t.say("discord-unreachable", why=" ".join(str(error).split())))
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
            await client.connect()
    except Unavailable as lost:
        return _refuse(secrets, t.say("metrics-unavailable", address=lost.address, why=lost.why))
    except UnusableStore as error:
        return _refuse(
            secrets, t.say(f"store-{error.problem.replace('_', '-')}", path=str(error.path), detail=error.detail)
        )
    except discord.LoginFailure:
        return _refuse(secrets, t.say("token-refused"))
    except discord.ConnectionClosed as error:  # for good: whatever passes, the client waits for by itself
        return _refuse(
            secrets,
            t.say("token-refused")
            if error.code == _TOKEN_REFUSED
            else t.say("discord-unreachable", why=" ".join(str(error).split())),
        )
    return 0


def _refuse(secrets: Secrets, line: str) -> int:
    print(secrets.blot(line), file=sys.stderr)  # noqa: T201 - one clear line is all that a wrong configuration gets
    return 2
