"""The message of open seats, in a channel that managers have chosen: joined from, renewed, and pinging once a day."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.model.rows import Status
from bot.texts import texts
from tests.e2e.admin.managers import boss_of
from tests.e2e.reading import EN, everything
from tests.e2e.stage import deny, hide, press
from tests.e2e.world import World, control, has, open_panel, public_in, refusal, said, shown


async def choose(world: World, **options: Any) -> tuple[Any, Any]:
    channel, boss = world.guild.create_text_channel("who-plays"), boss_of(world)
    await boss.slash(world.channel, "admin places", open_seats=channel, **options)
    return channel, boss


def only(channel: Any) -> discord.Message:
    (message,) = public_in(channel)
    return message


async def open_tables(world: World, *names: str, **options: Any) -> list[Any]:
    rooms = [world.guild.create_text_channel(f"room-{name}") for name in names]
    for name, room in zip(names, rooms, strict=True):
        await world.people[name].slash(room, "table new", game=world.game, **options)
    return rooms


async def table_in(world: World, room: Any) -> Any:
    return await world.services.tables.in_channel(room.id)


async def test_seats_are_shown_and_taken(world: World, monkeypatch: pytest.MonkeyPatch, german: str) -> None:
    """Whoever joins has a seat at once; there is always one message, which lists no table that is full."""
    t, bruno, boss = texts(german), world.bruno, boss_of(world)
    channel = world.guild.create_text_channel("who-plays")
    monkeypatch.setattr("cogs.admin.commands.table_language", lambda _: german)
    answer = await world.ask(boss, "admin places", open_seats=channel)
    message = only(channel)
    assert t.say("seats-none") in said(message)
    first, second = await open_tables(world, "Anna", "Dario", seats=2)
    former, message = message, only(channel)
    assert message.id != former.id, "a new table is told at the end of the channel"
    for room in (first, second):
        assert t.say("seats-table", game="Nim", channel=f"<#{room.id}>") in said(message)
    answer = await open_panel(bruno, message, "seats_join")
    assert answer.flags.ephemeral
    assert (await table_in(world, first)).seat_of(bruno.id) is not None
    late = await press(world.carla, message, control(message, "seats_join"))
    assert refusal(late) == t.say("refused-table-full", seats=2), "of two who press Join the second is told"
    message = only(channel)
    assert f"<#{first.id}>" not in said(message)
    assert f"<#{second.id}>" in said(message)


async def test_offers_are_left_at_the_message(world: World) -> None:
    """*I’d play too* leaves one for any game; two of them make a table, in the channel for games if there is one."""
    channel, boss = await choose(world)
    games = world.guild.create_text_channel("games")
    await boss.slash(world.channel, "admin places", games=games)
    for name in ("Anna", "Bruno"):
        await open_panel(world.people[name], only(channel), "seats_too")
    table = await world.services.tables.existing(1)
    assert table.row.status is Status.RUNNING
    assert [thread.id for thread in games.threads] == [table.row.channel]


async def test_a_role_is_pinged_once_a_day(world: World) -> None:
    """If a manager chose one: at a new table, but not again before a day has passed, even across a restart."""
    role = world.guild.create_role("players")
    channel, _ = await choose(world, ping=role)
    await open_tables(world, "Anna")
    assert f"<@&{role.id}>" in said(only(channel))
    assert [each.id for each in only(channel).role_mentions] == [role.id]
    assert not only(channel).flags.suppress_notifications
    await world.restart()
    await open_tables(world, "Bruno")
    assert "<@&" not in said(only(channel))
    assert only(channel).flags.suppress_notifications
    await world.sleep(24)
    await open_tables(world, "Carla")
    assert f"<@&{role.id}>" in said(only(channel))


async def test_the_role_of_everyone_is_refused(world: World) -> None:
    """As is any role without a channel."""
    boss = boss_of(world)
    everyone = next(iter(world.guild.roles.values()))
    answer = await boss.slash(world.channel, "admin places", ping=everyone)
    assert said(shown(answer)) == EN.say("places-ping-everyone")
    answer = await boss.slash(world.channel, "admin places", ping=world.guild.create_role("players"))
    assert refusal(answer) == EN.say("refused-unused", option="ping")


async def test_tables_in_hidden_channels_are_not_shown(world: World) -> None:
    """Not if some readers of the message cannot see their channels."""
    channel, _ = await choose(world)
    room = world.guild.create_text_channel("secret")
    hide(world, room, world.anna.id)
    await world.anna.slash(room, "table new", game=world.game)
    assert await table_in(world, room) is not None
    assert EN.say("seats-none") in said(only(channel))
    assert "Anna" not in everything(only(channel))


async def test_missing_permissions_are_named(world: World) -> None:
    """The manager reads them; tables are opened all the same, and once they are granted the message comes."""
    channel, boss = world.guild.create_text_channel("who-plays"), boss_of(world)
    deny(world, channel, send_messages=True)
    answer = await world.ask(boss, "admin places", open_seats=channel)
    assert EN.say("places-channel-missing", rights=EN.say("right-send-messages")) in said(answer)
    await open_tables(world, "Anna")
    assert not channel.history()
    deny(world, channel)
    await open_tables(world, "Bruno")
    assert has(only(channel), "seats_join")


async def test_a_message_that_a_kill_left(world: World) -> None:
    """What a process sent that died before it stored that, the next one deletes."""
    channel, boss = await choose(world)
    await world.store.places.choose(world.guild.id, message=None)
    await world.restart()
    await open_tables(world, "Anna")
    assert has(only(channel), "seats_join")
    moved = world.guild.create_text_channel("elsewhere")
    await boss.slash(world.channel, "admin places", open_seats=moved)
    assert not channel.history()
    assert has(only(moved), "seats_join")
    panel = await world.ask(boss, "admin places")
    await open_panel(boss, panel, "admin_place_off", label=EN.say("button-places-seats-off"))
    assert not moved.history()
    await open_tables(world, "Bruno")
    assert not moved.history()
