"""The pages that show the bot's health: `/healthz` for monitoring, `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app.health import PATIENCE, failing, measure
from bot.services.services import Services
from bot.telemetry.metrics import CONNECTED, LATENCY, REGISTRY, LagMeter

log = logging.getLogger(__name__)


class Unavailable(Exception):
    """An address cannot be served, for the given reason."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(address, why)
        self.address = address
        self.why = why


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
async def served(address: tuple[str, int] | None, bot: Monitored) -> AsyncIterator[int]:
    """Serve both pages at a host and port for the duration of a block, and yield the port; raise Unavailable.

    Without an address, nothing is served or measured.
    """
    if address is None:
        yield 0
        return
    host, port = address
    pages = _Pages(bot)
    app = web.Application()
    app.router.add_get("/healthz", pages.healthz)
    app.router.add_get("/metrics", pages.metrics)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    lag = LagMeter()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise Unavailable(_written(host, port), _why(error)) from error
        port = int(runner.addresses[0][1])
        log.info("health and metrics at %s", _written(host, port))
        lag.start()
        yield port
    finally:
        lag.stop()
        await runner.cleanup()


class _Pages:
    def __init__(self, bot: Monitored) -> None:
        self._bot = bot

    async def healthz(self, _: web.Request) -> web.Response:
        """Answer 200 if all is well, else 503 with the names of what is failing and the numbers of stuck tables."""
        found = await failing(self._bot.opened)
        commands = [] if self._bot.commands_registered else ["commands"]
        failed = [*([] if self._bot.connected else ["gateway"]), *found.parts, *commands]
        page = {"healthy": not failed, "failing": failed, "stuck": found.stuck}
        return web.json_response(page, status=503 if failed else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """Return all metrics; if the store does not answer, with its previous values."""
        CONNECTED.set(self._bot.connected)
        if math.isfinite(self._bot.latency):
            LATENCY.set(self._bot.latency)
        if (services := self._bot.opened) is not None:
            try:
                async with asyncio.timeout(PATIENCE):
                    await measure(services)
            except Exception:
                log.warning("some figures could not be read", exc_info=True)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _why(error: OSError) -> str:
    """Return the system's own message, without the text that asyncio adds."""
    cause = error.__cause__ or error.__context__
    return (cause.strerror if isinstance(cause, OSError) else error.strerror) or type(error).__name__
