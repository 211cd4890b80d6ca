"""A store on a PostgreSQL server: the same schema as a file, explained refusals, and atomic transactions."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
import pytest_asyncio

from bot.database.address import Address
from bot.database.base import Conflict, Database, UnusableStore, migrations
from bot.database.dialect import migration, statements
from bot.database.locks import SharedLock, hold_together
from bot.database.postgres import PostgresDatabase
from bot.store.store import database_at, open_store
from tests import ROOT, postgres

SQL = re.compile(r"\b(json_each|json_group|OR REPLACE|OR IGNORE|lastrowid|PRAGMA|ROWID)\b|strftime\('")


@pytest_asyncio.fixture
async def opened(database: Address) -> AsyncIterator[PostgresDatabase]:
    found = database_at(database)
    assert isinstance(found, PostgresDatabase)
    await found.open()
    yield found
    await found.close()


def test_statements_are_portable() -> None:
    """Only the code that handles database files contains SQL specific to one dialect."""
    root = ROOT / "bot"
    files = {
        "database/sqlite.py",
        "database/readonly_sqlite.py",
        "database/dialect.py",
        "maintenance/backup.py",
        "maintenance/restore.py",
        "maintenance/transfer.py",
    }
    found = [
        (file.relative_to(root).as_posix(), match[0])
        for file in root.rglob("*.py")
        if file.relative_to(root).as_posix() not in files
        for match in SQL.finditer(file.read_text("utf-8"))
    ]
    assert found == []


def test_every_statement_of_a_migration_is_translated() -> None:
    """Only statements that moved rows before servers were supported are omitted."""
    for number, script in enumerate(migrations(), 1):
        left_out = len(list(statements(script))) - len(migration(number, script))
        assert left_out == {3: 3}.get(number, 0)


@pytest.mark.postgres
async def test_the_schema_is_that_of_a_file(opened: PostgresDatabase, tmp_path: Path) -> None:
    """Tables, column order, types, keys, indexes and constraints match those of a file."""
    async with open_store(tmp_path / "piazza.sqlite3") as store:
        await _compare(opened, store.database)


async def _compare(opened: PostgresDatabase, file: Database) -> None:
    tables = [
        row[0]
        for row in await file.read("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    ]
    there = await opened.read("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    assert sorted(tables) == sorted(row[0] for row in there)
    for table in tables:
        assert await _columns(opened, table) == [
            (row["name"], row["type"], bool(row["notnull"]) or bool(row["pk"]), row["pk"])
            for row in await file.read(f"PRAGMA table_info({table})")
        ]
    indexes = await file.read("SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    ours = await opened.read(
        "SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND indexname NOT LIKE '%_pkey'"
    )
    assert sorted(row[0] for row in indexes) == sorted(row[0] for row in ours)
    checks = await opened.read(
        "SELECT count(*) FROM pg_constraint WHERE contype = 'c' AND connamespace = current_schema()::regnamespace"
    )
    references = await opened.read("SELECT count(*) FROM pg_constraint WHERE contype = 'f'")
    sql = "".join(row[0] for row in await file.read("SELECT sql FROM sqlite_master WHERE type = 'table'"))
    assert (checks[0][0], references[0][0]) == (sql.count("CHECK ("), sql.count("REFERENCES "))


async def _columns(opened: PostgresDatabase, table: str) -> list[tuple[str, str, bool, int]]:
    """List a table's columns as SQLite reports them: name, type, whether required, position in the key."""
    types = {"bigint": "INTEGER", "text": "TEXT", "double precision": "REAL"}
    rows = await opened.read(
        "SELECT attname, format_type(atttypid, NULL) AS type, attnotnull, coalesce(array_position("
        " (SELECT conkey FROM pg_constraint WHERE conrelid = attrelid AND contype = 'p'), attnum), 0) AS place"
        " FROM pg_attribute WHERE attrelid = ?::text::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum",
        table,
    )
    return [(row["attname"], types[row["type"]], row["attnotnull"], row["place"]) for row in rows]


@pytest.mark.postgres
async def test_of_several_processes_that_start_at_once_one_migrates(database: Address) -> None:
    async def begin() -> str:
        async with open_store(database) as store:
            return store.id

    assert len(set(await asyncio.gather(*(begin() for _ in range(4))))) == 1


@pytest.mark.postgres
@pytest.mark.parametrize(
    ("statement", "problem", "detail"),
    [
        ("UPDATE meta SET value = '7069617a 99' WHERE key = 'schema'", "newer-schema", "99"),
        ("UPDATE meta SET value = 'another 3' WHERE key = 'schema'", "not-ours", ""),
        ("DELETE FROM meta WHERE key = 'schema'", "not-ours", ""),
        ("ALTER TABLE meta RENAME COLUMN value TO worth", "not-ours", ""),
        ("ALTER TABLE meta RENAME TO beta", "not-ours", ""),
    ],
)
async def test_a_foreign_or_newer_schema_is_refused_untouched(
    database: Address, statement: str, problem: str, detail: str
) -> None:
    async with open_store(database):
        pass
    connection = await asyncpg.connect(database.url)
    await connection.execute(statement)
    before = await connection.fetch("SELECT * FROM pg_class ORDER BY oid")
    with pytest.raises(UnusableStore) as unusable:
        await database_at(database).open()

    assert (unusable.value.problem, unusable.value.detail) == (problem, detail)
    assert await connection.fetch("SELECT * FROM pg_class ORDER BY oid") == before
    await connection.close()


