"""Backups on a schedule: made by a process of their own, the newest kept, whatever else lies there left alone."""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.app.config import Config
from bot.database.base import UnusableStore
from bot.maintenance.backup import PART, Backup, BackupFailed, back_up, literally
from bot.services.worker_pool import WorkerPool
from bot.telemetry.metrics import BACKED_UP, BACKUPS
from bot.texts import texts

log = logging.getLogger(__name__)

SETTLING: Final = 60.0
"""Seconds after the bot's start before which no backup is begun."""
RETRY: Final = 900.0
"""Seconds until the next try after a fault."""
LONGEST_WAIT: Final = 3600.0
"""Seconds after which the clock is looked at again: it may have been set, or the machine have slept."""
PATIENCE: Final = 3600.0
"""Seconds that a backup may take."""
_WHEN: Final = "%Y%m%dT%H%M%SZ"
_DAMAGED: Final = "-damaged"


class NotBackedUp(Exception):
    """Tell in one line why no backup was made."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup in the folder, known by its name."""

    file: Path
    made: float
    """In seconds since 1970."""
    damaged: bool


@dataclass(frozen=True, slots=True)
class Shelves:
    """The folder in which the backups of a store lie, named by when they were made, in UTC."""

    store: Path
    folder: Path

    def kept(self) -> list[Kept]:
        """List the backups of this store, oldest first; raise OSError."""
        name = re.compile(rf"{re.escape(self.store.stem)}-([0-9]{{8}}T[0-9]{{6}}Z)({_DAMAGED})?\.sqlite3")
        found = []
        for file in self.folder.iterdir():
            match = name.fullmatch(file.name)
            if match is None or not file.is_file():
                continue
            try:
                made = datetime.strptime(match[1], _WHEN).replace(tzinfo=UTC)
            except ValueError:
                continue
            found.append(Kept(file, made.timestamp(), match[2] is not None))
        return sorted(found, key=lambda each: (each.made, each.file.name))

    def name(self, now: float, damaged: bool = False) -> Path:
        """Name the backup of a moment, in seconds since 1970."""
        when = datetime.fromtimestamp(now, UTC).strftime(_WHEN)
        return self.folder / f"{self.store.stem}-{when}{_DAMAGED if damaged else ''}.sqlite3"

    def rotate(self, number: int, newest: Path) -> None:
        """Delete all but the newest backups; those of a damaged store never push a good one out. Raise OSError.

        The one just made stays, whatever the clock says.
        """
        kept = self.kept()
        for damaged in (False, True):
            for old in [each for each in kept if each.damaged is damaged][:-number]:
                if old.file != newest:
                    old.file.unlink(missing_ok=True)

    def sweep(self) -> None:
        """Take away what backups that were killed have left; nobody else makes backups of this store here."""
        for left in self.folder.glob(f".{literally(self.store.stem)}-*Z.sqlite3.*{PART}"):
            shutil.rmtree(left)


def make(shelves: Shelves, now: float, number: int) -> Backup:
    """Make the backup of this moment, and let go of those that are too many; raise NotBackedUp.

    A store in which games are damaged is backed up all the same: to have nothing of it would be worse.
    """
    shelves.folder.mkdir(parents=True, exist_ok=True)
    shelves.sweep()
    try:
        made = back_up(shelves.store, shelves.name(now), even_damaged=True)
        if made.bad:
            made = replace(made, file=made.file.rename(shelves.name(now, damaged=True)))
        shelves.rotate(number, made.file)
    except (BackupFailed, UnusableStore) as error:
        raise NotBackedUp(error.say(texts("en")) if isinstance(error, BackupFailed) else str(error)) from error
    return made


async def make_apart(shelves: Shelves, now: float, number: int) -> Backup:
    """Make a backup in a process of its own, which stands back behind the bot; raise ThoughtFailed."""
    process = WorkerPool(1)
    try:
        return await process.run(make, shelves, now, number, patience=PATIENCE)
    finally:
        await asyncio.to_thread(process.close)


class Backups:
    """One task that makes a backup whenever one is due, counted from the newest that there is."""

    def __init__(
        self,
        shelves: Shelves,
        hours: int,
        number: int,
        clock: Callable[[], float] = time.time,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        maker: Callable[[Shelves, float, int], Awaitable[Backup]] = make_apart,
    ) -> None:
        self._shelves = shelves
        self._every = hours * 3600.0
        self._number = number
        self._clock = clock
        self._wait = wait
        self._maker = maker
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to look after the backups."""
        self._task = asyncio.create_task(self._run(), name="backups")

    async def close(self) -> None:
        """Stop; a backup that is being made is given up, and leaves nothing in the place of a former one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _run(self) -> None:
        await self._wait(SETTLING)
        while True:
            await self._wait(await self._look())

    async def _look(self) -> float:
        """Make a backup where one is due; tell how many seconds to wait then."""
        try:
            left = await asyncio.to_thread(self._left)
            if left <= 0:
                made = await self._maker(self._shelves, self._clock(), self._number)
                BACKUPS.labels("damaged" if made.bad else "good").inc()
                BACKED_UP.set(self._clock())
                if made.bad:
                    log.error("backed up, but %d tables are damaged: piazza check tells which", made.bad)
                else:
                    log.info("backed up %d tables, %d bytes: %s", made.tables, made.size, made.file)
                left = self._every
        except Exception:
            BACKUPS.labels("failed").inc()
            log.exception("the store could not be backed up; next try in %.0f s", RETRY)
            return RETRY
        return min(left, LONGEST_WAIT)

    def _left(self) -> float:
        """Tell in how many seconds the next backup is due."""
        if not self._shelves.folder.is_dir():
            return 0.0
        now = self._clock()
        # one of the future was made before the clock was set back, and says nothing
        newest = max((kept.made for kept in self._shelves.kept() if kept.made <= now), default=0.0)
        BACKED_UP.set(newest)
        return newest + self._every - now


def scheduled(settings: Config, clock: Callable[[], float] = time.time) -> Backups | None:
    """Make what looks after the backups, if they are wanted."""
    if settings.backups is None:
        return None
    if settings.server is not None:
        log.error("PIAZZA_BACKUPS: a PostgreSQL server is not backed up from here; use pg_dump")
        return None
    shelves = Shelves(settings.database, settings.backups)
    return Backups(shelves, settings.backup_every, settings.backups_kept, clock)
