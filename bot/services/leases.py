"""Leases on outbox messages, so that only one process sends each; a lease is renewed until its message is sent."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from bot.model.rows import Post
from bot.store.store import Store

log = logging.getLogger(__name__)

LEASE: Final = 30
"""Seconds for which a message is leased; if the process dies, others may send it after that."""
RELEASE_TIMEOUT: Final = 1.0
"""Seconds that a process shutting down has to release its leases."""


class Leases:
    """The messages that only this process may send; a no-op for a store that is not shared."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owner = secrets.token_hex(8)
        self._mine: set[int] = set()
        self._renewing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _shared(self) -> bool:
        return self._store.database.shared

    async def acquire(self, post: Post) -> tuple[Post, bool] | None:
        """Lease a message; return its current state, and whether another process may have sent it.

        None if another process holds it, or it need not be sent any more.
        """
        if not self._shared:
            return post, False
        found = await self._store.outbox.lease(post, self._owner, LEASE)
        if found is not None:
            self._mine.add(post.id)
            self._set_timer()
        return found

    async def release(self, post: Post, done: bool) -> None:
        """Release a message that could not be sent, so that others may, or forget one that was."""
        self._mine.discard(post.id)
        if self._shared and not done:
            await self._store.outbox.release(self._owner, post)

    def _set_timer(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(loop.time() + LEASE / 3, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if self._mine and (self._renewing is None or self._renewing.done()):
            self._renewing = asyncio.create_task(self._renew(), name="outbox: leases")

    async def _renew(self) -> None:
        try:
            await self._store.outbox.renew_leases(self._owner, LEASE)
        except Exception:
            log.warning("the leases on messages could not be renewed", exc_info=True)
        if self._mine:
            self._set_timer()

    async def close(self) -> None:
        """Release all remaining leases."""
        self._mine.clear()
        if self._timer is not None:
            self._timer.cancel()
        if self._renewing is not None:
            await asyncio.gather(self._renewing, return_exceptions=True)
        if self._shared:
            try:
                async with asyncio.timeout(RELEASE_TIMEOUT):
                    await self._store.outbox.release(self._owner)
            except Exception:
                log.warning("leases on messages were left behind; they lapse in %s s", LEASE, exc_info=True)
