"""Full examination of a store's file: its pages, its references, and a replay of every game in it."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.database.base import migrations
from bot.database.readonly_sqlite import check_file, find_corruption, pragma
from bot.maintenance.check import check
from bot.maintenance.damage import Damage
from bot.store.inspect import open_to_read
from bot.store.store import open_store


@dataclass(frozen=True, slots=True)
class Examined:
    """The result of an examination."""

    tables: int
    bad: int
    """How many of the tables are damaged."""
    first: Damage | None
    mistakes: tuple[str, ...]
    """The errors that SQLite finds in the file itself; if there are any, no game was replayed."""


def examine(file: Path) -> Examined:
    """Examine a file that nobody writes to, of the current schema or an older one; raise UnusableStore or OSError.

    If the schema is older, its folder must have room for a second copy.
    """
    check_file(file)
    if found := find_corruption(file):
        return Examined(0, 0, None, tuple(found))
    if pragma(file, "user_version") == len(migrations()):
        return asyncio.run(_replay(file))
    with TemporaryDirectory(prefix=".examined.", dir=file.parent) as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        return asyncio.run(_replay_today(copy))


async def _replay_today(copy: Path) -> Examined:
    """Migrate a copy first, as the bot does at its start."""
    async with open_store(copy):
        pass
    return await _replay(copy)


async def _replay(file: Path) -> Examined:
    tables = bad = 0
    first = None
    async with open_to_read(file) as store:
        async for verdict in check(store):
            tables += 1
            if verdict.damage is not None:
                bad += 1
                first = first or verdict.damage
    return Examined(tables, bad, first, ())
