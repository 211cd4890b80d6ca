"""Health checks and metrics, and the pages `/healthz` and `/metrics` that show them."""

from __future__ import annotations

import asyncio
import errno
import logging
import math
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.services.outbox import STUCK_AFTER
from bot.services.services import Services
from bot.store.outbox import Backlog
from bot.telemetry.metrics import (
    GATEWAY_CONNECTED,
    GATEWAY_LATENCY,
    OUTBOX,
    OUTBOX_OLDEST,
    REGISTRY,
    SEARCHES_WAITING,
    TABLES,
    TABLES_STUCK,
    WORKERS_BUSY,
    LagMeter,
)
from bot.texts.printable import say

log = logging.getLogger(__name__)

STORE_TIMEOUT: Final = 2.0
"""Seconds within which the store must answer."""


class PortUnavailable(Exception):
    """An address cannot be served, for the given reason."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why

    def __str__(self) -> str:
        return say("metrics-unavailable", address=self.address, why=self.why)

    @property
    def taken(self) -> bool:
        """Whether another program listens there."""
        return isinstance(self.__cause__, OSError) and self.__cause__.errno == errno.EADDRINUSE


class Monitored(Protocol):
    """The properties of the bot that are monitored."""

    @property
    def opened(self) -> Services | None:
        """The services, once they are open."""
        ...

    @property
    def connected(self) -> bool:
        """Whether the gateway is connected and the bot knows its servers."""
        ...

    @property
    def commands_registered(self) -> bool:
        """Whether Discord has accepted the commands, as far as is known."""
        ...

    @property
    def latency(self) -> float:
        """The gateway's last round trip in seconds, NaN before the first."""
        ...


@asynccontextmanager
async def serve_pages(address: tuple[str, int] | None, bot: Monitored) -> AsyncIterator[int]:
    """Serve both pages at a host and port for the duration of a block, and yield the port; raise PortUnavailable.

    Without an address, nothing is served or measured.
    """
    if address is None:
        yield 0
        return
    from aiohttp import web  # 2 MiB, which only these pages need

    async def healthz(_: web.Request) -> web.Response:
        page = await health(bot)
        return web.json_response(page, status=200 if page["healthy"] else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=await figures(bot), headers={"Content-Type": CONTENT_TYPE_LATEST})

    host, port = address
    app = web.Application()
    app.router.add_get("/healthz", healthz)
    app.router.add_get("/metrics", metrics)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    lag = LagMeter()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise PortUnavailable(_url(host, port), _system_message(error)) from error
        port = int(runner.addresses[0][1])
        log.info("health and metrics at %s", _url(host, port))
        lag.start()
        yield port
    finally:
        lag.stop()
        await runner.cleanup()


async def health(bot: Monitored) -> dict[str, Any]:
    """Return whether all is well, the names of failing parts, and the ids of stuck tables."""
    parts, stuck = await failing(bot.opened)
    failed = [*([] if bot.connected else ["gateway"]), *parts, *([] if bot.commands_registered else ["commands"])]
    return {"healthy": not failed, "failing": failed, "stuck": stuck}


async def figures(bot: Monitored) -> bytes:
    """Return all metrics; those of a store that does not answer keep their previous values."""
    GATEWAY_CONNECTED.set(bot.connected)
    if math.isfinite(bot.latency):
        GATEWAY_LATENCY.set(bot.latency)
    if (services := bot.opened) is not None:
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                await measure(services)
        except Exception:
            log.warning("some figures could not be read", exc_info=True)
    return generate_latest(REGISTRY)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _system_message(error: OSError) -> str:
    """Return the system's own message, without the text that asyncio adds."""
    cause = error.__cause__ or error.__context__
    return (cause.strerror if isinstance(cause, OSError) else error.strerror) or type(error).__name__


async def failing(services: Services | None) -> tuple[list[str], list[int]]:
    """Return the failing parts, a silent `store` or an `outbox` with stuck tables, and these tables."""
    if services is None:
        return ["store"], []
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            waiting = await services.store.outbox.backlog()
    except Exception:  # any fault of the store counts
        return ["store"], []
    stuck = _find_stuck_tables(services, waiting)
    return ["outbox"] if stuck else [], stuck


def _find_stuck_tables(services: Services, waiting: Iterable[Backlog]) -> list[int]:
    return services.outbox.stuck({each.table_id for each in waiting if each.age > STUCK_AFTER})


async def measure(services: Services) -> None:
    """Update the gauges that are measured on request."""
    waiting = await services.store.outbox.backlog()
    OUTBOX.set(sum(each.messages for each in waiting))
    OUTBOX_OLDEST.set(max((each.age for each in waiting), default=0))
    TABLES_STUCK.set(len(_find_stuck_tables(services, waiting)))
    for status, count in (await services.store.listings.counts()).items():
        TABLES.labels(status).set(count)
    WORKERS_BUSY.set(services.workers.busy)
    SEARCHES_WAITING.set(services.workers.waiting)
