"""Searching in worker processes: who goes first, and what happens when a process ends."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio

from bot.games.carrara.actions import EndTurn
from bot.games.carrara.rules import play
from bot.games.carrara.view import view_with_memory
from bot.games.contract import IllegalAction
from bot.games.players import Simulations
from bot.model.search_budget import Seconds
from bot.services import worker_pool
from bot.services.worker import WorkFailed
from bot.services.worker_pool import BrokenOff, WorkerPool, WorkersLost
from tests.games.carrara.positions import table

CARRARA = ("carrara", 1)
PARENT = """
import asyncio, os, sys, time
from bot.services.worker_pool import WorkerPool

async def main():
    workers = WorkerPool()
    asked = asyncio.ensure_future(workers.run(time.sleep, 60))
    while not workers.processes:
        await asyncio.sleep(0.01)
    print(workers.processes[0], flush=True)
    await asked

asyncio.run(main())
"""

KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Ends a process at once; on Windows the only signal does."""


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1, Simulations(3))
    yield pool
    pool.close()


def gone(process: int) -> bool:
    """Return whether a process has ended; a zombie counts as ended."""
    try:
        with open(f"/proc/{process}/stat") as stat:  # noqa: PTH123 - a plain read of /proc
            return stat.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def until_gone(process: int) -> bool:
    end = time.monotonic() + 10
    while time.monotonic() < end:
        if gone(process):
            return True
    return False


@pytest.mark.slow
async def test_a_process_killed_while_it_thinks_is_replaced(workers: WorkerPool) -> None:
    """The request is retried without an error."""
    first = await workers.run(os.getpid)
    asked = asyncio.ensure_future(workers.run(time.sleep, 0.2))
    await asyncio.sleep(0)
    os.kill(first, KILL)

    await asked
    assert workers.processes != [first]
    assert gone(first)


@pytest.mark.slow
async def test_a_request_that_ends_every_process_is_given_up(
    workers: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    """After a few tries the caller gets an error, and the next request succeeds."""
    with pytest.raises(WorkersLost):
        await workers.run(os._exit, 3)

    assert len(caplog.records) == worker_pool.MAX_TRIES
    assert await workers.run(abs, -3) == 3


async def test_a_process_that_never_answers_is_given_up(workers: WorkerPool, caplog: pytest.LogCaptureFixture) -> None:
    """A request fails once its patience is exhausted, and is not tried again: all others would wait for it."""
    started = time.monotonic()
    with pytest.raises(WorkersLost):
        await workers.run(time.sleep, 60, patience=0.05)

    assert time.monotonic() - started < 10
    assert len(caplog.records) == 1


async def test_errors_in_a_worker_reach_the_caller(workers: WorkerPool) -> None:
    """Those of a call and of an answer that cannot be sent are passed on, and the process survives."""
    assert workers.processes == [], "one begins when it is needed"
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await workers.run(divmod, 1, 0)
    with pytest.raises(WorkFailed, match=IllegalAction.__name__):
        await workers.run(play, table(), 0, EndTurn(), Random(1))
    with pytest.raises(WorkFailed):
        await workers.run(threading.Lock)
    with pytest.raises(Exception, match="pickle"):
        await workers.run(lambda: 1)
    assert [await workers.run(os.getpid)] == workers.processes != [os.getpid()]


async def test_people_go_first(workers: WorkerPool) -> None:
    """Requests by waiting people come before all others, quick computer players before those that search long."""
    order: list[str] = []
    view = view_with_memory(table(), 0)

    async def decide(computer: str) -> None:
        await workers.choose(CARRARA, computer, 0, view, Random(1))
        order.append(computer)

    async def ask(name: str, priority: int) -> None:
        await workers.run(abs, 1, priority=priority)
        order.append(name)

    await asyncio.gather(
        ask("busy", worker_pool.USUAL_PRIORITY),
        *(decide(computer) for computer in ("master", "master", "advanced")),
        ask("last", worker_pool.USUAL_PRIORITY),
        ask("person", worker_pool.FIRST_PRIORITY),
    )
    assert order[0] == "busy"
    assert order[1] == "person"
    assert order.index("advanced") < order.index("master")


async def test_work_of_low_priority_is_interrupted_for_others(
    workers: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    """It is not logged; once a process is free, such work goes on."""
    aside = asyncio.ensure_future(workers.run(time.sleep, 60, priority=worker_pool.GIVES_WAY))
    other = asyncio.ensure_future(workers.run(abs, -1, priority=worker_pool.GIVES_WAY))
    while not workers.busy:  # noqa: ASYNC110 - the pool tells nobody
        await asyncio.sleep(0)
    assert await workers.run(abs, -2) == 2
    with pytest.raises(BrokenOff):
        await aside
    assert await other == 1
    assert not caplog.records


async def test_cancelled_requests_hold_nobody_up(workers: WorkerPool) -> None:
    """A cancelled request is never run; one in progress only keeps its process busy."""
    busy = asyncio.ensure_future(workers.run(time.sleep, 0.1))
    dropped = asyncio.ensure_future(workers.run(os._exit, 1))
    after = asyncio.ensure_future(workers.run(abs, -2))
    await asyncio.sleep(0)
    dropped.cancel()
    busy.cancel()

    assert await after == 2
    assert busy.cancelled()
    assert dropped.cancelled()


@pytest.mark.slow
async def test_there_are_no_more_processes_than_needed() -> None:
    """Their number is limited; idle ones are ended to free memory, and the next request starts a new one."""
    pool = WorkerPool(2, idle=0.0)
    asked = [asyncio.ensure_future(pool.run(os.getpid)) for _ in range(8)]
    at_once = list[int]()
    while not all(each.done() for each in asked):
        at_once.append(len(pool.processes))
        await asyncio.sleep(0)
    first = {each.result() for each in asked}
    assert max(at_once) <= 2
    async with asyncio.timeout(10):
        while pool.processes:  # noqa: ASYNC110 - a timer ends it
            await asyncio.sleep(0)

    assert all(map(gone, first))
    assert await pool.run(os.getpid) not in first
    pool.close()


async def test_closing_ends_them_at_once() -> None:
    """Closing ends running work and cancels waiting and later requests."""
    pool = WorkerPool(1)
    process = await pool.run(os.getpid)
    asked = [asyncio.ensure_future(pool.run(time.sleep, 60)) for _ in range(2)]
    while not pool.busy:  # noqa: ASYNC110 - a thread starts the work
        await asyncio.sleep(0)
    started = time.monotonic()
    pool.close()
    ended = await asyncio.gather(*asked, pool.run(os.getpid), return_exceptions=True)

    assert time.monotonic() - started < 5
    assert [type(answer) for answer in ended] == [asyncio.CancelledError] * 3
    assert gone(process)
    assert pool.processes == []


@pytest.mark.slow
def test_no_process_outlives_the_bot() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        process = int(parent.stdout.readline())
        parent.send_signal(KILL)

    assert until_gone(process)


def test_budgets() -> None:
    """One budget counts simulations, the other measures time."""
    assert [Simulations(2).begin().spent(count) for count in range(4)] == [False, False, True, True]
    assert Seconds(0).begin().spent(0)
    assert not Seconds(60).begin().spent(10**9)
