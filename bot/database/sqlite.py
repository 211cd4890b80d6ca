"""The SQLite file: opening it safely, its schema, and transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import aiosqlite

from bot.database.address import Address
from bot.database.base import APPLICATION_ID, Conflict, Database, UnusableStore, marks, migrations
from bot.database.dialect import statements
from bot.database.faults import FaultKind, StoreFault, fault_kind, raise_fault, reporting_faults, store_fault
from bot.telemetry.metrics import TRANSACTIONS
from bot.texts.printable import system_message

_MAGIC = b"SQLite format 3\x00"
_BUSY_SECONDS = 2.0
"""Seconds that a statement waits for another program; Discord gives a click no more than three."""
_ERASE_SECONDS = 0.2
"""Seconds that erasing waits for other programs, while nothing can be written."""
_INTERRUPT_SECONDS = 0.01
"""Seconds after which a cancelled statement is interrupted again, as it may not have begun the first time."""
_LARGE_TABLES: Final = ("moves", "outbox", "reviews")
"""The tables that grow with every game, and so are not read completely at startup."""
_CHECKED_GAMES: Final = 100
"""The number of running games, the newest ones, whose positions are read at startup."""
_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # on macOS, only this survives a loss of power; it does nothing elsewhere
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
    "secure_delete = ON",
    f"journal_size_limit = {8 * 2**20}",  # or the log stays as large as it ever was
)


class _CollectingWriter:
    """Writes and reads in a transaction; collects statements until a result is needed, and runs them in order.

    This saves round trips to the database's thread, each of which costs as much as a statement.
    """

    def __init__(self, connection: aiosqlite.Connection, now: int) -> None:
        self._connection = connection
        self.now = now
        self._collected: list[tuple[str, Sequence[Any]]] = [("BEGIN IMMEDIATE", ())]

    async def execute(self, sql: str, *values: object) -> None:
        """Add a statement; its errors are raised when it is run."""
        self._collected.append((sql, values))

    async def executemany(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        self._collected += ((sql, row) for row in rows)

    async def read(self, sql: str, *values: object) -> list[Any]:
        """Run the collected statements, then this one, and return its rows."""
        await self.execute(sql, *values)
        return await self.run()

    async def run(self) -> list[Any]:
        """Run the collected statements, up to the first one that fails, and return the rows of the last one."""
        collected, self._collected = self._collected, []
        # aiosqlite has no public way to run several statements in one round trip
        connection = self._connection
        rows: list[Any] = await connection._execute(_run, connection._conn, collected)  # type: ignore[no-untyped-call]
        return rows


def _run(connection: sqlite3.Connection, collected: Iterable[tuple[str, Sequence[Any]]]) -> list[Any]:
    rows: list[Any] = []
    for sql, parameters in collected:
        rows = connection.execute(sql, parameters).fetchall()
    return rows


class SqliteDatabase(Database):
    """Two connections to one file: one writes, a transaction at a time; one reads committed data."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._writing = asyncio.Lock()
        self.writer: aiosqlite.Connection | None = None
        self.reader: aiosqlite.Connection | None = None
        self._guard: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Open or create the file and bring its schema up to date; raise UnusableStore."""
        try:
            if lock_file_of(self.path).exists():
                # before inspecting the store: closing a file drops all locks that this process has on it
                self._guard = lock_store(self.path)
            await asyncio.to_thread(inspect, self.path, pages=True)
            self._guard = self._guard or lock_store(self.path)
            self.writer = await self._connect()
            await self._migrate()
            self.reader = await self._connect()
            await self.reader.execute_fetchall("PRAGMA query_only = ON")
        except (sqlite3.Error, StoreFault, UnicodeDecodeError, OSError) as error:
            await self.close()
            raise unusable(self.path, error) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close both connections; everything that was committed is on disk."""
        async with self._writing:
            for connection in dict.fromkeys((self.reader, self.writer)):
                if connection is not None:
                    await connection.close()
            if self._guard is not None:
                self._guard.close()
            self.reader = self.writer = self._guard = None

    async def _connect(self) -> aiosqlite.Connection:
        connection = await aiosqlite.connect(self.path, isolation_level=None, timeout=_BUSY_SECONDS)
        connection.row_factory = aiosqlite.Row
        try:
            for pragma in _PRAGMAS:
                await connection.execute_fetchall(f"PRAGMA {pragma}")  # fetched completely, or it would block commits
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _migrate(self) -> None:
        async with self.transaction() as writer:
            ((version,),) = await writer.read("PRAGMA user_version")
            for number, script in enumerate(migrations()[version:], version + 1):
                for statement in statements(script):
                    await writer.execute(statement)
                await writer.execute(f"PRAGMA user_version = {number}")
                await writer.execute(f"PRAGMA application_id = {APPLICATION_ID}")

    @asynccontextmanager
    async def transaction(self, table_id: int | None = None) -> AsyncIterator[_CollectingWriter]:
        """Write all or nothing; what was written is durable when the block is left; raise Conflict.

        There is only one at a time, whatever its table.
        """
        assert self.writer is not None, "the store is closed"
        with TRANSACTIONS.time():
            async with self._writing:
                try:
                    writer = _CollectingWriter(self.writer, self.now())
                    yield writer
                    await writer.run()
                    await self.writer.execute("COMMIT")
                except BaseException as error:
                    # always attempted: whether a statement that was cancelled while it waited has run is unknown
                    with suppress(sqlite3.OperationalError):
                        await self.writer.execute("ROLLBACK")
                    if isinstance(error, sqlite3.IntegrityError):
                        raise Conflict from error
                    raise_fault(error)
                    raise

    @asynccontextmanager
    async def hold(self, table_id: int | None) -> AsyncIterator[None]:
        """Do nothing: there is no other process, and within this one the table's own lock suffices."""
        yield

    async def read(self, query: str, *values: object) -> list[aiosqlite.Row]:
        assert self.reader is not None, "the store is closed"
        with reporting_faults():
            return list(await self.reader.execute_fetchall(query, values))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[None]:
        """Read everything as it was at one moment."""
        await self.read("BEGIN")
        try:
            yield
        finally:
            await self.read("ROLLBACK")

    async def erase(self) -> bool:
        """Move the write-ahead log into the file and empty it; return False if another program still reads them.

        Deleted data is then zeroed in the file, except for copies that only `vacuum` removes.
        """
        async with self._briefly() as writer:
            ((busy, _, _),) = await writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            return not busy

    async def vacuum(self) -> None:
        """Rewrite the file, or stop when cancelled; its former content remains in the file and the log until `erase`.

        Zeroing deleted data is not enough: when SQLite splits full pages, it leaves copies of rows in the unused part
        of those pages.
        """
        async with self._briefly() as writer:
            work = asyncio.ensure_future(writer.execute_fetchall("VACUUM"))
            try:
                await asyncio.wait({work})
            except asyncio.CancelledError:
                while not work.done():
                    await writer.interrupt()
                    await asyncio.wait({work}, timeout=_INTERRUPT_SECONDS)
                work.exception()
                raise
            work.result()

    @asynccontextmanager
    async def _briefly(self) -> AsyncIterator[aiosqlite.Connection]:
        """Give the writing connection outside of a transaction, without waiting long for other programs."""
        assert self.writer is not None, "the store is closed"
        async with self._writing:
            await self.writer.execute_fetchall(f"PRAGMA busy_timeout = {_ERASE_SECONDS * 1000:.0f}")
            try:
                with reporting_faults():
                    yield self.writer
            finally:
                await self.writer.execute_fetchall(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000:.0f}")


