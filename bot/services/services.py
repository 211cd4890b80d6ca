"""The services of a running bot, wired together over one store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from bot.database.address import Address
from bot.database.faults import FaultKind, StoreFault
from bot.games import GAMES, version_of
from bot.games.chance import Chance
from bot.model.refusals import Refused
from bot.model.results import seat_results
from bot.services.background import Background, Periodic, PutOff
from bot.services.coach import Coach
from bot.services.computers import ComputerTurns
from bot.services.leagues import Leagues
from bot.services.load_limit import Deliveries, LoadLimit
from bot.services.matchmaker import Matchmaker, TableRooms
from bot.services.notice_planner import AskReach, NoticePlanner, assume_here
from bot.services.outbox import Outbox
from bot.services.puzzles import Puzzles
from bot.services.sender import Sender
from bot.services.timekeeper import OrderTimer, QuestionTimer, Timekeeper
from bot.services.worker_pool import WorkerPool
from bot.store.store import Store, open_store
from bot.tables.closing import INVITATION_LIFETIME, expire
from bot.tables.lobby import REMATCH_REMINDER_AFTER, ask_again, begin
from bot.tables.moderation import pause, resume
from bot.tables.registry import Tables
from bot.tables.table import Table

log = logging.getLogger(__name__)

# Erasing, and results

VACUUM_RETRY_DELAY: Final = 3600.0
"""Seconds until rewriting the files is tried again after a fault, as nothing can be written meanwhile."""


class Eraser(Background[None]):
    """Erases deleted data after each deletion, and tries again while another program is in the way.

    Deleted data is overwritten at once; its copies go when the files are rewritten, at most once a day.
    """

    WORK = "erasing deleted data"
    GRACE = 0.0

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._vacuum_from = 0.0
        """The earliest time for the next rewriting, by the loop's clock."""

    def wake(self, key: None = None) -> None:
        """Start erasing, if anything was deleted."""
        super().wake(key)

    async def work(self, key: None) -> float | None:
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
        """Erase what can be erased now; return the seconds until the rest can be, or None if nothing is left."""
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
                self._vacuum_from = asyncio.get_running_loop().time() + VACUUM_RETRY_DELAY
            raise


def _is_locked(error: Exception) -> bool:
    """Return whether another program locks the store."""
    return isinstance(error, StoreFault) and error.fault is FaultKind.LOCKED


class ResultsWriter(Background[int]):
    """Writes the results of finished games, one after the other, separately from the moves that finished them."""

    WORK = "the results"

    def __init__(self, store: Store, on_written: Callable[[int], Awaitable[None]] | None = None) -> None:
        super().__init__()
        self._on_written = on_written
        self._store = store
        self._writing = asyncio.Lock()

    async def resume(self) -> None:
        """Write the results that an earlier process left unwritten."""
        for table_id in await self._store.results.pending():
            self.wake(table_id)

    async def work(self, key: int) -> None:
        """Write the results of a table after those that were due earlier, as each rating builds on earlier ones."""
        async with self._writing:
            if await self.write(key) and self._on_written is not None:
                await self._on_written(key)

    async def write(self, table_id: int) -> bool:
        """Write the results of a table; return whether its game has ended and they were still missing."""
        row = await self._store.tables.get(table_id)
        assert row is not None, f"table {table_id} is gone"
        last = await self._store.log.position(table_id)
        if row.is_unfinished or last is None or row.game not in GAMES:
            return False  # the results of a missing game are written when it is back
        return await self._store.results.write(row, seat_results(row, last[1], await self._store.log.moves(table_id)))


# The services

