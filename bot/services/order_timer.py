"""Carries out standing orders that wait a while, and those that an earlier process could not carry out any more."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.services.outbox import LONGEST_SLEEP
from bot.store.orders import Asked
from bot.tables.orders import answer, due_at
from bot.tables.registry import Tables
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

RETRY: Final = 60
"""Seconds until the next try after a fault."""


class OrderTimer:
    """One timer for the order that is to be carried out next."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._due: dict[int, int] = {}
        """By table: when an order is to be carried out there, in seconds since 1970."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def resume(self) -> None:
        """Look at all tables: an earlier process may have left orders to carry out."""
        for table_id in {asked.table_id for asked in await self._store.orders.asked()}:
            self.wake(table_id)

    def wake(self, table_id: int) -> None:
        """Look for orders to carry out at a table, as someone may have been asked."""
        if self._closed:
            return
        with log_context(table_id):
            task = asyncio.create_task(self._look(table_id), name=f"standing orders of table {table_id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, table_id: int) -> None:
        """Carry out what is due at a table, and note when something is due next; a fault is tried again."""
        self._due.pop(table_id, None)
        try:
            asked = await self._store.orders.asked(table_id)
            if any(one.at_once or self._is_due(one) for one in asked):
                await answer(await self._tables.existing(table_id), self._is_due)
            for one in asked:
                if one.waits and not self._is_due(one):
                    due = due_at(self._store, one)
                    self._due[table_id] = min(due, self._due.get(table_id, due))
        except Exception:
            log.exception("table %s: its standing orders failed; next try in %d s", table_id, RETRY)
            self._due[table_id] = self._store.now() + RETRY
        self._set_timer()

    def _is_due(self, asked: Asked) -> bool:
        """Return whether a seat has orders whose wait is over."""
        return asked.waits and due_at(self._store, asked) <= self._store.now()

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
