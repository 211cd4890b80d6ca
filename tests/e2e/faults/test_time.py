"""Clocks that jump, long outages, and answers that come too late."""

from __future__ import annotations

import logging

import discord
import pytest
import simcord

from bot.model.pace import HOUR
from bot.model.rows import QuestionKind
from tests.e2e.games.carrara.stage import public
from tests.e2e.players import CommandPlayer
from tests.e2e.stage import check_turn_messages, hurry
from tests.e2e.world import World, controls, files, open_panel, pings, tap

pytestmark = pytest.mark.usefixtures("patient")
ANYTHING = ("POST", "PATCH", "GET", "DELETE")
SLACK = 700
"""Seconds that setting the clock may cost: a shorter gap does not count as the bot having been away."""


@pytest.mark.usefixtures("heartbeats", "short_bank")
@pytest.mark.parametrize("hours", [7, *(pytest.param(hours, marks=pytest.mark.exhaustive) for hours in (-7, 24 * 400))])
async def test_the_machines_clock_jumps(world: World, hours: int) -> None:
    """That uses up nobody's time and reminds nobody, and later deadlines are met."""
    table = await world.start(pace="brisk")
    player = CommandPlayer(world)
    await world.env.advance_time(60)
    world.time.ahead += hours * HOUR
    await world.sleep(0.25)
    seat = table.actors()[0]
    bank = 2 * HOUR
    left = (await table.store.clocks.of_table(table.id))[seat].left(table.store.now())
    assert bank - HOUR / 4 - SLACK <= left <= bank
    assert await table.store.questions.get(table.id, QuestionKind.ABSENT) is None
    assert len(world.public()) == 2, "nobody was reminded"
    await player.turn(table)
    await check_turn_messages(world, table)

    slow = world.mover(table)
    await world.sleep(2.25)
    assert await table.store.questions.get(table.id, QuestionKind.ABSENT) is not None
    assert slow.id in [user for message in world.public()[3:] for user in pings(message)]


class UnansweredPlayer(CommandPlayer):
    """Plays on although no answer comes."""

    def see(self, person: simcord.MemberActor, result: simcord.InteractionResult) -> discord.Message:
        assert not result.acknowledged
        return self.world.turn_message()


@pytest.mark.parametrize("status", [500, *(pytest.param(each, marks=pytest.mark.exhaustive) for each in (429, 503))])
async def test_an_outage_of_minutes(world: World, status: int) -> None:
    """For a quarter of an hour nothing gets through: moves are still made, and posted once it is over."""
    table = await world.start()
    for method in ANYTHING:
        world.env.inject_error(method, "/*", status=status, times=None)
    for _ in range(3):
        await UnansweredPlayer(world).turn(table)
        await world.env.advance_time(300)
    assert len(world.public()) == 2
    world.env.backend.faults.clear()
    await world.env.advance_time(800)
    assert not await table.store.outbox.waiting(table.id)
    assert [bool(controls(message)) for message in world.public()] == [False] * 4 + [True]
    turns = [move.seq for move in await table.store.log.moves(table.id) if move.action["action"] == "end_turn"]
    assert files(world.newest())[0] == f"nim-{table.id}-{turns[-1]}"


@pytest.mark.parametrize(
    ("way", "status", "code"),
    [pytest.param("/interactions/*", 404, 10062, id="3 s"), pytest.param("/webhooks/*", 401, 50027, id="15 min")],
)
async def test_a_token_that_expires_while_a_picture_is_drawn(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, way: str, status: int, code: int
) -> None:
    """Only the answer is lost: no error is logged, and the next click shows the picture."""
    table = await world.start(game="carrara")  # Carrara has hands, drawn for each reader
    mover = world.by_seat(table, 0)
    with monkeypatch.context() as slow:
        hurry(slow, world)
        for method in ANYTHING:
            world.env.inject_error(method, way, status=status, code=code, times=None)
        before = await table.store.log.moves(table.id)
        answer = await tap(mover, public(world), "hand")
    assert not answer.followups
    assert f"table {table.id}: Discord takes no answer" in caplog.text
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert await table.store.log.moves(table.id) == before

    world.env.backend.faults.clear()
    assert (await open_panel(mover, public(world), "hand")).attachments
