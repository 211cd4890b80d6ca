"""Repeats a check as long as the bot runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class Periodic:
    """A check for something, with this many seconds between two of them."""

    def __init__(self, what: str, every: float, check: Callable[[], Awaitable[None]]) -> None:
        self._what, self._every, self._check = what, every, check
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start checking, unless that has begun."""
        if self._task is None:
            self._task = asyncio.create_task(self._repeat(), name=f"check for {self._what}")

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._check()
            except Exception:
                log.exception("could not check for %s; next try in %.0f s", self._what, self._every)

    async def close(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
