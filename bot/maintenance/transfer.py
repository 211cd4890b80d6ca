"""`piazza transfer`: copy a store into an empty one, from a file to a server or back, and check every game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any, Final

from bot.database.address import Address
from bot.database.base import Database, UnusableStore, Writer, marks
from bot.database.schema import open_migrated
from bot.database.sqlite import is_in_use
from bot.maintenance.check import TableVerdict, check
from bot.store.store import database_at, open_to_read

PAGE_SIZE: Final = 500
"""The number of rows read at once; a row of a log holds a position of some kilobytes."""


@dataclass(frozen=True, slots=True)
class Transfer:
    """What was copied: the numbers of rows and of game tables, of tables not replayed, and the tables found damaged."""

    rows: int
    tables: int
    other_rules: int
    """The number of tables whose game, or its rules, this program lacks."""
    bad: Sequence[TableVerdict]


@dataclass(frozen=True, slots=True)
class _Relation:
    """A table of the schema."""

    name: str
    columns: Sequence[str]
    key: Sequence[str]
    numbered: bool
    """Whether it numbers its rows, never using a number twice."""

    @property
    def where(self) -> str:
        """The condition for the rows to copy, without the schema's version in a server's `meta`."""
        return "key != 'schema'" if self.name == "meta" else "1 = 1"


async def transfer(source: Path | Address, target: Path | Address) -> Transfer:
    """Copy a store that no bot uses into an empty one, in one transaction; raise UnusableStore."""
    if isinstance(source, Path) and is_in_use(source):
        raise UnusableStore("in-use", source)
    rows = await copy_store(source, target)
    async with open_to_read(target) as there:
        verdicts = [verdict async for verdict in check(there)]
    other_rules = sum(not verdict.replayed for verdict in verdicts)
    return Transfer(rows, len(verdicts), other_rules, [verdict for verdict in verdicts if verdict.damage is not None])


async def copy_store(source: Path | Address, target: Path | Address) -> int:
    """Copy a store as it is at one moment into an empty one; return the number of rows. Raise UnusableStore."""
    await _refuse_former(target)
    database = database_at(target)
    async with open_to_read(source) as store:
        await database.open()
        try:
            return await _copy(store.database, database, target)
        finally:
            await database.close()


async def _refuse_former(target: Path | Address) -> None:
    """Raise UnusableStore for a store of an older version, which opening would change."""
    try:
        async with open_to_read(target):
            pass
    except UnusableStore as unusable:
        if unusable.problem == "older-schema":
            raise UnusableStore("not-empty", target) from None
        if unusable.problem not in ("missing", "empty"):
            raise


async def _copy(source: Database, target: Database, place: Path | Address) -> int:
    total = 0
    async with source.snapshot(), target.transaction() as db:
        for relation in _relations():
            if await db.read(f"SELECT 1 FROM {relation.name} WHERE {relation.where} LIMIT 1"):
                raise UnusableStore("not-empty", place)
            into = f"{relation.name} ({', '.join(relation.columns)})"
            async for page in _pages(source, relation):
                await db.executemany(f"INSERT INTO {into} VALUES ({marks(relation.columns)})", page)
                await db.read("SELECT 1")  # runs the collected insertions, so that only one page is in memory
                total += len(page)
            if relation.numbered and (last := await _last_number(source, relation.name)):
                await _set_last_number(db, relation.name, last, target.shared)
    return total


async def _pages(source: Database, relation: _Relation) -> AsyncIterator[Sequence[tuple[Any, ...]]]:
    columns, key = ", ".join(relation.columns), ", ".join(relation.key)
    after, values = "", tuple[Any, ...]()
    while True:
        query = f"SELECT {columns} FROM {relation.name} WHERE {relation.where}{after} ORDER BY {key} LIMIT {PAGE_SIZE}"
        page = [tuple(row) for row in await source.read(query, *values)]
        if page:
            yield page
        if len(page) < PAGE_SIZE:
            return
        values = tuple(page[-1][relation.columns.index(name)] for name in relation.key)
        after = f" AND ({key}) > ({marks(values)})"


async def _last_number(source: Database, name: str) -> int | None:
    """Return the last number that a table has given to a row, which may have been deleted since."""
    query = (
        "SELECT pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass)"
        if source.shared
        else "SELECT max(seq) FROM sqlite_sequence WHERE name = ?"
    )
    found: int | None = (await source.read(query, name))[0][0]
    return found


async def _set_last_number(db: Writer, name: str, last: int, shared: bool) -> None:
    if shared:
        await db.read("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", name, last)
        return
    await db.execute("DELETE FROM sqlite_sequence WHERE name = ?", name)
    await db.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", name, last)


def _relations() -> Iterator[_Relation]:
    """Yield all tables of the schema, each after those that it refers to."""
    with open_migrated() as db:
        found = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        created = dict(db.execute(found).fetchall())
        refers = {name: {row[2] for row in db.execute(f"PRAGMA foreign_key_list({name})")} for name in created}
        for name in TopologicalSorter(refers).static_order():
            columns = list(db.execute(f"PRAGMA table_info({name})"))
            key = [column[1] for column in sorted(columns, key=lambda column: column[5]) if column[5]]
            numbered = "AUTOINCREMENT" in created[name]
            yield _Relation(name, [column[1] for column in columns], key, numbered)
