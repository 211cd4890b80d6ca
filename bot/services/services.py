"""The house: the store, its tables, the outbox and the computer players, wired together."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.database.address import Address
from bot.games.game import Chance
from bot.model.pace import Pace
from bot.model.rows import Status
from bot.services.coach import Coach
from bot.services.computers import Computers
from bot.services.load_limit import Answering
from bot.services.notices import Planner
from bot.services.outbox import Outbox, Sender
from bot.services.recovery import OVERDUE, Patrol
from bot.services.results_writer import Tally
from bot.services.timekeeper import Timekeeper
from bot.services.worker_pool import Thinkers
from bot.store.people import People
from bot.store.results import Results
from bot.store.reviews import Reviews
from bot.store.store import Store, open_store
from bot.tables.registry import Tables
from bot.tables.table import Table


class House:
    """Everything that a running bot holds besides Discord and pictures."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        chance: Chance | None = None,
        thinkers: Thinkers | None = None,
        pause: float = 0.0,
    ) -> None:
        chance = chance or secrets.SystemRandom()
        self.store = store
        self.people = People(store.database, store.now)
        self.tables = Tables(store, chance)
        self.outbox = Outbox(store, sender, Planner(self.tables, self.people))
        self.thinkers = thinkers or Thinkers()
        self.computers = Computers(chance, self.thinkers, pause)
        self.coach = Coach(self.thinkers, Reviews(store.database))
        self.results = Results(store.database)
        self.tally = Tally(store, self.results)
        self.timekeeper = Timekeeper(self.tables, self.people)
        self.answering = Answering()
        self.patrol = Patrol(self._look_around)
        self.tables.changed = self._changed

    def _changed(self, table: Table) -> None:
        self.outbox.wake(table.id)
        self.computers.wake(table)
        if table.row.status in (Status.OVER, Status.ABANDONED):
            self.tally.wake(table.id)
        if table.row.pace is not Pace.NONE:
            self.timekeeper.wake()

    async def resume(self) -> None:
        """Take up what an earlier process left: messages to send, results to write, computer players to move."""
        await self.outbox.resume()
        await self._take_up()
        if self.store.database.shared:
            self.patrol.begin()

    async def _look_around(self) -> None:
        """Take up what other processes left that have died."""
        await self.outbox.look_around()
        await self._take_up(OVERDUE)
        self.timekeeper.wake()

    async def _take_up(self, seconds: int = 0) -> None:
        await self.tally.resume()
        for number in await self.store.computers_to_act(seconds):
            if (table := await self.tables.get(number)) is not None:
                self.computers.wake(table)

    async def close(self) -> None:
        """Let running work come to its end."""
        await self.patrol.close()
        await self.coach.close()
        await self.computers.close()
        await self.tally.close()
        await self.timekeeper.close()
        await self.outbox.close()


@asynccontextmanager
async def open_house(
    path: Path | Address,
    sender: Sender,
    chance: Chance | None = None,
    clock: Callable[[], float] = time.time,
    thinkers: Thinkers | None = None,
    pause: float = 0.0,
) -> AsyncIterator[House]:
    """Open the store in a file or on a server, and the house on it; raise UnusableStore.

    Computer players wait for `pause` seconds after a person's move.
    """
    async with open_store(path, clock) as store:
        house = House(store, sender, chance, thinkers, pause)
        try:
            yield house
        finally:
            await house.close()
