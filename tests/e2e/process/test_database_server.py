"""The bot as a separate process whose database server is killed and comes back, while the bot goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import asyncpg
import pytest

from bot.texts import texts
from tests.e2e.outside import RunningBot, ServerStore
from tests.local_discord import BotProcess, LocalDiscord
from tests.postgres import Server

pytestmark = pytest.mark.postgres
APOLOGY = texts("en").say("apology", table="none").partition(".")[0]


@pytest.fixture(scope="module")
def own_server() -> Iterator[Server]:
    server = Server()
    yield server
    server.stop()


async def play_turn(there: RunningBot) -> None:
    before = there.store.turns(1)
    while there.store.turns(1) == before:
        await there.act(1)
    await check_posted(there)


async def check_posted(there: RunningBot) -> None:
    """Wait until nothing is left to post, and check that every turn was, once and in order."""
    async with asyncio.timeout(30):
        while there.store.rows("SELECT 1 FROM outbox WHERE status = 'waiting' AND kind <> 'notice'"):  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    there.check_boards(1)


async def test_a_server_that_is_killed_and_comes_back(own_server: Server) -> None:
    """Meanwhile everyone gets an apology; then everything goes on by itself, and nothing is lost or doubled."""
    address = own_server.empty()
    async with LocalDiscord() as discord:
        bot = BotProcess({**discord.environment(), "PIAZZA_DATABASE": address.url}, Path("none"))
        there = RunningBot(discord, bot, ServerStore(address))
        async with bot:
            await discord.wait_ready(within=20)
            await there.begin(pace="normal")
            await play_turn(there)
            log, (person, path, options) = there.store.log(1), there.next(1)
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
            assert there.store.log(1) == log
            await play_turn(there)

            crashed = asyncio.Event()

            async def crash() -> None:
                await asyncio.to_thread(own_server.crash)
                crashed.set()

            # the message arrives, and that cannot be noted
            discord.inject("POST", f"/channels/{there.channel.id}/messages", call=crash, before_effect=False)
            posted = len(there.channel.messages)
            while len(there.channel.messages) == posted:
                with suppress(asyncpg.PostgresError, OSError):  # the server may be gone before the message is seen
                    await there.act(1)
            await crashed.wait()
            await bot.says("the database server cannot be reached")
            await asyncio.to_thread(own_server.recover)
            await check_posted(there)
            await play_turn(there)
            assert there.store.rows("SELECT 1 FROM clocks WHERE due IS NOT NULL"), "the clock of the turn runs"
            assert await bot.terminate() == 0
        assert len(there.store.log(1)) > len(log)
        bot.check_log()
