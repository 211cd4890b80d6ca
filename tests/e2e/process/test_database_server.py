"""The bot as a separate process whose database server is killed and comes back, while the bot goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

from bot.database.address import Address
from bot.games import carrara
from bot.texts import texts
from tests.bot.model.played_again import played_again
from tests.e2e.outside import boards, command, decide, mark
from tests.postgres import Server
from tests.standin import BotProcess, Channel, Interaction, Person, StandIn

pytestmark = pytest.mark.postgres
APOLOGY = texts("en").say("apology", table="none").partition(".")[0]


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    """Start a server that no other test uses."""
    server = Server()
    yield server
    server.stop()


class Evening:
    """Anna and Bruno at table 1 in a channel, and the store as any program could read it."""

    def __init__(self, discord: StandIn, address: Address) -> None:
        self.discord = discord
        self.address = address
        guild = discord.guild("Piazza")
        self.channel: Channel = guild.channel("palazzi")
        self.anna, self.bruno = guild.member("Anna"), guild.member("Bruno")
        self.chance = Random(5)

    async def begin(self) -> None:
        """Begin a game with a clock, and wait for its first turn."""
        await (await self.anna.slash(self.channel, "table new", game="carrara", pace="normal", within=15)).shown()
        await (await self.bruno.slash(self.channel, "table join", within=15)).shown()
        await (await self.anna.slash(self.channel, "table start", within=15)).shown()
        await self.told()

    async def rows(self, query: str) -> list[dict[str, Any]]:
        """Return the rows of a query."""
        connection = await asyncpg.connect(self.address.url)
        try:
            return [dict(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    async def log(self) -> list[dict[str, Any]]:
        """Return the table's log, after playing it again."""
        rows = await self.rows("SELECT * FROM moves ORDER BY seq")
        played_again("carrara", rows)
        return rows

    async def next(self) -> tuple[Person, str, dict[str, Any]]:
        """Return who is to act, and what a novice would type."""
        (row,) = await self.rows("SELECT position_after FROM moves ORDER BY seq DESC LIMIT 1")
        position = carrara.GAME.codec.position_from_json(json.loads(row["position_after"]))
        seat = position.turn
        (sitting,) = await self.rows(f'SELECT "user" FROM seats WHERE seat = {seat}')
        view = carrara.view(position, seat)
        assert isinstance(view, carrara.SeatView)
        path, options = command(decide(view, seat, carrara.legal(position, seat), self.chance))
        return self.anna if sitting["user"] == self.anna.id else self.bruno, path, options

    async def act(self) -> Interaction:
        """Do what a novice would."""
        person, path, options = await self.next()
        return await person.slash(self.channel, path, within=15, **options)

    async def turns(self) -> list[str]:
        """List the boards of all turns so far, derived from the outbox."""
        return [
            mark(1, row["seq"]) for row in await self.rows("SELECT seq FROM outbox WHERE kind = 'turn' ORDER BY id")
        ]

    async def turn(self) -> None:
        """Act until the turn passes."""
        before = await self.turns()
        while await self.turns() == before:
            await (await self.act()).shown()

    async def told(self) -> None:
        """Wait until every turn is posted and noted, each once and in order."""
        async with asyncio.timeout(30):
            while await self.rows("SELECT 1 FROM outbox WHERE status = 'waiting' AND kind <> 'notice'"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert list(boards(self.channel)) == await self.turns()


async def test_a_server_that_is_killed_and_comes_back(own_server: Server) -> None:
    """Meanwhile everyone gets an apology; then all goes on by itself, and nothing is lost or doubled."""
    address = own_server.empty()
    async with StandIn() as discord:
        there = Evening(discord, address)
        async with BotProcess({**discord.environment(), "PIAZZA_DATABASE": address.url}, Path("none")) as bot:
            await discord.wait_ready(within=20)
            await there.begin()
            await there.turn()
            await there.told()
            log, (person, path, options) = await there.log(), await there.next()
            own_server.crash()
            clicks = [
                await person.slash(there.channel, path, within=25, **options),
                await there.anna.click(there.channel.messages[-1], "My hand", within=25),
                await there.bruno.slash(there.bruno.direct, "games", within=25),
            ]
            answers = [await click.shown() for click in clicks]
            assert [answer.ephemeral for answer in answers] == [True] * 3
            assert all(answer.text.startswith(APOLOGY) for answer in answers)
            own_server.recover()
            assert await there.log() == log
            await there.turn()
            await there.told()

            crashed = asyncio.Event()

            async def crash() -> None:
                await asyncio.to_thread(own_server.crash)
                crashed.set()

            # the message arrives, and that cannot be noted
            discord.inject("POST", f"/channels/{there.channel.id}/messages", call=crash, before_effect=False)
            posted = len(there.channel.messages)
            while len(there.channel.messages) == posted:
                with suppress(asyncpg.PostgresError, OSError):  # the server may be gone before the message is seen
                    await (await there.act()).shown()
            await crashed.wait()
            await bot.says("the database server cannot be reached")
            await asyncio.to_thread(own_server.recover)
            await there.told()
            await there.turn()
            await there.told()
            assert await there.rows("SELECT 1 FROM clocks WHERE due IS NOT NULL"), "the clock of the turn runs"
            assert await bot.terminate() == 0
        assert len(await there.log()) > len(log)
        assert not any("Traceback" in line for line in bot.errors), "\n".join(bot.errors)
