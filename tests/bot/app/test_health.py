"""Health and metrics: whether the bot is healthy, why not, and figures that identify no person or table."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from bot.app.health import serve_pages
from bot.services.outbox import STUCK_AFTER
from bot.services.sender import MissingRight
from bot.services.services import Services, open_services
from bot.tables import lobby
from bot.tables.table import Table
from bot.telemetry.metrics import LagMeter
from tests.bot.kit import act, act_at_random, begun, invitation
from tests.bot.services.test_undelivered import FailingSender
from tests.bot.stores import empty

LABELS = {"status", "by", "code", "kind", "le", "outcome", "scope", "how"}
"""All metric labels; none of them identifies anyone."""


@dataclass
class Bot:
    opened: Services | None
    connected: bool = True
    latency: float = 0.042
    commands_registered: bool = True


@dataclass
class MonitoredBot:
    bot: Bot
    services: Services
    sender: FailingSender
    clock: SimpleNamespace
    address: str

    async def health(self) -> tuple[int, Any]:
        async with aiohttp.request("GET", f"{self.address}/healthz") as answer:
            return answer.status, await answer.json()

    async def figures(self) -> dict[str, float]:
        async with aiohttp.request("GET", f"{self.address}/metrics") as answer:
            assert answer.status == 200
            assert answer.content_type == "text/plain"
            text = await answer.text()
        return {
            sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }


@pytest_asyncio.fixture
async def monitored(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[MonitoredBot]:
    clock, sender = SimpleNamespace(now=1_800_000_000.0), FailingSender()
    monkeypatch.setattr("bot.services.outbox.monotonic", lambda: clock.now)
    async with open_services(empty(path), sender, clock=lambda: clock.now) as services:
        bot = Bot(services)
        async with serve_pages(("127.0.0.1", 0), bot) as port:
            yield MonitoredBot(bot, services, sender, clock, f"http://127.0.0.1:{port}")


async def table(monitored: MonitoredBot) -> Table:
    table = await begun(monitored.services.tables, channel=5)
    await monitored.services.outbox.idle()
    return table


HEALTHY = (200, {"healthy": True, "failing": [], "stuck": []})


def unhealthy(*failing: str, stuck: tuple[int, ...] = ()) -> tuple[int, Any]:
    """Return the health page of a bot whose parts have failed, and whose tables are stuck."""
    return 503, {"healthy": False, "failing": list(failing), "stuck": list(stuck)}


async def test_each_part_that_fails_is_named(monitored: MonitoredBot, caplog: pytest.LogCaptureFixture) -> None:
    """The gateway, the store, or both; a long time without messages is no failure."""
    await table(monitored)
    monitored.clock.now += 10 * STUCK_AFTER
    assert await monitored.health() == HEALTHY
    monitored.bot.connected = False
    assert await monitored.health() == unhealthy("gateway")
    monitored.bot.opened = None
    assert await monitored.health() == unhealthy("gateway", "store")
    monitored.bot.opened, monitored.bot.connected = monitored.services, True
    await monitored.services.store.database.close()
    assert await monitored.health() == unhealthy("store")
    monitored.bot.connected, monitored.bot.latency = False, float("nan")
    assert (await monitored.figures())["piazza_gateway_connected"] == 0
    assert "some figures could not be read" in caplog.text


async def test_a_store_that_hangs_has_failed(monitored: MonitoredBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hanging store counts as failed and does not delay the response."""
    monkeypatch.setattr("bot.app.health.STORE_TIMEOUT", 0.01)

    async def hang(query: str, *values: object) -> list[object]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(monitored.services.store.database, "read", hang)

    assert await monitored.health() == unhealthy("store")


