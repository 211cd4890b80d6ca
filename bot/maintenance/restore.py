"""`piazza restore`: replace a store with a backup, so that a complete store is in place whatever happens."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.database.address import Address
from bot.database.base import APPLICATION_ID, UnusableStore
from bot.database.readonly_sqlite import READ_ERRORS, find_corruption, removing_leftovers
from bot.database.sqlite import lock_store, sibling
from bot.maintenance.backup import BACKUP_KEY, backup_time, copy_ownership, duplicate, fsync
from bot.maintenance.examine import CopyFailed, Examined, examine, refuse_damage
from bot.maintenance.transfer import transfer
from bot.store.store import open_store
from bot.texts.printable import system_message

LOG_SUFFIXES: Final = ("-wal", "-journal")
"""The suffixes of files next to a database that may hold data not in it yet."""
_INDEX_SUFFIX: Final = "-shm"
"""The suffix of the file next to a database that is rebuilt from its log."""
_FORMER_MARK: Final = "-before-"
_PART_SUFFIX: Final = ".restoring"
_APPLICATION_AT: Final = 68
"""The offset of the application id in a database's header, in bytes."""


@dataclass(frozen=True, slots=True)
class Restored:
    tables: int
    made: int | None
    """When the backup was made, in seconds since 1970; None if it is a store that was copied by other means."""
    former: Path | None
    """The file in which the previous store is kept, if there was one."""


def restore(store: Path | Address, file: Path, now: datetime, even_damaged: bool = False) -> Restored:
    """Replace the store with a backup; raise CopyFailed, or UnusableStore while a bot runs.

    The backup is copied and examined before anything is touched. If killed at any moment, this leaves the previous
    store or the new one. On a server the database must be empty, and is filled in one transaction.
    """
    with removing_leftovers(file):
        if isinstance(store, Path):
            return _restore(store.resolve(), file, now, even_damaged)
        with tempfile.TemporaryDirectory() as folder:
            return asyncio.run(_restore_to_server(store, file, Path(folder) / "new", even_damaged))


async def _restore_to_server(store: Address, file: Path, new: Path, even_damaged: bool) -> Restored:
    made = _read_backup_time(None, file)
    examined = await asyncio.to_thread(_copy_and_examine, file, new, even_damaged)
    async with open_store(new):
        pass  # it is of the current schema now
    done = await transfer(new, store)
    if len(done.bad) > examined.bad:
        raise UnusableStore("unreadable", store, str(done.bad[0]))
    return Restored(done.tables, made, None)


def _restore(store: Path, file: Path, now: datetime, even_damaged: bool) -> Restored:
    made = _read_backup_time(store, file)
    try:
        store.parent.mkdir(parents=True, exist_ok=True)
        with _hold_lock(store), _workshop(store) as folder:
            _check_place(store)
            new = folder / "new"
            tables = _copy_and_examine(file, new, even_damaged).tables
            copy_ownership(new, store if store.exists() else store.parent)
            new.chmod(new.stat().st_mode & 0o666)
            fsync(new)
            former = _set_aside(store, now) if any(part.exists() for part in _parts(store)) else None
            new.replace(store)
            fsync(store.parent)
    except OSError as error:
        raise CopyFailed("restore-unwritable", file, why=system_message(error)) from error
    return Restored(tables, made, former)


def _read_backup_time(store: Path | None, file: Path) -> int | None:
    """Return when the backup was made; raise CopyFailed if the file is missing or not ours."""
    if not file.exists():
        raise CopyFailed("restore-missing", file)
    if store and store.exists() and file.samefile(store):
        raise CopyFailed("restore-is-store", file)
    try:
        return backup_time(file)
    except UnusableStore as error:
        if error.problem == "newer-schema":
            raise CopyFailed("restore-newer", file, detail=error.detail) from error
        if error.problem == "unreadable":
            raise CopyFailed("restore-unreadable", file, why=error.detail) from error
        raise CopyFailed("restore-not-a-store", file) from error


@contextmanager
def _hold_lock(store: Path) -> Iterator[None]:
    """Hold the lock that keeps every bot off the store."""
    try:
        guard = lock_store(store)
    except READ_ERRORS as error:
        raise UnusableStore("unreadable", store, str(error)) from error
    with closing(guard):
        yield


