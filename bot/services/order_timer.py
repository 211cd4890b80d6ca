"""Carries out standing orders that wait a while, and those that an earlier process could not carry out any more."""

from __future__ import annotations

from bot.services.table_timer import TableTimer
from bot.store.orders import Asked
from bot.tables.orders import answer, due_at


class OrderTimer(TableTimer):
    """One timer for the order that is to be carried out next."""

    WORK = "standing orders"

    async def _left(self) -> set[int]:
        return {asked.table_id for asked in await self._store.orders.asked()}

    async def _look(self, table_id: int) -> int | None:
        """Carry out what is due at a table."""
        asked = await self._store.orders.asked(table_id)
        if any(one.at_once or self._is_due(one) for one in asked):
            await answer(await self._tables.existing(table_id), self._is_due)
        return min((due_at(self._store, one) for one in asked if one.waits and not self._is_due(one)), default=None)

    def _is_due(self, asked: Asked) -> bool:
        """Return whether a seat has orders whose wait is over."""
        return asked.waits and due_at(self._store, asked) <= self._store.now()
