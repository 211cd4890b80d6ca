"""Work in the background: tried again after faults, shared by all who wait for it, cheap, and broken off at the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.services.background import FIRST_WAIT, Background
from bot.services.services import Services, open_services
from bot.services.worker_pool import SharedJobs
from bot.tables import lobby, take_back
from tests.bot.kit import (
    CHANNEL,
    PEOPLE,
    InstantTimers,
    RecordingSender,
    act,
    any_action,
    begun,
    file_of,
    seat_of,
    settled,
)


class Counting(Background[int]):
    """Counts how often it has worked; each of its results is a fault, a wait, or None."""

    WORK = "counting"
    GRACE = 0.0

    def __init__(self, *results: Exception | float | None) -> None:
        super().__init__()
        self.results = list(results)
        self.begun = 0

    async def work(self, key: int) -> float | None:
        """Do the next thing; after the last one, hang."""
        self.begun += 1
        result = self.results.pop(0) if self.results else await asyncio.Event().wait()
        if isinstance(result, Exception):
            raise result
        return result


async def test_waits_grow_until_it_succeeds() -> None:
    """To the longest; then they start over, and what is due later is done then."""
    hurry = InstantTimers()
    counting = Counting(*[OSError()] * 4, 7.0, OSError(), None)
    counting.longest_wait = 5.0
    counting.wake(1)
    for _ in range(7):
        await counting.idle()
        await asyncio.sleep(0)
    assert hurry.waits == [FIRST_WAIT, 2 * FIRST_WAIT, 5.0, 5.0, 7.0, FIRST_WAIT]


async def test_woken_meanwhile_it_works_once_more() -> None:
    """However often it is woken; once it is closed, no more."""
    counting = Counting(None)
    for _ in range(3):
        counting.wake(1)
    for _ in range(3):
        await asyncio.sleep(0)
    assert counting.begun == 2
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


async def test_a_job_is_done_once_while_people_wait_for_it() -> None:
    """Its error reaches all of them and is not kept: the next one to ask begins it again; another key is another."""
    work = Work()
    waiting = await work.join("a", "b", "a")
    assert work.begun == ["a", "b"]
    work.result.set_exception(RuntimeError("broken"))
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(each) for each in found] == ["broken"] * 3
    (again,) = await work.join("a")
    with pytest.raises(RuntimeError, match="broken"):
        await again
    assert work.begun == ["a", "b", "a"]


async def test_a_job_ends_when_nobody_waits_for_it() -> None:
    """Who no longer waits leaves the job to the others; the last one cancels it."""
    work = Work()
    first, second = await work.join("a", "a")
    first.cancel()
    await asyncio.wait([first])
    (third,) = await work.join("a")
    assert (work.begun, work.cancelled) == (["a"], [])
    second.cancel()
    third.cancel()
    await asyncio.wait([second, third])
    (fourth,) = await work.join("a")
    assert (work.begun, work.cancelled) == (["a", "a"], ["a"])
    work.result.set_result("done")
    assert await fourth == "done"


ADA, BEN, *_ = PEOPLE


async def rest(services: Services) -> None:
    """Wait until the services have nothing left to do."""
    await settled(services.computers, services.outbox)


async def test_chance_is_secure_by_itself(path: Path) -> None:
    """By default, two bots never deal the same game."""
    games = []
    for name in ("first", "second"):
        async with open_services(path.with_name(name), RecordingSender()) as services:
            games.append((await begun(services.tables, game="carrara")).position)

    assert games[0] != games[1]


async def test_nothing_that_happens_in_a_game_looks_through_a_whole_table(path: Path) -> None:
    """No query of a game scans a whole database table, however many games there have been."""
    statements: set[str] = set()
    async with open_services(path, RecordingSender(), Random(5)) as services:
        written = file_of(services.store)
        for connection in (written.writer, written.reader):
            assert connection is not None
            await connection.set_trace_callback(statements.add)
        table = await begun(services.tables, 2, ("random",))
        chance = Random(6)
        while table.revision < 12 or not await take_back.take_back(table, seat_of(table, ADA), table.revision):
            await settled(services.computers)
            await act(table, any_action(table.game, table.position, chance), interaction=table.revision)
        await services.tables.in_channel(CHANNEL)
        await services.tables.newest_in_channel(CHANNEL)
        await services.tables.running_of(ADA)
        await lobby.abandon(table, ADA)
        await rest(services)
    with closing(sqlite3.connect(path)) as file:
        plans = {
            statement: [str(step[3]) for step in file.execute(f"EXPLAIN QUERY PLAN {statement}")]
            for statement in statements
            if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
        }

    assert len(plans) > 50
    scans = {step for plan in plans.values() for step in plan if step.startswith("SCAN")}
    assert {step for step in scans if "json_each" not in step} == set()
