"""Computer players at the tables: they act through the same door as people, from their seat's View alone."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from bot.games.game import Chance, IllegalAction
from bot.refusals import Refusal
from bot.tables import Table

log = logging.getLogger(__name__)


class Computers:
    """One task for each table that waits for a computer player; their thinking is off the event loop."""

    def __init__(self, chance: Chance, workers: int = 1) -> None:
        self._chance = chance
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._workers = ThreadPoolExecutor(workers, thread_name_prefix="computer")

    def wake(self, table: Table) -> None:
        """Let the computer players of a table act if it is their turn."""
        if table.id in self._tasks or _seat_to_act(table) is None:
            return
        task = asyncio.create_task(self._act(table), name=f"computer players of table {table.id}")
        self._tasks[table.id] = task
        task.add_done_callback(lambda _: self._done(table))

    def _done(self, table: Table) -> None:
        task = self._tasks.pop(table.id)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error(
                "table %s: a computer player failed; it tries again when the table is used", table.id, exc_info=error
            )
        elif not task.cancelled():
            self.wake(table)

    async def _act(self, table: Table) -> None:
        while (seat := _seat_to_act(table)) is not None:
            revision = table.revision
            view = table.view(seat)
            legal = table.game.legal(table.position, seat)
            decide = table.game.COMPUTERS[table.seats[seat].computer or ""]
            loop = asyncio.get_running_loop()
            action = await loop.run_in_executor(self._workers, decide, view, legal, self._chance)
            try:
                await table.act(seat, revision, action)
            except IllegalAction as refused:
                if refused.reason != Refusal.MOVED_ON:
                    raise

    async def close(self) -> None:
        """Stop; whoever is to move is asked again at the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._workers.shutdown(wait=False, cancel_futures=True)


def _seat_to_act(table: Table) -> int | None:
    return next((seat for seat in table.actors() if table.seats[seat].computer is not None), None)
