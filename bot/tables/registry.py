"""The registry of tables: each is loaded from the store on first use, and only once."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.games.chance import Chance
from bot.model.rows import Lost
from bot.store.store import Store
from bot.tables.table import Table

TABLES_KEPT = 256
"""The number of tables that stay in memory while nobody uses them, however many there are; others are loaded anew."""


class Tables:
    """The tables in memory: loaded on demand, one object each, dropped when long unused."""

    def __init__(self, store: Store, chance: Chance | None = None) -> None:
        self.store = store
        self.listeners: list[Callable[[Table], None]] = []
        self._chance = chance or secrets.SystemRandom()
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._recent: OrderedDict[int, Table] = OrderedDict()
        self._loading: dict[int, asyncio.Lock] = {}

    async def get(self, table_id: int) -> Table | None:
        table = self._live.get(table_id)
        if table is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                table = self._live.get(table_id) or await self._load(table_id)
            self._loading.pop(table_id, None)
        else:
            await table.refresh_if_shared()
        if table is not None:
            self._recent[table_id] = table
            self._recent.move_to_end(table_id)
            if len(self._recent) > TABLES_KEPT:
                self._recent.popitem(last=False)
        return table

    async def existing(self, table_id: int) -> Table:
        """Return a table that the store refers to."""
        table = await self.get(table_id)
        assert table is not None, f"table {table_id} is gone"
        return table

    async def _load(self, table_id: int) -> Table | None:
        row = await self.store.tables.get(table_id)
        if row is None:
            return None
        table = Table(self.store, row, self._chance, self._notify)
        await table.load()
        self._live[table_id] = table
        return table

    async def reload(self, game: str) -> None:
        """Reload the tables of a game that are in memory, as the game has gone."""
        for table in [each for each in self._live.values() if each.row.game == game]:
            async with table.lock:
                await table.reload()

    async def lose_channel(self, channel: int) -> None:
        """Note that a channel is gone for good: nothing is sent there any more, and its clocks stop."""
        await self.store.offers.lose_channel(channel)
        numbers = await self.store.tables.lose_channel(channel)
        self._adopt_gone(numbers, Lost.CHANNEL)
        if numbers:
            await self.store.clocks.stand_in("channel", channel)

    async def lose_server(self, guild: int) -> None:
        """Note that a server is gone: its offers end, its messages wait, its clocks stop; all else stays as it is."""
        await self.store.offers.lose_server(guild)
        numbers = await self.store.tables.lose_server(guild)
        self._adopt_gone(numbers, Lost.SERVER)
        if numbers:
            await self.store.clocks.stand_in("guild", guild)

    async def regain_server(self, guild: int) -> None:
        """Note that a server is back: waiting messages are sent, and its clocks run on."""
        numbers = await self.store.tables.regain_server(guild)
        self._adopt_gone(numbers, None)
        if numbers:
            await self.store.clocks.run_on_in_guilds({guild})
        for number in numbers:
            self._notify(await self.existing(number))

    def _adopt_gone(self, numbers: Sequence[int], gone: Lost | None) -> None:
        for number in numbers:
            if (table := self._live.get(number)) is not None:
                table.row = replace(table.row, gone=gone)

    def _notify(self, table: Table) -> None:
        for listener in self.listeners:
            listener(table)

    async def in_channel(self, channel: int) -> Table | None:
        """Return the table that is open or running in a channel, or None."""
        table_id = await self.store.tables.in_channel(channel)
        return None if table_id is None else await self.get(table_id)

    async def newest_in_channel(self, channel: int) -> Table | None:
        """Return the newest table of a channel, running or not, or None."""
        table_id = await self.store.tables.newest_in_channel(channel)
        return None if table_id is None else await self.get(table_id)

    async def running_of(self, user: int) -> list[Table]:
        """List a person's running tables, starting with those where it is their turn."""
        return [await self.existing(table_id) for table_id in await self.store.listings.running_of(user)]
