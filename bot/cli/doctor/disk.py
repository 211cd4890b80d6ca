"""The disk: the store, the free space, and the backups."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from bot.app.config import Config
from bot.cli.doctor.finding import Finding, fault, good, skipped, warning
from bot.cli.terminal import size_of
from bot.database.address import Address
from bot.database.base import UnusableStore, migrations
from bot.database.readonly_sqlite import BROKEN, check_file, find_corruption, pragma, removing_leftovers
from bot.database.sqlite import in_use, inspect, sibling
from bot.maintenance.schedule import BackupFolder
from bot.store.store import open_to_read
from bot.texts import Fact

LOW_SPACE: Final = 200 * 10**6
"""Bytes of free space below which to warn."""
NO_SPACE: Final = 20 * 10**6
"""Bytes of free space below which the next game may not fit."""
HOUR: Final = 3600


class Usage(Protocol):
    """The result of `shutil.disk_usage`, as far as it is used."""

    @property
    def free(self) -> int:
        """The number of free bytes."""
        ...


def store(config: Config) -> Finding:
    """Check the store, whether a bot runs on it or not, without changing anything."""
    path = config.database
    if not path.exists():
        above = _existing(path.parent)
        if not os.access(above, os.W_OK | os.X_OK):
            return fault("store", "no-place", path=str(path), folder=str(above))
        return good("store", "none", path=str(path))
    try:
        with removing_leftovers(path):
            inspect(path)
            check_file(path)
            schema = pragma(path, "user_version")
            wrong = find_corruption(path, quick=True)
    except (UnusableStore, OSError, *BROKEN) as error:
        return fault("store", "unusable", why=str(error))
    facts = {"path": str(path), "schema": str(schema), "size": size_of(path.stat().st_size)}
    if wrong:
        return fault("store", "damaged", why=wrong[0], **facts)
    if not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK | os.X_OK)):
        return fault("store", "not-writable", **facts)
    if schema < len(migrations()):
        return good("store", "older", today=str(len(migrations())), **facts)
    return good("store", "in-use" if in_use(path) else "free", **facts)


async def server(place: Address) -> Finding:
    """Check a store on a server, without changing anything."""
    try:
        async with open_to_read(place) as there:
            tables = await there.tables.count()
    except UnusableStore as error:
        if error.problem == "empty":
            return good("store", "none", path=str(place))
        return fault("store", "unusable", why=str(error))
    return good("store", "server", server=str(place), tables=tables)


def free_space(config: Config, usage: Callable[[Path], Usage] = shutil.disk_usage) -> Finding:
    """Check how much space is left on the store's disk."""
    if config.server is not None:
        return skipped("room", "server")
    path = config.database
    free = usage(_existing(path.parent)).free
    used = sum(part.stat().st_size for part in (path, sibling(path, "-wal")) if part.exists())
    facts = {"free": size_of(free), "used": size_of(used)}
    if free < NO_SPACE:
        return fault("room", "none", **facts)
    if free < max(LOW_SPACE, 2 * used):
        return warning("room", "little", **facts)
    return good("room", "enough", **facts)


def backups(config: Config, now: float) -> Finding:
    """Check the age of the newest backup against the schedule; `now` is in seconds since 1970."""
    folder = config.backups
    if config.server is not None:
        return skipped("backups", "server")
    if folder is None:
        return warning("backups", "not-wanted")
    above = _existing(folder)
    if not os.access(above, os.W_OK | os.X_OK) or not above.is_dir():
        return fault("backups", "not-writable", folder=str(folder))
    kept = []
    with suppress(FileNotFoundError):
        kept = BackupFolder(config.database, folder).kept()
    if not kept:
        return warning("backups", "none", folder=str(folder))
    hours = max(0, int((now - kept[-1].made) / HOUR))
    facts: dict[str, Fact] = {"file": kept[-1].file.name, "hours": hours, "count": len(kept)}
    if kept[-1].damaged:
        return fault("backups", "damaged", **facts)
    if hours > 2 * config.backup_every:
        return warning("backups", "old", **facts)
    return good("backups", "there", **facts)


def _existing(path: Path) -> Path:
    """Return the path, or its nearest parent that exists."""
    path = path.absolute()
    while not path.exists() and path != path.parent:
        path = path.parent
    return path
