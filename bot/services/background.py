"""Work in the background: tasks and timers by key, growing waits between tries, and a clean end."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable
from contextlib import AbstractContextManager
from typing import ClassVar, Final, Generic, TypeVar

from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

K = TypeVar("K", bound=Hashable)

FIRST_WAIT: Final = 2.0
LONGEST_WAIT: Final = 300.0
"""Seconds between tries after faults; the wait doubles from the first to the longest."""
LONGEST_SLEEP: Final = 3600.0
"""Seconds after which to look again, however far off the next due time is: the machine's clock may be set."""


class Backoff:
    """The waits between tries of one operation."""

    def __init__(self, longest: float = LONGEST_WAIT) -> None:
        self._wait = FIRST_WAIT
        self._longest = longest

    def next(self) -> float:
        """Return how many seconds to wait after another fault."""
        wait = min(self._wait, self._longest)
        self._wait = wait * 2
        return wait


class PutOff(Exception):
    """Raised by work that has logged a fault itself: it is tried again after this many seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(wait)
        self.wait = wait


class Background(ABC, Generic[K]):
    """Work by key, often a table's id, with one task for each key that has something to do.

    A key's work runs when the key is woken or its timer fires, again if it is woken meanwhile, and again after a fault.
    """

    WORK: ClassVar[str]
    """What the work is called in the log."""
    longest_wait: float = LONGEST_WAIT
    """The most seconds between tries after faults."""
    GRACE: ClassVar[float] = 5.0
    """Seconds that work has to finish when the bot shuts down; the rest is done after the next start.

    0 for work that takes long, or that loses nothing when it is begun anew.
    """

    def __init__(self) -> None:
        self.tasks: dict[K, asyncio.Task[None]] = {}
        self.timers: dict[K, asyncio.TimerHandle] = {}
        self.closed = False
        self.backoffs: defaultdict[K, Backoff] = defaultdict(lambda: Backoff(self.longest_wait))
        self._again: set[K] = set()

    @abstractmethod
    async def work(self, key: K) -> float | None:
        """Run due jobs; return the seconds until there are more, or None to wait until it is woken."""

    def wake(self, key: K) -> None:
        """Run a key's work now, or once more after the run under way."""
        self.cancel_timer(key)
        if self.closed:
            return
        if key in self.tasks:
            self._again.add(key)
            return
        with self.logged(key):
            task = asyncio.create_task(self._run(key), name=self._name(key))
        self.tasks[key] = task
        task.add_done_callback(lambda _: self._finish(key))

    def wake_after(self, key: K, wait: float) -> None:
        """Wake a key after this many seconds, in place of its former timer."""
        self.cancel_timer(key)
        if not self.closed:
            self.timers[key] = asyncio.get_running_loop().call_later(wait, self.wake, key)

    def cancel_timer(self, key: K) -> None:
        if timer := self.timers.pop(key, None):
            timer.cancel()

    def logged(self, key: K) -> AbstractContextManager[None]:
        """Mark everything logged in a block with what it is about."""
        return log_context(key if isinstance(key, int) else None)

    def _name(self, key: K) -> str:
        return f"{self.WORK} of table {key}" if isinstance(key, int) else self.WORK

    async def _run(self, key: K) -> None:
        try:
            wait = await self.work(key)
        except PutOff as put_off:
            wait = put_off.wait
        except Exception:
            wait = self.backoffs[key].next()
            log.exception("%s failed; next try in %.0f s", self._name(key), wait)
        else:
            self.backoffs.pop(key, None)
        if wait is not None:
            self.wake_after(key, wait)

    def _finish(self, key: K) -> None:
        del self.tasks[key]
        if key in self._again:
            self._again.discard(key)
            self.wake(key)

    async def settle(self, seconds: float) -> None:
        """Wait until everything that can be done now has been done, at most this many seconds."""
        if self.tasks:
            await asyncio.wait(self.tasks.values(), timeout=seconds)

    async def idle(self, retries: bool = False) -> None:
        """Wait until nothing is being done or, with `retries`, waiting for its next try."""
        while self.tasks or (retries and not self.timers.keys().isdisjoint(self.backoffs)):
            await (asyncio.wait(self.tasks.values()) if self.tasks else asyncio.sleep(0))

    async def close(self, seconds: float | None = None) -> None:
        """Finish running jobs, within the grace or this many seconds."""
        self.closed = True
        for key in [*self.timers]:
            self.cancel_timer(key)
        await self.settle(self.GRACE if seconds is None else seconds)
        late = [*self.tasks.values()]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


class Periodic(Background[None]):
    """A check that is repeated as long as the bot runs."""

    GRACE = 0.0

    def __init__(self, what: str, every: float, check: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._what, self._every, self._check = what, every, check
        self.longest_wait = every

    def begin(self) -> None:
        """Start checking, unless that has been done."""
        if not self.tasks and not self.timers:
            self.wake_after(None, self._every)

    def _name(self, key: None) -> str:
        return f"the check for {self._what}"

    async def work(self, key: None) -> float | None:
        await self._check()
        return self._every
