"""Measure the store and the tables: `python -m tests.bench.tables`.

A move is compared with its floor, one durable append of the same size through aiosqlite, in turns in the same run.
Starting is measured in a separate process, including the client's modules and 1,000 running games.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

import aiosqlite

from bot.model.rows import Move, NewMove, NewPost, PostKind
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bench import figures
from tests.bot.kit import act, any_action, begun, invitation, waiting_for

MOVES = 1_500
GAMES = 1_000
MOVES_OF_A_GAME = 40
BAR_MS, BAR_RATIO, BAR_SECONDS, BAR_MIB = 3.0, 4.0, 2.0, 150
START = """
import asyncio, json, resource, sys, time
from pathlib import Path
begun = time.perf_counter()
import bot.app.client
from bot.services.services import open_services
imported = time.perf_counter()

class Nobody:
    async def send(self, post, nonce, again):
        raise AssertionError

async def start():
    async with open_services(Path(sys.argv[1]), Nobody()) as services:
        await services.resume()
        ready, work = time.perf_counter(), time.process_time()
        kept = [await services.tables.get(number) for number in range(1, 257)]
        loaded = time.perf_counter()
        mib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        figures = [work, imported - begun, ready - imported, (loaded - ready) / len(kept) * 1000, mib]
        print(json.dumps(figures))

asyncio.run(start())
"""


class Floor:
    """One durable append through aiosqlite, and nothing else."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> Floor:
        """Create a file configured like the store, with one table in it."""
        connection = await aiosqlite.connect(path, isolation_level=None)
        for statement in ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "CREATE TABLE rows (row TEXT)"):
            await connection.execute(statement)
        return cls(connection)

    async def append(self, size: int) -> float:
        """Append a row and return the milliseconds it took."""
        row = "x" * size
        start = perf_counter()
        await self._connection.execute("INSERT INTO rows VALUES (?)", (row,))
        return (perf_counter() - start) * 1000

    async def close(self) -> None:
        """Close the file."""
        await self._connection.close()


async def measure_moves(folder: Path) -> None:
    """Measure Table.act over whole games of 2 to 4 people, in turns with the bare append."""
    floor = await Floor.open(folder / "floor.sqlite3")
    acts: list[float] = []
    appends: list[float] = []
    loads: list[float] = []
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
                if len(acts) % 10 == 0:
                    start = perf_counter()
                    await Tables(store).get(table.id)
                    loads.append((perf_counter() - start) * 1000)
    await floor.close()
    bare = median(appends)
    ratio = median(acts) / bare
    figures.say("a bare durable append", f"{bare:8.2f} ms median {worst(appends):8.2f} ms p99")
    figures.say("a move, Table.act", f"{median(acts):8.2f} ms median {worst(acts):8.2f} ms p99   (bar {BAR_MS:.0f} ms)")
    detail = f"{median(acts):.2f} against {bare:.2f} ms"
    figures.keep("a move / a bare durable append", ratio, "x", BAR_RATIO, detail=detail)
    figures.say("… as a multiple of the append", f"{ratio:8.2f}            (bar {BAR_RATIO:.0f})")
    figures.say("loading a table", f"{median(loads):8.2f} ms median {worst(loads):8.2f} ms p99")


async def fill(store: Store, table: Table, rows: int) -> None:
    """Lengthen a log with rows that go back to its beginning."""
    dealt = await store.log.position(table.id, 0)
    assert dealt is not None
    entries = [
        NewMove(Move(seq, 0, {"action": "take_back"}, {}, [], False, True, back_to=0), dealt[1])
        for seq in range(table.revision + 1, rows)
    ]
    await store.append(table.id, entries, waiting_for(0), (), [])
    await table.load()


async def fill_store(path: Path) -> None:
    """Create a store with many running games, nothing left to send."""
    async with open_store(path) as store:
        tables, chance = Tables(store, Random(1)), Random(2)
        sample = await begun(tables, 3, channel=0, game="carrara")
        dealt = await store.log.position(sample.id)
        assert dealt is not None
        deal = (await store.log.moves(sample.id))[0]
        line = [NewMove(deal, dealt[1])]
        while len(line) < MOVES_OF_A_GAME:
            before = sample.revision
            await act(sample, any_action(sample.game, sample.position, chance))
            for move in (await store.log.moves(sample.id))[before + 1 :]:
                after = await store.log.position(sample.id, move.seq)
                assert after is not None
                line.append(NewMove(move, after[1]))
        for channel in range(1, GAMES):
            new = invitation(3, channel=channel, game="carrara")
            table = await store.tables.open(new)
            await store.start(table, new.seats, 1, line[0], waiting_for(0), [])
            turn = NewPost(PostKind.TURN, -1, line[-1].move.seq)
            await store.append(table, line[1:], waiting_for(*sample.actors()), (), [turn])
        for number in range(1, GAMES + 1):
            for post in await store.outbox.waiting(number):
                await store.outbox.sent(post, post.id, panel=False)


def measure_start(folder: Path) -> None:
    """Measure from the first import to ready, and the resident memory with as many tables in use as are kept."""
    path = folder / "services.sqlite3"
    asyncio.run(fill_store(path))
    runs = []
    for _ in range(5):
        told = subprocess.run([sys.executable, "-c", START, str(path)], capture_output=True, check=True, text=True)
        runs.append(json.loads(told.stdout))
    work, imported, ready, load, mib = (median(figures) for figures in zip(*runs, strict=True))
    size = path.stat().st_size / 2**20
    figures.say(
        f"start with {GAMES} running games ({size:.0f} MiB)",
        f"{imported + ready:8.2f} s         (bar {BAR_SECONDS:.0f} s)",
    )
    figures.say("… processor time of the whole process", f"{work:8.2f} s")
    figures.say("… importing the client", f"{imported:8.2f} s")
    figures.say("… opening the store and resuming", f"{ready:8.2f} s")
    figures.say("… loading a table afterwards", f"{load:8.2f} ms")
    figures.say("resident, 256 tables in memory", f"{mib:8.0f} MiB       (bar {BAR_MIB} MiB)")
    figures.keep(f"start with {GAMES} running games", imported + ready, "s", BAR_SECONDS)
    figures.keep("resident, 256 tables in memory", mib, "MiB", BAR_MIB)


def worst(took: Sequence[float]) -> float:
    """Return the 99th percentile."""
    return sorted(took)[int(len(took) * 0.99)]


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(measure_moves(folder))
        measure_start(folder)
    figures.tell_kept()


if __name__ == "__main__":
    main()
