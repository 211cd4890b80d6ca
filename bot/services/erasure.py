"""Erases what was deleted from the store's files too, as soon as nothing reads the older state."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot.database.faults import FaultKind, StoreFault
from bot.services.background import Background, PutOff
from bot.store.store import Store

log = logging.getLogger(__name__)

VACUUM_AGAIN: Final = 3600.0
"""Seconds after which a rewriting of the files that failed is tried again, as nothing can be written meanwhile."""


class Eraser(Background[None]):
    """Erases after each deletion, and again later while another program is in the way.

    What was deleted is overwritten at once; its copies go when the files are rewritten, at most once a day.
    """

    WORK = "erasing deleted data"
    GRACE = 0.0

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._vacuum_from = 0.0
        """By the loop's clock."""

    def wake(self, key: None = None) -> None:
        """Start erasing, if anything was deleted."""
        super().wake(key)

    async def work(self, key: None) -> float | None:
        """Erase what can be erased now."""
        try:
            return await self._erase()
        except StoreFault as error:
            if not _is_locked(error):
                raise
            raise self._put_off("locks") from error

    def _put_off(self, does: str) -> PutOff:
        log.info("deleted data cannot be erased while another program %s the store; tried again later", does)
        return PutOff(self.backoffs[None].next())

    async def _erase(self) -> float | None:
        """Erase what can be erased now; return after how many seconds the rest can be, or None if nothing is left."""
        database, meta, clock = self._store.database, self._store.meta, asyncio.get_running_loop().time
        while True:
            left = await meta.to_erase()
            if left.checkpoint is not None:
                if not await database.erase():
                    raise self._put_off("reads")
                await meta.checkpointed(left.checkpoint)
                self.backoffs.pop(None, None)
            elif left.vacuum is None:
                return None
            elif (wait := max(left.wait, self._vacuum_from - clock())) > 0:
                return wait
            else:
                await self._vacuum()
                await meta.vacuumed(left.vacuum)

    async def _vacuum(self) -> None:
        try:
            await self._store.database.vacuum()
        except Exception as error:
            if not _is_locked(error):
                self._vacuum_from = asyncio.get_running_loop().time() + VACUUM_AGAIN
            raise


def _is_locked(error: Exception) -> bool:
    """Return whether another program locks the store."""
    return isinstance(error, StoreFault) and error.fault is FaultKind.LOCKED
