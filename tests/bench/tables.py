"""Measure the store and the tables: `python -m tests.bench.tables`.

A move is compared with its floor, one durable append of the same size through aiosqlite, alternating in the same run.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import aiosqlite

from bot.model.rows import Move, NewMove
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bench import figures
from tests.bot.kit import act, any_action, begun, waiting_for

MOVES = 1_500
BAR = 4.0


class Floor:
    """One durable append through aiosqlite, and nothing else."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> Floor:
        connection = await aiosqlite.connect(path, isolation_level=None)
        for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE rows (row TEXT)"):
            await connection.execute(statement)
        return cls(connection)

    async def append(self, size: int) -> float:
        row = "x" * size
        start = perf_counter()
        await self._connection.execute("INSERT INTO rows VALUES (?)", (row,))
        return (perf_counter() - start) * 1000

    async def close(self) -> None:
        await self._connection.close()


async def measure_moves(folder: Path) -> None:
    """Measure Table.act over whole games of 2 to 4 people, in turns with the bare append."""
    floor = await Floor.open(folder / "floor.sqlite3")
    acts: list[float] = []
    appends: list[float] = []
    async with open_store(folder / "moves.sqlite3") as store:
        tables, chance = Tables(store, Random(1)), Random(2)
        channel = 0
        while len(acts) < MOVES:
            channel += 1
            table = await begun(tables, 2 + channel % 3, channel=channel, game="carrara")
            while table.actors():
                action = any_action(table.game, table.position, chance)
                start = perf_counter()
                await act(table, action, interaction=10**9 + len(acts))
                acts.append((perf_counter() - start) * 1000)
                appends.append(await floor.append(2_000))
    await floor.close()
    bare = median(appends)
    figures.say("a bare durable append", f"{bare:8.2f} ms median {worst(appends):8.2f} ms p99")
    figures.say("a move, Table.act", f"{median(acts):8.2f} ms median {worst(acts):8.2f} ms p99")
    detail = f"{median(acts):.2f} against {bare:.2f} ms"
    figures.keep("a move / a bare durable append", median(acts) / bare, "x", BAR, detail=detail)


async def fill(store: Store, table: Table, rows: int) -> None:
    """Lengthen a log by rows that take everything back."""
    dealt = await store.log.position(table.id, 0)
    assert dealt is not None
    entries = [
        NewMove(Move(seq, 0, {"action": "take_back"}, {}, [], False, True, back_to=0), dealt[1])
        for seq in range(table.revision + 1, rows)
    ]
    await store.append(table.id, entries, waiting_for(0), (), [])
    await table.load()


def worst(took: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return sorted(took)[int(len(took) * 0.99)]


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(measure_moves(Path(name)))
    figures.tell_kept()


if __name__ == "__main__":
    main()
