"""The interface of a database for the store: one file for one process, or a server that several share."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from bot.database.address import Address
from bot.texts.printable import Problem

APPLICATION_ID: Final = 0x7069617A
"""Marks a store as Piazza's (`piaz`)."""


class UnusableStore(Problem):
    """Raised for a database that cannot be used, which stays untouched; its text says what to do."""

    PREFIX = "store-"

    def __init__(self, problem: str, path: Path | Address, detail: str = "") -> None:
        super().__init__(problem, path=str(path), detail=detail)
        self.path = path
        self.detail = detail

    @property
    def may_pass(self) -> bool:
        """Whether another try may succeed without anyone changing anything."""
        return self.problem in ("unreachable", "in-use", "locked")


class Conflict(Exception):
    """Raised when a row that must be unique exists already: someone else was first."""


class Writer(Protocol):
    """The interface for writing and reading in a transaction; statements must suit every database.

    Placeholders are `?`. Truth values are 1 or 0.
    """

    now: int
    """When the transaction began, in seconds since 1970."""

    async def execute(self, sql: str, *values: object) -> None:
        """Run a statement; raise Conflict, at the latest when the transaction ends."""
        ...

    async def executemany(self, sql: str, rows: Iterable[Sequence[object]]) -> None:
        """Run a statement for each of several rows."""
        ...

    async def read(self, sql: str, *values: object) -> Sequence[Any]:
        """Run a statement and return its rows; columns are accessible by number, by name, and by unpacking."""
        ...


class Database(Protocol):
    """A database: transactions that are durable when they end, and reads of committed data."""

    clock: Callable[[], float] = time.time
    """Returns the time in seconds since 1970."""

    def now(self) -> int:
        """Return the time in whole seconds since 1970."""
        return int(self.clock())

    shared: ClassVar[bool]
    """Whether other processes may write to it too, so that memory may be out of date."""

    async def open(self) -> None:
        """Open it and bring its schema up to date; raise UnusableStore."""
        ...

    async def close(self) -> None:
        """Close it; everything that was committed is durable."""
        ...

    def transaction(self, table_id: int | None = None) -> AbstractAsyncContextManager[Writer]:
        """Write all or nothing; what was written is durable when the block is left; raise Conflict.

        Transactions of one table run one at a time, across all processes; one without a table runs alone.
        """
        ...

    def hold(self, table_id: int | None) -> AbstractAsyncContextManager[None]:
        """Hold the exclusive lock on a table, or on the whole store, across all processes.

        Anything written meanwhile is durable at the end.
        """
        ...

    async def read(self, query: str, *values: object) -> Sequence[Any]:
        """Read committed data, and uncommitted data of a table that is held."""
        ...

    def snapshot(self) -> AbstractAsyncContextManager[None]:
        """Let this task read everything as it was at one moment."""
        ...

    async def erase(self) -> bool:
        """Overwrite deleted data in its files; return False if that has to wait for another program that reads."""
        ...

    async def vacuum(self) -> None:
        """Rewrite its files without the copies that moved rows left behind; nothing can be written meanwhile."""
        ...


Read = Callable[..., Awaitable[Sequence[Any]]]
"""Reads rows, in a transaction or outside of one."""


def marks(values: Collection[object]) -> str:
    """Return a placeholder for each value of a list in a statement; without values NULL, which equals nothing."""
    return ", ".join("?" * len(values)) or "NULL"


def migrations() -> list[str]:
    """Return the migrations in order; the schema's version is how many of them have run."""
    folder = files("bot.database").joinpath("migrations")
    found = sorted((file.name, file.read_text("utf-8")) for file in folder.iterdir() if file.name.endswith(".sql"))
    return [text for _, text in found]
