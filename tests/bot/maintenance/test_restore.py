"""`piazza restore`: a good backup becomes the store, and at any moment one of the two is present and complete."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

import bot.maintenance.backup
from bot.app.config import TRY_AGAIN
from bot.cli.main import main
from bot.database.readonly_sqlite import find_corruption
from bot.maintenance.backup import back_up, backup_time
from bot.maintenance.check import check
from bot.store.store import open_store
from bot.tables.registry import Tables
from tests.bot.kit import Complaint, play, rows
from tests.bot.maintenance.test_backup import MOVES, broken_pages
from tests.bot.stores import execute, little, scribble

ID = "SELECT value FROM meta WHERE key = 'store'"


pytestmark = pytest.mark.usefixtures("configured_store")


@pytest.fixture
def file(path: Path) -> Path:
    (path.parent / "backups").mkdir()
    file = path.parent / "backups" / "backup.sqlite3"
    back_up(little(path), file)
    execute(path, "DELETE FROM moves WHERE seq = 4")
    return file


def other_files(path: Path) -> list[str]:
    names = (each.name for each in path.parent.iterdir() if each.is_file())
    return sorted(name for name in names if name not in (path.name, f"{path.name}-guard"))


def test_a_backup_becomes_the_store(path: Path, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It has every game, a new id and no backup mark, and a bot can use it; the former one is kept under a new name."""
    there, backed_up, content = rows(path, MOVES), rows(file, MOVES), file.read_bytes()
    before = rows(path, ID)
    assert main(["restore", str(file)]) == 0

    assert rows(path, MOVES) == backed_up
    assert rows(path, ID) != before
    assert (backup_time(path), file.read_bytes()) == (None, content)
    (former,) = other_files(path)
    assert former.startswith(f"{path.name}-before-2")
    assert rows(path.with_name(former), MOVES) == there
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"Restored {file} (made 2")
    assert first.endswith(" UTC, 1 table).")
    assert second == f"The previous database was kept as {path.with_name(former)}."
    asyncio.run(_played_on(path))


async def _played_on(path: Path) -> None:
    async with open_store(path) as store:
        table = await Tables(store, Random(2)).existing(1)
        await play(table, Random(3), until=lambda: table.revision > 12)
        assert [found.damage async for found in check(store)] == [None]


def refuse_link(*_: object) -> None:
    """Refuse a second name for a file, as some file systems do."""
    raise OSError(errno.EPERM, "Operation not permitted")


