"""Computer players at the tables: they act the same way as people do, from their seat's view only."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from typing import Any, Final

from bot.games.chance import Chance
from bot.games.players import Speed
from bot.model.refusals import Refusal, Refused
from bot.services.background import Background
from bot.services.worker_pool import WorkerPool
from bot.tables.table import Table
from bot.telemetry.logs import log_context

MOVE_PAUSE: Final = 1.5
"""Seconds that computer players wait after a person's move, so that its message can be read before theirs."""


class ComputerTurns(Background[Table]):
    """Act at the tables that wait for a computer player; searches run off the event loop."""

    WORK = "a computer player"
    GRACE = 0.0

    def __init__(self, chance: Chance, workers: WorkerPool | None = None, pause: float = 0.0) -> None:
        super().__init__()
        self._chance = chance
        self._workers = workers or WorkerPool()
        self._pause = pause
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="computer")

    def wake(self, key: Table) -> None:
        """Start the computer players of a table if it is their turn."""
        if _seat_to_act(key) is None:
            self.cancel_timer(key)
        else:
            super().wake(key)

    def logged(self, key: Table) -> AbstractContextManager[None]:
        return log_context(key.id, key.row.guild, key.row.channel)

    def _name(self, key: Table) -> str:
        return f"table {key.id}: {self.WORK}"

    async def work(self, key: Table) -> None:
        """Act as long as it is a computer player's turn."""
        table = key
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
            return await self._workers.choose(table.game_key, name, seat, view, self._chance)
        legal = game.rules.legal(table.position, seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, players[name].choose, view, seat, legal, self._chance)

    async def close(self, seconds: float | None = None) -> None:
        """Stop; computer players that have to move do so after the next start."""
        await super().close(seconds)
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._workers.close()


def _seat_to_act(table: Table) -> int | None:
    if table.row.paused is not None or not table.playable:
        return None
    return next((seat for seat in table.actors() if table.seats[seat].decider is not None), None)
