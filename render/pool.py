"""Drawing off the event loop, only so many pictures at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Painter:
    """Draw pictures in threads; those that find all of them busy wait in line without blocking the event loop."""

    def __init__(self, workers: int = 2) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")

    async def paint(self, draw: Callable[[], T]) -> T:
        """Draw a picture, or a part of something larger, in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, draw)

    def close(self) -> None:
        """Let what is being drawn come to its end, drop what waits, and take nothing more."""
        self._threads.shutdown(cancel_futures=True)
