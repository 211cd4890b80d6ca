"""Scheduled backups: each made in a separate process, the newest ones kept, other files left alone."""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from typing import Final

from bot.database.base import UnusableStore
from bot.maintenance.backup import PART_SUFFIX, Backup, back_up, literally
from bot.maintenance.examine import CopyFailed
from bot.model.pace import DAY, HOUR
from bot.services.background import Background, PutOff
from bot.services.worker_pool import WorkerPool, WorkersLost
from bot.telemetry.metrics import BACKED_UP, BACKUPS

log = logging.getLogger(__name__)

BACKUPS_AFTER: Final = 60.0
"""Seconds after the bot's start until the first backup may begin."""
RETRY_DELAY: Final = 900.0
"""Seconds until the next try after a fault."""
LONGEST_WAIT: Final = 3600.0
"""Seconds after which the clock is read again: it may have been set, or the machine may have slept."""
IDLE_TIMEOUT = 900.0
"""Seconds for which a backup takes only processor time that nothing else wants: on some machines there is none."""
BACKUP_TIMEOUT: Final = 3600.0
"""Seconds that a backup may take."""
_TIME_FORMAT: Final = "%Y%m%dT%H%M%SZ"
_DAMAGED_SUFFIX: Final = "-damaged"


def days_kept(every: int, kept: int) -> int:
    """Return for how many days, rounded up, `kept` backups, one every `every` hours, still hold deleted data."""
    rewriting = DAY / HOUR  # until the store's file is rewritten, a new backup may still hold copies of it
    return ceil((every * kept + rewriting) / 24)


class NotBackedUp(Exception):
    """The reason, in one line, why no backup was made."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup in the folder, recognised by its name."""

    file: Path
    made: float
    """When it was made, in seconds since 1970."""
    damaged: bool


@dataclass(frozen=True, slots=True)
class BackupFolder:
    """The folder of a store's backups, which are named by when they were made, in UTC."""

    store: Path
    path: Path

    def kept(self) -> list[Kept]:
        """List the backups of this store, oldest first; raise OSError."""
        name = re.compile(rf"{re.escape(self.store.stem)}-([0-9]{{8}}T[0-9]{{6}}Z)({_DAMAGED_SUFFIX})?\.sqlite3")
        found = []
        for file in self.path.iterdir():
            match = name.fullmatch(file.name)
            if match is None or not file.is_file():
                continue
            try:
                made = datetime.strptime(match[1], _TIME_FORMAT).replace(tzinfo=UTC)
            except ValueError:
                continue
            found.append(Kept(file, made.timestamp(), match[2] is not None))
        return sorted(found, key=lambda each: (each.made, each.file.name))

    def name(self, now: float, damaged: bool = False) -> Path:
        """Return the file name for a backup made at this time, in seconds since 1970."""
        when = datetime.fromtimestamp(now, UTC).strftime(_TIME_FORMAT)
        return self.path / f"{self.store.stem}-{when}{_DAMAGED_SUFFIX if damaged else ''}.sqlite3"

    def rotate(self, number: int, newest: Path) -> None:
        """Delete all but the newest backups; those of a damaged store never displace a good one. Raise OSError.

        The backup just made stays, whatever the clock says.
        """
        kept = self.kept()
        for damaged in (False, True):
            for old in [each for each in kept if each.damaged is damaged][:-number]:
                if old.file != newest:
                    old.file.unlink(missing_ok=True)

    def sweep(self) -> None:
        """Remove what killed backups have left behind; nothing else backs up this store into this folder."""
        for left in self.path.glob(f".{literally(self.store.stem)}-*Z.sqlite3.*{PART_SUFFIX}"):
            shutil.rmtree(left)


def make_backup(folder: BackupFolder, now: float, number: int) -> Backup:
    """Make a backup now and delete those beyond the number to keep; raise NotBackedUp.

    A store with damaged tables is backed up all the same: having no backup of it would be worse.
    """
    folder.path.mkdir(parents=True, exist_ok=True)
    folder.sweep()
    try:
        made = back_up(folder.store, folder.name(now), even_damaged=True)
        if made.bad:
            made = replace(made, file=made.file.rename(folder.name(now, damaged=True)))
        folder.rotate(number, made.file)
    except (CopyFailed, UnusableStore) as error:
        raise NotBackedUp(str(error)) from error
    return made


def _make_when_idle(folder: BackupFolder, now: float, number: int) -> Backup:
    """Make a backup in the processor time that nobody else wants; raise NotBackedUp."""
    if hasattr(os, "sched_setscheduler"):
        # a nice process still keeps its core for milliseconds after the bot wants it
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    return make_backup(folder, now, number)


async def make_in_process(folder: BackupFolder, now: float, number: int) -> Backup:
    """Make a backup in a separate process that gives way to the bot; raise WorkFailed or WorkersLost."""
    process = WorkerPool(1)
    try:
        return await process.run(_make_when_idle, folder, now, number, patience=IDLE_TIMEOUT)
    except WorkersLost:
        log.info("the processor has no idle time for a backup; it takes its share now")
        return await process.run(make_backup, folder, now, number, patience=BACKUP_TIMEOUT)
    finally:
        await asyncio.to_thread(process.close)


class Backups(Background[None]):
    """Makes a backup whenever one is due, counted from the newest one."""

    WORK = "backups"
    GRACE = 0.0

    def __init__(
        self,
        folder: BackupFolder,
        hours: int,
        number: int,
        clock: Callable[[], float] = time.time,
        maker: Callable[[BackupFolder, float, int], Awaitable[Backup]] = make_in_process,
    ) -> None:
        super().__init__()
        self._folder = folder
        self._every = hours * 3600.0
        self._number = number
        self._clock = clock
        self._maker = maker

    async def work(self, key: None) -> float | None:
        """Make a backup if one is due; return the number of seconds to wait until the next look."""
        try:
            left = await asyncio.to_thread(self._seconds_left)
            if left <= 0:
                made = await self._maker(self._folder, self._clock(), self._number)
                BACKUPS.labels("damaged" if made.bad else "good").inc()
                BACKED_UP.set(self._clock())
                if made.bad:
                    log.error("backed up, but %d tables are damaged: run “piazza check” to see which", made.bad)
                else:
                    log.info("backed up %d tables, %d bytes: %s", made.tables, made.size, made.file)
                left = self._every
        except Exception as error:
            BACKUPS.labels("failed").inc()
            log.exception("the store could not be backed up; next try in %.0f s", RETRY_DELAY)
            raise PutOff(RETRY_DELAY) from error
        return min(left, LONGEST_WAIT)

    def _seconds_left(self) -> float:
        """Return in how many seconds the next backup is due."""
        if not self._folder.path.is_dir():
            return 0.0
        now = self._clock()
        # a backup from the future was made before the clock was set back, and does not count
        newest = max((kept.made for kept in self._folder.kept() if kept.made <= now), default=0.0)
        BACKED_UP.set(newest)
        return newest + self._every - now
