"""Recovers work left behind by crashed processes that share the store: messages, results, turns."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger(__name__)

EVERY: Final = 30.0
"""Seconds between two checks."""
OVERDUE: Final = 60
"""Seconds without a move after which a computer player's process is taken to have crashed."""


class Recovery:
    """A periodic check, repeated as long as the bot runs."""

    def __init__(self, check: Callable[[], Awaitable[None]]) -> None:
        self._check = check
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start checking."""
        self._task = asyncio.create_task(self._repeat(), name="recovery")

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._check()
            except Exception:
                log.exception("could not check for work of other processes; next try in %.0f s", EVERY)

    async def close(self) -> None:
        """Stop checking."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
