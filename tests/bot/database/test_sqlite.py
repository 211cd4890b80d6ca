"""The SQLite file: made with its folder, refused without a trace, brought up to date in order."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import bot.database.sqlite
from bot.database.base import APPLICATION_ID, UnusableStore, migrations
from bot.database.sqlite import SqliteDatabase
from bot.store.store import open_store

TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"


def make(path: Path, *statements: str) -> None:
    """Make a database file of any kind."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def read(path: Path, query: str) -> list[tuple[object, ...]]:
    """Ask a closed database file."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def contents(folder: Path) -> dict[str, bytes]:
    """Read every file of a folder."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def opened(path: Path) -> None:
    """Open and close, as a start of the program does."""

    async def open_and_close() -> None:
        database = SqliteDatabase(path)
        await database.open()
        await database.close()

    asyncio.run(open_and_close())


def refusal(path: Path) -> str:
    """Try to open a file that cannot be used, and tell the problem."""
    with pytest.raises(UnusableStore) as caught:
        opened(path)
    assert caught.value.path == path
    return caught.value.problem


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for somebody else's lock."""
    monkeypatch.setattr(bot.database.sqlite, "_BUSY_SECONDS", 0.05)


def test_the_folder_is_made(tmp_path: Path) -> None:
    """A new house needs no preparation."""
    path = tmp_path / "new" / "folder" / "piazza.sqlite3"

    opened(path)

    assert read(path, "PRAGMA application_id") == [(APPLICATION_ID,)]
    assert read(path, "PRAGMA user_version") == [(len(migrations()),)]


def test_an_empty_file_becomes_a_store(path: Path) -> None:
    """A file made by `touch` or `mktemp` is as good as none."""
    path.touch()

    opened(path)

    assert read(path, "PRAGMA application_id") == [(APPLICATION_ID,)]


async def test_what_is_written_is_durable(path: Path) -> None:
    """Each transaction is on disk when it is left: WAL, flushed each time."""
    database = SqliteDatabase(path)
    await database.open()
    async with database.transaction() as writer:
        for pragma, expected in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            (row,) = await writer.execute_fetchall(f"PRAGMA {pragma}")
            assert (pragma, row[0]) == (pragma, expected)
    await database.close()


async def test_nothing_is_left_beside_a_closed_store_but_its_guard(path: Path) -> None:
    """One file can be copied as a backup once the house is closed."""
    async with open_store(path):
        assert (path.parent / f"{path.name}-wal").exists()

    assert sorted(contents(path.parent)) == [path.name, f"{path.name}-guard"]


@pytest.mark.parametrize("journal", ["delete", "wal"])
def test_a_foreign_database_is_refused_untouched(path: Path, journal: str) -> None:
    """Whoever names the wrong file loses nothing."""
    make(path, f"PRAGMA journal_mode = {journal}", "CREATE TABLE diary (entry)", "INSERT INTO diary VALUES ('dear')")
    before = contents(path.parent)

    assert refusal(path) == "not_ours"
    assert contents(path.parent) == before


def test_a_foreign_application_without_tables_is_refused(path: Path) -> None:
    """The mark in the header counts, even where there is nothing else yet."""
    make(path, "PRAGMA application_id = 42")
    before = contents(path.parent)

    assert refusal(path) == "not_ours"
    assert contents(path.parent) == before


@pytest.mark.parametrize("content", [b"#", b"dear diary, today I named the wrong file", b"\0" * 4096])
def test_another_kind_of_file_is_refused_untouched(path: Path, content: bytes) -> None:
    """A text or picture is not overwritten."""
    path.write_bytes(content)

    assert refusal(path) == "not_a_database"
    assert contents(path.parent) == {path.name: content}


def test_a_spoilt_database_is_refused_untouched(path: Path) -> None:
    """What only begins like a database is left for its owner to look at."""
    content = b"SQLite format 3\0" + b"\xff" * 5000
    path.write_bytes(content)

    assert refusal(path) == "unreadable"
    assert contents(path.parent) == {path.name: content}


def test_a_spoilt_schema_is_refused_untouched(path: Path) -> None:
    """Even where what is wrong with it cannot be put into words, because it is no text."""
    opened(path)
    content = path.read_bytes().replace(b"CREATE TABLE seats", b"CREATE \x9a\xff\x9a\xff\x9a seats")
    path.write_bytes(content)
    path.with_name(f"{path.name}-guard").unlink()

    assert refusal(path) == "unreadable"
    assert contents(path.parent)[path.name] == content


def test_a_folder_is_not_a_file(path: Path) -> None:
    """Naming a folder is a mistake, not a place."""
    path.mkdir()

    assert refusal(path) == "not_a_file"
    assert list(path.iterdir()) == []


def test_a_path_through_a_file_cannot_be_used(path: Path) -> None:
    """Where the folder cannot be made, the system's reason is told."""
    path.write_bytes(b"not a folder")

    assert refusal(path / "piazza.sqlite3") == "unreadable"
    assert contents(path.parent) == {path.name: b"not a folder"}


def test_a_newer_schema_is_refused_untouched(path: Path) -> None:
    """After going back to an older program nothing is spoilt; its version is told."""
    opened(path)
    make(path, "PRAGMA user_version = 999")
    before = contents(path.parent)

    with pytest.raises(UnusableStore) as caught:
        opened(path)
    assert (caught.value.problem, caught.value.detail) == ("newer_schema", "999")
    assert contents(path.parent) == before


