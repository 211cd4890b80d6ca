"""The limit on interactions answered at once, so that none waits too long; also finishes them at shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

MOST: Final = 100
"""How many may be answered at once; more would be answered later than Discord allows, and take memory."""
MOST_PER_PERSON: Final = 8
"""How many for one person: nobody clicks that fast, and a program that does must not keep others waiting."""
CANCEL_GRACE: Final = 1.0
"""Seconds in which cancelled answers can say so."""


class LoadLimit:
    """The tasks that are answering interactions."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], int] = {}
        """Each with the Discord id of the person it answers."""
        self.breaking_off = False
        """True once answers that take too long are being cancelled because the bot shuts down."""

    def full(self, user: int) -> bool:
        """Return whether the limit is reached, for everyone or for this person."""
        return len(self._tasks) >= MOST or sum(each == user for each in self._tasks.values()) >= MOST_PER_PERSON

    @contextmanager
    def counting(self, user: int) -> Iterator[None]:
        """Count the current task as answering this person for the duration of a block."""
        task = asyncio.current_task()
        assert task is not None
        self._tasks[task] = user
        try:
            yield
        finally:
            del self._tasks[task]

    async def finish(self, seconds: float) -> int:
        """Wait for all answers, at most this many seconds; cancel the rest, and return their number."""
        await asyncio.sleep(0)  # lets tasks for what has just been read from the gateway start
        if not self._tasks:
            return 0
        _, late = await asyncio.wait(self._tasks, timeout=seconds)
        self.breaking_off = True
        for task in late:
            task.cancel()
        if late:
            await asyncio.wait(late, timeout=CANCEL_GRACE)
        return len(late)
