"""A store that fails while clicks are answered: nothing escapes the error policy."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing

import pytest

from bot.database.faults import FaultKind, StoreFault
from bot.telemetry.metrics import REGISTRY
from tests.e2e.players import CommandPlayer
from tests.e2e.world import World, tap


def counted(name: str, **labels: str) -> float:
    """Return the value of a counter."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def damage(world: World, name: str) -> None:
    """Overwrite the first page of a table or an index, as a failing disk would."""
    assert await world.client.services.store.database.erase()
    with closing(sqlite3.connect(world.config.database)) as connection:
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    with world.config.database.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)


async def test_what_fails_after_the_answer(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """The answer is there; the fault is counted and logged by us, not by discord.py."""
    await world.people["Anna"].slash(world.channel, "table new", game="nim")
    (invitation,) = world.public()
    world.client.services.store.people._languages = None  # as after a start
    await damage(world, "people")
    failed, faults = counted("piazza_errors_total"), counted("piazza_store_faults_total", kind="damaged")
    with caplog.at_level(logging.WARNING):
        await tap(world.people["Bruno"], invitation, "join")

    assert (await world.table()).names == ["Anna", "Bruno"]
    assert counted("piazza_errors_total") == failed + 1
    assert counted("piazza_store_faults_total", kind="damaged") == faults + 1
    assert [record.name for record in caplog.records if record.exc_info] == ["cogs.core.request"]


async def test_what_fails_when_the_bot_is_connected_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again, so that messages do not wait until somebody clicks."""
    monkeypatch.setattr("bot.services.background.FIRST_WAIT", 30.0)  # longer than the offline Discord waits
    table, outbox = await world.start("Anna", "Bruno"), world.client.services.outbox
    posts = len(world.public())
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await CommandPlayer(world).turn(table)
    for timer in outbox.timers.values():
        timer.cancel()  # as if it had been queued by a process that was killed
    outbox.timers.clear()
    resume, failed = outbox.resume, asyncio.Event()

    async def fail_once() -> None:
        if failed.is_set():
            await resume()
            return
        failed.set()
        raise StoreFault(FaultKind.UNREACHABLE, "gone for a moment")

    monkeypatch.setattr(outbox, "resume", fail_once)
    world.env.backend.emit("RESUMED", {})
    await failed.wait()
    assert len(world.public()) == posts
    await world.env.advance_time(60)
    assert len(world.public()) == posts + 1
