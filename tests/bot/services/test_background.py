"""Work in the background: shared by all who wait for it, without scans of the store, and cancelled at the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

from bot.services.background import Background
from bot.services.services import open_services
from bot.services.worker_pool import SharedJobs
from bot.tables import take_back
from bot.tables.closing import abandon
from tests.bot.kit import (
    ADA,
    CHANNEL,
    RecordingSender,
    act_at_random,
    begun,
    file_of,
    seat_of,
    settled,
)


async def test_work_woken_while_it_runs_is_done_once_more() -> None:
    """However often it was woken; after closing it is not done again."""
    begun = list[int]()

    class Counting(Background[int]):
        WORK = "counting"
        GRACE = 0.0

        async def work(self, key: int) -> None:
            begun.append(key)
            if len(begun) > 1:
                await asyncio.Event().wait()

    counting = Counting()
    for _ in range(3):
        counting.wake(1)
    for _ in range(3):
        await asyncio.sleep(0)
    assert begun == [1, 1]
    await counting.close()
    counting.wake(1)
    assert (counting.tasks, counting.timers) == ({}, {})


class Work:
    """Jobs that end when told to."""

    def __init__(self) -> None:
        self.jobs = SharedJobs()
        self.begun: list[str] = []
        self.cancelled: list[str] = []
        self.result: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def _work(self, key: str) -> Callable[[], Coroutine[Any, Any, str]]:
        async def work() -> str:
            self.begun.append(key)
            try:
                return await asyncio.shield(self.result)
            except asyncio.CancelledError:
                self.cancelled.append(key)
                raise

        return work

    async def join(self, *keys: str) -> list[asyncio.Task[str]]:
        """Let people wait for jobs, each for the one with this key, and let the jobs begin."""
        waiting = [asyncio.create_task(self.jobs.join(key, self._work(key))) for key in keys]
        for _ in range(3):
            await asyncio.sleep(0)
        return waiting


async def test_a_job_is_done_once_for_all_who_wait_for_it() -> None:
    """It is cancelled only when the last of them stops waiting; an error reaches all of them and is not cached."""
    work = Work()
    first, second, _ = await work.join("a", "a", "b")
    first.cancel()
    await asyncio.wait([first])
    (third,) = await work.join("a")
    assert (work.begun, work.cancelled) == (["a", "b"], [])
    second.cancel()
    third.cancel()
    await asyncio.wait([second, third])
    waiting = await work.join("a", "a")
    assert (work.begun, work.cancelled) == (["a", "b", "a"], ["a"])
    work.result.set_exception(RuntimeError("broken"))
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(each) for each in found] == ["broken"] * 2
    await work.join("a")
    assert work.begun == ["a", "b", "a", "a"]


async def test_by_default_no_two_bots_deal_alike(path: Path) -> None:
    games = []
    for name in ("first", "second"):
        async with open_services(path.with_name(name), RecordingSender()) as services:
            games.append((await begun(services.tables, game="carrara")).position)

    assert games[0] != games[1]


async def test_no_statement_of_a_game_scans_a_whole_table(path: Path) -> None:
    statements: set[str] = set()
    async with open_services(path, RecordingSender(), Random(5)) as services:
        written = file_of(services.store)
        for connection in (written.writer, written.reader):
            assert connection is not None
            await connection.set_trace_callback(statements.add)
        table = await begun(services.tables, 2, ("random",))
        chance = Random(6)
        while table.revision < 12 or not await take_back.take_back(table, seat_of(table, ADA)):
            await settled(services.computers)
            await act_at_random(table, chance, interaction=table.revision)
        await services.tables.in_channel(CHANNEL)
        await services.tables.newest_in_channel(CHANNEL)
        await services.tables.running_of(ADA)
        await abandon(table, ADA)
        await settled(services.computers, services.outbox)
    with closing(sqlite3.connect(path)) as file:
        plans = {
            statement: [str(step[3]) for step in file.execute(f"EXPLAIN QUERY PLAN {statement}")]
            for statement in statements
            if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
        }

    assert len(plans) > 50
    scans = {step for plan in plans.values() for step in plan if step.startswith("SCAN")}
    assert {step for step in scans if "json_each" not in step} == set()
