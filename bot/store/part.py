"""The base class of the parts of the store, and how they read their rows."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from bot.database.base import Database
from bot.database.faults import FaultKind, StoreFault


class StorePart:
    """A part of the store; each of its writing methods is one durable transaction."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock

    def now(self) -> int:
        """Return the time in whole seconds since 1970."""
        return int(self._clock())

    async def _ids(self, query: str, *values: object) -> list[int]:
        """Read the first column of all rows."""
        return [int(row[0]) for row in await self._database.read(query, *values)]

    async def _number(self, query: str, *values: object) -> int | None:
        """Read the first column of the first row; None if there is no row, or nothing in it."""
        for row in await self._database.read(query, *values):
            return None if row[0] is None else int(row[0])
        return None


T = TypeVar("T")


def read_row(kind: Callable[..., T], row: Any, /, **read: Any) -> T:
    """Build a value of a data class from the columns with its fields' names, but for those that were `read` already.

    Truth values are 0 or 1 in a row.
    """
    for name, is_truth in _fields(kind):
        if name not in read:
            read[name] = bool(row[name]) if is_truth else row[name]
    return kind(**read)


@cache
def _fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    return tuple((field.name, field.type == "bool") for field in fields(kind))


@contextmanager
def reading_row(what: str) -> Iterator[None]:
    """Raise StoreFault if a row holds what this program never writes."""
    try:
        yield
    except ValueError as error:
        raise StoreFault(FaultKind.DAMAGED, f"{what}: {error}") from error


def read_json(text: str) -> Any:
    """Parse JSON in a row; raise StoreFault if it is none."""
    with reading_row("JSON in a row"):
        return json.loads(text)