def inspect(path: Path, pages: bool = False) -> None:
    """Check a file, leaving no trace; raise UnusableStore for a foreign, newer or write-protected one.

    With `pages`, also raise sqlite3.Error or StoreFault if what a start needs is damaged.
    """
    if not path.exists():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UnusableStore("no-folder", path, system_message(error)) from error
        return
    if not path.is_file():
        raise UnusableStore("not-a-file", path)
    with path.open("rb") as file:
        magic = file.read(len(_MAGIC))
    if magic and magic != _MAGIC:
        raise UnusableStore("not-a-database", path)
    if not path.stat().st_mode & 0o222:
        raise UnusableStore("read-only", path)
    path = path.resolve()
    wal = sibling(path, "-wal")
    mode = "mode=ro" if wal.exists() and wal.stat().st_size else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=_BUSY_SECONDS)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        if application != APPLICATION_ID and (application or tables):
            raise UnusableStore("not-ours", path)
        if version > len(migrations()):
            raise UnusableStore("newer-schema", path, str(version))
        if pages:
            _check_pages(connection)
    finally:
        connection.close()


def _check_pages(connection: sqlite3.Connection) -> None:
    """Read the pages that a start needs, without the whole log; raise sqlite3.Error or StoreFault."""
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in tables:
        if table in _LARGE_TABLES:
            connection.execute(f"SELECT * FROM {table} NOT INDEXED LIMIT 1").fetchall()
            continue
        (said,) = connection.execute(f"PRAGMA quick_check({table})").fetchone()
        if said != "ok":
            raise StoreFault(FaultKind.DAMAGED, f"{table}: {' '.join(said.split())}")
    for table, index, sql in connection.execute(
        f"SELECT tbl_name, name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name IN ({marks(_LARGE_TABLES)})"
        " AND sql IS NOT NULL",
        _LARGE_TABLES,
    ).fetchall():
        where = sql.partition(" WHERE ")[2] or "1 = 1"
        connection.execute(f"SELECT 1 FROM {table} INDEXED BY {index} WHERE {where} LIMIT 1").fetchall()
    if "tables" in tables:  # older schemas have another name for it
        connection.execute(
            "SELECT length(position_after) FROM tables JOIN moves ON table_id = tables.id"
            " AND seq = (SELECT max(seq) FROM moves WHERE table_id = tables.id)"
            f" WHERE status = 'running' ORDER BY tables.id DESC LIMIT {_CHECKED_GAMES}"
        ).fetchall()


