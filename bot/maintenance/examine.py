"""Full examination of a store's file: its pages, its references, and a replay of every game in it."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ClassVar

from bot.database.base import migrations
from bot.database.readonly_sqlite import check_file, find_corruption, pragma
from bot.maintenance.check import Damage, check
from bot.store.store import open_store, open_to_read
from bot.texts import Fact, Texts


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


class CopyFailed(Exception):
    """A copy failed, for a reason given as a code with facts; nothing that existed before was changed."""

    TEXTS: ClassVar[str]
    """The prefix of the keys of its texts."""
    DAMAGES: ClassVar[frozenset[str]]
    """The codes which mean that the source is damaged."""

    def __init__(self, problem: str, file: Path, first: Damage | None = None, **facts: Fact) -> None:
        super().__init__(problem, file, first, facts)
        self.problem = problem
        self.file = file
        self.first = first
        self.facts = facts

    @property
    def damaged(self) -> bool:
        """Whether the source is damaged, rather than the request wrong."""
        return self.problem in self.DAMAGES

    def say(self, t: Texts) -> str:
        """Return the error as one line of text."""
        first = {} if self.first is None else {"first": self.first.say(t)}
        return t.say(f"{self.TEXTS}-{self.problem}", file=str(self.file), **first, **self.facts)
