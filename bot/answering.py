"""The interactions that are being answered: never too many at once, and none left without an answer at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

MOST: Final = 100
"""How many may be answered at once; whoever comes then waits for longer than Discord gives, and takes memory."""
BREAKING_OFF: Final = 1.0
"""Seconds in which those that are broken off say so."""


class Answering:
    """The tasks that answer somebody at this moment."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.breaking_off = False
        """True as soon as what takes too long is being broken off, the bot having to end."""

    @property
    def full(self) -> bool:
        """Whether as many are being answered as may be at once."""
        return len(self._tasks) >= MOST

    @contextmanager
    def one(self) -> Iterator[None]:
        """Count the running task among them for the time of a block."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    async def finish(self, seconds: float) -> int:
        """Wait for all answers, for some seconds at most; break off what takes longer, and tell how many those were."""
        await asyncio.sleep(0)  # what has just been read from the gateway gets to its first step
        if not self._tasks:
            return 0
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        self.breaking_off = True
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=BREAKING_OFF)
        return len(late)
