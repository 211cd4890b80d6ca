"""Writes each finished game's results exactly once, however often the bot is killed meanwhile."""

from __future__ import annotations

import asyncio
import logging

from bot.model.results import seat_results
from bot.model.rows import Status
from bot.services.backoff import Backoff
from bot.store.store import Store
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)


class ResultsWriter:
    """One task that works through the finished games, separately from the moves that finished them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._due: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._backoff = Backoff()
        self._closed = False

    async def resume(self) -> None:
        """Write the results that an earlier process left unwritten."""
        self.wake(*await self._store.results.pending())

    def wake(self, *tables: int) -> None:
        """Start writing the results of these tables."""
        self._due.update(dict.fromkeys(tables))
        if not self._closed and self._due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work(), name="results")

    async def _work(self) -> None:
        failed = []
        while self._due:
            table_id = next(iter(self._due))
            del self._due[table_id]
            with log_context(table_id):
                try:
                    await self.write(table_id)
                except Exception:
                    log.exception("table %s: its results could not be written", table_id)
                    failed.append(table_id)
        if failed:
            self._timer = asyncio.get_running_loop().call_later(self._backoff.next(), self.wake, *failed)
        else:
            self._backoff.reset()

    async def write(self, table_id: int) -> bool:
        """Write the results of a table; return whether its game has ended and they were still missing."""
        row = await self._store.tables.get(table_id)
        assert row is not None, f"table {table_id} is gone"
        last = await self._store.log.position(table_id)
        if row.status not in (Status.OVER, Status.ABANDONED) or last is None:
            return False
        return await self._store.results.write(row, seat_results(row, last[1], await self._store.log.moves(table_id)))

    async def idle(self) -> None:
        """Wait until no results are being written."""
        while self._task is not None and not self._task.done():
            await asyncio.wait({self._task})

    async def close(self, seconds: float = 5.0) -> None:
        """Finish what is being written, within at most this many seconds; the rest is written after the next start."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            _, late = await asyncio.wait({self._task}, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
