"""Writes each finished game's results exactly once, however often the bot is killed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.games import GAMES
from bot.model.results import seat_results
from bot.model.rows import Status
from bot.services.background import Background
from bot.store.store import Store


class ResultsWriter(Background[int]):
    """Works through the finished games, one after the other, separately from the moves that finished them."""

    WORK = "the results"

    def __init__(self, store: Store, on_written: Callable[[int], Awaitable[None]] | None = None) -> None:
        super().__init__()
        self._on_written = on_written
        self._store = store
        self._writing = asyncio.Lock()

    async def resume(self) -> None:
        """Write the results that an earlier process left unwritten."""
        for table_id in await self._store.results.pending():
            self.wake(table_id)

    async def work(self, key: int) -> None:
        """Write the results of a table, after those that were due before: each rating depends on the ones before."""
        async with self._writing:
            if await self.write(key) and self._on_written is not None:
                await self._on_written(key)

    async def write(self, table_id: int) -> bool:
        """Write the results of a table; return whether its game has ended and they were still missing."""
        row = await self._store.tables.get(table_id)
        assert row is not None, f"table {table_id} is gone"
        last = await self._store.log.position(table_id)
        if row.status not in (Status.OVER, Status.ABANDONED) or last is None or row.game not in GAMES:
            return False  # the results of a game that is not there are written when it is back
        return await self._store.results.write(row, seat_results(row, last[1], await self._store.log.moves(table_id)))
