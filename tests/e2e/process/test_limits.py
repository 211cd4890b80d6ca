"""The bot as a separate process that Discord makes wait for long, or shuts out for a while."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.outside import Evening, boards, evening, mark
from tests.standin import Channel

LONG = 900.0
"""Seconds that Discord asks the bot to wait."""


async def turn(there: Evening, table: int) -> None:
    """Play until a turn has passed; everyone is answered."""
    before = len(there.store.turns(table))
    while len(there.store.turns(table)) == before:
        await (await there.act(table)).shown()


async def check_told(there: Evening, table: int) -> None:
    """Check that every turn was posted once."""
    await there.quiet(table)
    assert list(boards(there.channel)) == [mark(table, seq) for seq in there.store.turns(table)]


def posting(channel: Channel) -> tuple[str, str]:
    """Return the request that posts in a channel."""
    return "POST", f"/channels/{channel.id}/messages"


@pytest.mark.exhaustive
async def test_a_long_rate_limit_holds_up_nobody_else(tmp_path: Path) -> None:
    """A limit on a channel, a person or the whole bot delays nothing else; all are answered, and stopping works."""
    async with evening(tmp_path) as there:
        there.store.write("INSERT INTO people (user, notices) VALUES (?, 'both')", there.bruno.id)
        here, elsewhere = there.channel, there.guild.channel("elsewhere")
        table, other = await there.begin(here), await there.begin(elsewhere)
        await there.quiet(table)
        direct = there.discord.inject(*posting(there.bruno.direct), status=429, retry_after=LONG, times=None)
        limit = there.discord.inject(*posting(here), status=429, retry_after=LONG)
        await turn(there, table)
        await there.discord.until(lambda: limit.hits)
        assert len(list(boards(here))) == 1
        there.channel = elsewhere
        for _ in range(2):
            await turn(there, other)
            await check_told(there, other)
        assert direct.hits, "that of a person did not hold up the table"

        everywhere = there.discord.inject(*posting(elsewhere), status=429, retry_after=LONG, everywhere=True)
        await turn(there, other)
        await there.discord.until(lambda: everywhere.hits)
        there.channel = here
        await turn(there, table)  # any move makes the outbox retry everything
        await check_told(there, table)
        assert await there.bot.terminate() == 0
        await there.up()
        there.channel = elsewhere
        await check_told(there, other)
        assert await there.bot.terminate() == 0
        assert there.store.rows("SELECT * FROM outbox WHERE status = 'waiting' AND kind <> 'notice'") == []


@pytest.mark.exhaustive
async def test_access_withdrawn_for_a_while(tmp_path: Path) -> None:
    """If a permission is withdrawn or the bot removed during a post, the message comes once when it may."""
    async with evening(tmp_path) as there:
        table = await there.begin()
        await there.quiet(table)

        async def withdraw() -> None:
            there.channel.deny("send_messages", "attach_files")

        async def expel() -> None:
            there.guild.expel_bot()

        there.discord.inject(*posting(there.channel), call=withdraw)
        await turn(there, table)
        await there.bot.says("a message could not be sent")
        refused = await (await there.act(table)).shown()
        assert "Attach Files" in refused.text
        there.channel.deny()
        await check_told(there, table)

        there.bot.errors.clear()
        there.discord.inject(*posting(there.channel), call=expel)
        await turn(there, table)
        await there.bot.says("a message could not be sent")
        there.guild.invite_bot()
        await check_told(there, table)
        await turn(there, table)
        await check_told(there, table)
        assert await there.bot.terminate() == 0