async def test_a_table_that_is_stuck_is_seen_while_others_send(
    monitored: MonitoredBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is on the health page and in the metrics until it sends again."""
    monkeypatch.setattr("bot.services.background.FIRST_WAIT", 3600.0)  # longer than any machine takes for this test
    monitored.sender.fault = ConnectionError("this one alone")
    stuck = await table(monitored)
    assert await monitored.health() == HEALTHY
    monitored.sender.fault = None
    monitored.clock.now += STUCK_AFTER + 1
    other = await lobby.open_table(monitored.services.tables, invitation(channel=6))
    await monitored.services.outbox.settle(5)

    assert await monitored.services.store.outbox.waiting(other.id) == []
    assert await monitored.health() == unhealthy("outbox", stuck=(stuck.id,))
    figures = await monitored.figures()
    assert figures["piazza_tables_stuck"] == 1
    assert figures["piazza_outbox_messages"] == 2
    assert figures["piazza_outbox_oldest_seconds"] == STUCK_AFTER + 1
    monitored.services.outbox.wake(stuck.id)
    await monitored.services.outbox.settle(5)
    assert await monitored.health() == HEALTHY


async def test_a_missing_permission_is_no_fault_of_the_bot(monitored: MonitoredBot) -> None:
    monitored.sender.fault = MissingRight("50013")
    await table(monitored)
    monitored.clock.now += STUCK_AFTER + 1

    assert await monitored.health() == HEALTHY


async def test_metrics_count_what_the_bot_does(monitored: MonitoredBot) -> None:
    """Moves, tables, messages with failures and retries, transactions, the gateway, workers and the process itself."""
    before = await monitored.figures()
    monitored.sender.fault = ConnectionError("no Discord")
    opened = await lobby.open_table(monitored.services.tables, invitation(channel=6))
    await monitored.services.outbox.settle(5)
    monitored.sender.fault = None
    monitored.services.outbox.wake(opened.id)
    running = await table(monitored)
    for _ in range(3):
        await act(running, running.game.rules.legal(running.position, running.actors()[0])[0])
    await monitored.services.outbox.settle(5)
    after = await monitored.figures()

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert grew("piazza_moves_total person") == 3
    assert (after["piazza_tables running"], after["piazza_tables invitation"]) == (1, 1)
    posts = ("failed", "retried", "sent")
    assert [grew(f"piazza_posts_{each}_total invitation") for each in posts] == [1, 1, 2]
    assert grew("piazza_posts_sent_total turn") >= 1
    assert grew("piazza_transaction_seconds_count") >= 6
    assert (after["piazza_gateway_connected"], after["piazza_gateway_latency_seconds"]) == (1, 0.042)
    assert (after["piazza_thinkers_busy"], after["piazza_thinkers_waiting"]) == (0, 0)
    assert after["process_resident_memory_bytes"] > 10 * 2**20


async def test_metrics_identify_nobody(monitored: MonitoredBot) -> None:
    """Labels have a few fixed values; none is a person, table, channel or server."""
    playing = await table(monitored)
    await act_at_random(playing)
    async with aiohttp.request("GET", f"{monitored.address}/metrics") as answer:
        families = list(text_string_to_metric_families(await answer.text()))
    labels = {
        (name, value) for family in families for sample in family.samples for name, value in sample.labels.items()
    }

    assert {name for name, _ in labels} <= LABELS
    assert not [value for name, value in labels if name != "le" and re.search(r"\d{2}|[^\w]", value)]


async def test_without_an_address_nothing_is_served() -> None:
    async with serve_pages(None, Bot(None)) as port:
        assert port == 0


async def test_a_busy_loop_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lag meter measures how late its half-second timer fires on a blocked loop."""
    loop, ahead = asyncio.get_running_loop(), [0.0]
    seen: asyncio.Future[float] = loop.create_future()
    monkeypatch.setattr("bot.telemetry.metrics.LOOP_LAG.observe", seen.set_result)
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + ahead[0])
    meter = LagMeter()
    meter.start()
    ahead[0] += LagMeter.EVERY + 3
    late = await seen
    meter.stop()

    assert 3 <= late < 4
