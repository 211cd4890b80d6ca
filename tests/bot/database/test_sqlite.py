"""The SQLite file: created with its folder, refused without a change, durable."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot.database.sqlite
from bot.database.base import UnusableStore
from bot.database.sqlite import SqliteDatabase
from bot.store.store import open_store
from tests.bot.stores import execute


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def opened(path: Path) -> None:
    """Open and close the database, as a start of the bot does."""

    async def open_and_close() -> None:
        database = SqliteDatabase(path)
        await database.open()
        await database.close()

    asyncio.run(open_and_close())


def refusal(path: Path) -> str:
    with pytest.raises(UnusableStore) as caught:
        opened(path)
    assert caught.value.path == path
    return caught.value.problem


def keep_deleted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open every file like an SQLite built without SQLITE_SECURE_DELETE."""
    connect = sqlite3.connect

    def connected(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **options)
        connection.execute("PRAGMA secure_delete = OFF").fetchall()
        return connection

    monkeypatch.setattr(sqlite3, "connect", connected)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.database.sqlite, "_BUSY_SECONDS", 0.05)


async def test_transactions_are_durable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each transaction is on disk once it is committed, and deleted data is overwritten, however SQLite was built."""
    keep_deleted(monkeypatch)
    database = SqliteDatabase(path)
    await database.open()
    settings = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1, "fullfsync": 1}
    async with database.transaction() as writer:
        for pragma, expected in settings.items():
            (row,) = await writer.read(f"PRAGMA {pragma}")
            assert (pragma, row[0]) == (pragma, expected)
    await database.close()


async def test_deleted_rows_can_be_erased_from_the_file(path: Path) -> None:
    """Even the copies that SQLite leaves behind when it moves rows between pages."""
    chance = Random(2)
    keys = [f"{chance.randrange(10**9):09d}-{number:04d}" + "x" * chance.randrange(100) for number in range(300)]
    deleted = keys[::5]
    database = SqliteDatabase(path)
    await database.open()
    async with database.transaction() as writer:
        await writer.execute("CREATE TABLE names (name TEXT PRIMARY KEY) WITHOUT ROWID")
    for key in keys:
        async with database.transaction() as writer:
            await writer.execute("INSERT INTO names VALUES (?)", key)
    for key in deleted:
        async with database.transaction() as writer:
            await writer.execute("DELETE FROM names WHERE name = ?", key)
    await database.vacuum()
    erased = await database.erase()
    found = {key for key in keys if any(key[:14].encode() in content for content in contents(path.parent).values())}
    await database.close()

    assert erased
    assert found == {*keys} - {*deleted}


async def test_a_closed_store_is_one_file_with_its_guard(path: Path) -> None:
    """A closed store is a single file that can be copied as a backup."""
    async with open_store(path):
        assert (path.parent / f"{path.name}-wal").exists()

    assert sorted(contents(path.parent)) == [path.name, f"{path.name}-guard"]


def spoil_the_schema(path: Path) -> None:
    """Damage a schema so that SQLite's error message is not valid text."""
    opened(path)
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE seats", b"CREATE \x9a\xff\x9a\xff\x9a seats"))


def protect(path: Path) -> None:
    """Make a store write-protected, though root could write it."""
    opened(path)
    path.chmod(0o444)


DIARY = ("CREATE TABLE diary (entry)", "INSERT INTO diary VALUES ('dear')")


@pytest.mark.parametrize(
    ("put", "problem"),
    [
        (lambda path: execute(path, "PRAGMA journal_mode = delete", *DIARY), "not-ours"),
        (lambda path: execute(path, "PRAGMA journal_mode = wal", *DIARY), "not-ours"),
        (lambda path: execute(path, "PRAGMA application_id = 42"), "not-ours"),
        (lambda path: path.write_bytes(b"#"), "not-a-database"),
        (lambda path: path.write_bytes(b"dear diary, today I named the wrong file"), "not-a-database"),
        (lambda path: path.write_bytes(b"\0" * 4096), "not-a-database"),
        (lambda path: path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000), "damaged"),
        (spoil_the_schema, "damaged"),
        (Path.mkdir, "not-a-file"),
        (protect, "read-only"),
    ],
)
def test_a_foreign_file_is_refused_untouched(put: Callable[[Path], object], problem: str, path: Path) -> None:
    """A foreign, damaged, newer or write-protected file named by mistake is not changed."""
    put(path)
    path.with_name(f"{path.name}-guard").unlink(missing_ok=True)
    before = contents(path.parent)

    assert refusal(path) == problem
    assert {name: content for name, content in contents(path.parent).items() if name in before} == before


def test_a_newer_schema_is_seen_in_the_wal(path: Path) -> None:
    """The version is read from the WAL too, as the file itself may be behind."""
    opened(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA user_version = 999")
    before = contents(path.parent)[f"{path.name}-wal"]

    assert before
    assert refusal(path) == "newer-schema"
    assert contents(path.parent)[f"{path.name}-wal"] == before
    other.close()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("put", [opened, Path.touch])
def test_a_locked_file_is_refused_untouched(put: Callable[[Path], object], path: Path) -> None:
    """A file locked by another program, though it may still be empty, is not disturbed."""
    put(path)
    before = path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        assert refusal(path) == "locked"
        assert path.read_bytes() == before
        other.execute("ROLLBACK")

    opened(path)


@pytest.mark.posix("making links takes special rights there")
async def test_a_second_bot_on_the_same_file_is_refused(path: Path) -> None:
    """A second bot on the same store is refused under any name, and the first is not affected."""
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    async with open_store(path) as first:
        for name in (path, link):
            with pytest.raises(UnusableStore) as caught:
                await SqliteDatabase(name).open()
            assert caught.value.problem == "in-use"
        await first.meta.set("still", "open")

    async with open_store(path) as second:
        assert await second.meta.get("still") == "open"


async def test_after_a_cancelled_transaction_the_next_succeeds(path: Path) -> None:
    database = SqliteDatabase(path)
    await database.open()

    async def write(key: str) -> None:
        async with database.transaction() as writer:
            await writer.execute("INSERT INTO meta VALUES (?, '1')", key)

    for steps in range(6):
        task = asyncio.create_task(write(f"given up {steps}"))
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        await write(f"carried through {steps}")

    kept = {row[0] for row in await database.read("SELECT key FROM meta")}
    assert kept >= {f"carried through {steps}" for steps in range(6)}
    await database.close()


async def test_the_wal_shrinks_after_a_large_transaction(path: Path) -> None:
    database, log = SqliteDatabase(path), path.with_name(f"{path.name}-wal")
    await database.open()
    sizes = []
    for size in (10**7, 1, 1):
        async with database.transaction() as writer:
            await writer.execute("INSERT OR REPLACE INTO meta VALUES ('large', hex(zeroblob(?)))", size)
        sizes.append(log.stat().st_size)
    await database.close()
    assert sizes[0] > 2 * 10**7 > 10**7 > sizes[-1]
