"""The bot with several connections: in one process, and in two that share a store on a database server."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from bot.database.address import Address
from bot.games import carrara
from tests.e2e.outside import Evening, Store, boards, command, decide, mark
from tests.standin import BotProcess, Channel, Guild, Message, Person, StandIn


def servers(discord: StandIn) -> tuple[Guild, Guild]:
    """Create a Discord server for each of two shards."""
    return discord.guild("Even", shard=0), discord.guild("Odd", shard=1)


async def begin(discord: StandIn, channel: Channel, anna: Person, bruno: Person) -> None:
    """Begin a game by commands and wait for its first turn."""
    await (await anna.slash(channel, "table new", game="carrara", within=15)).shown()
    await (await bruno.slash(channel, "table join", within=15)).shown()
    await (await anna.slash(channel, "table start", within=15)).shown()
    await discord.until(lambda: len(channel.messages) == 2, within=15)


@pytest.mark.exhaustive
async def test_one_process_serves_servers_of_every_shard(tmp_path: Path) -> None:
    """Turns are played and posted on both; notices and commands in direct messages lead to games on either."""
    path = tmp_path / "piazza.sqlite3"
    async with StandIn() as discord:
        guilds = servers(discord)
        bot = BotProcess({**discord.environment(), "PIAZZA_SHARDS": "2"}, path)
        there = Evening(discord, bot, Store(path))
        for guild in guilds:
            guild.member(there.anna)
            guild.member(there.bruno)
        async with bot:
            await discord.wait_ready(after=1, within=40)
            for person in (there.anna, there.bruno):
                await (await person.slash(person.direct, "settings notices", where="direct", within=15)).shown()
            for number, guild in enumerate(guilds, 1):
                there.channel = guild.channel("palazzi")
                await begin(discord, there.channel, there.anna, there.bruno)
                while len(there.store.turns(number)) < 3:
                    await (await there.act(number, within=15)).shown()
                await there.quiet(number)
                assert list(boards(there.channel)) == [mark(number, seq) for seq in there.store.turns(number)]
                mover = there.person(number, there.store.now(number)[1].turn)
                await discord.until(lambda mover=mover, number=number: called_to(mover, number), within=15)  # type: ignore[misc]
                hand = await (await mover.click(called_to(mover, number)[-1], "My hand", within=15)).shown()
                assert hand.attachments
            games = await (await there.anna.slash(there.anna.direct, "games", within=15)).shown()
            assert all(str(guild.id) in str(games.payload()) for guild in guilds), "there is a link to each game"
            assert await bot.terminate() == 0
        assert not any("Traceback" in line for line in bot.errors), "\n".join(bot.errors)


def called_to(person: Person, table: int) -> list[Message]:
    """List the direct messages that call a person to a table."""
    return [message for message in person.direct.messages if f"button:hand:{table}:" in str(message.payload())]


async def wanted(database: Address, user: int) -> Any:
    """Return what a novice would do for a person in the first game; None if it is not their turn."""
    connection = await asyncpg.connect(database.url)
    try:
        (data,) = await connection.fetchrow(
            "SELECT position_after FROM moves WHERE table_id = 1 ORDER BY seq DESC LIMIT 1"
        )
        (seat,) = await connection.fetchrow('SELECT seat FROM seats WHERE table_id = 1 AND "user" = $1', user)
    finally:
        await connection.close()
    position = carrara.GAME.codec.position_from_json(json.loads(data))
    view = carrara.view(position, seat)
    if carrara.actors(position) != (seat,) or not isinstance(view, carrara.SeatView):
        return None
    return decide(view, seat, carrara.legal(position, seat), Random(1))


@asynccontextmanager
async def two_processes(discord: StandIn, database: Address) -> AsyncIterator[list[BotProcess]]:
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
async def test_a_server_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    """The line names the server and the database, but no credentials."""
    async with StandIn() as discord:
        address = {"PIAZZA_DATABASE": "postgresql://anna:hushhush@127.0.0.1:1/games", "PIAZZA_SHARDS": "2"}
        async with BotProcess({**discord.environment(), **address}, tmp_path / "none") as bot:
            assert await bot.ended(within=20) == 2
    (line,) = [line for line in bot.errors if line.startswith("PIAZZA_DATABASE")]
    assert line.startswith("PIAZZA_DATABASE: can’t connect to postgresql://127.0.0.1:1/games (")
    assert not any("hush" in said or "Traceback" in said for said in (*bot.errors, *bot.output))


@pytest.mark.postgres
async def test_two_processes_are_one_bot(database: Address) -> None:
    """A game begun through one is played on by direct message through the other, which has shard 0.

    When that one is killed the games of the other go on, and the messages it left are sent.
    """
    async with StandIn() as discord:
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
            while (action := await wanted(database, called.id)) is not None:
                path, options = command(action)
                await (await called.slash(channel, path, within=15, **options)).shown()
            await discord.until(lambda: len(channel.messages) > posted, within=15)
            assert await bots[1].terminate() == 0
            for bot in bots:
                errors = "\n".join(bot.errors)
                assert "Traceback" not in errors, errors
                assert database.url not in errors, errors
