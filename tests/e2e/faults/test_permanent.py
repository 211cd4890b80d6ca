"""Faults that do not pass: a message that can never be sent as it is says less, and never stops its table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.games import NAMES
from bot.model.person import Notices, Person
from bot.services.outbox import FORMS
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.games import game_name, game_texts
from render.games import pictures_of
from tests.bot.kit import act, any_action
from tests.e2e.world import World, controls, direct, files, has, pings, said

POST = ("POST", "/channels/*/messages")
EN = texts("en")


async def turn(world: World, table: Table) -> None:
    """Let the table move on to its next turn, whatever is played."""
    announced, actors = table.row.announced, table.actors()
    while table.row.announced == announced or table.actors() == actors:
        await act(table, any_action(table.game, table.position, Random(5)))
    await world.client.services.idle()


async def retried(world: World, table: Table) -> None:
    """Let the outbox try as often as it does at most."""
    outbox = world.client.services.outbox
    for _ in FORMS:
        outbox.wake(table.id)
        await outbox.idle()


def fail(*_: object, **__: object) -> Any:
    """Fail as a bug does."""
    raise KeyError("a bug")


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("wrong", ["pictures", "words", "refused"])
async def test_a_turn_that_cannot_be_shown(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str, wrong: str
) -> None:
    """It is called without pictures, or else in plain words, with its buttons; then the game goes on as usual."""
    table = await world.start("Anna", "Bruno", game=game)
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
    called = world.public()[-1]
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
    assert files(world.public()[-1])


async def test_a_turn_of_which_nothing_can_be_sent(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """It is given up, and what follows is sent."""
    table = await world.start("Anna", "Bruno", game="nim")
    before = len(world.public())
    world.env.inject_error(*POST, status=400, code=50035, times=5)
    await turn(world, table)
    await retried(world, table)
    assert len(world.public()) == before
    assert f"table {table.id}: post" in caplog.text
    await turn(world, table)
    assert len(world.public()) == before + 1
    assert has(world.public()[-1], "more")


async def test_a_direct_message_of_which_nothing_can_be_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its person is called in the channel instead."""
    table = await world.start("Anna", "Bruno", game="nim")
    caller = world.by_seat(table, 1 - table.actors()[0])
    await world.client.services.store.people.save(Person(caller.id, notices=Notices.DIRECT))
    home = caller.user.dm_channel.id
    world.env.inject_error("POST", f"/channels/{home}/messages", status=400, code=50035, times=5)
    await turn(world, table)
    assert not pings(world.public()[-1])
    await retried(world, table)
    assert not direct(caller)
    assert pings(world.public()[-1]) == [caller.id]
