"""What the doctor finds on the disk: the store, free space, backups."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from bot.app.config import Config
from bot.cli.doctor import run
from bot.cli.doctor.finding import Severity
from bot.cli.doctor.run import LOW_SPACE, NO_SPACE
from bot.database.address import Address
from bot.database.base import APPLICATION_ID
from bot.database.sqlite import lock_file_of
from bot.maintenance.backup_schedule import BackupFolder
from bot.store.store import open_store
from tests.bot.cli.doctor.kit import NOON, found
from tests.bot.kit import names_in
from tests.bot.stores import execute, filled


def test_a_store_is_looked_into_and_left_as_it_is(path: Path) -> None:
    """A missing, good, older, newer, damaged or foreign file is reported and left untouched."""
    settings = Config(database=path)
    assert found(run.store(settings)) == (Severity.OK, "none")
    content = filled(path).read_bytes()
    assert found(run.store(settings)) == (Severity.OK, "free")
    assert path.read_bytes() == content
    assert names_in(path.parent) == [path.name]

    execute(path, "PRAGMA user_version = 3")
    assert found(run.store(settings)) == (Severity.OK, "older")
    execute(path, "PRAGMA user_version = 999")
    assert found(run.store(settings)) == (Severity.FAULT, "unusable")
    path.write_bytes(content[:8192] + bytes(32_768) + content[40_960:])
    assert found(run.store(settings)) == (Severity.FAULT, "damaged")
    path.write_bytes(content[:100_000])
    assert found(run.store(settings)) == (Severity.FAULT, "damaged"), "what the first look into it raises, too"
    assert "piazza restore" in run.store(settings).line()
    path.write_text("dear diary")
    assert found(run.store(settings)) == (Severity.FAULT, "unusable")
    assert path.read_text() == "dear diary"


@pytest.mark.parametrize("running", [True, False])
def test_whether_a_bot_runs_is_seen_by_its_guard(running: bool, path: Path) -> None:
    """A locked guard file means that a bot is running; an unlocked one is a leftover."""
    filled(path)
    with closing(sqlite3.connect(lock_file_of(path), isolation_level=None)) as guard:
        guard.execute("PRAGMA journal_mode = MEMORY")
        guard.execute("BEGIN EXCLUSIVE")
        if not running:
            guard.execute("ROLLBACK")

        assert found(run.store(Config(database=path))) == (Severity.OK, "in-use" if running else "free")


def test_a_store_that_cannot_be_written_is_a_fault(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file or folder that can’t be written, or a store that cannot be created, is a fault."""
    settings = Config(database=path, backups=path.parent / "backups")
    monkeypatch.setattr("bot.cli.doctor.run.os.access", lambda *_: False)  # root may write anywhere

    assert found(run.store(settings)) == (Severity.FAULT, "no-place")
    filled(path)
    assert found(run.store(settings)) == (Severity.FAULT, "not-writable")
    assert found(run.backups(settings, NOON)) == (Severity.FAULT, "not-writable")


@pytest.mark.parametrize(
    ("free", "expected"),
    [
        (NO_SPACE - 1, (Severity.FAULT, "none")),
        (LOW_SPACE - 1, (Severity.WARNING, "little")),
        (LOW_SPACE, (Severity.OK, "enough")),
    ],
)
def test_room_is_measured_against_the_least_and_the_store(
    free: int, expected: tuple[Severity, str], path: Path
) -> None:
    """Free space is checked in the store's present or future folder; a backup needs as much as the store."""
    for database in (filled(path), path.parent / "new" / "folder" / "store"):
        usage = Mock(return_value=SimpleNamespace(free=free))
        assert found(run.check_free_space(Config(database=database), usage)) == expected
        usage.assert_called_once_with(path.parent)
    with path.open("ab") as file:
        file.truncate(free + 1)  # a sparse file, which takes no disk space
    assert found(run.check_free_space(Config(database=path), usage))[0] is not Severity.OK


def test_backups_are_judged_by_the_age_of_the_newest(path: Path) -> None:
    """Whether a backup is old depends on the backup interval."""
    folder = path.parent / "backups"
    settings = Config(database=path, backups=folder, backup_every=6)
    backup_folder = BackupFolder(path, folder)
    assert found(run.backups(Config(), NOON)) == (Severity.WARNING, "not-wanted")
    assert found(run.backups(settings, NOON)) == (Severity.WARNING, "none")
    folder.mkdir()
    (folder / "foreign.sqlite3").touch()
    assert found(run.backups(settings, NOON)) == (Severity.WARNING, "none")
    backup_folder.name(NOON - 13 * 3600).touch()
    assert found(run.backups(settings, NOON)) == (Severity.WARNING, "old")
    backup_folder.name(NOON - 5 * 3600).touch()
    assert found(run.backups(settings, NOON)) == (Severity.OK, "there")
    backup_folder.name(NOON - 3600, damaged=True).touch()
    assert found(run.backups(settings, NOON)) == (Severity.FAULT, "damaged")


@pytest.mark.postgres
async def test_a_server_is_looked_into_and_left_as_it_is(database: Address) -> None:
    """An empty, used or newer database is reported; the doctor skips the server's disk and backups."""
    assert found(await run.server(database)) == (Severity.OK, "none")
    async with open_store(database) as store:
        finding = await run.server(database)
        assert (found(finding), finding.facts["tables"]) == ((Severity.OK, "server"), 0)
        async with store.database.transaction() as db:
            await db.execute("UPDATE meta SET value = ? WHERE key = 'schema'", f"{APPLICATION_ID:x} 999")
    assert found(await run.server(database)) == (Severity.FAULT, "unusable")
    settings = Config(server=database, backups=Path("backups"))
    assert found(run.check_free_space(settings)) == found(run.backups(settings, NOON)) == (Severity.SKIPPED, "server")
