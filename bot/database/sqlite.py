"""The SQLite file: opening it safely, its schema, and transactions."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Final

import aiosqlite

from bot.database.address import Address
from bot.database.base import APPLICATION_ID, Conflict, UnusableStore, migrations
from bot.database.dialect import statements
from bot.telemetry.metrics import TRANSACTIONS, timed

_MAGIC = b"SQLite format 3\x00"
_BUSY_SECONDS = 2.0
_ERASE_SECONDS = 0.2
"""Seconds that erasing waits for other programs, while nothing can be written."""
_INTERRUPT_SECONDS = 0.01
"""Seconds after which a statement that is to be broken off is interrupted again, as it may not have begun."""
_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",  # on macOS, only this survives a loss of power; it does nothing elsewhere
    "checkpoint_fullfsync = ON",
    "foreign_keys = ON",
    "secure_delete = ON",
)


class SqliteDatabase:
    """Two connections to one file: one writes, a transaction at a time; one reads what is committed."""

    shared: Final = False

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
                # before inspecting it: closing a file drops all locks that this process has on it
                self._guard = lock_store(self.path)
            await asyncio.to_thread(inspect, self.path)
            self._guard = self._guard or lock_store(self.path)
            self.writer = await self._connect()
            await self._migrate()
            self.reader = await self._connect()
            await self.reader.execute_fetchall("PRAGMA query_only = ON")
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise unusable(self.path, error) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """Close both connections; everything that was committed is on disk."""
        async with self._writing:
            for connection in (self.reader, self.writer):
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
            version = await _version(writer)
            for number, script in enumerate(migrations()[version:], version + 1):
                for statement in statements(script):
                    await writer.execute(statement)
                await writer.execute(f"PRAGMA user_version = {number}")
                await writer.execute(f"PRAGMA application_id = {APPLICATION_ID}")

    @timed(TRANSACTIONS)
    @asynccontextmanager
    async def transaction(self, table_id: int | None = None) -> AsyncIterator[aiosqlite.Connection]:
        """Write all or nothing; what was written is durable when the block is left; raise Conflict.

        There is only one at a time, whatever its table.
        """
        assert self.writer is not None, "the store is closed"
        async with self._writing:
            try:
                await self.writer.execute("BEGIN IMMEDIATE")
                yield self.writer
                await self.writer.execute("COMMIT")
            except BaseException as error:
                # always attempted: whether a statement that was cancelled while it waited has run is unknown
                with suppress(sqlite3.OperationalError):
                    await self.writer.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError):
                    raise Conflict from error
                raise

    @asynccontextmanager
    async def hold(self, table_id: int | None) -> AsyncIterator[None]:
        """Do nothing: there is no other process, and within this one the table's own lock suffices."""
        yield

    async def read(self, query: str, *values: object) -> list[aiosqlite.Row]:
        """Read what is committed."""
        assert self.reader is not None, "the store is closed"
        return list(await self.reader.execute_fetchall(query, values))

    async def erase(self) -> bool:
        """Move the write-ahead log into the file and empty it; return False if another program still reads them.

        What was deleted is zeroed in the file by then, but for copies that only `vacuum` removes.
        """
        async with self._briefly() as writer:
            ((busy, _, _),) = await writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            return not busy

    async def vacuum(self) -> None:
        """Rewrite the file; what it held is then in the file and the log until `erase`.

        Zeroing what is deleted is not enough: when SQLite spreads the rows of full pages, it leaves copies in the
        unused part of those pages. Break off when cancelled.
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
        """Write outside of a transaction, without waiting long for other programs."""
        assert self.writer is not None, "the store is closed"
        async with self._writing:
            await self.writer.execute_fetchall(f"PRAGMA busy_timeout = {_ERASE_SECONDS * 1000:.0f}")
            try:
                yield self.writer
            finally:
                await self.writer.execute_fetchall(f"PRAGMA busy_timeout = {_BUSY_SECONDS * 1000:.0f}")


def inspect(path: Path) -> None:
    """Check a file, leaving no trace; raise UnusableStore for a foreign, newer or write-protected one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    if not path.is_file():
        raise UnusableStore("not_a_file", path)
    with path.open("rb") as file:
        magic = file.read(len(_MAGIC))
    if magic and magic != _MAGIC:
        raise UnusableStore("not_a_database", path)
    if not path.stat().st_mode & 0o222:
        raise UnusableStore("read_only", path)
    path = path.resolve()
    wal = sibling(path, "-wal")
    mode = "mode=ro" if wal.exists() and wal.stat().st_size else "mode=ro&immutable=1"
    connection = sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=_BUSY_SECONDS)
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except UnicodeDecodeError as error:  # SQLite's message quotes bytes of the damaged file
        raise UnusableStore("unreadable", path, "malformed") from error
    finally:
        connection.close()
    if application != APPLICATION_ID and (application or tables):
        raise UnusableStore("not_ours", path)
    if version > len(migrations()):
        raise UnusableStore("newer_schema", path, str(version))


def lock_store(path: Path) -> sqlite3.Connection:
    """Lock all other processes out of the store; the operating system releases the lock however this process ends."""
    guard = sqlite3.connect(lock_file_of(path), timeout=0, isolation_level=None)
    try:
        guard.execute("PRAGMA journal_mode = MEMORY")
        guard.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        guard.close()
        if "locked" in str(error):
            raise UnusableStore("in_use", path) from error
        raise
    return guard


def lock_file_of(path: Path) -> Path:
    """Return the file beside a store that is kept locked while the store is in use."""
    return sibling(path.resolve(), "-guard")


def sibling(path: Path, ending: str) -> Path:
    """Return the path of a file with `ending` appended to its name."""
    return path.with_name(path.name + ending)


async def _version(connection: aiosqlite.Connection) -> int:
    (row,) = await connection.execute_fetchall("PRAGMA user_version")
    return int(row[0])


def unusable(path: Path | Address, error: Exception) -> UnusableStore:
    """Return the UnusableStore for an error of SQLite or the system."""
    text = str(error)
    problem = "locked" if "locked" in text else "read_only" if "readonly" in text else "unreadable"
    return UnusableStore(problem, path, text)


def is_locked(error: Exception) -> bool:
    """Return whether an error says that another program locks the store."""
    busy = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return isinstance(error, sqlite3.OperationalError) and getattr(error, "sqlite_errorcode", 0) & 0xFF in busy


def in_use(path: Path) -> bool:
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
