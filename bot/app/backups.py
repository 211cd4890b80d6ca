"""Scheduled backups as the operator has configured them."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import ceil

from bot.app.config import Config
from bot.maintenance.schedule import BackupFolder, Backups
from bot.store.erasing import DAY

log = logging.getLogger(__name__)


def scheduled(config: Config, clock: Callable[[], float] = time.time) -> Backups | None:
    """Return the task that makes backups, or None if none are configured."""
    if config.backups is None:
        return None
    if config.server is not None:
        log.error("PIAZZA_BACKUPS: a PostgreSQL server is not backed up from here; use pg_dump")
        return None
    folder = BackupFolder(config.database, config.backups)
    return Backups(folder, config.backup_every, config.backups_kept, clock)


def days_kept(config: Config) -> int:
    """Return for how many days what was deleted remains in a backup, rounded up."""
    copied = DAY / 3600  # until the store's file is rewritten, a backup may still hold unused copies of it
    return ceil((config.backup_every * config.backups_kept + copied) / 24)
