"""The base class of the parts of the store, and how they read their rows."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, TypeVar, get_args, get_type_hints

from bot.database.base import Database, Writer, marks
from bot.database.faults import FaultKind, StoreFault

T = TypeVar("T")


class StorePart:
    """A part of the store; each of its writing methods is one durable transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.now = database.now

    async def _ids(self, query: str, *values: object) -> list[int]:
        """Read the first column of all rows."""
        return [int(row[0]) for row in await self._database.read(query, *values)]

    async def _number(self, query: str, *values: object) -> int | None:
        """Read the first column of the first row; None if there is no row, or nothing in it."""
        for row in await self._database.read(query, *values):
            return None if row[0] is None else int(row[0])
        return None

    async def _one(self, make: Callable[[Any], T], query: str, *values: object) -> T | None:
        """Make a value from the first row; None if there is no row."""
        for row in await self._database.read(query, *values):
            return make(row)
        return None

    async def _all(self, make: Callable[[Any], T], query: str, *values: object) -> list[T]:
        """Make a value from each row."""
        return [make(row) for row in await self._database.read(query, *values)]

    async def _text(self, query: str, *values: object) -> str | None:
        """Read the first column of the first row, a text; None if there is no row."""
        return await self._one(lambda row: str(row[0]), query, *values)

    async def _write(self, table_id: int | None, query: str, *values: object) -> None:
        """Run a single writing statement, which concerns a table or the whole store."""
        async with self._database.transaction(table_id) as db:
            await db.execute(query, *values)


def read_row(kind: Callable[..., T], row: Any, /, *written: str, **read: Any) -> T:
    """Build a data class from the columns with its fields' names, except those that were `read` already.

    A row holds booleans as 0 or 1, enums as their values, and the columns `written` as JSON. Raise ValueError.
    """
    for name, enum in _fields(kind):
        if name in written:
            read[name] = read_json(row[name])
        elif name not in read:
            read[name] = row[name] if enum is None or row[name] is None else enum(row[name])
    return kind(**read)


def columns(value: Any, kind: Any = None, *without: str, **instead: object) -> dict[str, Any]:
    """Return the fields of a value, or those of the data class `kind` that it extends, by column.

    Some may be left out, and some replaced with or extended by `instead`.
    """
    names = [field.name for field in fields(kind or value) if field.name not in without]
    return {name: getattr(value, name) for name in names} | instead


def insertion(table: str, names: Collection[str], key: str = "") -> str:
    """Return the statement that writes columns as a new row or, with a `key`, in place of the row with the same key."""
    update = ", ".join(f"{name} = excluded.{name}" for name in names)
    conflict = f" ON CONFLICT ({key}) DO UPDATE SET {update}" if key else ""
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks(names)}){conflict}"


async def put_rows(db: Writer, table: str, rows: Sequence[Mapping[str, Any]], key: str = "") -> None:
    """Write rows with the same columns, as part of a transaction; with a `key`, in place of those with the same key."""
    if rows:
        await db.executemany(insertion(table, rows[0], key), [tuple(row.values()) for row in rows])


async def set_columns(db: Writer, table: str, columns: Mapping[str, Any], where: str, *values: object) -> None:
    """Write columns of the rows for which a condition holds, as part of a transaction."""
    names = ", ".join(f"{name} = ?" for name in columns)
    await db.execute(f"UPDATE {table} SET {names} WHERE {where}", *columns.values(), *values)


_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))
write_json: Callable[[Any], str] = _ENCODER.encode
"""Returns a value as JSON for a row; json.dumps would create an encoder on each call."""


@cache
def _fields(kind: Any) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    """Return the fields of a data class, each with what converts its value from a row, if anything does."""
    hints = get_type_hints(kind)
    found: dict[str, Callable[[Any], Any] | None] = {}
    for name in (field.name for field in fields(kind)):
        parts = get_args(hints[name])
        alone = next(part for part in parts if part is not NoneType) if NoneType in parts else hints[name]
        found[name] = alone if isinstance(alone, type) and (alone is bool or issubclass(alone, Enum)) else None
    return tuple(found.items())


@contextmanager
def reading_row(what: str) -> Iterator[None]:
    """Raise StoreFault in place of ValueError, as a row holds something that this program never writes."""
    try:
        yield
    except ValueError as error:
        raise StoreFault(FaultKind.DAMAGED, f"{what}: {error}") from error


def read_json(text: str) -> Any:
    """Parse JSON in a row; raise StoreFault if it is none."""
    with reading_row("JSON in a row"):
        return json.loads(text)
