"""The bot with several connections: in one process, and in two that share a store on a database server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.database.address import Address
from bot.games import carrara
from tests.e2e.games.carrara.players import command
from tests.e2e.outside import ServerStore, Store, choice
from tests.local_discord import BotProcess, Channel, Guild, LocalDiscord, Person


def servers(discord: LocalDiscord) -> tuple[Guild, Guild]:
    """Create a Discord server for each of two shards."""
    return discord.guild("Even", shard=0), discord.guild("Odd", shard=1)


async def begin(discord: LocalDiscord, channel: Channel, anna: Person, bruno: Person) -> None:
    """Begin a game by commands and wait for its first turn."""
    await (await anna.slash(channel, "table new", game="carrara", within=15)).shown()
    await (await bruno.slash(channel, "table join", within=15)).shown()
    await (await anna.slash(channel, "table start", within=15)).shown()
    await discord.until(lambda: len(channel.messages) == 2, within=15)


def wanted(store: Store, user: int) -> Any:
    """Return what a novice would do for a person in the first game; None if it is not their turn."""
    (row,) = store.rows('SELECT seat FROM seats WHERE table_id = 1 AND "user" = ?', user)
    _, position = store.now(1)
    return choice(position, row["seat"], Random(1)) if carrara.actors(position) == (row["seat"],) else None


@asynccontextmanager
async def two_processes(discord: LocalDiscord, database: Address) -> AsyncIterator[list[BotProcess]]:
    """Start a process for each of two shards, on one store."""
    async with AsyncExitStack() as stack:
        bots = []
        for shard in range(2):
            bot = BotProcess(
                discord.environment()
                | {"PIAZZA_DATABASE": database.url, "PIAZZA_SHARDS": "2", "PIAZZA_SHARD_IDS": str(shard)},
                Path("none"),
            )
            bots.append(await stack.enter_async_context(bot))
        await discord.wait_ready(after=1, within=40)
        yield bots


@pytest.mark.postgres
async def test_two_processes_are_one_bot(database: Address) -> None:
    """A game begun through one is played on by direct message through the other, which has shard 0.

    When that one is killed the games of the other go on, and the messages it left are sent.
    """
    async with LocalDiscord() as discord:
        even, odd = servers(discord)
        channel, other = odd.channel("palazzi"), even.channel("palazzi")
        anna, bruno = odd.member("Anna"), odd.member("Bruno")
        for person in (anna, bruno):
            even.member(person)
        async with two_processes(discord, database) as bots:
            await (await bruno.slash(bruno.direct, "settings notices", where="direct", within=15)).shown()
            await (await anna.slash(anna.direct, "settings notices", where="direct", within=15)).shown()
            await begin(discord, channel, anna, bruno)
            await discord.until(lambda: anna.direct.messages or bruno.direct.messages, within=15)
            called = anna if anna.direct.messages else bruno
            # direct messages arrive at shard 0, the game was begun through shard 1
            hand = await (await called.click(called.direct.messages[-1], "My hand", within=15)).shown()
            assert hand.attachments
            games = await (await called.slash(called.direct, "games", within=15)).shown()
            assert "1" in games.text
            await begin(discord, other, anna, bruno)

            await bots[0].kill()
            await (await called.slash(channel, "table show", within=15)).shown()
            posted = len(channel.messages)
            while (action := wanted(ServerStore(database), called.id)) is not None:
                path, options = command(action)
                await (await called.slash(channel, path, within=15, **options)).shown()
            await discord.until(lambda: len(channel.messages) > posted, within=15)
            assert await bots[1].terminate() == 0
            for bot in bots:
                errors = "\n".join(bot.errors)
                assert "Traceback" not in errors, errors
                assert database.url not in errors, errors
