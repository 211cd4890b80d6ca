"""The lock of a table in a shared store: held by one task across all processes, with the table up to date."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from types import TracebackType

from bot.database.base import Database


class SharedLock:
    """A lock in this process and the database, whose holder has an up-to-date table."""

    def __init__(self, database: Database, table: int, refresh: Callable[[], Awaitable[None]]) -> None:
        self._database = database
        self._table = table
        self._refresh = refresh
        self._here = asyncio.Lock()
        self._holder: asyncio.Task[object] | None = None
        self._stack = AsyncExitStack()

    async def __aenter__(self) -> None:
        await self._here.acquire()
        self._holder = asyncio.current_task()
        try:
            async with AsyncExitStack() as stack:
                await stack.enter_async_context(self._database.hold(self._table))
                await self._refresh()
                self._stack = stack.pop_all()
        except BaseException:
            self._let_go()
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            # what was written becomes durable here; only then may others in this process go on
            await self._stack.__aexit__(kind, error, trace)
        finally:
            self._let_go()

    def _let_go(self) -> None:
        self._holder = None
        self._here.release()

    @asynccontextmanager
    async def in_this_process(self) -> AsyncIterator[None]:
        """Hold the lock in this process only."""
        async with self._here:
            self._holder = asyncio.current_task()
            try:
                yield
            finally:
                self._holder = None

    async def refresh(self) -> None:
        """Refresh the table once nobody in this process is changing it; the holder has already done so."""
        if self._holder is None or self._holder is not asyncio.current_task():
            async with self._here:
                await self._refresh()


@asynccontextmanager
async def hold_together(database: Database, locks: Sequence[AbstractAsyncContextManager[None]]) -> AsyncIterator[None]:
    """Hold the locks of several tables and, if the store is shared, the lock on the whole store.

    Taking the whole store while holding a table could deadlock with a transaction that waits for that table.
    """
    async with AsyncExitStack() as stack:
        for lock in locks:
            await stack.enter_async_context(lock.in_this_process() if isinstance(lock, SharedLock) else lock)
        await stack.enter_async_context(database.hold(None))
        yield
