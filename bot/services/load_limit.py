"""The interactions that are being answered: never too many at once, and none left without an answer at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

MOST: Final = 100
"""How many may be answered at once; whoever comes then waits for longer than Discord gives, and takes memory."""
MOST_EACH: Final = 8
"""How many of one person: nobody clicks so fast, but whoever has it done by a program keeps nobody else waiting."""
BREAKING_OFF: Final = 1.0
"""Seconds in which those that are broken off say so."""


class Answering:
    """The tasks that answer somebody at this moment."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], int] = {}
        """Each with the Discord id of whom it answers."""
        self.breaking_off = False
        """True as soon as what takes too long is being broken off, the bot having to end."""

    def full(self, user: int) -> bool:
        """Tell whether as many are being answered as may be at once, of all people or of this one."""
        return len(self._tasks) >= MOST or sum(each == user for each in self._tasks.values()) >= MOST_EACH

    @contextmanager
    def one(self, user: int) -> Iterator[None]:
        """Count the running task, which answers this person, among them for the time of a block."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks[task] = user
        try:
            yield
        finally:
            del self._tasks[task]

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
