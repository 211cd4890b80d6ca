"""Statements that go to the database together, for the way to its thread and back costs as much as a statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import aiosqlite

from bot.database.base import Writer


class Batch:
    """Keeps the statements of a transaction back until their result is wanted, and runs them in their order."""

    def __init__(self, db: Writer) -> None:
        self._db = db
        self._kept: list[tuple[str, Iterable[Any], bool]] = []

    async def execute(self, sql: str, parameters: Iterable[Any] = (), /) -> None:
        """Keep a statement; what is wrong with it shows when it is run."""
        self._kept.append((sql, parameters, False))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> None:
        """Keep a statement for each of several rows."""
        self._kept.append((sql, parameters, True))

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] = (), /) -> Iterable[Any]:
        """Run what was kept, then this statement, and give the rows it tells."""
        await self.run()
        return await self._db.execute_fetchall(sql, parameters)

    async def run(self) -> None:
        """Run what was kept; the first statement that fails is the last one run."""
        kept, self._kept = self._kept, []
        if isinstance(self._db, aiosqlite.Connection):
            # it has no public way to do several things in one go
            await self._db._execute(_run, self._db._conn, kept)  # type: ignore[no-untyped-call]
            return
        for sql, parameters, many in kept:
            await (self._db.executemany(sql, parameters) if many else self._db.execute(sql, parameters))


def _run(connection: sqlite3.Connection, kept: list[tuple[str, Iterable[Any], bool]]) -> None:
    for sql, parameters, many in kept:
        if many:
            connection.executemany(sql, parameters)
        else:
            connection.execute(sql, tuple(parameters))
