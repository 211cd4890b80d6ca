"""Computer players at the tables: they act through the same door as people, from their seat's View alone."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from bot.games.game import Chance, IllegalAction
from bot.model.refusals import Refusal
from bot.services.worker_pool import Thinkers
from bot.tables.stand_in import strongest_quick
from bot.tables.table import Table
from bot.telemetry.logs import about

log = logging.getLogger(__name__)

PAUSE: Final = 1.5
"""Seconds that computer players wait after a person's move, so that its message can be read before theirs comes."""
FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Seconds between two tries after a fault; the wait doubles from the first to the longest."""


class Computers:
    """One task for each table that waits for a computer player; their thinking is off the event loop."""

    def __init__(self, chance: Chance, thinkers: Thinkers | None = None, pause: float = 0.0) -> None:
        self._chance = chance
        self._thinkers = thinkers or Thinkers()
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._waits: dict[int, float] = {}
        self._closed = False
        self._workers = ThreadPoolExecutor(1, thread_name_prefix="computer")

    def wake(self, table: Table) -> None:
        """Let the computer players of a table act if it is their turn."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if self._closed or table.id in self._tasks or _seat_to_act(table) is None:
            return
        with about(table.id, table.row.guild, table.row.channel):
            task = asyncio.create_task(self._act(table), name=f"computer players of table {table.id}")
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        if task.cancelled() or self._closed:
            return
        if (error := task.exception()) is None:
            self._waits.pop(table.id, None)
            self.wake(table)
            return
        wait = self._waits.get(table.id, FIRST_WAIT)
        with about(table.id, table.row.guild, table.row.channel):
            log.error("table %s: a computer player failed; next try in %.0f s", table.id, wait, exc_info=error)
        self._waits[table.id] = min(wait * 2, LONGEST_WAIT)
        self._timers[table.id] = asyncio.get_running_loop().call_later(wait, self.wake, table)

    async def _act(self, table: Table) -> None:
        if self._pause:
            await asyncio.sleep(self._pause)
        while (seat := _seat_to_act(table)) is not None:
            revision = table.revision
            decider = table.seats[seat].decider or ""
            action = await self._decide(table, seat, decider)
            try:
                await table.act(seat, revision, action, decider=decider)
            except IllegalAction as refused:
                if refused.reason not in (Refusal.MOVED_ON, Refusal.TABLE_OVER, Refusal.PAUSED):
                    raise

    async def _decide(self, table: Table, seat: int, decider: str) -> Any:
        """Let a computer player choose, from what its seat knows who remembers everything that happened in public."""
        game, view = table.game, table.game.recall(table.position, seat)
        computer = decider if decider in game.COMPUTERS else strongest_quick(game)  # another version may have had more
        if computer not in game.INSTANT:
            return await self._thinkers.decide(game.NAME, computer, seat, view, self._chance)
        legal = game.legal(table.position, seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._workers, game.COMPUTERS[computer], view, legal, self._chance)

    async def close(self) -> None:
        """Stop; whoever is to move is asked again at the next start."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.shutdown(wait=False, cancel_futures=True)
        self._thinkers.close()


def _seat_to_act(table: Table) -> int | None:
    if table.row.paused is not None:
        return None
    return next((seat for seat in table.actors() if table.seats[seat].decider is not None), None)
