"""Health checks, and the gauges that are measured on request: waiting messages, tables, worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.services.outbox import STUCK_AFTER
from bot.services.services import Services
from bot.store.store import Store
from bot.telemetry.metrics import OLDEST, OUTBOX, SEARCHES_WAITING, TABLES, TABLES_STUCK, WORKERS_BUSY

PATIENCE: Final = 2.0
"""Seconds within which the store must answer."""


@dataclass(frozen=True, slots=True)
class Backlog:
    """The messages that should have been sent by now."""

    count: int
    ages: Mapping[int, int]
    """By table: for how many seconds the oldest one has been due."""

    @property
    def oldest(self) -> int:
        """For how many seconds the oldest one has been due."""
        return max(self.ages.values(), default=0)


async def backlog(store: Store) -> Backlog:
    """Return the messages that should have been sent by now."""
    waiting, now = await store.outbox.backlog(), store.now()
    ages = {table_id: max(0, now - since) for table_id, (_, since) in waiting.items()}
    return Backlog(sum(count for count, _ in waiting.values()), ages)


@dataclass(frozen=True, slots=True)
class Failing:
    """What is failing, and the tables that are stuck."""

    parts: tuple[str, ...] = ()
    """`store` if it does not answer, `outbox` if a table is stuck."""
    stuck: tuple[int, ...] = ()


async def failing(services: Services | None) -> Failing:
    """Return what is failing."""
    if services is None:
        return Failing(("store",))
    try:
        async with asyncio.timeout(PATIENCE):
            waiting = await backlog(services.store)
    except Exception:  # any fault of the store counts
        return Failing(("store",))
    stuck = _stuck(services, waiting)
    return Failing(("outbox",) if stuck else (), stuck)


def _stuck(services: Services, waiting: Backlog) -> tuple[int, ...]:
    overdue = {table_id for table_id, age in waiting.ages.items() if age > STUCK_AFTER}
    return tuple(services.outbox.stuck(overdue))


async def measure(services: Services) -> None:
    """Update the gauges that are measured on request."""
    waiting = await backlog(services.store)
    OUTBOX.set(waiting.count)
    OLDEST.set(waiting.oldest)
    TABLES_STUCK.set(len(_stuck(services, waiting)))
    for status, count in (await services.store.listings.counts()).items():
        TABLES.labels(status).set(count)
    WORKERS_BUSY.set(services.workers.busy)
    SEARCHES_WAITING.set(services.workers.waiting)
