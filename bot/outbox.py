"""Sending what the store says must be sent: in order, once, again after every fault."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.rows import Post, PostKind
from bot.store import Store

log = logging.getLogger(__name__)

FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Seconds between two tries after a fault; the wait doubles from the first to the longest."""


class Gone(Exception):
    """Tell that a message can never be sent: its channel or message no longer exists."""


class Sender(Protocol):
    """Turns a post into a message."""

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post and tell its message; with `again`, look first whether it stands there already. Raise Gone."""
        ...


class Outbox:
    """One task for each table that has something to send; none waits for work."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self._store = store
        self._sender = sender
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._waits: dict[int, float] = {}
        self._tried: set[int] = set()
        self._closed = False

    async def resume(self) -> None:
        """Send what an earlier process left behind, looking first what of it stands there already."""
        for table in await self._store.tables_waiting():
            self._tried.update(post.id for post in await self._store.waiting(table))
            self.wake(table)

    def wake(self, table: int) -> None:
        """See to it that whatever a table has to send is sent soon."""
        if self._closed:
            return
        if timer := self._timers.pop(table, None):
            timer.cancel()
        if table in self._tasks:
            self._woken.add(table)
            return
        task = asyncio.create_task(self._drain(table), name=f"outbox of table {table}")
        self._tasks[table] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: int) -> None:
        del self._tasks[table]
        if table in self._woken:
            self._woken.discard(table)
            self.wake(table)

    async def _drain(self, table: int) -> None:
        put_off: set[int] = set()
        try:
            while post := next((post for post in await self._store.waiting(table) if post.id not in put_off), None):
                try:
                    await self._send(post)
                    self._waits.pop(table, None)
                except Exception:
                    if post.kind is not PostKind.STRIP:
                        raise
                    # an old button does no harm, and must not keep anyone from hearing of their turn
                    log.warning("table %s: a former message keeps its controls for now", table, exc_info=True)
                    put_off.add(post.id)
        except Exception:
            wait = self._try_later(table)
            log.warning("table %s: a message could not be sent; next try in %.0f s", table, wait, exc_info=True)
        else:
            if put_off:
                self._try_later(table)

    def _try_later(self, table: int) -> float:
        wait = self._waits.get(table, FIRST_WAIT)
        self._waits[table] = min(wait * 2, LONGEST_WAIT)
        if not self._closed:
            self._timers[table] = asyncio.get_running_loop().call_later(wait, self.wake, table)
        return wait

    async def _send(self, post: Post) -> None:
        again = post.id in self._tried
        self._tried.add(post.id)
        try:
            message = await self._sender.send(post, f"{self._store.id}-{post.id}", again)
        except Gone:
            log.warning("table %s: post %s (%s) has nowhere to go and was dropped", post.table, post.id, post.kind)
            await self._store.drop(post)
        else:
            await self._store.sent(post, message, panel=post.kind not in (PostKind.STRIP, PostKind.VOTE))
        self._tried.discard(post.id)

    async def close(self, seconds: float = 5.0) -> None:
        """Finish what is being sent, for some seconds at most; the rest waits in the store."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
