"""How the bot tells how it is: healthy or not and why, and figures in which nobody and no table can be told apart."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from prometheus_client.parser import text_string_to_metric_families

from bot.app.health_page import Unavailable, served
from bot.model.rows import Post
from bot.services.outbox import STUCK_AFTER, MissingRight
from bot.services.services import Services, open_services
from bot.tables import lobby
from bot.tables.table import Table
from bot.telemetry.metrics import LagMeter
from tests.bot.kit import Pencil, act, any_action, begun, invitation

LABELS = {"status", "by", "code", "kind", "le", "outcome", "scope", "how"}
"""All that figures are told apart by: none of them names anybody."""


class Clock:
    """A clock that is put forward by hand, for the store and for what counts since the start."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        """Tell the time in seconds."""
        return self.now


class Sender(Pencil):
    """Writes down what it sends, unless something is wrong."""

    wrong: Exception | None = None

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        """Send a post, or fail."""
        if self.wrong is not None:
            raise self.wrong
        return await super().send(post, nonce, again)


@dataclass
class Bot:
    """The bot as far as it is watched."""

    opened: Services | None
    connected: bool = True
    latency: float = 0.042


@dataclass
class Ward:
    """A bot that is watched, and what its pages say."""

    bot: Bot
    services: Services
    sender: Sender
    clock: Clock
    address: str

    async def health(self) -> tuple[int, Any]:
        """Ask for its health."""
        async with aiohttp.request("GET", f"{self.address}/healthz") as answer:
            return answer.status, await answer.json()

    async def figures(self) -> dict[str, float]:
        """Ask for its figures, each named as Prometheus does."""
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
async def ward(path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ward]:
    """Open a house whose bot is watched."""
    clock, sender = Clock(), Sender()
    monkeypatch.setattr("bot.services.outbox.monotonic", clock)
    async with open_services(path, sender, clock=clock) as services:
        bot = Bot(services)
        async with served(("127.0.0.1", 0), bot) as port:
            yield Ward(bot, services, sender, clock, f"http://127.0.0.1:{port}")


async def table(ward: Ward) -> Table:
    """Begin a game whose messages are sent, or not."""
    table = await begun(ward.services.tables, channel=5)
    await ward.services.outbox.settle(5)
    return table


WELL = (200, {"healthy": True, "failing": []})


def ill(*failing: str) -> tuple[int, Any]:
    """What a bot says in which these have failed."""
    return 503, {"healthy": False, "failing": list(failing)}


async def test_all_is_well(ward: Ward) -> None:
    """While the gateway is connected, the store answers, and what is to be sent gets out."""
    await table(ward)

    assert await ward.health() == WELL


async def test_each_part_that_fails_is_named(ward: Ward) -> None:
    """The gateway, the store, or both."""
    ward.bot.connected = False
    assert await ward.health() == ill("gateway")
    ward.bot.opened = None
    assert await ward.health() == ill("gateway", "store")
    ward.bot.opened, ward.bot.connected = ward.services, True
    await ward.services.store.database.close()
    assert await ward.health() == ill("store")


async def test_a_store_that_hangs_has_failed(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks is not kept waiting with it."""
    monkeypatch.setattr("bot.app.health.PATIENCE", 0.01)

    async def hang(query: str, *values: object) -> list[object]:
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(ward.services.store.database, "read", hang)

    assert await ward.health() == ill("store")


async def test_an_outbox_is_stuck_when_nothing_gets_out(ward: Ward) -> None:
    """Not at the first failure, but when nothing was sent for minutes; and no longer once something is."""
    ward.sender.wrong = ConnectionError("no Discord")
    playing = await table(ward)
    assert await ward.health() == WELL
    ward.clock.now += STUCK_AFTER + 1
    assert await ward.health() == ill("outbox")
    ward.sender.wrong = None
    ward.services.outbox.wake(playing.id)
    await ward.services.outbox.settle(5)
    assert await ward.health() == WELL


async def test_nothing_to_send_is_no_trouble(ward: Ward) -> None:
    """A night in which nobody plays is not a fault."""
    await table(ward)
    ward.clock.now += 10 * STUCK_AFTER

    assert await ward.health() == WELL


async def test_one_table_that_cannot_be_told_of_is_not_all(ward: Ward) -> None:
    """As long as others hear of their turns; its own message shows in the figures."""
    ward.sender.wrong = RuntimeError("this one alone")
    await table(ward)
    ward.sender.wrong = None
    ward.clock.now += STUCK_AFTER + 1
    other = await lobby.open_table(ward.services.tables, invitation(channel=6))
    await ward.services.outbox.settle(5)

    assert await ward.services.store.outbox.waiting(other.id) == []
    assert await ward.health() == WELL
    figures = await ward.figures()
    assert figures["piazza_outbox_messages"] == 2
    assert figures["piazza_outbox_oldest_seconds"] == STUCK_AFTER + 1


