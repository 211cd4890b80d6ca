"""Limits how many interactions are answered at once, finishes them at shutdown, and recognises repeated ones."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final

MAX_REQUESTS: Final = 100
"""The number that may be answered at once; more would be answered later than Discord allows, and take memory.

As many more may wait for something slow, such as an animation: they keep nobody from being answered.
"""
MAX_PER_PERSON: Final = 8
"""The number for one person: nobody clicks that fast, and a program that does must not keep others waiting."""
BUSY_REQUESTS: Final = 6
"""While this many are being answered, messages to channels wait."""
LONGEST_WAIT: Final = 2.0
"""The most seconds that such a message waits."""
CANCEL_GRACE: Final = 1.0
"""Seconds that cancelled answers have to say so."""


@dataclass(slots=True)
class RequestSlot:
    """The place that one interaction takes up."""

    user: int
    """The Discord id of the person it answers."""
    waiting: bool = False
    """Whether it has been answered provisionally and waits for something slow."""


class LoadLimit:
    """The tasks that are answering interactions."""

    def __init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], RequestSlot] = {}
        self._not_busy = asyncio.Event()
        self._not_busy.set()
        self.breaking_off = False
        """True once answers that take too long are being cancelled because the bot shuts down."""

    def full(self, user: int, waiting: bool = False) -> bool:
        """Return whether the limit on answers, or with `waiting` on waiting, is reached for everyone or this person."""
        users = [slot.user for slot in self._tasks.values() if slot.waiting is waiting]
        return len(users) >= MAX_REQUESTS or users.count(user) >= MAX_PER_PERSON

    def wait(self, slot: RequestSlot) -> bool:
        """Count an interaction as waiting from now on; return False if too many wait already."""
        slot.waiting = slot.waiting or not self.full(slot.user, waiting=True)
        self._update()
        return slot.waiting

    @contextmanager
    def counting(self, user: int) -> Iterator[RequestSlot]:
        """Count the current task as answering this person for the duration of a block."""
        task = asyncio.current_task()
        assert task is not None
        slot = self._tasks[task] = RequestSlot(user)
        self._update()
        try:
            yield slot
        finally:
            del self._tasks[task]
            self._update()

    def _update(self) -> None:
        """Update whether few interactions are being answered."""
        if sum(not slot.waiting for slot in self._tasks.values()) < BUSY_REQUESTS:
            self._not_busy.set()
        else:
            self._not_busy.clear()

    async def wait_while_busy(self) -> None:
        """Wait until few interactions are being answered, but not for long."""
        if not self._not_busy.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT):
                    await self._not_busy.wait()

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


REMEMBERED_INTERACTIONS: Final = 10_000
"""The number of interactions remembered; Discord accepts no answer to one older than a quarter of an hour."""


class Deliveries:
    """The newest interactions that have been received."""

    def __init__(self) -> None:
        self._known: dict[int, None] = {}

    def first(self, interaction: int) -> bool:
        """Remember an interaction by its Discord id; return whether it is new."""
        if interaction in self._known:
            return False
        self._known[interaction] = None
        if len(self._known) > REMEMBERED_INTERACTIONS:
            del self._known[next(iter(self._known))]
        return True
