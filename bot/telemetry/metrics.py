"""The bot's metrics for Prometheus; no label names a person, a table or a server."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

disable_created_metrics()  # type: ignore[no-untyped-call]
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
_gauge = partial(Gauge, registry=REGISTRY)
_counter = partial(Counter, registry=REGISTRY)
_histogram = partial(Histogram, registry=REGISTRY)

_QUICK_BUCKETS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Bucket bounds in seconds, for what should take milliseconds."""
_WAIT_BUCKETS: Final = (0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 1.5, 3, 5, 10, 30)
"""Bucket bounds in seconds, for what people wait for; Discord gives up after 3."""

TABLES: Final = _gauge("piazza_tables", "Tables that are open or running.", ["status"])
MOVES: Final = _counter("piazza_moves", "Moves accepted and stored.", ["by"])
REFUSALS: Final = _counter("piazza_refusals", "What people were refused, by its code.", ["code"])
ERRORS: Final = _counter("piazza_errors", "Interactions that failed through a fault of ours.")
ANSWERS: Final = _histogram(
    "piazza_answer_seconds",
    "From a click, command or form arriving to its answer being there.",
    ["kind"],
    buckets=_WAIT_BUCKETS,
)
PICTURES: Final = _histogram(
    "piazza_drawing_seconds",
    "Drawing a picture, including the wait for a process if one draws it.",
    buckets=_WAIT_BUCKETS,
)
PICTURES_SKIPPED: Final = _counter(
    "piazza_pictures_skipped",
    "Turns whose pictures were not drawn because a later message was to show newer ones.",
)
TRANSACTIONS: Final = _histogram(
    "piazza_transaction_seconds",
    "A transaction of the store, waiting for the one before it included.",
    buckets=_QUICK_BUCKETS,
)
STORE_FAULTS: Final = _counter(
    "piazza_store_faults",
    "Reads and writes that failed because the store is locked, full, damaged or out of reach.",
    ["kind"],
)
OUTBOX: Final = _gauge("piazza_outbox_messages", "Messages that should be sent by now.")
OUTBOX_OLDEST: Final = _gauge("piazza_outbox_oldest_seconds", "How long the oldest of them is due.")
POSTS_SENT: Final = _counter("piazza_posts_sent", "Messages of the outbox that were sent.", ["kind"])
POSTS_RETRIED: Final = _counter("piazza_posts_retried", "Messages tried once more.", ["kind"])
POSTS_FAILED: Final = _counter("piazza_posts_failed", "Tries to send that failed.", ["kind"])
POSTS_DEGRADED: Final = _counter(
    "piazza_posts_degraded",
    "Messages that could not be sent as they were: sent without pictures, in plain words, or dropped.",
    ["how"],
)
TABLES_STUCK: Final = _gauge("piazza_tables_stuck", "Tables whose messages have been held up for ten minutes.")
REQUESTS: Final = _counter("piazza_discord_requests", "Requests to Discord, by the class of its answer.", ["status"])
RATE_LIMITS: Final = _counter("piazza_discord_rate_limits", "Answers of status 429.", ["scope"])
RATE_LIMIT_SECONDS: Final = _counter(
    "piazza_discord_rate_limit_seconds", "How long Discord asked to wait with them.", ["scope"]
)
GATEWAY_CONNECTED: Final = _gauge("piazza_gateway_connected", "1 while the gateway is connected.")
GATEWAY_LATENCY: Final = _gauge("piazza_gateway_latency_seconds", "The gateway's last round trip.")
CONNECTIONS: Final = _counter(
    "piazza_gateway_connections",
    "Times the gateway was connected, newly or by resuming a session.",
    ["how"],
)
DISCONNECTS: Final = _counter("piazza_gateway_disconnects", "Times the gateway was lost.")
LOOP_LAG: Final = _histogram(
    "piazza_loop_lag_seconds", "How late the event loop runs callbacks that are due.", buckets=_QUICK_BUCKETS
)
WORKERS_BUSY: Final = _gauge("piazza_thinkers_busy", "Processes that are thinking.")
SEARCHES_WAITING: Final = _gauge("piazza_thinkers_waiting", "Questions that wait for one of them.")
BACKUPS: Final = _counter("piazza_backups", "Backups on the schedule, by what came of them.", ["outcome"])
BACKED_UP: Final = _gauge("piazza_backup_newest_timestamp_seconds", "When the newest backup was made, 0 without one.")

# a counter that appears only with its first event never rises from zero, so no alert could fire on it
for _metric, _values in (
    (MOVES, ("person", "computer")),
    (REQUESTS, ("2xx", "3xx", "4xx", "5xx", "none")),
    (CONNECTIONS, ("new", "resumed")),
    (BACKUPS, ("good", "damaged", "failed")),
):
    for _value in _values:
        _metric.labels(_value)


class LagMeter:
    """Measures twice a second how late the event loop runs callbacks that are due."""

    EVERY: Final = 0.5

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + self.EVERY

        def look() -> None:
            LOOP_LAG.observe(max(0.0, loop.time() - due))
            self.start()

        self._timer = loop.call_at(due, look)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
