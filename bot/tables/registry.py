"""The tables in memory: each loaded from the store when it is first asked for, and once only."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.games.game import Chance
from bot.store.store import Store
from bot.tables.table import Table

TABLES_KEPT = 256
"""How many tables stay in memory though nobody uses them at the moment."""


class Tables:
    """The tables in memory: loaded on demand, one object each, let go when long unused."""

    def __init__(self, store: Store, chance: Chance | None = None) -> None:
        self.store = store
        self.changed: Callable[[Table], None] = lambda _: None
        self._chance = chance or secrets.SystemRandom()
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, Table] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    async def get(self, number: int) -> Table | None:
        """Find a table by its number."""
        table = self._live.get(number)
        if table is None:
            async with self._loading.setdefault(number, asyncio.Lock()):
                table = self._live.get(number) or await self._load(number)
            self._loading.pop(number, None)
        else:
            await table.look()
        if table is not None:
            self._recent[number] = table
            self._recent.move_to_end(number)
            if len(self._recent) > TABLES_KEPT:
                self._recent.popitem(last=False)
        return table

    async def _load(self, number: int) -> Table | None:
        row = await self.store.table(number)
        if row is None:
            return None
        table = Table(self.store, row, self._chance, lambda table: self.changed(table))
        await table.load()
        self._live[number] = table
        return table

    async def here(self, channel: int) -> Table | None:
        """Find the table that is open or running in a channel."""
        number = await self.store.table_in(channel)
        return None if number is None else await self.get(number)

    async def latest(self, channel: int) -> Table | None:
        """Find the newest table of a channel, whether it still runs or not."""
        number = await self.store.last_table_in(channel)
        return None if number is None else await self.get(number)

    async def of(self, user: int) -> list[Table]:
        """List a person's running tables, those where it is their turn first."""
        found = [await self.get(number) for number in await self.store.tables_of(user)]
        return [table for table in found if table is not None]
