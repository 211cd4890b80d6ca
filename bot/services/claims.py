"""Who sends what, in a store that several processes share: a message is claimed before, for a while that is renewed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Final

from bot.model.rows import Post
from bot.store.store import Store

log = logging.getLogger(__name__)

LEASE: Final = 30
"""Seconds for which a message is claimed; when a process dies, others take its messages up after that."""
LEAVING: Final = 1.0
"""Seconds in which a process that ends gives back what it has claimed."""


class Claims:
    """The messages that this process has to itself; where no other shares the store, claiming costs nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._owner = secrets.token_hex(8)
        self._mine: set[int] = set()
        self._renewing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _shared(self) -> bool:
        return self._store.database.shared

    async def take(self, post: Post) -> tuple[Post, bool] | None:
        """Take a message and tell how it stands now, and whether it may have been sent by another process.

        None where it is another's, or need not be sent any more.
        """
        if not self._shared:
            return post, False
        found = await self._store.claim(post, self._owner, LEASE)
        if found is not None:
            self._mine.add(post.id)
            self._set_timer()
        return found

    async def leave(self, post: Post, done: bool) -> None:
        """Let others have a message that could not be sent, or forget one that was."""
        self._mine.discard(post.id)
        if self._shared and not done:
            await self._store.unclaim(self._owner, post)

    def _set_timer(self) -> None:
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_at(loop.time() + LEASE / 3, self._renew)

    def _renew(self) -> None:
        self._timer = None
        if self._mine and (self._renewing is None or self._renewing.done()):
            self._renewing = asyncio.create_task(self._renewed(), name="outbox: claims")

    async def _renewed(self) -> None:
        try:
            await self._store.renew_claims(self._owner, LEASE)
        except Exception:
            log.warning("the claims on messages could not be renewed", exc_info=True)
        if self._mine:
            self._set_timer()

    async def close(self) -> None:
        """Let others have all that is left."""
        self._mine.clear()
        if self._timer is not None:
            self._timer.cancel()
        if self._renewing is not None:
            await asyncio.gather(self._renewing, return_exceptions=True)
        if self._shared:
            try:
                async with asyncio.timeout(LEAVING):
                    await self._store.unclaim(self._owner)
            except Exception:
                log.warning("claims on messages were left behind; they lapse in %s s", LEASE, exc_info=True)
