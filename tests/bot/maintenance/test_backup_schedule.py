"""Backups on a schedule: in time, rotated by name, apart from the event loop, and tried again after failures."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app.client import create_backups
from bot.app.config import Config
from bot.database.address import Address
from bot.maintenance.backup import Backup
from bot.maintenance.backup_schedule import (
    LONGEST_WAIT,
    RETRY_DELAY,
    BackupFolder,
    Backups,
    NotBackedUp,
    days_kept,
    make_backup,
    make_in_process,
)
from bot.services.background import PutOff
from bot.services.worker import WorkFailed
from bot.telemetry.metrics import REGISTRY
from tests.bot.kit import names_in
from tests.bot.stores import execute, little

HOUR = 3600.0
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def backup_folder(path: Path) -> BackupFolder:
    return BackupFolder(path, path.parent / "backups")


class Day:
    """A day with backups, whose time passes only while they wait; each backup is an empty file."""

    def __init__(self, folder: BackupFolder, number: int = 7) -> None:
        self.now = NOON
        self.waits: list[float] = []
        self.made: list[float] = []
        self.faults: list[Exception] = []
        self._backups = Backups(folder, 24, number, lambda: self.now, self._make)

    async def _make(self, folder: BackupFolder, now: float, number: int) -> Backup:
        self.made.append((now - NOON) / HOUR)
        if self.faults:
            raise self.faults.pop(0)
        folder.path.mkdir(exist_ok=True)
        file = folder.name(now)
        file.touch()
        folder.rotate(number, file)
        return Backup(file, 1, 0, 0)

    async def passes(self, times: int) -> None:
        for _ in range(times):
            try:
                wait = await self._backups.work(None)
            except PutOff as put_off:
                wait = put_off.wait
            assert wait is not None
            self.waits.append(wait)
            self.now += wait


def counted(outcome: str) -> float:
    return REGISTRY.get_sample_value("piazza_backups_total", {"outcome": outcome}) or 0.0


async def test_a_failure_is_logged_and_tried_again(
    backup_folder: BackupFolder, caplog: pytest.LogCaptureFixture
) -> None:
    """It is repeated until it succeeds; no error reaches the bot."""
    day = Day(backup_folder)
    day.faults = [WorkFailed("the disk is full"), OSError("no such folder")]
    before = counted("failed"), counted("good")
    await day.passes(3)

    assert (counted("failed") - before[0], counted("good") - before[1]) == (2, 1)
    assert REGISTRY.get_sample_value("piazza_backup_newest_timestamp_seconds") == NOON + day.made[-1] * HOUR
    assert day.waits == [RETRY_DELAY, RETRY_DELAY, LONGEST_WAIT]
    assert len(day.made) == 3
    assert [record.levelno for record in caplog.records if record.name == "bot.maintenance.backup_schedule"][:2] == [
        logging.ERROR
    ] * 2


async def test_a_clock_set_back_neither_stops_backups_nor_piles_them_up(backup_folder: BackupFolder) -> None:
    """A backup from the future does not count, and the one just made is not deleted."""
    day = Day(backup_folder, number=2)
    backup_folder.path.mkdir()
    for hour in (100, 200, 300):
        backup_folder.name(NOON + hour * HOUR).touch()
    await day.passes(30)

    assert day.made == [0, 24]
    assert backup_folder.name(NOON + day.made[-1] * HOUR).exists()


def test_backups_need_a_folder_and_a_file(backup_folder: BackupFolder, caplog: pytest.LogCaptureFixture) -> None:
    """Without a folder there are no backups; for a server, the setting is refused with what to use instead."""
    assert create_backups(Config()) is None
    assert create_backups(Config(backups=backup_folder.path)) is not None
    assert not caplog.records
    assert create_backups(Config(backups=backup_folder.path, server=Address("postgresql://127.0.0.1/piazza"))) is None
    assert "pg_dump" in caplog.text


def test_the_newest_are_kept_and_foreign_files_are_never_touched(backup_folder: BackupFolder, path: Path) -> None:
    """The newest by the UTC time in their names; leftovers of killed backups go, except those of another store."""
    little(path)
    backup_folder.path.mkdir()
    foreign = [
        *("notes.txt", "piazza.sqlite3", "piazza-20200101T000000Z.sqlite3.old", "other-20200101T000000Z.sqlite3"),
        *("piazza-20209999T000000Z.sqlite3", "piazza-2020-01-01.sqlite3", "xpiazza-20200101T000000Z.sqlite3"),
    ]
    for name in foreign:
        (backup_folder.path / name).write_text("mine")
    kept_folders = ["piazza-20200101T000000Z.sqlite3", ".other-20261121T100000Z.sqlite3.abc.part"]
    for name in (*kept_folders, ".piazza-20261121T100000Z.sqlite3.abc.part"):
        (backup_folder.path / name / "copy").mkdir(parents=True)
    for hour in range(5):
        made = make_backup(backup_folder, NOON + hour * HOUR, 3)
    kept = ["piazza-20261121T140000Z.sqlite3", "piazza-20261121T150000Z.sqlite3", "piazza-20261121T160000Z.sqlite3"]

    assert made.file.name == kept[-1]
    assert [each.file.name for each in backup_folder.kept()] == kept
    assert names_in(backup_folder.path) == sorted([*foreign, *kept, *kept_folders])


def test_a_damaged_game_does_not_end_the_backups_nor_push_good_ones_out(
    backup_folder: BackupFolder, path: Path
) -> None:
    """A damaged game is kept under a name that says so, apart from good ones; a damaged file is not backed up."""
    little(path)
    good = [make_backup(backup_folder, NOON + hour * HOUR, 2).file for hour in range(2)]
    execute(path, "DELETE FROM moves WHERE seq = 3")
    damaged = [make_backup(backup_folder, NOON + hour * HOUR, 2) for hour in range(2, 6)]

    assert {each.bad for each in damaged} == {1}
    kept = [*good, *(each.file for each in damaged[-2:])]
    assert [each.file for each in backup_folder.kept()] == kept
    assert damaged[-1].file.name == "piazza-20261121T170000Z-damaged.sqlite3"
    path.write_bytes(path.read_bytes()[:30_000])
    with pytest.raises(NotBackedUp, match="The database"):
        make_backup(backup_folder, NOON + 6 * HOUR, 1)
    assert [each.file for each in backup_folder.kept()] == kept


@pytest.mark.slow
async def test_why_the_process_of_a_backup_failed_is_reported(backup_folder: BackupFolder) -> None:
    with pytest.raises(WorkFailed, match="missing"):
        await make_in_process(backup_folder, NOON, 3)


@pytest.mark.parametrize(("hours", "number", "days"), [(24, 30, 31), (6, 2, 2), (24, 7, 8)])
def test_how_long_deleted_data_is_kept(hours: int, number: int, days: int) -> None:
    """As long as the backups and a day more, and any part of a day counts as one."""
    assert days_kept(hours, number) == days


@pytest.mark.slow
async def test_on_a_machine_that_is_never_idle_a_backup_is_made_all_the_same(
    backup_folder: BackupFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It gives way to everything else only for a while."""
    monkeypatch.setattr("bot.maintenance.backup_schedule.IDLE_TIMEOUT", 0.0)
    little(backup_folder.store)

    made = await make_in_process(backup_folder, NOON, 3)

    assert [each.file for each in backup_folder.kept()] == [made.file]
