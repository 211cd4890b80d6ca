"""Drawing off the event loop, a limited number of pictures at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")


class Painter:
    """Draw pictures in threads; while all of them are busy, requests queue without blocking the event loop.

    `drawn` is called in the thread with the seconds that each drawing took.
    """

    def __init__(self, workers: int = 1, drawn: Callable[[float], object] = lambda _: None) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._drawn = drawn
        self._later = asyncio.Semaphore(workers)

    async def paint(self, draw: Callable[[], T]) -> T:
        """Draw a picture, or a part of something larger, in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._time, draw)

    async def paint_later(self, draw: Callable[[], T]) -> T:
        """Draw what nobody waits for: it joins the queue when a thread becomes free, so it lets others go first.

        Afterwards such drawings rest for as long as this one took, with its waiting: threads that draw all the time
        slow down the event loop, on which everyone waits.
        """
        await self._later.acquire()
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            return await self.paint(draw)
        finally:
            loop.call_later(loop.time() - begun, self._later.release)

    def _time(self, draw: Callable[[], T]) -> T:
        begun = perf_counter()
        try:
            return draw()
        finally:
            self._drawn(perf_counter() - begun)

    def close(self, wait: bool = True) -> None:
        """Cancel queued drawings and accept no more; with `wait`, block until those in progress are done."""
        self._threads.shutdown(wait=wait, cancel_futures=True)
