"""Channels, servers and people that vanish or only seem to: nothing is given up that still exists."""

from __future__ import annotations

import pytest

from bot.model.pace import HOUR, TERMS, Pace
from bot.model.person import Notices
from tests.e2e.faults.test_faults import POST
from tests.e2e.players import CommandPlayer, until_turn_of
from tests.e2e.reading import EN
from tests.e2e.stage import LONG, check_turn_messages, deny
from tests.e2e.world import World, direct, pings, reply, said

NOWHERE, UNKNOWN_CHANNEL = 0, 10003
NO_COMMON_SERVER, NO_SUCH_PERSON = (403, 50278), (400, 50033)

pytestmark = pytest.mark.usefixtures("patient")


async def test_not_found_though_it_is_there(world: World) -> None:
    """A passing 404 costs no message: the channel is looked up before anything is given up."""
    table = await world.start()
    player = CommandPlayer(world)
    for route in (POST, ("PATCH", "/channels/*/messages/*"), ("GET", "/channels/*/messages/*"), ("GET", "/channels/*")):
        world.env.inject_error(*POST, status=404, code=NOWHERE if route != POST else UNKNOWN_CHANNEL)
        world.env.inject_error(*route, status=404, code=NOWHERE, times=2)
        await player.turn(table)
        await world.env.advance_time(LONG)
        await check_turn_messages(world, table)
        await player.turn(table)
        await check_turn_messages(world, table)
        world.env.backend.faults.clear()


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        (Notices.DIRECT, 0, 0),
        pytest.param(Notices.DIRECT, *NO_COMMON_SERVER, marks=pytest.mark.slow),
        pytest.param(Notices.CHANNEL, *NO_SUCH_PERSON, marks=pytest.mark.slow),
    ],
)
async def test_a_player_who_left_the_server(world: World, wish: Notices, status: int, code: int) -> None:
    """Nobody calls them; the table is told once, and asked how to go on, and once they are back all is as before."""
    anna = world.anna
    await world.wish(anna, notices=wish)
    table = await world.start("Anna", "Bruno", "Carla", pace="brisk")
    await until_turn_of(world, table, "Bruno", "Carla")
    if code:
        world.env.inject_error("POST", "/users/@me/channels", status=status, code=code, times=None)
        if wish is Notices.DIRECT:  # that she has left is unclear until the direct message is refused
            world.env.inject_error("GET", f"*/members/{anna.id}", status=404, code=0, times=1)
    else:
        world.env.create_guild("Elsewhere").add_member(anna.user)  # where the bot can still write to them
    world.guild.remove_member(anna)
    before = len(world.public())
    for choice in ("turn", "seat"):
        await until_turn_of(world, table, "Anna")
        await world.env.advance_time(LONG)
        told = [said(message) for message in world.public()]
        assert told.count(EN.say("incident-left", name="Anna")) == 1
        asked = EN.say("vote-absent-left", name="Anna")
        vote = [message for message in world.public() if asked in said(message)][-1]
        for person in (world.bruno, world.carla):
            await reply(person, vote, choice)
        assert table.names[table.actors()[0]] != "Anna", "the game goes on"
    assert [message for message in world.public()[before:] if anna.id in pings(message)] == []
    assert direct(anna) == []
    assert not await table.store.outbox.waiting(table.id)

    world.env.backend.faults.clear()
    world.guild.add_member(anna.user)
    await anna.slash(world.channel, "table resume")
    await until_turn_of(world, table, "Anna")
    called = direct(anna) if wish is Notices.DIRECT else [world.newest()]
    assert len(called) == 1
    assert wish is Notices.DIRECT or pings(called[0]) == [anna.id]


async def test_a_player_who_cannot_see_the_channel(world: World) -> None:
    """They are called by direct message instead; the others play on."""
    anna = world.anna
    table = await world.start()
    await until_turn_of(world, table, "Bruno")
    deny(world, world.channel, anna.id, view_channel=True)
    await until_turn_of(world, table, "Anna")
    assert anna.id not in pings(world.newest())
    assert len(direct(anna)) == 1


async def test_a_player_who_left_when_it_was_their_turn(world: World) -> None:
    """Instead of reminding them, the bot asks the other, who gives the seat to a computer player; the game goes on."""
    table = await world.start(pace="brisk")
    gone, other = world.seated(table)
    world.guild.remove_member(gone)
    await world.sleep(3)
    assert EN.say("vote-absent-left", name=gone.name) in said(world.newest())
    await reply(other, world.newest(), "seat")
    for _ in range(2):
        assert table.actors() == (1,)
        await CommandPlayer(world).turn(table)
    assert pings(world.newest()) == [other.id]


@pytest.mark.parametrize("way", ["POST {}/messages", "DELETE {}/messages/*"])
async def test_a_direct_message_not_found_though_it_is_there(world: World, way: str) -> None:
    """A passing 404 neither loses the notice of a turn nor leaves an outdated one."""
    anna = world.anna
    await world.wish(anna, notices=Notices.DIRECT)
    method, path = way.format(f"/channels/{anna.user.dm_channel.id}").split()
    world.env.inject_error(method, path, status=404, code=NOWHERE, times=2)
    table = await world.start()
    player = CommandPlayer(world)
    await player.turn(table)
    await until_turn_of(world, table, "Anna")
    await world.env.advance_time(LONG)
    assert len(direct(anna)) == 1
    await player.turn(table)
    await world.env.advance_time(LONG)
    assert direct(anna) == []
    assert not await table.store.outbox.waiting(table.id)


@pytest.mark.usefixtures("heartbeats")
async def test_a_server_that_is_unavailable_for_a_while(world: World) -> None:
    """Meanwhile no time passes on the clocks of its tables, and nobody is reminded."""
    table = await world.start(pace="brisk")
    client, bank = world.client, TERMS[Pace.BRISK].bank
    guild, clocks, seat = client.get_guild(world.guild.id), client.services.store.clocks, table.actors()[0]
    assert guild is not None
    await world.sleep(1)
    client._connection.parse_guild_delete({"id": str(guild.id), "unavailable": True})
    await world.sleep(20)
    assert (await clocks.of_table(table.id))[seat].since is None
    guild.unavailable = False
    client.dispatch("guild_available", guild)
    await world.sleep(0.5)
    left = (await clocks.of_table(table.id))[seat].left(client.services.store.now())
    assert left == pytest.approx(bank - 1.5 * HOUR, abs=600)
    assert not await client.services.store.outbox.waiting(table.id)
    assert len(world.public()) == 2, "no reminder, no question"
