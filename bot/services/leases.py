"""Leases on outbox messages, so that only one process sends each; a lease is renewed until its message is sent."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from bot.model.rows import Post
from bot.services.background import Background
from bot.store.store import Store

log = logging.getLogger(__name__)

LEASE: Final = 30
"""Seconds for which a message is leased; if the process dies, others may send it after that."""
RELEASE_TIMEOUT: Final = 1.0
"""Seconds that a process shutting down has to release its leases."""


class Leases(Background[None]):
    """The messages that only this process may send; a no-op for a store that is not shared."""

    WORK = "renewing the leases on messages"
    longest_wait = LEASE / 3

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._owner = secrets.token_hex(8)
        self._mine: set[int] = set()

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
            if not self.timers:  # a renewal that is just ending may not have seen this one
                self.wake_after(None, LEASE / 3)
        return found

    async def release(self, post: Post, done: bool) -> None:
        """Release a message that could not be sent, so that others may, or forget one that was."""
        self._mine.discard(post.id)
        if self._shared and not done:
            await self._store.outbox.release(self._owner, post)

    async def work(self, key: None) -> float | None:
        """Renew the leases that are left."""
        if self._mine:
            await self._store.outbox.renew_leases(self._owner, LEASE)
        return LEASE / 3 if self._mine else None

    async def close(self, seconds: float | None = None) -> None:
        """Release all remaining leases."""
        self._mine.clear()
        await super().close(seconds)
        if self._shared:
            try:
                async with asyncio.timeout(RELEASE_TIMEOUT):
                    await self._store.outbox.release(self._owner)
            except Exception:
                log.warning("leases on messages were left behind; they lapse in %s s", LEASE, exc_info=True)