@contextmanager
def _workshop(store: Path) -> Iterator[Path]:
    """Create a temporary folder next to the claimed store, and remove what a killed restore has left."""
    for old in store.parent.iterdir():
        if old.name.startswith(f".{store.name}.") and old.name.endswith(_PART_SUFFIX) and old.is_dir():
            shutil.rmtree(old)
        if old.name.startswith(f"{store.name}{_FORMER_MARK}") and store.exists() and old.samefile(store):
            old.unlink()  # a hard link to the store itself, which would change with it
    with tempfile.TemporaryDirectory(prefix=f".{store.name}.", suffix=_PART_SUFFIX, dir=store.parent) as folder:
        yield Path(folder)


def _check_place(store: Path) -> None:
    """Raise UnusableStore if the store's path holds something that is not a store of ours, damaged or not."""
    if not store.exists():
        return
    if not store.is_file():
        raise UnusableStore("not-a-file", store)
    if not store.stat().st_mode & 0o222:
        raise UnusableStore("read-only", store)
    with store.open("rb") as opened:
        header = opened.read(_APPLICATION_AT + 4)
    ours = header[_APPLICATION_AT:] == APPLICATION_ID.to_bytes(4)
    # a new store may have its application id only in the write-ahead log
    if header and not ours and not sibling(store, "-wal").exists():
        raise UnusableStore("in-the-way", store)


def _copy_and_examine(file: Path, new: Path, even_damaged: bool) -> Examined:
    """Copy the backup and examine the copy; raise CopyFailed."""
    try:
        duplicate(file, new)
        examined = examine(new)
        refuse_damage("restore", file, examined, even_damaged)
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            connection.execute("DELETE FROM meta WHERE key = ?", (BACKUP_KEY,))
            # nonces consist of the store's id and a message's number, and the next numbers have been used before
            connection.execute("UPDATE meta SET value = ? WHERE key = 'store'", (secrets.token_hex(4),))
    except READ_ERRORS as error:
        raise CopyFailed("restore-unreadable", file, why=str(error)) from error
    except UnusableStore as error:
        raise CopyFailed("restore-unreadable", file, why=error.detail or error.problem) from error
    return examined


def _set_aside(store: Path, now: datetime) -> Path:
    """Link the previous store under another name, which is returned, and remove the other files next to it."""
    former = _find_free_name(sibling(store, f"{_FORMER_MARK}{now.astimezone(UTC):%Y%m%dT%H%M%SZ}"))
    _fold(store)
    for part in _parts(store):
        if part.exists():
            _link_or_copy(part, former.with_name(part.name.replace(store.name, former.name, 1)))
    fsync(store.parent)
    for ending in (*LOG_SUFFIXES, _INDEX_SUFFIX):
        # their contents are in the store by now or, if it is unreadable, in the copies just made
        sibling(store, ending).unlink(missing_ok=True)
    fsync(store.parent)
    return former


def _fold(store: Path) -> None:
    """Fold the log next to a store into the store itself; raise UnusableStore while another process has it open.

    A store that cannot be read, which may be why it is replaced, stays as it is: all its files are kept.
    """
    if not store.exists() or find_corruption(store, quick=True):
        return
    try:
        with closing(sqlite3.connect(store, isolation_level=None)) as connection:
            ((mode,),) = connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.OperationalError as error:
        raise UnusableStore("locked", store, str(error)) from error
    if mode != "delete":
        raise UnusableStore("locked", store)


def _parts(store: Path) -> tuple[Path, ...]:
    return (store, *(sibling(store, ending) for ending in LOG_SUFFIXES))


def _find_free_name(path: Path) -> Path:
    number, free = 1, path
    while any(part.exists() for part in _parts(free)):
        number += 1
        free = sibling(path, f"-{number}")
    return free


def _link_or_copy(file: Path, name: Path) -> None:
    """Hard-link a file under another name or, if that is impossible, make a durable copy."""
    try:
        os.link(file, name)
    except OSError:
        part = sibling(name, _PART_SUFFIX)
        shutil.copy2(file, part)
        fsync(part)
        part.replace(name)
