"""Sending what the store says must be sent: in order, once, again after every fault."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from time import monotonic
from typing import Protocol

from bot.model.rows import Post, PostKind
from bot.services.claims import Claims
from bot.services.notices import CALLS, Planner
from bot.store.store import Store
from bot.telemetry.logs import about
from bot.telemetry.metrics import FAILED, RETRIED, SENT

log = logging.getLogger(__name__)

FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Seconds between two tries after a fault; the wait doubles from the first to the longest."""
LONGEST_SLEEP = 3600.0
"""Seconds after which to look again what is due, however long that is: a machine's clock may be set anew."""
STUCK_AFTER = 600.0
"""Seconds without a message sent, though some should be, after which nothing seems to get out at all."""
BESIDE = (PostKind.STRIP, PostKind.CLEAN, PostKind.NOTICE, PostKind.REPLAY)
"""What does not hold up a table's other messages when it cannot be sent."""
PANELS = (PostKind.INVITATION, PostKind.TURN, PostKind.END, PostKind.ABANDONED)
"""The messages that hold a table's controls."""


class Gone(Exception):
    """Tell that a message can never be sent: its channel or message no longer exists."""


class Closed(Exception):
    """Tell that a person takes no direct messages."""


class Unwelcome(Exception):
    """Tell that the bot lacks a right where a message belongs; it may be given back."""


class Busy(Exception):
    """Tell that Discord takes nothing there for so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"for {seconds:.0f} s")
        self.seconds = seconds


class Sender(Protocol):
    """Turns a post into a message."""

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post and tell its message; with `again`, look first whether it stands there already.

        Raise Gone, Closed, Unwelcome or Busy.
        """
        ...

    async def recall(self, post: Post) -> None:
        """Take a notice back that may have been sent, though nobody knows, and is out of date by now."""
        ...


class Outbox:
    """One task for each table that has something to send; none waits for work."""

    def __init__(self, store: Store, sender: Sender, planner: Planner) -> None:
        self._store = store
        self._sender = sender
        self._planner = planner
        self._claims = Claims(store)
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._waits: dict[int, float] = {}
        self._tried: set[int] = set()
        self._ringing: set[asyncio.Task[None]] = set()
        self._unwelcome: set[int] = set()
        self._flowed = monotonic()
        self._closed = False

    async def resume(self) -> None:
        """Send what an earlier process left behind, looking first what of it stands there already."""
        for table in await self._store.tables_waiting():
            self._tried.update(post.id for post in await self._store.waiting(table))
            self.wake(table)
        await self._look_ahead()

    async def _look_ahead(self) -> None:
        """Set the alarm for the next message that waits for its time."""
        due = await self._store.next_due()
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None and not self._closed:
            wait = min(max(0.0, due - self._store.now()), LONGEST_SLEEP)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        if not self._closed:
            with about():
                task = asyncio.create_task(self._send_due(), name="outbox: messages that are due")
            self._ringing.add(task)
            task.add_done_callback(self._ringing.discard)

    async def _send_due(self) -> None:
        for table in await self._store.tables_waiting():
            self.wake(table)
        await self._look_ahead()

    async def look_around(self) -> None:
        """Send what other processes have left; where this one could not send either, it waits as it would."""
        for table in await self._store.tables_waiting():
            if table not in self._timers:
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
        with about(table):
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
        busy = 0.0
        others: Post | None = None
        try:
            while post := next((post for post in await self._store.waiting(table) if post.id not in put_off), None):
                try:
                    if await self._send_mine(post):
                        self._waits.pop(table, None)
                    elif post == others:
                        break  # another process is sending it, and goes on with what comes after it
                    else:
                        others = post
                except Exception as error:
                    if post.kind not in BESIDE:
                        raise
                    busy = max(busy, _asked_of(error))
                    # neither an old button nor one person's notice must keep the others from hearing of their turn
                    log.warning("table %s: %s has to wait", table, post.kind.value, exc_info=True)
                    put_off.add(post.id)
            await self._look_ahead()
        except Exception as error:
            wait = self._try_later(table, max(busy, _asked_of(error)))
            log.warning("table %s: a message could not be sent; next try in %.0f s", table, wait, exc_info=True)
        else:
            if put_off:
                self._try_later(table, busy)

    def _try_later(self, table: int, at_least: float) -> float:
        wait = self._waits.get(table, FIRST_WAIT)
        self._waits[table] = min(wait * 2, LONGEST_WAIT)
        wait = max(wait, at_least)
        if not self._closed:
            self._timers[table] = asyncio.get_running_loop().call_later(wait, self.wake, table)
        return wait

    async def _send_mine(self, post: Post) -> bool:
        """Send a message that no other process is sending; tell whether that is so."""
        claimed = await self._claims.take(post)
        if claimed is None:
            return False
        post, tried = claimed
        if tried:
            self._tried.add(post.id)
        done = False
        try:
            await self._send(post)
            done = True
        finally:
            await self._claims.leave(post, done)
        return True

    async def _send(self, post: Post) -> None:
        if post.kind is PostKind.NOTICE and not await self._planner.stands(post):
            if post.id in self._tried:
                await self._sender.recall(post)
            await self._store.drop(post)
            self._tried.discard(post.id)
            return
        if post.kind in CALLS and post.pings is None:
            post = await self._planner.plan(post)
        again = post.id in self._tried
        if again:
            RETRIED.labels(post.kind.value).inc()
        self._tried.add(post.id)
        try:
            message = await self._sender.send(post, f"{self._store.id}-{post.id}", again)
        except Gone:
            log.warning("table %s: post %s (%s) has nowhere to go and was dropped", post.table, post.id, post.kind)
            await self._store.drop(post)
        except Closed:
            await self._store.fall_back(post, await self._planner.instead(post))
        except Exception as error:
            FAILED.labels(post.kind.value).inc()
            if isinstance(error, Unwelcome):
                self._unwelcome.add(post.table)
            else:
                self._unwelcome.discard(post.table)
            raise
        else:
            await self._store.sent(post, message, panel=post.kind in PANELS)
            SENT.labels(post.kind.value).inc()
            self._unwelcome.discard(post.table)
            self._flowed = monotonic()
        self._tried.discard(post.id)

    def stuck(self, overdue: Collection[int]) -> bool:
        """Tell whether nothing gets out any more, given the tables whose messages are long overdue.

        A table whose channel lets the bot not write is nobody else's trouble.
        """
        return monotonic() - self._flowed > STUCK_AFTER and not self._unwelcome.issuperset(overdue)

    async def settle(self, seconds: float) -> None:
        """Wait until all is sent that can be sent now, for some seconds at most; it goes on taking messages."""
        tasks = [*self._tasks.values(), *self._ringing]
        if tasks:
            await asyncio.wait(tasks, timeout=seconds)

    async def close(self, seconds: float = 2.5) -> None:
        """Finish what is being sent, for some seconds at most; the rest waits in the store."""
        self._closed = True
        for timer in [*self._timers.values(), *([self._alarm] if self._alarm else [])]:
            timer.cancel()
        tasks = [*self._tasks.values(), *self._ringing]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._claims.close()


def _asked_of(error: Exception) -> float:
    """Tell for how many seconds Discord wants to be left in peace."""
    return error.seconds if isinstance(error, Busy) else 0.0
