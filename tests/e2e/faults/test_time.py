"""Clocks that jump, long outages, and answers that come too late."""

from __future__ import annotations

import logging

import discord
import pytest
import simcord

from tests.e2e.games.carrara.stage import public
from tests.e2e.players import CommandPlayer
from tests.e2e.stage import hurry
from tests.e2e.world import World, controls, files, open_panel, tap

pytestmark = pytest.mark.usefixtures("patient")
ANYTHING = ("POST", "PATCH", "GET", "DELETE")


class UnansweredPlayer(CommandPlayer):
    """Plays on although no answer comes."""

    def see(self, person: simcord.MemberActor, result: simcord.InteractionResult) -> discord.Message:
        assert not result.acknowledged
        return self.world.turn_message()


async def test_an_outage_of_minutes(world: World) -> None:
    """For a quarter of an hour nothing gets through: moves are still made, and posted once it is over."""
    table = await world.start()
    for method in ANYTHING:
        world.env.inject_error(method, "/*", status=500, times=None)
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
