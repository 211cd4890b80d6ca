"""Faults that do not pass, of a message, the commands or the store: no table is stopped, and all are logged as ours."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import closing
from io import StringIO
from random import Random
from typing import Any

import pytest

from bot.app.health import health
from bot.database.faults import FaultKind, StoreFault
from bot.games import NAMES
from bot.model.person import Notices
from bot.services.outbox import FORMS_BY_TRY
from bot.tables.table import Table
from bot.telemetry.metrics import REGISTRY
from bot.texts import texts
from bot.texts.games import game_name, game_texts
from render.games import pictures_of
from tests.bot.kit import act, any_action
from tests.e2e.faults.test_faults import POST
from tests.e2e.play.test_notices import CANNOT_MESSAGE, called
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import EN, speak
from tests.e2e.world import World, controls, direct, files, has, pings, said, tap


async def turn(world: World, table: Table) -> None:
    """Let the table move on to its next turn, whatever is played."""
    announced, actors = table.row.announced, table.actors()
    while table.row.announced == announced or table.actors() == actors:
        await act(table, any_action(table.game, table.position, Random(5)))
    await world.services.idle()


async def retried(world: World, table: Table) -> None:
    """Let the outbox try as often as it does at most."""
    outbox = world.services.outbox
    for _ in FORMS_BY_TRY:
        outbox.wake(table.id)
        await outbox.idle()


def fail(*_: object, **__: object) -> Any:
    raise KeyError("a bug")


@pytest.mark.broken
@pytest.mark.parametrize(("game", "wrong"), [*zip(NAMES, ("pictures", "words", "refused"), strict=True)])
async def test_a_turn_that_cannot_be_shown(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, wrong: str
) -> None:
    """It is announced without pictures, or else in plain words, with its buttons; then the game goes on as usual."""
    table = await world.start(game=game)
    before = len(world.public())
    with monkeypatch.context() as broken:
        if wrong == "pictures":
            broken.setattr(pictures_of(game), "board", fail)
        elif wrong == "words":
            words = type(game_texts(EN, game))
            broken.setattr(words, "lines", fail)
        else:
            world.env.inject_error(*POST, status=400, code=50035, times=4)
        await turn(world, table)
        await retried(world, table)
    (seat,) = table.actors()[:1]
    called = world.newest()
    assert len(world.public()) == before + 1
    assert not files(called)
    assert pings(called) == [world.by_seat(table, seat).id]
    assert has(called, "more")
    assert len(controls(called)) > 1, "the buttons of the turn"
    assert world.by_seat(table, seat).mention in said(called)
    assert not any(controls(message) for message in world.public()[:-1])
    assert not await table.store.outbox.tables_waiting()
    if wrong != "pictures":
        plain = EN.say("plain-turn", names="x", count=1, game=game_name(EN, game), table=str(table.id))
        assert plain.partition("\n")[2].partition("`")[0] in said(called)
    await turn(world, table)
    assert files(world.newest())


@pytest.mark.broken
@pytest.mark.parametrize("public", [False, True])
async def test_a_notice_that_cannot_be_shown(world: World, monkeypatch: pytest.MonkeyPatch, public: bool) -> None:
    """In the end it says in plain words whose turn it is and where, in the channel if direct messages are closed."""
    anna = world.anna
    await world.wish(anna, notices=Notices.DIRECT)
    table = await world.start("Anna", "Bruno", game="palazzo")
    if public:
        home = f"/channels/{anna.user.dm_channel.id}/messages"
        world.env.inject_error("POST", home, status=403, code=CANNOT_MESSAGE, times=None)
    with monkeypatch.context() as broken:
        broken.setattr("cogs.posts.notices.private_turn_rows", fail)
        broken.setattr("cogs.posts.notices.describe_asked", fail)
        broken.setattr(pictures_of("palazzo"), "hand", fail)
        while not (found := called(world, anna) if public else direct(anna)):
            await turn(world, table)
            await retried(world, table)
            await retried(world, table)  # what replaces a direct message
    (message,) = found
    name = anna.mention if public else "direct"
    plain = EN.say("plain-notice", name=name, game=game_name(EN, "palazzo"), table=str(table.id))
    assert said(message).partition("\n")[0] == plain
    assert has(message, "more")


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def damage(world: World, name: str) -> None:
    """Overwrite the first page of a table or an index, as a failing disk would."""
    assert await world.store.database.erase()
    with closing(sqlite3.connect(world.config.database)) as connection:
        ((root,),) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchall()
        ((size,),) = connection.execute("PRAGMA page_size").fetchall()
    with world.config.database.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)


async def test_a_store_damaged_while_it_runs(world: World, monkeypatch: pytest.MonkeyPatch, log: StringIO) -> None:
    """Everyone hears in their language that the operator has to repair it; the log says how, in one line."""
    await world.start()
    speak(monkeypatch, "de", world.carla.id)
    await world.restart()
    await damage(world, "moves")
    for name, language in (("Anna", "en"), ("Carla", "de"), ("Anna", "en")):
        assert await world.refused(name, "table show") == texts(language).say("apology-damaged", table="none")

    (line,) = [line for line in log.getvalue().splitlines() if "the store is damaged" in line]
    assert "piazza check" in line
    assert "piazza restore" in line
    assert "Traceback" not in log.getvalue()


async def test_commands_that_discord_refuses(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """One clear line, no further try, and the bot is not healthy."""
    await world.store.meta.set("commands", "of an earlier version")
    world.env.inject_error("PUT", "/applications/*/commands", status=403, code=50001, times=None)
    await world.restart()
    await world.sleep(1)

    (line,) = [line for line in caplog.messages if "Discord refuses the commands" in line]
    assert "50001" in line
    assert "commands" in (await health(world.client))["failing"]


async def test_what_fails_after_the_answer(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """The answer stands; the fault is counted and logged by us, not by discord.py."""
    await world.anna.slash(world.channel, "table new", game="nim")
    (invitation,) = world.public()
    await damage(world, "people")
    failed, faults = counted("piazza_errors_total"), counted("piazza_store_faults_total", kind="damaged")
    with caplog.at_level(logging.WARNING):
        await tap(world.bruno, invitation, "join")

    assert (await world.table()).names == ["Anna", "Bruno"]
    assert counted("piazza_errors_total") == failed + 1
    assert counted("piazza_store_faults_total", kind="damaged") == faults + 1
    assert [record.name for record in caplog.records if record.exc_info] == ["cogs.core.request"]


@pytest.mark.usefixtures("patient")
async def test_what_fails_when_the_bot_is_connected_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried again: messages do not wait until somebody clicks."""
    table, outbox = await world.start(), world.services.outbox
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
