"""Taking up what a process that died has left, in a store that several share: messages, results, turns of computers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

log = logging.getLogger(__name__)

EVERY: Final = 30.0
"""Seconds between two looks."""
OVERDUE: Final = 60
"""Seconds after which a computer player that has not moved is taken to have lost its process."""


class Patrol:
    """Looks around now and then."""

    def __init__(self, look: Callable[[], Awaitable[None]]) -> None:
        self._look = look
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look around from now on."""
        self._task = asyncio.create_task(self._walk(), name="patrol")

    async def _walk(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._look()
            except Exception:
                log.exception("could not look for what other processes left; next try in %.0f s", EVERY)

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
