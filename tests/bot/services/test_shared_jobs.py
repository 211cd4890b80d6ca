"""Jobs that several wait for: done once, whoever leaves, and failing for all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from bot.services.worker_pool import SharedJobs


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
    """Another key is another job; what is asked for later is done again."""
    work = Work()
    waiting = await work.join("a", "b", "a")
    waiting += await work.join("a")
    assert work.begun == ["a", "b"]
    work.result.set_result("done")
    assert await asyncio.gather(*waiting) == ["done"] * 4
    (again,) = await work.join("a")
    assert await again == "done"
    assert work.begun == ["a", "b", "a"]


async def test_an_error_reaches_all_who_wait() -> None:
    """It is not kept: the next one to ask begins the job again."""
    work = Work()
    waiting = await work.join("a", "a")
    work.result.set_exception(RuntimeError("broken"))
    found = await asyncio.gather(*waiting, return_exceptions=True)
    assert [str(each) for each in found] == ["broken"] * 2
    (again,) = await work.join("a")
    with pytest.raises(RuntimeError, match="broken"):
        await again
    assert work.begun == ["a", "a"]


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
