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
from bot.store.store import open_store, open_to_read
from bot.texts import Fact
from bot.texts.printable import Problem


@dataclass(frozen=True, slots=True)
class Examined:
    tables: int
    bad: int
    """The number of damaged tables."""
    first: str
    """The damage of the first of them, in one line."""
    mistakes: tuple[str, ...]
    """The errors that SQLite finds in the file itself; if there are any, no game was replayed."""


def examine(file: Path) -> Examined:
    """Examine a file that nobody writes to, of the current schema or an older one; raise UnusableStore or OSError.

    If the schema is older, its folder must have room for a second copy.
    """
    check_file(file)
    if found := find_corruption(file):
        return Examined(0, 0, "", tuple(found))
    if pragma(file, "user_version") == len(migrations()):
        return asyncio.run(_replay(file))
    with TemporaryDirectory(prefix=".examined.", dir=file.parent) as folder:
        copy = Path(folder) / file.name
        shutil.copyfile(file, copy)
        return asyncio.run(_replay_today(copy))


async def _replay_today(copy: Path) -> Examined:
    """Migrate a copy, as the bot does at startup, and replay it."""
    async with open_store(copy):
        pass
    return await _replay(copy)


async def _replay(file: Path) -> Examined:
    tables = bad = 0
    first = ""
    async with open_to_read(file) as store:
        async for verdict in check(store):
            tables += 1
            if verdict.damage is not None:
                bad += 1
                first = first or str(verdict)
    return Examined(tables, bad, first, ())


class CopyFailed(Problem):
    """Raised when no copy was made; nothing that existed before was changed."""

    PREFIX = ""

    def __init__(self, problem: str, file: Path, first: str = "", *, damaged: bool = False, **facts: Fact) -> None:
        super().__init__(problem, file=str(file), first=first, **facts)
        self.damaged = damaged
        """Whether the source is damaged, rather than the request wrong."""


def refuse_damage(what: str, file: Path, examined: Examined, even_damaged: bool) -> None:
    """Raise CopyFailed for a damaged file, and for damaged tables unless they are accepted by `even_damaged`."""
    if examined.mistakes:
        raise CopyFailed(f"{what}-damaged-file", file, damaged=True, why=examined.mistakes[0])
    if examined.bad and not even_damaged:
        raise CopyFailed(f"{what}-damaged-games", file, examined.first, damaged=True, bad=examined.bad)
