"""Erases what was deleted from the store's files too, as soon as nothing reads the older state."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.database.faults import FaultKind, StoreFault
from bot.services.backoff import Backoff
from bot.store.erasing import checkpointed, outstanding, vacuumed
from bot.store.store import Store

log = logging.getLogger(__name__)

VACUUM_AGAIN: Final = 3600.0
"""Seconds after which a rewriting of the files that failed is tried again, as nothing can be written meanwhile."""


class Eraser:
    """One task that erases after each deletion, and again later while another program is in the way.

    What was deleted is overwritten at once; its copies go when the files are rewritten, at most once a day.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._backoff = Backoff()
        self._vacuum_from = 0.0
        """By the loop's clock."""
        self._woken = False
        self._closed = False

    def wake(self) -> None:
        """Start erasing, if anything was deleted."""
        self._woken = True
        if not self._closed and (self._task is None or self._task.done()):
            self._cancel_timer()
            self._task = asyncio.create_task(self._work(), name="erasure")

    async def _work(self) -> None:
        wait: float | None = None
        try:
            while self._woken:
                self._woken = False
                wait = await self._erase()
        except Exception as error:
            wait = self._backoff.next()
            if _is_locked(error):
                log.info("another program locks the store; deleted data is erased later")
            else:
                log.exception("deleted data could not be erased; tried again later")
        if wait is not None and not self._closed:
            self._timer = asyncio.get_running_loop().call_later(wait, self.wake)

    async def _erase(self) -> float | None:
        """Erase what can be erased now; return after how many seconds the rest can be, or None if nothing is left."""
        database, clock = self._store.database, asyncio.get_running_loop().time
        while True:
            left = await outstanding(self._store)
            if left.checkpoint is not None:
                if not await database.erase():
                    log.info("deleted data cannot be erased while another program reads the store; tried again later")
                    return self._backoff.next()
                await checkpointed(self._store, left.checkpoint)
                self._backoff.reset()
            elif left.vacuum is None:
                return None
            elif (wait := max(left.wait, self._vacuum_from - clock())) > 0:
                return wait
            else:
                await self._vacuum()
                await vacuumed(self._store, left.vacuum)

    async def _vacuum(self) -> None:
        try:
            await self._store.database.vacuum()
        except Exception as error:
            if not _is_locked(error):
                self._vacuum_from = asyncio.get_running_loop().time() + VACUUM_AGAIN
            raise

    async def idle(self) -> None:
        """Wait until nothing is being erased."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def close(self) -> None:
        """Stop; what is left to erase is erased after the next start."""
        self._closed = True
        self._cancel_timer()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})


def _is_locked(error: Exception) -> bool:
    """Return whether another program locks the store."""
    return isinstance(error, StoreFault) and error.fault is FaultKind.LOCKED
