"""Work in the background: tried again after faults, done again when woken meanwhile, broken off at the end."""

from __future__ import annotations

import asyncio

from bot.services.background import FIRST_WAIT, Background
from tests.bot.kit import InstantTimers


class Counting(Background[int]):
    """Counts how often it has worked; each of its results is a fault, a wait, or None."""

    WORK = "counting"
    GRACE = 0.0

    def __init__(self, *results: Exception | float | None) -> None:
        super().__init__()
        self.results = list(results)
        self.begun = 0

    async def work(self, key: int) -> float | None:
        """Do the next thing; after the last one, hang."""
        self.begun += 1
        result = self.results.pop(0) if self.results else await asyncio.Event().wait()
        if isinstance(result, Exception):
            raise result
        return result


async def test_waits_grow_until_it_succeeds() -> None:
    """Then they start over; what is due later is done then."""
    hurry = InstantTimers()
    counting = Counting(OSError(), OSError(), 7.0, OSError(), None)
    counting.wake(1)
    for _ in range(5):
        await counting.idle()
        await asyncio.sleep(0)
    assert hurry.waits == [FIRST_WAIT, 2 * FIRST_WAIT, 7.0, FIRST_WAIT]


async def test_waits_grow_to_the_longest() -> None:
    """That is as long as the work can be left alone."""
    hurry = InstantTimers()
    counting = Counting(*[OSError()] * 4, None)
    counting.longest_wait = 5.0
    counting.wake(1)
    for _ in range(5):
        await counting.idle()
        await asyncio.sleep(0)
    assert hurry.waits == [FIRST_WAIT, 2 * FIRST_WAIT, 5.0, 5.0]


async def test_woken_meanwhile_it_works_once_more() -> None:
    """However often it is woken; once it is closed, no more."""
    counting = Counting(None)
    for _ in range(3):
        counting.wake(1)
    for _ in range(3):
        await asyncio.sleep(0)
    assert counting.begun == 2
    await counting.close()
    counting.wake(1)
    assert (counting.tasks, counting.timers) == ({}, {})
