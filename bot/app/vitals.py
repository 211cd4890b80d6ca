"""How the house is: what waits to be sent and for how long, what runs, who thinks, as figures for the metrics."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.database.base import Database
from bot.model.rows import Status
from bot.services.outbox import STUCK_AFTER
from bot.services.services import House
from bot.telemetry.metrics import OLDEST, OUTBOX, TABLES, THINKING, TO_THINK

PATIENCE: Final = 2.0
"""Seconds within which the store must answer."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """The messages that should be sent by now."""

    count: int
    ages: Mapping[int, int]
    """By table how many seconds the oldest one is due."""

    @property
    def oldest(self) -> int:
        """Tell for how many seconds the oldest one is due."""
        return max(self.ages.values(), default=0)


async def backlog(database: Database, now: int) -> Backlog:
    """Read what waits to be sent, `now` in seconds since 1970."""
    rows = await database.read(
        "SELECT game, count(*), min(coalesce(due, created_at)) FROM outbox"
        " WHERE status = 'waiting' AND (due IS NULL OR due <= ?) GROUP BY game",
        now,
    )
    return Backlog(sum(int(row[1]) for row in rows), {int(row[0]): max(0, now - int(row[2])) for row in rows})


async def tables(database: Database) -> dict[str, int]:
    """Count the tables that are open or running."""
    rows = await database.read(
        "SELECT status, count(*) FROM games WHERE status IN ('invitation', 'running') GROUP BY status"
    )
    return dict.fromkeys((str(Status.INVITATION), str(Status.RUNNING)), 0) | {str(row[0]): int(row[1]) for row in rows}


async def failing(house: House | None) -> list[str]:
    """Name what does not work: the `store` when it does not answer, the `outbox` when nothing gets out any more."""
    if house is None:
        return ["store"]
    try:
        async with asyncio.timeout(PATIENCE):
            waiting = await backlog(house.store.database, house.store.now())
    except Exception:  # whatever it is, this is where it is told
        return ["store"]
    overdue = {table for table, age in waiting.ages.items() if age > STUCK_AFTER}
    return ["outbox"] if house.outbox.stuck(overdue) else []


async def measure(house: House) -> None:
    """Read the figures that nobody counts as they change."""
    waiting = await backlog(house.store.database, house.store.now())
    OUTBOX.set(waiting.count)
    OLDEST.set(waiting.oldest)
    for status, count in (await tables(house.store.database)).items():
        TABLES.labels(status).set(count)
    THINKING.set(house.thinkers.busy)
    TO_THINK.set(house.thinkers.waiting)
