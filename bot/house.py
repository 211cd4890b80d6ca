"""The house: the store, its tables, the outbox and the computer players, wired together."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.computers import Computers
from bot.games.game import Chance
from bot.outbox import Outbox, Sender
from bot.store import Store, open_store
from bot.tables import Table, Tables


class House:
    """Everything that a running bot holds besides Discord and pictures."""

    def __init__(self, store: Store, sender: Sender, chance: Chance | None = None) -> None:
        chance = chance or secrets.SystemRandom()
        self.store = store
        self.tables = Tables(store, chance)
        self.outbox = Outbox(store, sender)
        self.computers = Computers(chance)
        self.tables.changed = self._changed

    def _changed(self, table: Table) -> None:
        self.outbox.wake(table.id)
        self.computers.wake(table)

    async def resume(self) -> None:
        """Take up what an earlier process left: messages to send, computer players to move."""
        await self.outbox.resume()
        for number in await self.store.computers_to_act():
            if (table := await self.tables.get(number)) is not None:
                self.computers.wake(table)

    async def close(self) -> None:
        """Let running work come to its end."""
        await self.computers.close()
        await self.outbox.close()


@asynccontextmanager
async def open_house(path: Path, sender: Sender, chance: Chance | None = None) -> AsyncIterator[House]:
    """Open the store in a file and the house on it; raise UnusableStore."""
    async with open_store(path) as store:
        house = House(store, sender, chance)
        try:
            yield house
        finally:
            await house.close()
