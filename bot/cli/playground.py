"""The bot in the browser, without Discord: our own client in a simulated Discord, with a few people in two channels."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import sys
import tempfile
from collections.abc import Callable, Coroutine, Mapping
from contextvars import Context
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import discord
import simcord

from bot.app.client import Piazza, create_client
from bot.app.config import Config
from bot.cli.playground_page import Place, PlaygroundPage, catch_up
from bot.cli.terminal import WrongUse, why
from bot.games import GAMES
from bot.services.worker_pool import WorkerPool
from bot.texts import Texts, texts
from bot.texts.games import game_texts
from cogs.core.buttons import first_steps_buttons
from cogs.core.panel import Panel, layout

MANAGER: Final = "Anna"
GERMAN: Final = "Carla"
PEOPLE: Final = (MANAGER, "Bruno", GERMAN, "Dario")
CHANNELS: Final = ("games", "games-2")
NAME: Final = "Piazza"
PATIENCE: Final = 3.0
"""Seconds that the page waits for all consequences of a click; what takes longer is shown when it is there."""


def run(config: Config, port: int | None) -> int:
    """Serve the playground's page until it is closed; return the exit status, or raise WrongUse."""
    logging.basicConfig(level=logging.WARNING)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(config, port or 0))
    return 0


class _Workers(WorkerPool):
    """Worker processes that the simulated Discord does not wait for, so that a click is answered meanwhile."""

    env: simcord.Env

    async def decide(self, *arguments: Any) -> Any:
        """Return the action that a computer player chooses."""
        return await self._meanwhile(super().decide(*arguments))

    async def run(self, *arguments: Any, **limits: Any) -> Any:
        """Run a function in a process."""
        return await self._meanwhile(super().run(*arguments, **limits))

    async def _meanwhile(self, work: Coroutine[Any, Any, Any]) -> Any:
        # in a context of its own the work is not one of the bot's tasks, all of which are waited for
        job: asyncio.Task[Any] = Context().run(asyncio.ensure_future, work)
        return await self.env.external_wait(job, reason="a worker process")


async def _run(config: Config, port: int) -> None:
    t = texts(config.language)
    with tempfile.TemporaryDirectory(prefix="piazza-") as folder:
        config = replace(
            config,
            database=Path(folder) / "playground.sqlite3",
            server=None,
            backups=None,
            shards=0,
            shard_ids=(),
            sync_commands=True,
        )
        client = create_client(config, workers=_Workers)
        env = _Workers.env = simcord.Env(client, check_errors=False, settle_timeout=PATIENCE)
        catch_up(env)
        await env.start()
        with env.time_context():
            try:
                await _serve(env, client, t, port)
            finally:
                await client.close()
                await env.shutdown()


async def _serve(env: simcord.Env, client: Piazza, t: Texts, port: int) -> None:
    assert client.user is not None
    await client.user.edit(username=NAME)
    places = await _places(env, client, t)
    page = PlaygroundPage(env, places, port)
    try:
        await page.__aenter__()
    except simcord.SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise WrongUse(_unusable(t, port, error.__cause__)) from None
        raise
    try:
        _say(t.say("playground-ready", url=page.url))
        _say(t.say("playground-how"))
        await page.wait_closed()
    finally:
        await page.close()


async def _places(env: simcord.Env, client: Piazza, t: Texts) -> list[Place]:
    """Make a server with people and channels, and return the places of the page, the first channel's first."""
    guild = env.create_guild(NAME)
    managers = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    users = {name: env.create_user(name) for name in PEOPLE}
    people = {name: guild.add_member(user, roles=[managers] if name == MANAGER else []) for name, user in users.items()}
    env.backend.subscribers.insert(0, _speaking({users[GERMAN].id: "de"}))
    channels = [guild.create_text_channel(name) for name in CHANNELS]
    first, second = channels
    panels = [(first, Panel((t.say("playground-intro"),))), (second, Panel((t.say("playground-second"),)))]
    panels += [
        (first, Panel((_about(t, game),), rows=(buttons,)))
        for game in GAMES
        if (buttons := first_steps_buttons(t, game))
    ]
    for channel, panel in panels:
        await client.get_partial_messageable(channel.id).send(view=layout(panel, client.command_mentions))
    marked = ((MANAGER, "manager"), (GERMAN, "german"))
    who = dict(zip(PEOPLE, PEOPLE, strict=True)) | {
        name: t.say(f"playground-{what}", name=name) for name, what in marked
    }
    return [
        *(
            Place(t.say("playground-in-channel", who=who[name], channel=channel.name or ""), person, channel)
            for channel in channels
            for name, person in people.items()
        ),
        *(Place(t.say("playground-in-private", who=who[name]), user, user.dm_channel) for name, user in users.items()),
    ]


def _about(t: Texts, game: str) -> str:
    words, seats = game_texts(t, game), GAMES[game].meta.seats
    return t.say("playground-game", game=words.name, about=words.about(), least=seats.start, most=seats[-1])


def _speaking(languages: Mapping[int, str]) -> Callable[[str, Any], None]:
    """Return a listener that tells the bot which language each person has set; SimCord's all have English."""

    def listen(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = languages.get(int(user["id"]), payload["locale"])

    return listen


def _unusable(t: Texts, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return t.say("playground-port-in-use", port=str(port))
    return t.say("playground-port-unusable", port=str(port), why=why(error))


def _say(line: str) -> None:
    print(line, file=sys.stdout, flush=True)  # noqa: T201 - the page's address is what this command is for