RECOVER_EVERY = 30.0
"""Seconds between two checks for what crashed processes have left."""
OVERDUE_SECONDS = 60
"""Seconds without a move after which a computer player's process counts as crashed."""
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
        reach: AskReach = assume_here,
        rooms: TableRooms | None = None,
    ) -> None:
        chance = chance or secrets.SystemRandom()
        self.backup_days = 0
        """The days for which scheduled backups keep deleted data; 0 if none are made."""
        self.store = store
        self.tables = Tables(store, chance)
        self.load_limit = LoadLimit()
        self.timekeeper = Timekeeper(self.tables)
        self.outbox = Outbox(
            store, sender, NoticePlanner(self.tables, reach), self.load_limit.wait_while_busy, self.timekeeper.wake
        )
        self.workers = workers or WorkerPool()
        self.computers = ComputerTurns(chance, self.workers, pause)
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
        self._closing = (
            self.recovery,
            self.expiry,
            self.matchmaker,
            self.leagues,
            self.eraser,
            self.puzzles,
            self.computers,
            self.results_writer,
            self.timekeeper,
            self.order_timer,
            self.question_timer,
            self.outbox,
        )
        """In the order in which they are shut down."""
        self.tables.listeners.append(self._look_after)

    def _look_after(self, table: Table) -> None:
        """Wake the services that may have something to do at a table that has changed."""
        self.outbox.wake(table.id)
        self.computers.wake(table)
        self.question_timer.wake(table.id)
        if not table.row.is_unfinished:
            self.results_writer.wake(table.id)
            self.puzzles.wake()
            self.matchmaker.wake(table.row.guild)  # its channel is free
        if table.row.is_running:
            self.timekeeper.wake()
        if table.game.orders is not None:
            self.order_timer.wake(table.id)

    async def pause_missing_games(self) -> None:
        """Pause the tables whose game, with the rules they began with, is missing; continue those where it is back."""
        listings = self.store.listings
        for game, rules in await listings.games_running():
            for table_id in await listings.unpaused(game, rules) if version_of(game, rules) is None else ():
                with suppress(Refused):  # another process was first
                    await pause(await self.tables.existing(table_id), None)
        for table_id in await listings.paused_for_missing_games():
            with suppress(Refused):  # the game is still missing
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
        await self._take_up(OVERDUE_SECONDS)
        await self.puzzles.look_after_posts()
        self.timekeeper.wake()

    async def _expire(self) -> None:
        """Close invitations that nobody has touched for long, and ask those who have not joined a rematch again."""
        await self.store.clocks.heartbeat()  # no time has passed for them while the bot was away
        for table_id in await self.store.listings.untouched(INVITATION_LIFETIME):
            await expire(await self.tables.existing(table_id))
        for table_id in await self.store.listings.untouched(REMATCH_REMINDER_AFTER):
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
                level = logging.WARNING if isinstance(error, Refused) else logging.ERROR
                log.log(level, "table %s cannot begin by itself", table_id, exc_info=True)
        for table_id in await self.store.listings.computers_to_act(seconds):
            self.computers.wake(await self.tables.existing(table_id))

    async def idle(self) -> None:
        """Wait until no work is running, apart from jobs that are due later or wait for a retry."""
        while any(service.tasks for service in self._closing):  # as one may wake another
            for service in self._closing:
                await service.idle()

    async def close(self) -> None:
        """Shut down all services, letting work under way finish."""
        for service in self._closing:
            await service.close()


@asynccontextmanager
async def open_services(
    place: Path | Address,
    sender: Sender,
    chance: Chance | None = None,
    clock: Callable[[], float] = time.time,
    workers: WorkerPool | None = None,
    pause: float = 0.0,
    reach: AskReach = assume_here,
    rooms: TableRooms | None = None,
) -> AsyncIterator[Services]:
    """Open the store in a file or on a server, and the services over it; raise UnusableStore.

    Computer players wait `pause` seconds after a person's move. `reach` asks Discord where a person is, and `rooms`
    opens threads there.
    """
    async with open_store(place, clock) as store:
        services = Services(store, sender, chance, workers, pause, reach, rooms)
        try:
            yield services
        finally:
            await services.close()
