"""An SQLite file opened for reading only, even while a bot writes to it: nothing in it or next to it changes."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import aiosqlite

from bot.database.base import APPLICATION_ID, UnusableStore, migrations
from bot.database.sqlite import SqliteDatabase, inspect, sibling
from bot.texts.printable import system_message

BUSY_SECONDS: Final = 5.0
"""Seconds that a command of the terminal waits for another program: longer than the bot, as no click waits for it."""
MAX_ERRORS: Final = 5
"""The most errors in a file that SQLite reports."""
READ_ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""The errors of reading a damaged file; the second one if SQLite's message quotes bytes that are not text."""
_ABSENT_MESSAGE: Final = "unable to open database file"


class ReadOnlySqlite(SqliteDatabase):
    """A database that this process only reads from; it does not lock out other processes."""

    async def open(self) -> None:
        """Open the file; raise UnusableStore, also if it does not exist."""
        check_file(self.path)
        try:
            uri = await asyncio.to_thread(address, self.path)
            self.reader = await aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
            self.reader.row_factory = aiosqlite.Row
            self.writer = self.reader  # SQLite refuses what it writes
            version = await asyncio.to_thread(pragma, self.path, "user_version")
        except (*READ_ERRORS, OSError) as error:
            raise UnusableStore("unreadable", self.path, system_message(error)) from error
        if version != len(migrations()):
            raise UnusableStore("older-schema", self.path, str(version))  # only a bot's start brings it up to date


def check_file(path: Path) -> None:
    """Check that a file is a readable store of Piazza's; raise UnusableStore."""
    if not path.exists():
        raise UnusableStore("missing", path)
    try:
        inspect(path)
    except UnusableStore as unusable:
        if unusable.problem != "read-only":  # it is opened for reading only
            raise
    except (*READ_ERRORS, OSError) as error:
        raise UnusableStore("unreadable", path, system_message(error)) from error
    if pragma(path, "application_id") != APPLICATION_ID:
        raise UnusableStore("empty", path)


def address(path: Path) -> str:
    """Return the URI that opens a file for reading only, as immutable if its folder cannot be written."""
    found = path.resolve().as_uri()
    try:
        with closing(sqlite3.connect(f"{found}?mode=ro", uri=True, timeout=BUSY_SECONDS)) as connection:
            connection.execute("PRAGMA schema_version")
    except sqlite3.OperationalError as error:
        if _ABSENT_MESSAGE in str(error):
            return f"{found}?mode=ro&immutable=1"
        raise
    return f"{found}?mode=ro"


@contextmanager
def connect_readonly(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database file for reading only, outside an event loop."""
    with closing(sqlite3.connect(address(path), uri=True, timeout=BUSY_SECONDS, isolation_level=None)) as connection:
        yield connection


@contextmanager
def removing_leftovers(path: Path) -> Iterator[None]:
    """Remove the files next to an unused store that reading it in this block leaves behind."""
    path = path.resolve()
    wal = sibling(path, "-wal")
    try:
        there = wal.exists()
    except OSError:  # the name is impossible, which opening the file will report
        there = True
    try:
        yield
    finally:
        # SQLite removes them when the last connection to close may write; a log that is not empty is not ours
        if not there and wal.exists() and not wal.stat().st_size:
            with suppress(*READ_ERRORS), closing(sqlite3.connect(path, timeout=0)) as connection:
                connection.execute("PRAGMA schema_version").fetchall()


def find_corruption(path: Path, quick: bool = False) -> list[str]:
    """Return the errors that SQLite finds in a whole file: in pages, indexes, and references."""
    try:
        with connect_readonly(path) as connection:
            check = "quick_check" if quick else "integrity_check"
            found = [str(row[0]) for row in connection.execute(f"PRAGMA {check}({MAX_ERRORS})")]
            found = [] if found == ["ok"] else found
            for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check").fetchmany(MAX_ERRORS):
                found.append(f"{table} {row} -> {parent}")
            return found
    except READ_ERRORS as error:
        return [str(error)]


def pragma(path: Path, name: str) -> int:
    """Read a number from a database's header, or from its write-ahead log; raise UnusableStore."""
    try:
        with connect_readonly(path) as connection:
            return int(connection.execute(f"PRAGMA {name}").fetchone()[0])
    except READ_ERRORS as error:
        raise UnusableStore("unreadable", path, str(error)) from error
