"""Erases what was deleted from the store's files too, as soon as nothing reads the older state."""

from __future__ import annotations

import asyncio
import logging

from bot.services.backoff import Backoff
from bot.store.privacy import erased, to_erase
from bot.store.store import Store

log = logging.getLogger(__name__)


class Eraser:
    """One task that erases after each deletion, and again later while another program is in the way."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._backoff = Backoff()
        self._closed = False

    def wake(self) -> None:
        """Start erasing, if anything was deleted."""
        if not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work(), name="erasure")

    async def _work(self) -> None:
        try:
            while (deletion := await to_erase(self._store)) is not None:
                if not await self._store.database.erase():
                    log.info("deleted data cannot be erased while another program reads the store; tried again later")
                    return self._retry()
                await erased(self._store, deletion)
        except Exception:
            log.exception("deleted data could not be erased; tried again later")
            return self._retry()
        self._backoff.reset()

    def _retry(self) -> None:
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(self._backoff.next(), self.wake)

    async def idle(self) -> None:
        """Wait until nothing is being erased."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """Stop; what is left to erase is erased after the next start."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
