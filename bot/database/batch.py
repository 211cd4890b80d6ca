"""Batches of statements, as a round trip to the database's thread costs as much as a statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Any

import aiosqlite

from bot.database.base import Writer


class Batch:
    """Collects the statements of a transaction until a result is needed, and runs them in order."""

    def __init__(self, db: Writer) -> None:
        self._db = db
        self._kept: list[tuple[str, Iterable[Any], bool]] = []

    async def execute(self, sql: str, parameters: Iterable[Any] = (), /) -> None:
        """Add a statement; its errors are raised when it is run."""
        self._kept.append((sql, parameters, False))

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]], /) -> None:
        """Add a statement for each of several rows."""
        self._kept.append((sql, parameters, True))

    async def execute_fetchall(self, sql: str, parameters: Iterable[Any] = (), /) -> Iterable[Any]:
        """Run the collected statements, then this one, and return its rows."""
        if isinstance(self._db, aiosqlite.Connection):
            kept, self._kept = self._kept, []
            rows: Iterable[Any] = await self._db._execute(_fetch, self._db._conn, kept, sql, parameters)  # type: ignore[no-untyped-call]
            return rows
        await self.run()
        return await self._db.execute_fetchall(sql, parameters)

    async def run(self) -> None:
        """Run the collected statements; the first one that fails is the last one run."""
        kept, self._kept = self._kept, []
        if isinstance(self._db, aiosqlite.Connection):
            # aiosqlite has no public way to run several statements in one round trip
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


def _fetch(
    connection: sqlite3.Connection, kept: list[tuple[str, Iterable[Any], bool]], sql: str, parameters: Iterable[Any]
) -> list[Any]:
    _run(connection, kept)
    return connection.execute(sql, tuple(parameters)).fetchall()
