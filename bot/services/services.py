"""The services of a running bot, wired together over one store."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.database.address import Address
from bot.games import version_of
from bot.games.chance import Chance
from bot.model.person import Reach
from bot.model.refusals import Refused
from bot.model.rows import NewTable, Status
from bot.services.background import Periodic
from bot.services.coach import Coach
from bot.services.computers import Computers
from bot.services.erasure import Eraser
from bot.services.leagues import Leagues
from bot.services.load_limit import Deliveries, LoadLimit
from bot.services.matchmaker import Matchmaker, Rooms
from bot.services.notices import Planner
from bot.services.outbox import Outbox, Sender
from bot.services.puzzles import Puzzles
from bot.services.results_writer import ResultsWriter
from bot.services.table_timers import OrderTimer, QuestionTimer
from bot.services.timekeeper import Timekeeper
from bot.services.worker_pool import WorkerPool
from bot.store.store import Store, open_store
from bot.tables.lobby import EXPIRES, LINGERS, ask_again, begin, expire
from bot.tables.moderation import pause, resume
from bot.tables.registry import Tables
from bot.tables.table import Table

log = logging.getLogger(__name__)

RECOVER_EVERY = 30.0
"""Seconds between two checks for what other processes left when they crashed."""
OVERDUE = 60
"""Seconds without a move after which a computer player's process is taken to have crashed."""
EXPIRE_EVERY = 3600.0
"""Seconds between two checks for invitations that nobody touches."""


class Services:
    """Everything that a running bot consists of, except Discord and pictures."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        chance: Chance | None = None,
        workers: WorkerPool | None = None,
        pause: float = 0.0,
        reach: Callable[[NewTable, int], Awaitable[Reach]] | None = None,
        rooms: Rooms | None = None,
    ) -> None:
        chance = chance or secrets.SystemRandom()
        self.backup_days = 0
        """For how many days scheduled backups hold what was deleted; 0 if none are made."""
        self.store = store
        self.tables = Tables(store, chance)
        self.load_limit = LoadLimit()
        self.timekeeper = Timekeeper(self.tables)
        self.outbox = Outbox(
            store, sender, Planner(self.tables, reach), self.load_limit.wait_while_busy, self.timekeeper.wake
        )
        self.workers = workers or WorkerPool()
        self.computers = Computers(chance, self.workers, pause)
        self.coach = Coach(self.workers, store.reviews)
        self.leagues = Leagues(self.tables, reach, rooms)
        self.puzzles = Puzzles(self.tables, self.workers)
        self.results_writer = ResultsWriter(store, self.leagues.game_over)
        self.order_timer = OrderTimer(self.tables)
        self.question_timer = QuestionTimer(self.tables)
        self.eraser = Eraser(store)
        self.matchmaker = Matchmaker(self.tables, chance, reach, rooms)
        self.deliveries = Deliveries()
        self.recovery = Periodic("work of other processes", RECOVER_EVERY, self._recover)
        self.expiry = Periodic("invitations that nobody touches", EXPIRE_EVERY, self._expire)
        self.tables.listeners.append(self._look_after)

    def _look_after(self, table: Table) -> None:
        """Wake whatever may have something to do at a table that has changed."""
        self.outbox.wake(table.id)
        self.computers.wake(table)
        self.question_timer.wake(table.id)
        if table.row.status in (Status.OVER, Status.ABANDONED):
            self.results_writer.wake(table.id)
            self.puzzles.wake()
            self.matchmaker.wake(table.row.guild)  # its channel is free
        if table.row.status is Status.RUNNING:
            self.timekeeper.wake()
        if table.game.orders is not None:
            self.order_timer.wake(table.id)

    async def pause_missing_games(self) -> None:
        """Pause the tables whose game is not there, with the rules that they began with; continue those where it is."""
        listings = self.store.listings
        for game, rules in await listings.games_running():
            for table_id in await listings.going(game, rules) if version_of(game, rules) is None else ():
                with suppress(Refused):  # another process was first
                    await pause(await self.tables.existing(table_id), None)
        for table_id in await listings.standing_still():
            with suppress(Refused):  # not yet
                await resume(await self.tables.existing(table_id), None)

    async def resume(self) -> None:
        """Resume what an earlier process left: messages, results, computers to move, data to erase, open questions."""
        await self.pause_missing_games()
        await self.outbox.resume()
        self.eraser.wake()
        await self._take_up()
        await self.matchmaker.resume()
        await self.leagues.resume()
        self.puzzles.wake()
        self.expiry.begin()
        if self.store.database.shared:
            self.recovery.begin()

    async def _recover(self) -> None:
        """Take over what other processes left when they crashed."""
        await self.outbox.recover()
        await self._take_up(OVERDUE)
        await self.puzzles.look_after_posts()
        self.timekeeper.wake()

    async def _expire(self) -> None:
        """Close the invitations that nobody has touched for long, and ask again those who have not joined a rematch."""
        await self.store.clocks.heartbeat()  # no time has passed for them while the bot was away
        for table_id in await self.store.listings.untouched(EXPIRES):
            await expire(await self.tables.existing(table_id))
        for table_id in await self.store.listings.untouched(LINGERS):
            await ask_again(await self.tables.existing(table_id))
        await self.matchmaker.resume()
        await self.leagues.resume()

    async def _take_up(self, seconds: int = 0) -> None:
        await self.results_writer.resume()
        await self.order_timer.resume()
        await self.question_timer.resume()
        for table_id in await self.store.listings.starting_by_themselves():
            try:
                await begin(await self.tables.existing(table_id))
            except Exception as error:
                expected = isinstance(error, Refused)
                log.log(
                    logging.WARNING if expected else logging.ERROR,
                    *("table %s cannot begin by itself", table_id),
                    exc_info=True,
                )
        for table_id in await self.store.listings.computers_to_act(seconds):
            self.computers.wake(await self.tables.existing(table_id))

    async def idle(self) -> None:
        """Wait until nothing is being done, apart from what is due later or waits for its next try."""
        services = (
            *(self.matchmaker, self.leagues, self.timekeeper, self.order_timer, self.question_timer, self.computers),
            *(self.outbox, self.results_writer, self.eraser, self.puzzles),
        )
        for _ in services:  # repeated, as one may wake another
            for service in services:
                await service.idle()

    async def close(self) -> None:
        """Shut down all services, letting running work finish."""
        for service in (
            *(self.recovery, self.expiry, self.matchmaker, self.leagues, self.coach, self.eraser, self.puzzles),
            self.computers,
            self.results_writer,
            *(self.timekeeper, self.order_timer, self.question_timer, self.outbox),
        ):
            await service.close()


@asynccontextmanager
async def open_services(
    place: Path | Address,
    sender: Sender,
    chance: Chance | None = None,
    clock: Callable[[], float] = time.time,
    workers: WorkerPool | None = None,
    pause: float = 0.0,
    reach: Callable[[NewTable, int], Awaitable[Reach]] | None = None,
    rooms: Rooms | None = None,
) -> AsyncIterator[Services]:
    """Open the store in a file or on a server, and the services over it; raise UnusableStore.

    Computer players wait `pause` seconds after a person's move. `reach` asks Discord where a person is,
    `rooms` opens threads there.
    """
    async with open_store(place, clock) as store:
        services = Services(store, sender, chance, workers, pause, reach, rooms)
        try:
            yield services
        finally:
            await services.close()