def lock_store(path: Path) -> sqlite3.Connection:
    """Lock all other processes out of the store; the operating system releases the lock however this process ends."""
    guard = sqlite3.connect(lock_file_of(path), timeout=0, isolation_level=None)
    try:
        guard.execute("PRAGMA journal_mode = MEMORY")
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        if "locked" in str(error):
            raise UnusableStore("in-use", path) from error
        raise
    return guard


def lock_file_of(path: Path) -> Path:
    """Return the file next to a store that is kept locked while the store is in use."""
    return sibling(path.resolve(), "-guard")


def sibling(path: Path, ending: str) -> Path:
    """Return the path of a file with `ending` appended to its name."""
    return path.with_name(path.name + ending)


def unusable(path: Path | Address, error: Exception) -> UnusableStore:
    """Return the UnusableStore for an error of SQLite or the system."""
    fault = error if isinstance(error, StoreFault) else store_fault(error.__cause__)
    kind = fault_kind(error) if fault is None else fault.fault
    text = system_message(error) if fault is None else fault.detail
    if kind is FaultKind.DAMAGED:
        return UnusableStore("damaged", path, "malformed" if isinstance(error, UnicodeDecodeError) else text)
    problem = "locked" if "locked" in text else "read-only" if "readonly" in text else "unreadable"
    return UnusableStore(problem, path, text)


def is_in_use(path: Path) -> bool:
    """Return whether a bot runs on a store."""
    guard = lock_file_of(path)
    if not guard.exists():
        return False
    with closing(sqlite3.connect(f"{guard.as_uri()}?mode=ro", uri=True, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA schema_version").fetchall()
        except sqlite3.OperationalError as error:
            return "locked" in str(error)
    return False
