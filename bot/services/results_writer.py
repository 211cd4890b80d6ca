"""Keeping the books: whatever game ends, its results are written down once, however often the bot was killed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

from bot.games import GAMES
from bot.games.game import Json
from bot.model.history import holding
from bot.model.ranking import gave_up, places
from bot.model.rows import Ending, Move, Status, TableRow
from bot.store.results import Results, SeatResult
from bot.store.store import Store
from bot.telemetry.logs import about

log = logging.getLogger(__name__)

FIRST_WAIT = 2.0
LONGEST_WAIT = 300.0
"""Seconds between two tries after a fault; the wait doubles from the first to the longest."""


class Tally:
    """One task that takes the games that ended one after another, apart from the moves that ended them."""

    def __init__(self, store: Store, results: Results) -> None:
        self._store = store
        self._results = results
        self._due: dict[int, None] = {}
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._wait = FIRST_WAIT
        self._closed = False

    async def resume(self) -> None:
        """Write what an earlier process left unwritten."""
        self.wake(*await self._results.pending())

    def wake(self, *tables: int) -> None:
        """See to it that the results of these tables are written soon."""
        self._due.update(dict.fromkeys(tables))
        if not self._closed and self._due and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work(), name="results")

    async def _work(self) -> None:
        failed = []
        while self._due:
            table = next(iter(self._due))
            del self._due[table]
            with about(table):
                try:
                    await self.write(table)
                except Exception:
                    log.exception("table %s: its results could not be written; next try in %.0f s", table, self._wait)
                    failed.append(table)
        if failed:
            self._timer = asyncio.get_running_loop().call_later(self._wait, self.wake, *failed)
            self._wait = min(self._wait * 2, LONGEST_WAIT)
        else:
            self._wait = FIRST_WAIT

    async def write(self, table: int) -> bool:
        """Write the results of a table; tell whether its game has ended and that was still to be done."""
        row = await self._store.table(table)
        assert row is not None, f"table {table} is gone"
        found = await self._store.position(table)
        if row.status not in (Status.OVER, Status.ABANDONED) or found is None:
            return False
        return await self._results.write(row, await self._seats(row))

    async def _seats(self, row: TableRow) -> list[SeatResult]:
        found = await self._store.position(row.id)
        assert found is not None
        return seat_results(row, found[1], await self._store.moves(row.id))

    async def settled(self) -> None:
        """Wait until nothing is being written."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self, seconds: float = 5.0) -> None:
        """Finish what is being written, for some seconds at most; the rest is found at the next start."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._task is not None:
            _, late = await asyncio.wait({self._task}, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


def seat_results(row: TableRow, last: Json, log_rows: Iterable[Move]) -> list[SeatResult]:
    """Work out what each seat of a game that has ended came to, from its last position and its log."""
    game = GAMES[row.game]
    assert row.ending is not None, f"table {row.id} has not ended"
    outcome = game.outcome(game.position_from_json(last)) if row.ending is Ending.PLAYED else None
    events = [event for move in holding(log_rows) for event in game.events_from_json(move.events)]
    counted = game.figures(events, len(row.seats))
    return [
        SeatResult(
            place=place,
            score=None if outcome is None or gave_up(seat) else outcome.scores[number],
            gave_up=gave_up(seat),
            figures=counted[number],
        )
        for number, (seat, place) in enumerate(zip(row.seats, places(row.ending, row.seats, outcome), strict=True))
    ]