def test_a_newer_schema_is_seen_in_the_log_of_a_killed_program(path: Path) -> None:
    """What a newer program wrote last may not have reached the file itself."""
    opened(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("PRAGMA user_version = 999")
    before = contents(path.parent)[f"{path.name}-wal"]

    assert before
    assert refusal(path) == "newer_schema"
    assert contents(path.parent)[f"{path.name}-wal"] == before
    other.close()


def test_a_write_protected_file_is_refused_untouched(path: Path) -> None:
    """A protected file is meant to be: even one that root could write."""
    opened(path)
    path.chmod(0o444)
    before = contents(path.parent)

    assert refusal(path) == "read_only"
    assert contents(path.parent) == before


@pytest.mark.usefixtures("quick")
def test_a_locked_file_is_refused_untouched(path: Path) -> None:
    """Another program at work in the file is not disturbed."""
    opened(path)
    before = path.read_bytes()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        assert refusal(path) == "locked"
        assert path.read_bytes() == before
        other.execute("ROLLBACK")

    opened(path)


@pytest.mark.usefixtures("quick")
def test_a_locked_file_that_is_still_empty_is_refused(path: Path) -> None:
    """Whoever is about to make something of a new file was first."""
    path.touch()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        assert refusal(path) == "locked"
        assert path.read_bytes() == b""


@pytest.fixture(params=["the same name", "another name"])
def name(path: Path, request: pytest.FixtureRequest) -> Path:
    """Name the file as it is named, or through a link."""
    if request.param == "the same name":
        return path
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    return link


async def test_a_second_house_on_the_same_file_is_refused(path: Path, name: Path) -> None:
    """Two bots on one store would both play; the second refuses under whatever name, and the first goes on."""
    async with open_store(path) as first:
        with pytest.raises(UnusableStore) as caught:
            await SqliteDatabase(name).open()
        assert caught.value.problem == "in_use"
        await first.meta.set("still", "open")

    async with open_store(path) as second:
        assert await second.meta.get("still") == "open"


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Put a list, empty at first, in the place of the migrations."""
    scripts: list[str] = []
    monkeypatch.setattr(bot.database.sqlite, "migrations", lambda: scripts)
    return scripts


def test_migrations_run_once_and_in_order(path: Path, scripts: list[str]) -> None:
    """A store of any age becomes one of today."""
    opened(path)
    assert read(path, "PRAGMA user_version") == [(0,)]

    scripts += ["CREATE TABLE a (x);\nINSERT INTO a VALUES ('; 1');\n", "-- then\nALTER TABLE a ADD y;\n"]
    opened(path)
    scripts.append("UPDATE a SET y = x || 2;\n")
    opened(path)
    opened(path)

    assert read(path, "SELECT x, y FROM a") == [("; 1", "; 12")]
    assert read(path, "PRAGMA user_version") == [(3,)]


def test_an_interrupted_migration_leaves_the_old_version(path: Path, scripts: list[str]) -> None:
    """All of an upgrade happens, or nothing of it: the older program can still be started."""
    scripts.append("CREATE TABLE a (x);")
    opened(path)
    scripts += ["CREATE TABLE b (x);", "CREATE TABLE c (x); INSERT INTO nowhere VALUES (1);"]

    assert refusal(path) == "unreadable"
    assert read(path, TABLES) == [("a",)]
    assert read(path, "PRAGMA user_version") == [(1,)]

    scripts[2] = "CREATE TABLE c (x);"
    opened(path)
    assert read(path, TABLES) == [("a",), ("b",), ("c",)]


def test_a_migration_must_end_its_last_statement(path: Path, scripts: list[str]) -> None:
    """A forgotten semicolon is found by whoever forgot it."""
    scripts.append("CREATE TABLE a (x);\nCREATE TABLE b (x)")

    with pytest.raises(AssertionError, match="CREATE TABLE b"):
        opened(path)


def test_migrations_are_in_order_of_their_names() -> None:
    """The version of a schema is how many migrations have run."""
    folder = Path(bot.database.sqlite.__file__).parent / "migrations"

    assert migrations() == [file.read_text("utf-8") for file in sorted(folder.glob("*.sql"))]


async def test_a_transaction_is_written_whole_or_not_at_all(path: Path) -> None:
    """An error in the middle takes back what came before it, and the next one is not disturbed."""
    database = SqliteDatabase(path)
    await database.open()

    async def fail() -> None:
        async with database.transaction() as writer:
            await writer.execute("INSERT INTO meta VALUES ('a', '1')")
            await writer.execute("INSERT INTO nowhere VALUES (1)")

    with pytest.raises(sqlite3.OperationalError):
        await fail()
    async with database.transaction() as writer:
        await writer.execute("INSERT INTO meta VALUES ('b', '2')")

    assert [tuple(row) for row in await database.read("SELECT * FROM meta")] == [("b", "2")]
    await database.close()


@pytest.mark.parametrize("steps", range(6))
async def test_a_transaction_given_up_leaves_the_way_free(path: Path, steps: int) -> None:
    """Wherever its task is cancelled, the next transaction begins on clean ground."""
    database = SqliteDatabase(path)
    await database.open()

    async def write(key: str) -> None:
        async with database.transaction() as writer:
            await writer.execute("INSERT INTO meta VALUES (?, '1')", (key,))

    task = asyncio.create_task(write("given up"))
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    await write("carried through")

    assert [row[0] for row in await database.read("SELECT key FROM meta")][:1] == ["carried through"]
    await database.close()


async def test_readers_cannot_write(path: Path) -> None:
    """What reads can do no harm."""
    database = SqliteDatabase(path)
    await database.open()
    with pytest.raises(sqlite3.OperationalError):
        await database.read("INSERT INTO meta VALUES ('a', '1')")
    await database.close()
