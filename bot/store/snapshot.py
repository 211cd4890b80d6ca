"""Consistent snapshots of a stored table, for checking it even while the bot writes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.games.contract import Json
from bot.model.rows import Move, TableRow
from bot.store.store import Store

TRIES: Final = 50
"""How often a table that changes while it is read is read again."""


class Unsettled(Exception):
    """Raised for a table that kept changing while it was read."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table as it was stored at one moment."""

    row: TableRow
    moves: Sequence[Move]
    positions: Sequence[Json]
    to_act: Sequence[int]
    results: Sequence[Json]


async def read_snapshot(store: Store, table_id: int) -> Snapshot | None:
    """Read a table, or None if it does not exist; raise Unsettled."""
    for _ in range(TRIES):
        before = await _stamp(store, table_id)
        row = await store.tables.get(table_id)
        if row is None:
            return None
        found = Snapshot(
            row,
            await store.log.moves(table_id),
            await store.log.positions(table_id),
            await _to_act(store, table_id),
            await store.results.of_table(table_id),
        )
        if await _stamp(store, table_id) == before:
            return found
    raise Unsettled


async def table_ids(store: Store, after: int, limit: int) -> list[int]:
    """List the ids of tables after a given one, in order."""
    rows = await store.database.read("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, limit)
    return [int(row[0]) for row in rows]


async def count_tables(store: Store) -> int:
    """Count all tables."""
    ((found,),) = await store.database.read("SELECT count(*) FROM tables")
    return int(found)


async def _to_act(store: Store, table_id: int) -> list[int]:
    rows = await store.database.read(
        "SELECT seat FROM seats WHERE table_id = ? AND to_act <> 0 ORDER BY seat", table_id
    )
    return [int(row[0]) for row in rows]


async def _stamp(store: Store, table_id: int) -> tuple[object, ...]:
    """Return a stamp that changes whenever anything that is checked does."""
    rows = await store.database.read(
        "SELECT status, (SELECT max(seq) FROM moves WHERE table_id = tables.id),"
        " (SELECT count(*) FROM results WHERE table_id = tables.id) FROM tables WHERE id = ?",
        table_id,
    )
    return tuple(rows[0]) if rows else ()
