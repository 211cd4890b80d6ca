"""The bot as a separate process on a full disk, and on a store that another program keeps locked."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.outside import RunningBot, running_bot
from tests.e2e.reading import EN

if sys.platform == "linux":
    import resource

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there the disk of a running program can be filled")


def fill(there: RunningBot, full: bool = True) -> None:
    """Keep the bot's files from growing, as on a full disk, or let them grow again."""
    assert sys.platform == "linux"
    hard = resource.prlimit(there.bot.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(there.bot.pid, resource.RLIMIT_FSIZE, (0 if full else hard, hard))


async def play_on(there: RunningBot, table: int) -> None:
    """Play two turns, and check that every turn was posted once and that nothing waits."""
    turns = len(there.store.turns(table))
    while len(there.store.turns(table)) < turns + 2:
        await there.act(table)
    await there.until_posted(table)
    there.check_boards(table)
    assert await there.bot.terminate() == 0
    assert there.store.rows("SELECT * FROM outbox WHERE status = 'waiting'") == []


@pytest.mark.slow
@on_linux
async def test_a_full_disk(tmp_path: Path) -> None:
    """Actions get an apology and change nothing; reads still work; once there is room the game goes on."""
    async with running_bot(tmp_path) as there:
        table = await there.begin()
        await there.until_posted(table)
        before = there.store.log(table)
        fill(there)
        for _ in range(2):
            refused = await there.act(table)
            assert refused.text == EN.say("apology-full", table=str(table))
            assert refused.ephemeral
        hand = await there.anna.ask(there.channel, "hand")
        assert hand.attachments
        assert there.store.log(table) == before
        assert sum("the store cannot be written" in line for line in there.bot.errors) == 1
        there.bot.check_log()
        fill(there, False)
        await play_on(there, table)


@pytest.mark.exhaustive
async def test_a_store_that_another_program_locks(tmp_path: Path) -> None:
    """A move waits for a while; after too long a wait there is an apology, and nothing has changed."""
    async with running_bot(tmp_path) as there:
        table = await there.begin()
        await there.until_posted(table)
        with closing(sqlite3.connect(there.store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            before = there.store.log(table)
            refused = await there.act(table)
            assert refused.text == EN.say("apology", table=str(table))
            assert there.store.log(table) == before

            async def let_go() -> None:
                other.execute("COMMIT")

            # a waiting move is acknowledged after a while: only then does the other program let go
            there.discord.inject("POST", "/interactions/*/*/callback", call=let_go)
            await there.act(table)
            assert len(there.store.log(table)) > len(before)
        await play_on(there, table)
