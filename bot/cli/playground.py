"""The bot in the browser, without Discord: our own client in a simulated Discord, with a few people in a channel."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path

import simcord

from bot.app.client import create_client
from bot.app.config import Config
from bot.texts import texts

PEOPLE = ("Anna", "Bruno", "Carla", "Dario")
CHANNEL = "palazzi"


def run(config: Config, port: int | None) -> int:
    """Serve the playground's page until it is closed; return the exit status."""
    logging.basicConfig(level=logging.WARNING)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_run(config, port or 0))
    return 0


class _Clock:
    """The page's clock: it starts at the simulated Discord's fixed time, so that "in 3 days" is displayed as such."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def _run(config: Config, port: int) -> None:
    t, clock = texts(config.language), _Clock()
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
        client = create_client(config, clock=clock)
        async with simcord.run(client, check_errors=False) as env:
            clock.ahead = env.now().timestamp() - time.time()
            guild = env.create_guild("Piazza")
            channel = guild.create_text_channel(CHANNEL)
            people = [guild.add_member(env.create_user(name)) for name in PEOPLE]
            await client.get_partial_messageable(channel.id).send(t.say("playground-intro"))
            try:
                async with env.preview(channel, viewers=people, layout="channel", port=port) as page:
                    _say(t.say("playground-ready", url=page.url))
                    _say(t.say("playground-how"))
                    await page.wait_closed()
            finally:
                await client.close()


def _say(line: str) -> None:
    print(line, file=sys.stdout, flush=True)  # noqa: T201 - the page's address is what this command is for
