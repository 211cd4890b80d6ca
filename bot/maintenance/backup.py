"""`piazza backup`: copy a store into one file, even while a bot writes to it, and keep the copy only if it is good."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.database.address import Address
from bot.database.base import APPLICATION_ID, UnusableStore
from bot.database.readonly_sqlite import READ_ERRORS, check_file, connect_readonly, pragma, removing_leftovers
from bot.database.sqlite import lock_file_of, sibling
from bot.maintenance.examine import CopyFailed, examine, refuse_damage
from bot.maintenance.transfer import copy_store
from bot.texts.printable import system_message

WINDOWS: Final = os.name == "nt"
BACKUP_KEY: Final = "backup"
"""The key in `meta` that marks a backup; its value is the time of the backup, in seconds since 1970."""
STALE_AFTER: Final = 24 * 3600.0
"""Seconds after which the leftovers of a killed backup are removed."""
PART_SUFFIX: Final = ".part"
"""The suffix of the folder in which a backup is being made."""


@dataclass(frozen=True, slots=True)
class Backup:
    file: Path
    tables: int
    bad: int
    """The number of damaged tables, if the backup was kept nevertheless."""
    size: int
    """In bytes."""


def back_up(store: Path | Address, file: Path, even_damaged: bool = False) -> Backup:
    """Copy a store into a file, durable, fully checked and atomic; raise CopyFailed or UnusableStore.

    Only an earlier backup is ever replaced. The store is read in one transaction, which does not block writers. Do not
    call this in a process that has the store open: closing a file drops all locks that the process holds on it.
    """
    try:
        target = _target(store, file)
        with _as_file(store, target.parent) as source:
            return _back_up(source, target, even_damaged)
    except UnusableStore as error:
        if error.problem != "unreadable":
            raise
        raise CopyFailed("backup-unreadable", file, damaged=True, why=error.detail) from error


@contextmanager
def _as_file(store: Path | Address, folder: Path) -> Iterator[Path]:
    """Give the store's file, or a temporary copy of a server's store in the folder; raise UnusableStore."""
    if isinstance(store, Path):
        with removing_leftovers(store):
            check_file(store)
            yield store
        return
    with tempfile.TemporaryDirectory(prefix=".server.", suffix=PART_SUFFIX, dir=folder) as made:
        file = Path(made) / "store"
        file.touch(0o600)
        asyncio.run(copy_store(store, file))
        yield file


def _back_up(store: Path, file: Path, even_damaged: bool) -> Backup:
    try:
        with _workshop(file) as folder:
            copy = folder / "copy"
            duplicate(store, copy)
            _mark(copy)
            examined = examine(copy)
            refuse_damage("backup", file, examined, even_damaged)
            copy_ownership(copy, store)
            fsync(copy)
            size = copy.stat().st_size
            copy.replace(file)
            fsync(file.parent)
    except READ_ERRORS as error:
        full = getattr(error, "sqlite_errorname", "") in ("SQLITE_FULL", "SQLITE_CANTOPEN")
        raise CopyFailed(
            f"backup-{'unwritable' if full else 'unreadable'}", file, damaged=not full, why=str(error)
        ) from error
    except UnusableStore as error:
        raise CopyFailed("backup-unreadable", file, damaged=True, why=error.detail or error.problem) from error
    except OSError as error:
        raise CopyFailed("backup-unwritable", file, why=system_message(error)) from error
    return Backup(file, examined.tables, examined.bad, size)


def duplicate(source: Path, copy: Path) -> None:
    """Copy a database in its current state into a single new file; raise sqlite3.Error.

    It copies in one step, as an incremental backup would start over whenever a running bot writes.
    """
    with connect_readonly(source) as there, closing(sqlite3.connect(copy, isolation_level=None)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE").fetchall()


def fsync(path: Path) -> None:
    if WINDOWS and path.is_dir():
        return  # a folder cannot be opened there
    number = os.open(path, os.O_RDWR if WINDOWS else os.O_RDONLY)  # Windows syncs only files open for writing
    try:
        os.fsync(number)
    finally:
        os.close(number)


def copy_ownership(file: Path, model: Path) -> None:
    """Give a file the mode of another one and, as far as permitted, its owner and group."""
    if not hasattr(os, "chown"):
        return  # on Windows a file has the permissions of its folder
    there = model.stat()
    file.chmod(there.st_mode & 0o777)
    with suppress(OSError):
        os.chown(file, there.st_uid, there.st_gid)


def backup_time(file: Path) -> int | None:
    """Return when a backup was made, in seconds since 1970; None if the file is not one. Raise UnusableStore."""
    check_file(file)
    try:
        with connect_readonly(file) as connection:
            rows = connection.execute("SELECT value FROM meta WHERE key = ?", (BACKUP_KEY,)).fetchall()
    except READ_ERRORS as error:
        raise UnusableStore("unreadable", file, str(error)) from error
    return int(rows[0][0]) if rows else None


def _target(store: Path | Address, file: Path) -> Path:
    """Return the file to create, with links resolved; raise CopyFailed if it must not be written."""
    found = file.resolve()
    live = store.resolve() if isinstance(store, Path) else None
    beside = (sibling(live, ending) for ending in ("-wal", "-shm", "-journal")) if live else ()
    if live and found in (live, *beside, lock_file_of(live)):
        raise CopyFailed("backup-is-store", file)
    if not found.parent.is_dir():
        raise CopyFailed("backup-no-folder", file)
    if not found.exists():
        return found
    if not found.is_file():
        raise CopyFailed("backup-not-a-backup", file)
    if live and live.exists() and found.samefile(live):
        raise CopyFailed("backup-is-store", file)
    if lock_file_of(found).exists():
        raise CopyFailed("backup-in-use", file)
    try:
        ours = pragma(found, "application_id") == APPLICATION_ID and backup_time(found) is not None
    except UnusableStore:
        ours = False
    if not ours:
        raise CopyFailed("backup-not-a-backup", file)
    return found


@contextmanager
def _workshop(file: Path) -> Iterator[Path]:
    """Create a temporary folder next to the file to be made, and remove old ones left by killed processes."""
    for old in file.parent.glob(f".{literally(file.name)}.*{PART_SUFFIX}"):
        if old.is_dir() and old.stat().st_mtime < time.time() - STALE_AFTER:
            shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", suffix=PART_SUFFIX, dir=file.parent) as folder:
        yield Path(folder)


def literally(name: str) -> str:
    """Return a name escaped so that as a glob pattern it matches only itself."""
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)


def _mark(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (BACKUP_KEY, str(int(time.time()))))