async def test_where_the_bot_may_not_write_is_its_hosts_matter(ward: Ward) -> None:
    """A right withdrawn in one server is no reason to restart the bot for all others."""
    ward.sender.wrong = MissingRight("50013")
    await table(ward)
    ward.clock.now += STUCK_AFTER + 1

    assert await ward.health() == WELL


async def test_what_is_measured(ward: Ward) -> None:
    """Moves, tables, messages, transactions, the gateway, who thinks, and the process itself."""
    before = await ward.figures()
    running = await table(ward)
    await lobby.open_table(ward.services.tables, invitation(channel=6))
    for _ in range(3):
        await act(running, running.game.rules.legal(running.position, running.actors()[0])[0])
    await ward.services.outbox.settle(5)
    after = await ward.figures()

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert grew("piazza_moves_total person") == 3
    assert (after["piazza_tables running"], after["piazza_tables invitation"]) == (1, 1)
    assert grew("piazza_posts_sent_total invitation") == 2
    assert grew("piazza_posts_sent_total turn") >= 1
    assert grew("piazza_transaction_seconds_count") >= 6
    assert 0 < grew("piazza_transaction_seconds_sum") < 10
    assert (after["piazza_gateway_connected"], after["piazza_gateway_latency_seconds"]) == (1, 0.042)
    assert (after["piazza_thinkers_busy"], after["piazza_thinkers_waiting"]) == (0, 0)
    assert after["process_resident_memory_bytes"] > 10 * 2**20


async def test_failures_and_further_tries_are_counted(ward: Ward, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the kind of message."""
    before = await ward.figures()
    ward.sender.wrong = ConnectionError("no Discord")
    opened = await lobby.open_table(ward.services.tables, invitation())
    await ward.services.outbox.settle(5)
    ward.sender.wrong = None
    ward.services.outbox.wake(opened.id)
    await ward.services.outbox.settle(5)
    after = await ward.figures()

    for name in ("piazza_posts_failed_total", "piazza_posts_retried_total", "piazza_posts_sent_total"):
        assert after[f"{name} invitation"] - before.get(f"{name} invitation", 0) == 1


async def test_figures_without_a_store(ward: Ward, caplog: pytest.LogCaptureFixture) -> None:
    """What can be told is told."""
    await ward.services.store.database.close()
    ward.bot.connected, ward.bot.latency = False, float("nan")

    assert (await ward.figures())["piazza_gateway_connected"] == 0
    assert "some figures could not be read" in caplog.text


async def test_nobody_can_be_told_apart(ward: Ward) -> None:
    """Labels are few words of ours: no person, table, channel or server is among them."""
    playing = await table(ward)
    await act(playing, any_action(playing.game, playing.position, Random(1)))
    async with aiohttp.request("GET", f"{ward.address}/metrics") as answer:
        families = list(text_string_to_metric_families(await answer.text()))
    labels = {
        (name, value) for family in families for sample in family.samples for name, value in sample.labels.items()
    }

    assert {name for name, _ in labels} <= LABELS
    assert all(value.replace("_", "").isalnum() and not value[:1].isdigit() for name, value in labels - _bounds(labels))


def _bounds(labels: set[tuple[str, str]]) -> set[tuple[str, str]]:
    return {(name, value) for name, value in labels if name == "le" or value in ("2xx", "3xx", "4xx", "5xx", "1xx")}


async def test_a_port_that_is_taken_is_told(path: Path) -> None:
    """With its address and the system's own words."""
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Unavailable) as refused:
            async with served(("127.0.0.1", port), Bot(None)):
                raise AssertionError
    assert (refused.value.address, refused.value.why) == (f"http://127.0.0.1:{port}", "Address already in use")


async def test_without_an_address_nothing_is_served() -> None:
    """The default: nobody listens."""
    async with served(None, Bot(None)) as port:
        assert port == 0


async def test_a_busy_loop_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is due twice a second comes late when something holds the loop up."""
    loop, ahead = asyncio.get_running_loop(), [0.0]
    seen: asyncio.Future[float] = loop.create_future()
    monkeypatch.setattr("bot.telemetry.metrics.LAG.observe", seen.set_result)
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + ahead[0])
    meter = LagMeter()
    meter.start()
    ahead[0] += LagMeter.EVERY + 3
    late = await seen
    meter.stop()

    assert 3 <= late < 4
