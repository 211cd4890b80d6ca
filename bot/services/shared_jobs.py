"""Jobs that are done once, however many people wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from dataclasses import dataclass
from typing import Any, TypeVar, cast

T = TypeVar("T")


@dataclass(slots=True)
class _Job:
    task: asyncio.Task[Any]
    waiting: int = 0


class SharedJobs:
    """The jobs that are being done, each with the number of those who wait for it."""

    def __init__(self) -> None:
        self._jobs: dict[Hashable, _Job] = {}

    async def join(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of the job with this key, or raise its error; begin it unless it is being done.

        It is cancelled only when nobody waits for it any more.
        """
        job = self._jobs.get(key)
        if job is None:
            job = self._jobs[key] = _Job(asyncio.create_task(work()))
        job.waiting += 1
        try:
            return cast(T, await asyncio.shield(job.task))
        finally:
            job.waiting -= 1
            if not job.waiting:
                del self._jobs[key]
                job.task.cancel()
