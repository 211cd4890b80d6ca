"""Measure how searching computer players slow down everyone else: `python -m tests.bench.thinking`.

While 20 tables wait for their computer players, the event loop's delay and the time of a move at another table are
measured, compared with no search at all.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

from bot.model.budgets import Seconds
from bot.services.computers import Computers
from bot.services.worker_pool import WorkerPool
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bench import figures
from tests.bot.kit import act, any_action, begun

TABLES = 20
SECONDS = 8.0
THINKING = Seconds(2.0)
STEP = 0.005
BAR = 10.0
"""The milliseconds that the loop may be late in 95 of 100 cases."""


async def lateness() -> list[float]:
    """Measure repeatedly by how many milliseconds the event loop is late."""
    found: list[float] = []
    end = time.perf_counter() + SECONDS
    while (start := time.perf_counter()) < end:
        await asyncio.sleep(STEP)
        found.append((time.perf_counter() - start - STEP) * 1000)
    return found


async def moves(store: Store) -> list[float]:
    """Play with people at a separate table; return the milliseconds of each move, including the write to disk."""
    found: list[float] = []
    chance, channel = Random(3), 10_000
    tables = Tables(store, Random(4))
    table = await begun(tables, 2, channel=channel, game="carrara")
    end = time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        if not table.actors():
            channel += 1
            table = await begun(tables, 2, channel=channel, game="carrara")
        start = time.perf_counter()
        await act(table, any_action(table.game, table.position, chance))
        found.append((time.perf_counter() - start) * 1000)
        await asyncio.sleep(0.02)
    return found


async def measure(name: str, store: Store, *others: Callable[[], Awaitable[object]]) -> float:
    """Measure while others are searching; return by how many ms the loop is late in 95 of 100 cases."""
    tasks = [asyncio.ensure_future(other()) for other in others]
    await asyncio.sleep(1)
    late, took = await asyncio.gather(lateness(), moves(store))
    for task in tasks:
        task.cancel()
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
    figures.say(name, f"loop late {spread(late)}   a move {spread(took)}")
    return sorted(late)[int(len(late) * 0.95)]


async def waiting(tables: Tables, level: str, channel: int) -> list[Table]:
    """Start games in which the computer player is to act."""
    found: list[Table] = []
    while len(found) < TABLES:
        channel += 1
        table = await begun(tables, 1, (level,), channel=channel, game="carrara")
        if table.seats[table.actors()[0]].computer is not None:
            found.append(table)
    return found


async def with_computers(folder: Path, level: str) -> None:
    """Measure while the tables' computer players act as they do in the bot, with one worker process for all."""
    async with open_store(folder / f"{level}.sqlite3") as store:
        tables = Tables(store, Random(1))
        room = Computers(Random(2), WorkerPool(1, THINKING))
        found = await waiting(tables, level, 0)

        async def keep_on() -> None:
            while True:
                for table in found:
                    seat = table.actors()
                    if seat and table.seats[seat[0]].computer is None:
                        await act(table, table.game.rules.legal(table.position, seat[0])[0])
                    room.wake(table)
                await asyncio.sleep(0.05)

        late = await measure(f"{TABLES} tables with {level}", store, keep_on)
        figures.keep(f"loop late, p95, {TABLES} tables with {level}", late, "ms", BAR)
        await room.close()


async def idle(folder: Path) -> None:
    """Measure without any search."""
    async with open_store(folder / "idle.sqlite3") as store:
        await measure("nobody thinks", store)


def spread(milliseconds: list[float]) -> str:
    """Format the median and the 95th percentile."""
    ordered = sorted(milliseconds)
    return f"{ordered[len(ordered) // 2]:6.2f} ms p50 {ordered[int(len(ordered) * 0.95)]:7.2f} ms p95"


async def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        await idle(folder)
        await with_computers(folder, "master")
        await with_computers(folder, "advanced")
    figures.say("the bar", f"loop late {BAR:.0f} ms p95")
    figures.tell_kept()


if __name__ == "__main__":
    asyncio.run(main())
