"""Drawing off the event loop, a limited number of pictures at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import perf_counter
from typing import Final, TypeVar

from render.engine.encoding import hurry

T = TypeVar("T")
_PATIENCE: Final = 0.02
"""A picture that waited longer for a thread, in seconds, is encoded quickly rather than small."""
MANY: Final = 4
"""With this many drawings at once, a painter is busy."""
_LASTS: Final = 30.0
"""How long it counts as busy after that, in seconds."""


class Painter:
    """Draw pictures in threads; while all of them are busy, requests queue without blocking the event loop.

    A picture that waited longer than `patience`, in seconds, and all pictures while it is busy, are encoded quickly:
    they take more bytes, but those that wait behind them get theirs sooner. `drawn` is called with the seconds that
    each drawing took: in the thread that drew it, or in the event loop if a process did.
    """

    def __init__(
        self, workers: int = 1, drawn: Callable[[float], object] = lambda _: None, patience: float = _PATIENCE
    ) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._drawn = drawn
        self._patience = patience
        self._asked = 0
        self._busy_until = 0.0

    @property
    def busy(self) -> bool:
        """Whether many drawings have lately been asked for at once."""
        return perf_counter() < self._busy_until

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._asked += 1
        if self._asked >= MANY:
            self._busy_until = perf_counter() + _LASTS
        try:
            yield
        finally:
            self._asked -= 1

    async def paint(self, draw: Callable[[], T]) -> T:
        """Draw a picture, or a part of something larger, in one of the threads."""
        loop = asyncio.get_running_loop()
        with self._counted():
            return await loop.run_in_executor(self._threads, self._timed, draw, perf_counter())

    async def paint_elsewhere(self, drawing: Awaitable[T]) -> T:
        """Await what another process draws, counted and timed like what is drawn in the threads."""
        begun = perf_counter()
        try:
            with self._counted():
                return await drawing
        finally:
            self._drawn(perf_counter() - begun)

    def _timed(self, draw: Callable[[], T], asked: float) -> T:
        begun = perf_counter()
        try:
            with hurry(self.busy or begun - asked > self._patience):
                return draw()
        finally:
            self._drawn(perf_counter() - begun)

    def close(self, wait: bool = True) -> None:
        """Cancel queued drawings and accept no more; with `wait`, block until those in progress are done."""
        self._threads.shutdown(wait=wait, cancel_futures=True)
