"""Does a kind of work at tables: whenever one has changed, at each start, and when something is due there."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar, Final

from bot.services.outbox import LONGEST_SLEEP
from bot.tables.registry import Tables
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

RETRY: Final = 60
"""Seconds until the next try after a fault."""


class TableTimer(ABC):
    """One timer for the table where the work is due next."""

    WORK: ClassVar[str]
    """What the work is called in the log."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._due: dict[int, int] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @abstractmethod
    async def _look(self, table_id: int) -> int | None:
        """Do what is due at a table; return when something is due there next, in seconds since 1970."""

    @abstractmethod
    async def _left(self) -> Iterable[int]:
        """List the tables where an earlier process may have left something to do."""

    async def resume(self) -> None:
        """Look at all tables where an earlier process may have left something to do."""
        for table_id in await self._left():
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """Look at a table, as it may have changed."""
        if self._closed:
            return
        with log_context(table_id):
            task = asyncio.create_task(self._look_at(table_id), name=f"{self.WORK} of table {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_at(self, table_id: int) -> None:
        """Look at a table, and note when something is due there next; a fault is tried again."""
        self._due.pop(table_id, None)
        try:
            due = await self._look(table_id)
        except Exception:
            log.exception("table %s: its %s failed; next try in %d s", table_id, self.WORK, RETRY)
            due = self._store.now() + RETRY
        if due is not None:
            self._due[table_id] = due
        self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._due and not self._closed:
            wait = max(1.0, min(min(self._due.values()) - self._store.now(), LONGEST_SLEEP))
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        for table_id, due in list(self._due.items()):
            if due <= self._store.now():
                self.wake(table_id)
        self._set_timer()

    async def idle(self) -> None:
        """Wait until everything that was due has been done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Stop; what is due is done after the next start."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
