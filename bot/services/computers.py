"""Computer players at the tables: they act the same way as people do, from their seat's view only."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from bot.games.chance import Chance
from bot.games.players import Speed
from bot.model.refusals import Refusal, Refused
from bot.services.backoff import Backoff
from bot.services.worker_pool import WorkerPool
from bot.tables.table import Table
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

PAUSE: Final = 1.5
"""Seconds that computer players wait after a person's move, so that its message can be read before theirs."""


class Computers:
    """One task per table that waits for a computer player; the search runs off the event loop."""

    def __init__(self, chance: Chance, workers: WorkerPool | None = None, pause: float = 0.0) -> None:
        self._chance = chance
        self._workers = workers or WorkerPool()
        self._pause = pause
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._timers: dict[int, asyncio.TimerHandle] = {}
        self._backoffs: defaultdict[int, Backoff] = defaultdict(Backoff)
        self._closed = False
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="computer")

    def wake(self, table: Table) -> None:
        """Start the computer players of a table if it is their turn."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if self._closed or table.id in self._tasks or _seat_to_act(table) is None:
            return
        with log_context(table.id, table.row.guild, table.row.channel):
            task = asyncio.create_task(self._act(table), name=f"computer players of table {table.id}")
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        if task.cancelled() or self._closed:
            return
        if (error := task.exception()) is None:
            self._backoffs.pop(table.id, None)
            self.wake(table)
            return
        wait = self._backoffs[table.id].next()
        with log_context(table.id, table.row.guild, table.row.channel):
            log.error("table %s: a computer player failed; next try in %.0f s", table.id, wait, exc_info=error)
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
            except Refused as refused:
                if refused.reason not in (Refusal.MOVED_ON, Refusal.TABLE_OVER, Refusal.PAUSED):
                    raise

    async def _decide(self, table: Table, seat: int, decider: str) -> Any:
        """Return the action that a computer player chooses from its seat's view, with perfect memory."""
        game, view = table.game, table.game.views.view_with_memory(table.position, seat)
        players = game.computers.players
        name = decider if decider in players else game.computers.strongest_quick  # another version may have had more
        if players[name].speed is not Speed.INSTANT:
            return await self._workers.decide(table.game_key, name, seat, view, self._chance)
        legal = game.rules.legal(table.position, seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, players[name].choose, view, seat, legal, self._chance)

    async def idle(self, retries: bool = False) -> None:
        """Wait until no computer player is acting or, with `retries`, waiting for its next try."""
        while (tasks := list(self._tasks.values())) or (retries and self._timers):
            await (asyncio.wait(tasks) if tasks else asyncio.sleep(0))

    async def close(self) -> None:
        """Stop; computer players that have to move do so after the next start."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._workers.close()


def _seat_to_act(table: Table) -> int | None:
    if table.row.paused is not None or not table.playable:
        return None
    return next((seat for seat in table.actors() if table.seats[seat].decider is not None), None)
