"""The bot as two processes with a shard each, on one store of a database server."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.database.address import Address
from tests.e2e.outside import RunningBot, ServerStore
from tests.local_discord import BotProcess, LocalDiscord


@pytest.mark.postgres
async def test_two_processes_are_one_bot(database: Address) -> None:
    """A game begun through one is played on by direct message through the other, which has shard 0.

    When that one is killed the games of the other go on, and the messages it left are sent.
    """
    async with LocalDiscord() as discord:
        settings = {**discord.environment(), "PIAZZA_DATABASE": database.url, "PIAZZA_SHARDS": "2"}
        bots = [BotProcess(settings | {"PIAZZA_SHARD_IDS": str(shard)}, Path("none")) for shard in range(2)]
        there, even = RunningBot(discord, bots[1], ServerStore(database), shard=1), discord.guild("Even", shard=0)
        channel, anna, bruno = there.channel, there.anna, there.bruno
        for person in (anna, bruno):
            even.member(person)
        async with bots[0], bots[1]:
            await discord.wait_ready(after=1, within=40)
            for person in (anna, bruno):
                await person.ask(person.direct, "settings notices", where="direct")
            table = await there.begin()
            called = there.next(table)[0]
            await discord.until(lambda: called.direct.messages, within=15)
            # direct messages arrive at shard 0, the game was begun through shard 1
            hand = await (await called.click(called.direct.messages[-1], "My hand", within=15)).shown()
            assert hand.attachments
            games = await called.ask(called.direct, "games")
            assert "1" in games.text
            await there.begin(even.channel("palazzi"))

            await bots[0].kill()
            await called.ask(channel, "table show")
            posted = len(channel.messages)
            while there.next(table)[0] == called:
                await there.act(table)
            await discord.until(lambda: len(channel.messages) > posted, within=15)
            assert await bots[1].terminate() == 0
            for bot in bots:
                errors = "\n".join(bot.errors)
                assert "Traceback" not in errors, errors
                assert database.url not in errors, errors