def test_backups_and_restores_work_on_windows(path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows opens no folders, syncs no file that is open for reading, and has neither owners nor modes."""
    open_file, sync = os.open, os.fsync
    writable: dict[int, bool] = {}

    def opening(name: Path, flags: int, *others: Any, **more: Any) -> int:
        if Path(name).is_dir():
            raise PermissionError(errno.EACCES, "Permission denied", str(name))
        number = open_file(name, flags, *others, **more)
        writable[number] = bool(flags & (os.O_RDWR | os.O_WRONLY))
        return number

    def syncing(number: int) -> None:
        if not writable[number]:
            raise OSError(errno.EBADF, "Bad file descriptor")
        sync(number)

    monkeypatch.setattr(bot.maintenance.backup, "WINDOWS", True)
    monkeypatch.setattr(os, "open", opening)
    monkeypatch.setattr(os, "fsync", syncing)
    monkeypatch.delattr(os, "chown", raising=False)
    monkeypatch.setattr(shutil, "_use_fd_functions", False)
    unsafe = getattr(shutil, "_rmtree_unsafe", None)
    monkeypatch.setattr(shutil, "_rmtree_impl", unsafe, raising=False)  # the name from Python 3.14 on
    monkeypatch.setattr(os, "link", refuse_link)
    made = path.parent / "backups" / "another.sqlite3"
    back_up(little(path.parent / "other"), made)
    assert main(["restore", str(made)]) == 0
    assert main(["check"]) == 0


def test_the_wal_of_the_former_store_is_kept_with_it(path: Path, file: Path) -> None:
    """The WAL of a killed bot stays with the former store and does not leak into the restored one."""
    with closing(sqlite3.connect(path, isolation_level=None)) as killed:
        killed.execute("PRAGMA journal_mode = WAL")
        killed.execute("INSERT INTO meta VALUES ('last', 'words')")
        for ending in ("", "-wal"):
            shutil.copyfile(f"{path}{ending}", f"{path}{ending}.kept")
    for ending in ("", "-wal"):
        Path(f"{path}{ending}.kept").replace(f"{path}{ending}")

    assert main(["restore", str(file)]) == 0
    (former,) = other_files(path)
    last = "SELECT value FROM meta WHERE key = 'last'"
    assert (rows(path.with_name(former), last), rows(path, last)) == ([("words",)], [])


@pytest.mark.parametrize("damage", ["pages", "header"])
def test_a_damaged_store_is_replaced_and_kept(damage: str, path: Path, file: Path) -> None:
    """An unreadable store is kept unchanged together with its WAL."""
    content = bytearray(path.read_bytes())
    where = slice(100, 20_000) if damage == "pages" else slice(16, 60)
    content[where] = b"\xff" * len(content[where])
    path.write_bytes(content)
    log = path.with_name(f"{path.name}-wal")
    log.write_bytes(b"what was written last")

    assert main(["restore", str(file)]) == 0
    assert rows(path, MOVES) == rows(file, MOVES)
    assert find_corruption(path) == []
    former, former_log = other_files(path)
    assert path.with_name(former).read_bytes() == content
    assert former_log == f"{former}-wal"
    assert path.with_name(former_log).read_bytes() == b"what was written last"


async def test_while_a_bot_runs_nothing_is_restored(path: Path, file: Path, complaint: Complaint) -> None:
    """The restore is refused with a hint to stop the bot, which is not affected."""
    async with open_store(path) as store:
        told = await asyncio.to_thread(complaint, "restore", str(file), status=TRY_AGAIN)
        await store.meta.set("still", "open")

    assert "is in use by another Piazza. Stop that one first." in told
    assert rows(path, "SELECT value FROM meta WHERE key = 'still'") == [("open",)]
    assert other_files(path) == []


def test_while_somebody_looks_into_the_store_nothing_is_restored(path: Path, file: Path, complaint: Complaint) -> None:
    """The restore is refused while a reader keeps the WAL from being checkpointed."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("INSERT INTO meta VALUES ('last', 'words')")
        other.execute("BEGIN")
        other.execute("SELECT * FROM meta").fetchall()

        assert "is locked by another program" in complaint("restore", str(file), status=TRY_AGAIN)
    assert rows(path, "SELECT value FROM meta WHERE key = 'last'") == [("words",)]


def half(file: Path) -> None:
    """Truncate a file to its first half, as an interrupted upload does."""
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


@pytest.mark.parametrize(
    ("damage", "status", "words"),
    [
        (Path.unlink, 2, "doesn’t exist"),
        (lambda file: file.write_text("dear diary, what a backup"), 2, "isn’t a backup of Piazza"),
        (lambda file: file.write_bytes(b""), 2, "isn’t a backup of Piazza"),
        (lambda file: execute(file, "PRAGMA application_id = 3"), 2, "isn’t a backup of Piazza"),
        (lambda file: execute(file, "PRAGMA user_version = 999"), 2, "made by a newer version of Piazza (schema 999)"),
        (half, 2, "can’t be read"),
        (broken_pages, 1, "is damaged: "),
        (lambda file: execute(file, "DELETE FROM moves WHERE seq = 3"), 1, "has a damaged table"),
    ],
)
def test_a_bad_backup_is_refused(
    damage: Callable[[Path], object],
    status: int,
    words: str,
    path: Path,
    file: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = path.read_bytes()
    damage(file)

    assert main(["restore", str(file)]) == status
    said = "".join(capsys.readouterr())
    assert said.count("\n") == 1
    assert words in said
    assert path.read_bytes() == before
    assert other_files(path) == []
    assert [each.name for each in path.parent.iterdir() if each.is_dir()] == ["backups"]
    if words == "has a damaged table":
        assert main(["restore", "--even-damaged", str(file)]) == 0
        assert rows(path, MOVES) == rows(file, MOVES)


@pytest.mark.posix("making links takes special rights there")
def test_the_store_is_not_its_own_backup(path: Path, complaint: Complaint) -> None:
    little(path)
    link = path.with_name("link")
    link.symlink_to(path)

    for name in (path, link):
        assert "is the database itself" in complaint("restore", str(name))


@pytest.mark.parametrize("put", [lambda path: path.write_text("dear diary" * 20), Path.mkdir])
def test_a_foreign_file_in_the_stores_place_is_left_there(
    put: Callable[[Path], object], path: Path, file: Path, complaint: Complaint
) -> None:
    path.unlink()
    put(path)

    assert complaint("restore", str(file)).startswith(f"piazza: PIAZZA_DATABASE: {path} isn’t ")
    assert path.is_dir() or path.read_text("utf-8") == "dear diary" * 20
    assert other_files(path) == []


@pytest.mark.parametrize("seed", range(6))
def test_whatever_has_become_of_a_backup_the_store_is_whole_afterwards(seed: int, tmp_path: Path, path: Path) -> None:
    """A corrupted backup is either refused with nothing changed or restored without damage."""
    file = tmp_path / "backup"
    back_up(little(path), file)
    before = path.read_bytes()
    scribble(file, seed)

    status = main(["restore", str(file)])
    assert status in (0, 1, 2)
    if status:
        assert path.read_bytes() == before
        assert other_files(path) == ["backup"]
    assert main(["check"]) == 0
    assert find_corruption(path) == []


def test_a_name_that_no_file_can_have_is_one_line(path: Path, complaint: Complaint) -> None:
    """Names that are too long, contain a null character or lead through a file are refused."""
    before = little(path).read_bytes()

    for command in ("backup", "restore"):
        for name in ("b" * 300, "a\0b", "piazza.sqlite3/b"):
            complaint(command, name)
    assert path.read_bytes() == before