@pytest.mark.postgres
async def test_a_server_that_cannot_be_used_is_reported_without_its_password(server: postgres.Server) -> None:
    """An unreachable server, a missing database and a rejected login give one line without credentials."""
    query = server.address().url.partition("?")[2]
    for url, problem in [
        ("postgresql://anna:hushhush@127.0.0.1:1/games", "unreachable"),
        (f"postgresql://postgres:hushhush@/no_such?{query}", "unreachable"),
        (f"postgresql://nobody:hushhush@/postgres?{query}", "refused"),
        (f"postgresql://postgres:hushhush@/postgres?{query}&sslmode=hushhush", "unreachable"),
    ]:
        with pytest.raises(UnusableStore) as unusable:
            await database_at(Address(url)).open()
        assert unusable.value.problem == problem
        assert unusable.value.detail
        assert "hush" not in str(unusable.value)


def test_without_the_driver_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver is required for servers only."""
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "bot.database.postgres", raising=False)
    with pytest.raises(UnusableStore) as unusable:
        database_at(Address("postgresql://anna:hushhush@here/games"))

    assert unusable.value.problem == "no-driver"
    assert "postgresql://here/games needs the package asyncpg" in str(unusable.value)


async def put(opened: PostgresDatabase, game: int | None, *names: str, then: str = "SELECT 1") -> None:
    """Write notes in one transaction, then execute another statement in it."""
    async with opened.transaction(game) as db:
        for name in names:
            await db.execute("INSERT INTO meta VALUES (?, 'x')", name)
        await db.execute(then)


async def notes(opened: PostgresDatabase) -> list[str]:
    return [row[0] for row in await opened.read("SELECT key FROM meta WHERE value = 'x' ORDER BY key")]


@pytest.mark.postgres
async def test_a_transaction_is_all_or_nothing(opened: PostgresDatabase) -> None:
    """A failed transaction, by conflict or any other error, leaves nothing, and the next one succeeds."""
    with pytest.raises(Conflict):
        await put(opened, 1, "a", "a")
    with pytest.raises(asyncpg.PostgresError):
        await put(opened, None, "a", then="SELECT 1/0")
    assert await notes(opened) == []
    await put(opened, 1, "a")
    assert await notes(opened) == ["a"]


@pytest.mark.postgres
async def test_the_whole_store_is_held_without_a_deadlock(opened: PostgresDatabase) -> None:
    """A task that needs tables and the whole store takes the store first; transactions of those tables just wait."""

    async def refresh() -> None:
        pass

    async def hold(number: int) -> None:
        async with hold_together(opened, [SharedLock(opened, table, refresh) for table in (1, 2)]):
            started.set()
            await asyncio.sleep(0.01)
            await put(opened, None, f"all {number}")

    for number in range(5):
        started = asyncio.Event()
        holding = asyncio.create_task(hold(number))
        await started.wait()
        await asyncio.gather(holding, *(put(opened, table, f"{table} {number}") for table in (1, 2, 3)))

    assert len(await notes(opened)) == 20


@pytest.mark.postgres
async def test_a_held_game_blocks_its_other_writers(opened: PostgresDatabase) -> None:
    """A hold blocks other writers of that game only; rows written before a conflict are kept."""
    waiting: list[asyncio.Task[None]] = []

    async def hold() -> None:
        async with opened.hold(1):
            await asyncio.create_task(put(opened, 2, "other game"))
            waiting.extend(asyncio.create_task(put(opened, game, str(game))) for game in (1, None))
            await put(opened, 1, "held")
            with pytest.raises(Conflict):
                await put(opened, 1, "more", "held")
            await asyncio.wait(waiting, timeout=0.1)
            assert await notes(opened) == ["held", "other game"]
            assert not any(task.done() for task in waiting)
            raise LookupError

    with pytest.raises(LookupError):
        await hold()
    await asyncio.gather(*waiting)
    assert await notes(opened) == ["1", "None", "held", "other game"]


@pytest.mark.postgres
async def test_lost_connections_are_reopened(opened: PostgresDatabase, server: postgres.Server) -> None:
    await asyncio.gather(*(opened.read("SELECT pg_sleep(0.05)") for _ in range(4)))
    for doing in ("read", "write"):
        await asyncio.to_thread(
            server.run,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'piazza'",
        )
        if doing == "read":
            assert await opened.read("SELECT 1") == [(1,)]
        else:
            async with opened.transaction(1) as db:
                await db.execute("INSERT INTO meta VALUES ('kept', 'x')")
    assert await opened.read("SELECT value FROM meta WHERE key = 'kept'") == [("x",)]
