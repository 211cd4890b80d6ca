"""The bot as a separate process on a full disk, and on a store that another program keeps locked."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.texts import texts
from tests.e2e.outside import Evening, boards, evening, mark

if sys.platform == "linux":
    import resource

EN = texts("en", "carrara")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only there the disk of a running program can be filled")


def fill(there: Evening, full: bool = True) -> None:
    """Stop the bot's files from growing, as on a full disk, or let them grow again."""
    assert sys.platform == "linux"
    hard = resource.prlimit(there.bot.pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(there.bot.pid, resource.RLIMIT_FSIZE, (0 if full else hard, hard))


async def play_on(there: Evening, table: int) -> None:
    """Play two turns, and check that every turn was posted once and that nothing waits."""
    turns = len(there.store.turns(table))
    while len(there.store.turns(table)) < turns + 2:
        await (await there.act(table)).shown()
    await there.quiet(table)
    assert list(boards(there.channel)) == [mark(table, seq) for seq in there.store.turns(table)]
    assert await there.bot.terminate() == 0
    assert there.store.rows("SELECT * FROM outbox WHERE status = 'waiting'") == []


@pytest.mark.slow
@on_linux
async def test_a_full_disk(tmp_path: Path) -> None:
    """Actions get an apology and change nothing; reads still work; once there is room the game goes on."""
    async with evening(tmp_path) as there:
        table = await there.begin()
        await there.quiet(table)
        before = there.store.log(table)
        fill(there)
        for _ in range(2):
            refused = await (await there.act(table)).shown()
            assert refused.text == EN.say("apology-full", table=str(table))
            assert refused.ephemeral
        hand = await (await there.anna.slash(there.channel, "hand")).shown()
        assert hand.attachments
        assert there.store.log(table) == before
        assert sum("the store cannot be written" in line for line in there.bot.errors) == 1
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)
        fill(there, False)
        await play_on(there, table)


@pytest.mark.exhaustive
async def test_a_store_that_another_program_locks(tmp_path: Path) -> None:
    """A move waits for a while; if that takes too long there is an apology, and nothing has changed."""
    async with evening(tmp_path) as there:
        table = await there.begin()
        await there.quiet(table)
        with closing(sqlite3.connect(there.store.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            before = there.store.log(table)
            refused = await (await there.act(table)).shown()
            assert refused.text == EN.say("apology", table=str(table))
            assert there.store.log(table) == before

            async def let_go() -> None:
                other.execute("COMMIT")

            # a waiting move is acknowledged after a while: only then does the other program let go
            there.discord.inject("POST", "/interactions/*/*/callback", call=let_go)
            await (await there.act(table)).shown()
            assert len(there.store.log(table)) > len(before)
        await play_on(there, table)


def damage(path: Path) -> None:
    """Damage the pages that hold the newest position of table 1, as a failing disk would."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        newest = "SELECT position_after FROM moves WHERE table_id = 1 ORDER BY seq DESC LIMIT 1"
        ((text,),) = connection.execute(newest).fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    content = path.read_bytes()
    with path.open("r+b") as file:
        for page in {content.rindex(part) // size for part in (text[:40].encode(), text[-40:].encode())}:
            file.seek(page * size)
            file.write(b"\xff" * size)


@pytest.mark.slow
async def test_a_store_damaged_while_it_runs(tmp_path: Path) -> None:
    """Everyone hears in their language that the operator has to repair it; the log says how, in one line."""
    async with evening(tmp_path) as there:
        carla = there.guild.member("Carla", locale="de")
        await there.quiet(await there.begin())
        assert await there.bot.terminate() == 0
        there.bot.errors.clear()
        await there.up()
        damage(there.store.path)

        for person, language in ((there.anna, "en"), (carla, "de"), (there.anna, "en")):
            refused = await (await person.slash(there.channel, "table show")).shown()
            assert refused.text == texts(language).say("apology-damaged", table="none")
        said = await there.bot.says("the store is damaged")
        assert "piazza check" in said
        assert "piazza restore" in said
        assert sum("the store is damaged" in line for line in there.bot.errors) == 1
        assert not any("Traceback" in line for line in there.bot.errors), "\n".join(there.bot.errors)
