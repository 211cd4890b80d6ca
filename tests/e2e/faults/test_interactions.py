"""Interactions that are cut off, delivered twice, or overtaken: at most one right answer, and no error of ours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, cast
from unittest.mock import AsyncMock

import aiohttp
import pytest
from simcord.http.client import FakeWebhookAdapter

from bot.model.rows import Status
from bot.telemetry.http_trace import trace_config
from bot.telemetry.metrics import ERRORS
from bot.texts.sections import escape
from cogs.core.response import ANSWERED_CODE, UNKNOWN_INTERACTION
from tests.e2e.crowd import total
from tests.e2e.faults.test_faults import ANSWER
from tests.e2e.players import CommandPlayer
from tests.e2e.raw import commands, give, type_in
from tests.e2e.reading import EN, speak
from tests.e2e.stage import click, cut, hurry, send
from tests.e2e.world import World, control, refusal, said, shown, tap
from tests.games.changing import change
from tests.games.nim import position


def repeat(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Answer the next interaction twice, as discord.py does if Discord takes the answer but reports a failure.

    Return an event that is set once it has been answered.
    """
    request: Any = FakeWebhookAdapter.request
    (begun,) = trace_config().on_request_start
    answered = asyncio.Event()

    async def repeating(self: Any, route: Any, *arguments: Any, **options: Any) -> Any:
        if route.path.endswith("/callback") and not answered.is_set():
            for _ in range(2):
                await begun(cast(Any, None), cast(Any, None), cast(Any, None))
            await request(self, route, *arguments, **options)
            answered.set()
        return await request(self, route, *arguments, **options)

    monkeypatch.setattr(FakeWebhookAdapter, "request", repeating)
    return answered


@pytest.fixture
def complaints(caplog: pytest.LogCaptureFixture) -> Callable[[int], list[str]]:
    """Return a function that lists what has been logged from a level up, and checks that no error was counted."""
    faults = total(ERRORS)

    def at(level: int) -> list[str]:
        assert total(ERRORS) == faults
        return [record.getMessage() for record in caplog.records if record.levelno >= level]

    return at


async def test_a_connection_that_stays_cut(world: World, monkeypatch: pytest.MonkeyPatch, complaints: Any) -> None:
    """No error reaches discord.py, and what follows an answer is done all the same."""
    await world.start()
    eva = world.eva
    await world.wish(eva)
    speak(monkeypatch, "de", eva.id)
    errors = world.env.error_cursor
    cut(monkeypatch, aiohttp.ServerDisconnectedError, 9, effect=False)
    message = world.turn_message()
    assert not (await tap(eva, message, "play")).acknowledged
    assert not world.env.errors_since(errors)
    assert complaints(logging.ERROR) == []
    assert (await world.store.people.get(eva.id)).language == "de"


async def test_an_interaction_that_is_delivered_twice(world: World, complaints: Any) -> None:
    """The second delivery does nothing and says nothing, at once or later."""
    table = await world.start()
    mover = world.mover(table)
    message = world.turn_message()
    once = click(mover, message, control(message, "play"))
    before = len(world.env.http_requests)
    for _ in range(2):
        answer, _ = await send(once, once)
    assert shown(answer).flags.ephemeral
    assert answer.followups == []
    assert [request.path for request in world.env.http_requests[before:] if "/interactions/" in request.path] == [
        f"/interactions/{once.record.id}/{once.record.token}/callback"
    ]
    assert complaints(logging.WARNING) == []


@pytest.mark.slow
@pytest.mark.parametrize(("private", "what"), [(False, "final_board"), (True, "animation"), (True, "replay")])
async def test_a_provisional_answer_that_is_repeated_although_it_got_through(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Any, private: bool, what: str
) -> None:
    """The real answer takes its place, be it a panel or the acknowledgement of a click that takes long."""
    change(monkeypatch, "nim", rules_deal=lambda seats, *_: position(seats, heap=3))
    table, player = await world.start(), CommandPlayer(world)
    while table.row.status is Status.RUNNING:
        await player.turn(table)
    anna, draw = world.anna, AsyncMock(return_value=b"GIF89a")
    monkeypatch.setattr(world.client.film_worker, "run", draw)
    replay = await world.ask(anna, "table replay")
    message = replay if private else world.newest()
    others = [each.id for each in world.channel.history(viewer=anna) if each.id != replay.id or not private]
    hurry(monkeypatch, world, repeat(monkeypatch), acknowledges=what != "animation")
    await tap(anna, message, what)
    *before, newest = world.channel.history(viewer=anna)
    assert [each.id for each in before] == others
    assert newest.attachments
    assert draw.await_count == (what == "animation")
    assert said(newest) not in (said(replay), EN.say("animation-waits"))
    assert complaints(logging.WARNING) == []


async def test_an_interaction_that_another_process_answered(world: World, complaints: Any) -> None:
    """If somebody else has answered, nothing is added to that answer."""
    table = await world.start()
    mover = world.mover(table)
    message = world.turn_message()
    world.env.inject_error(*ANSWER, status=400, code=ANSWERED_CODE)
    answer = await tap(mover, message, "play")
    assert (answer.response, answer.followups) == (None, [])
    assert complaints(logging.WARNING) == []


@pytest.mark.parametrize("fault", [(404, UNKNOWN_INTERACTION), "cut"])
async def test_a_completion_that_is_overtaken(
    world: World, monkeypatch: pytest.MonkeyPatch, complaints: Any, fault: Any
) -> None:
    """Nothing is logged when someone types quickly over a slow line."""
    table = await world.start()
    mover = world.mover(table)
    (command,) = [each for each in commands(world.client) if str(each) == "/nim play"]
    if fault == "cut":
        cut(monkeypatch, aiohttp.ServerDisconnectedError, 1, effect=False)
    else:
        world.env.inject_error(*ANSWER, status=fault[0], code=fault[1])
    await type_in(world, mover.id, world.channel.id, command, {"action": ""}, "action")
    assert complaints(logging.WARNING) == []
    found = await type_in(world, mover.id, world.channel.id, command, {"action": ""}, "action")
    assert found.autocomplete_choices


async def test_a_choice_that_is_not_offered(world: World, complaints: Any) -> None:
    """The refusal names those that are, and nothing changes."""
    eva = world.eva.id
    refused = EN.say("refused-not-offered", text="@\u200beveryone\\*x", offered="§").partition("§")[0]
    for name, option in (
        ("/rules", "game"),
        ("/settings notices", "where"),
        ("/table new", "pace"),
        ("/table computer", "level"),
        ("/privacy", "action"),
    ):
        (command,) = [each for each in commands(world.client) if str(each) == name]
        required = {each["name"]: each["choices"][0]["value"] for each in command.options if each.get("required")}
        told = refusal(await give(world, eva, world.channel.id, command, required | {option: "@everyone*x"}))
        (choices,) = [each["choices"] for each in command.options if each["name"] == option]
        assert told.startswith(refused), name
        assert all(escape(choice["name"]) in told for choice in choices)
    assert world.public() == []
    assert complaints(logging.WARNING) == []
