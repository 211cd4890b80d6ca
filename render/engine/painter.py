"""Drawing off the event loop, a limited number of pictures at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final, TypeVar

from render.engine.encoding import hurry

T = TypeVar("T")
_QUEUE: Final = 3
"""While more drawings than this wait for a thread, pictures are encoded quickly rather than small."""


class Painter:
    """Draw pictures in threads; while all of them are busy, requests queue without blocking the event loop.

    When the queue grows, pictures are encoded quickly: they take more bytes, but nobody waits long for theirs.

    `drawn` is called, in the thread, with the seconds each drawing took.
    """

    def __init__(self, workers: int = 2, drawn: Callable[[float], object] = lambda _: None) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._drawn = drawn
        self._workers = workers
        self._asked = 0
        """Drawings that wait or are in progress; only the event loop's thread changes it."""

    async def paint(self, draw: Callable[[], T]) -> T:
        """Draw a picture, or a part of something larger, in one of the threads."""
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._timed, draw)
        finally:
            self._asked -= 1

    def _timed(self, draw: Callable[[], T]) -> T:
        begun = perf_counter()
        try:
            with hurry(self._asked - self._workers > _QUEUE):
                return draw()
        finally:
            self._drawn(perf_counter() - begun)

    def close(self, wait: bool = True) -> None:
        """Cancel queued drawings and accept no more; with `wait`, block until those in progress are done."""
        self._threads.shutdown(wait=wait, cancel_futures=True)
