"""`piazza backup`: copy a store into one file, also while a bot writes to it, and keep the copy only if it is good."""

from __future__ import annotations

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

from bot.database.base import APPLICATION_ID, UnusableStore
from bot.database.readonly_sqlite import BROKEN, check_file, connected, no_trace, pragma
from bot.database.sqlite import beside, guard_of
from bot.maintenance.errors import CopyFailed
from bot.maintenance.examine import Examined, examine

MARK: Final = "backup"
"""The note in a backup that tells it from a store: when it was made, in seconds since 1970."""
LEFT_BEHIND: Final = 24 * 3600.0
"""Seconds after which what a backup that was killed has left is taken away."""
PART: Final = ".part"
"""How the name of a folder ends in which a backup is being made."""


class BackupFailed(CopyFailed):
    """Tell why there is no backup; an earlier one was left as it was."""

    TEXTS = "backup"
    DAMAGES = frozenset({"unreadable", "damaged-file", "damaged-games"})


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was made."""

    file: Path
    tables: int
    bad: int
    """How many of them are damaged, where it was kept nevertheless."""
    size: int
    """In bytes."""


def back_up(store: Path, file: Path, even_damaged: bool = False) -> Backup:
    """Copy a store into a file, durable and checked in full, all or nothing; raise BackupFailed or UnusableStore.

    Only an earlier backup is ever replaced; the store is read in one go, which keeps nobody from writing. Not for a
    process that has the store open itself: to close a file drops all locks that a process has on it.
    """
    try:
        with no_trace(store):
            check_file(store)
            return _back_up(store, _target(store, file), even_damaged)
    except UnusableStore as error:
        if error.problem != "unreadable":
            raise
        raise BackupFailed("unreadable", file, why=error.detail) from error


def _back_up(store: Path, file: Path, even_damaged: bool) -> Backup:
    try:
        with _workshop(file) as folder:
            copy = folder / "copy"
            duplicate(store, copy)
            _mark(copy)
            examined = examine(copy)
            _refuse(file, examined, even_damaged)
            take_after(copy, store)
            settle(copy)
            size = copy.stat().st_size
            copy.replace(file)
            settle(file.parent)
    except BROKEN as error:
        full = getattr(error, "sqlite_errorname", "") in ("SQLITE_FULL", "SQLITE_CANTOPEN")
        raise BackupFailed("unwritable" if full else "unreadable", file, why=str(error)) from error
    except UnusableStore as error:
        raise BackupFailed("unreadable", file, why=error.detail or error.problem) from error
    except OSError as error:
        raise BackupFailed("unwritable", file, why=error.strerror or str(error)) from error
    return Backup(file, examined.tables, examined.bad, size)


def duplicate(source: Path, copy: Path) -> None:
    """Copy a database as it stands at this moment into a new file that needs no other beside it; raise sqlite3.Error.

    All in one go: in steps it would begin anew with each write of a bot at work.
    """
    with connected(source) as there, closing(sqlite3.connect(copy, isolation_level=None)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode = DELETE").fetchall()


def settle(path: Path) -> None:
    """Bring a file or a folder to the disk for good."""
    if os.name != "posix" and path.is_dir():
        return  # elsewhere a folder cannot be opened
    number = os.open(path, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def take_after(file: Path, model: Path) -> None:
    """Let a file belong to whom another one belongs to, as far as that is allowed, and be as secret."""
    there = model.stat()
    file.chmod(there.st_mode & 0o777)
    with suppress(OSError, AttributeError):
        os.chown(file, there.st_uid, there.st_gid)


def made_at(file: Path) -> int | None:
    """Tell when a backup was made, in seconds since 1970; None where the file is none. Raise UnusableStore."""
    check_file(file)
    try:
        with connected(file) as connection:
            rows = connection.execute("SELECT value FROM meta WHERE key = ?", (MARK,)).fetchall()
    except BROKEN as error:
        raise UnusableStore("unreadable", file, str(error)) from error
    return int(rows[0][0]) if rows else None


def _target(store: Path, file: Path) -> Path:
    """Tell the file that is to be made, links followed; raise BackupFailed where it must not be."""
    found = file.resolve()
    live = store.resolve()
    if found in (live, *(beside(live, ending) for ending in ("-wal", "-shm", "-journal")), guard_of(live)):
        raise BackupFailed("is-store", file)
    if not found.parent.is_dir():
        raise BackupFailed("no-folder", file)
    if not found.exists():
        return found
    if not found.is_file():
        raise BackupFailed("not-a-backup", file)
    if found.samefile(live):
        raise BackupFailed("is-store", file)
    if guard_of(found).exists():
        raise BackupFailed("in-use", file)
    try:
        ours = pragma(found, "application_id") == APPLICATION_ID and made_at(found) is not None
    except UnusableStore:
        ours = False
    if not ours:
        raise BackupFailed("not-a-backup", file)
    return found


@contextmanager
def _workshop(file: Path) -> Iterator[Path]:
    """Make a folder beside a file for the time that it takes to make it, and clear away what others have left."""
    for old in file.parent.glob(f".{literally(file.name)}.*{PART}"):
        if old.is_dir() and old.stat().st_mtime < time.time() - LEFT_BEHIND:
            shutil.rmtree(old, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f".{file.name}.", suffix=PART, dir=file.parent) as folder:
        yield Path(folder)


def literally(name: str) -> str:
    """Write a name so that as a pattern it means itself alone."""
    return "".join(f"[{letter}]" if letter in "*?[" else letter for letter in name)


def _mark(copy: Path) -> None:
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (MARK, str(int(time.time()))))


def _refuse(file: Path, examined: Examined, even_damaged: bool) -> None:
    if examined.mistakes:
        raise BackupFailed("damaged-file", file, why=examined.mistakes[0])
    if examined.bad and not even_damaged:
        raise BackupFailed("damaged-games", file, examined.first, bad=examined.bad)
