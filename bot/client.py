"""The discord.py client: it opens the store, loads the cogs, registers the commands, and shuts down cleanly."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import signal
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from importlib import import_module

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands
from yarl import URL

from bot.budgets import Seconds
from bot.computers import PAUSE
from bot.database import UnusableStore
from bot.games.game import Chance
from bot.house import House, open_house
from bot.settings import Settings
from bot.texts import texts
from bot.thinking import Thinkers
from cogs.controls import CONTROLS
from cogs.posts import Posts
from cogs.translator import Translator
from render.pool import Painter

log = logging.getLogger(__name__)

COGS = (
    "cogs.tables",
    "cogs.games",
    "cogs.statistics",
    "cogs.settings",
    "cogs.privacy",
    "cogs.carrara",
    "cogs.learning",
)
_ASK_AGAIN = 0.5
"""Seconds after which a start that was asked to stop is asked again."""


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
        )
        self.settings = settings
        self.painter = Painter(settings.painters)
        self.closing = False
        """True as soon as the shutting down has begun; nothing should break it off then."""
        self._chance = chance
        self._clock = clock
        self._pause = pause
        self._stack = AsyncExitStack()

    async def setup_hook(self) -> None:
        """Open the house, load the cogs, register the commands; raise UnusableStore."""
        self._stack.callback(self.painter.close)
        self.house = await self._stack.enter_async_context(
            open_house(
                self.settings.database,
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
        await self._resume()

    async def on_resumed(self) -> None:
        """Send at once what could not be sent while Discord was away."""
        await self._resume()

    async def _resume(self) -> None:
        await self.house.timekeeper.resume()
        await self.house.outbox.resume()

    async def on_disconnect(self) -> None:
        """Let no time count on any clock while nobody can act."""
        if not self.closing:
            self.house.timekeeper.pause()

    async def close(self) -> None:
        """Finish what is being sent, close the store, leave Discord."""
        self.closing = True
        await self._stack.aclose()
        await super().close()


def create_client(
    settings: Settings, chance: Chance | None = None, clock: Callable[[], float] = time.time, pause: float = 0.0
) -> Piazza:
    """Make a client that is not connected yet; `clock` tells the time in seconds since 1970.

    Computer players wait for `pause` seconds after a person's move.
    """
    return Piazza(settings, chance, clock, pause)


def run(settings: Settings) -> int:
    """Connect to Discord and stay until told to stop; return the exit status."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no game speaks
    discord.utils.setup_logging(level=logging.getLevelNamesMapping()[settings.log_level], root=True)
    if settings.discord_api is not None:
        discord.http.Route.BASE = settings.discord_api
    return asyncio.run(_run(settings))


async def _run(settings: Settings) -> int:
    client = create_client(settings, pause=PAUSE)
    asked = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, asked.set)
    serving, stop = asyncio.ensure_future(_serve(client, settings)), asyncio.ensure_future(asked.wait())
    await asyncio.wait({serving, stop}, return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    while not serving.done() and not client.closing:
        # more than once: before Python 3.12 a wait can swallow being cancelled when it ends at that very moment
        serving.cancel()
        await asyncio.wait({serving}, timeout=_ASK_AGAIN)
    try:
        return await serving
    except asyncio.CancelledError:
        return 0


async def _serve(client: Piazza, settings: Settings) -> int:
    t = texts(settings.language)
    try:
        async with client:
            try:
                await client.login(settings.discord_token or "")
                _, gateway, _ = await client.http.get_bot_gateway()
            except (aiohttp.ClientError, discord.HTTPException) as error:
                return _refuse(t.say("discord-unreachable", why=" ".join(str(error).split())))
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
            await client.connect()
    except UnusableStore as error:
        return _refuse(t.say(f"store-{error.problem.replace('_', '-')}", path=str(error.path), detail=error.detail))
    except discord.LoginFailure:
        return _refuse(t.say("token-refused"))
    return 0


def _refuse(line: str) -> int:
    print(line, file=sys.stderr)  # noqa: T201 - one clear line is all that a wrong configuration gets
    return 2
