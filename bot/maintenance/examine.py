"""Examining a store's file in full: its pages, its references, and a replay of every game in it."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.database.base import migrations
from bot.database.readonly_sqlite import check_file, mistakes, pragma
from bot.maintenance.check import check
from bot.maintenance.damage import Damage
from bot.store.inspect import open_to_read
from bot.store.store import open_store


@dataclass(frozen=True, slots=True)
class Examined:
    """What came of it."""

    tables: int
    bad: int
    """How many of the tables are damaged."""
    first: Damage | None
    mistakes: tuple[str, ...]
    """What SQLite finds wrong in the file itself; then no game was replayed."""


def examine(file: Path) -> Examined:
    """Examine a file that nobody writes to, of today's schema or an older one; raise UnusableStore or OSError.

    Its folder must have room for a second copy where the schema is older.
    """
    check_file(file)
    if found := mistakes(file):
        return Examined(0, 0, None, tuple(found))
    if pragma(file, "user_version") == len(migrations()):
        return asyncio.run(_replay(file))
    with TemporaryDirectory(prefix=".examined.", dir=file.parent) as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        return asyncio.run(_replay_today(copy))


async def _replay_today(copy: Path) -> Examined:
    """Bring a copy up to date first, as the bot's start would."""
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
