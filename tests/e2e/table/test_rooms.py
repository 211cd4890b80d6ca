"""Tables in threads of their own, in the channel or forum that a server's managers have chosen for games."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.model.rows import Status
from bot.tables import closing, lobby
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.admin.managers import boss_of
from tests.e2e.reading import EN
from tests.e2e.stage import deny
from tests.e2e.world import World, said, shown


def text_channel(world: World) -> Any:
    return world.guild.create_text_channel("games")


def forum(world: World, *tags: str) -> Any:
    made = world.guild.create_forum_channel("games")
    known = [{"id": str(77_000 + number), "name": tag, "moderated": False} for number, tag in enumerate(tags)]
    for tag in known:
        tag |= {"emoji_id": None, "emoji_name": None}
    world.env.backend.edit_channel(made.id, {"available_tags": known})
    return made


async def choose(world: World, place: Any) -> discord.Message:
    return shown(await boss_of(world).slash(world.channel, "admin places", games=place))


async def newest(world: World) -> Table:
    """Return the newest table once its thread is up to date."""
    await world.env.settle()
    return await world.services.tables.existing(await world.store.tables.count())


def thread_of(world: World, table: Table) -> discord.Thread:
    thread = world.client.get_channel(table.row.channel)
    assert isinstance(thread, discord.Thread)
    return thread


def tags_of(world: World, table: Table) -> list[str]:
    return [tag.name for tag in thread_of(world, table).applied_tags]


@pytest.mark.parametrize("make", [text_channel, forum])
async def test_each_table_has_its_thread(world: World, make: Any) -> None:
    """Whichever command opens it; where that was typed no message appears."""
    place = make(world)
    await choose(world, place)
    anna, *others = world.anna, world.bruno, world.carla, world.dario
    answer = await world.ask(anna, "table new", game=world.game)
    first = await newest(world)
    assert EN.say("room-opened", channel=f"<#{first.row.channel}>") in said(answer)
    for person in others:
        await person.slash(world.channel, "play", game=world.game, players=3)
    second = await newest(world)
    assert second.row.status is Status.RUNNING
    assert [thread.id for thread in place.threads] == [first.row.channel, second.row.channel]
    assert thread_of(world, first).name == "Nim: Anna"
    assert not world.public()


async def test_tags_tell_the_state_of_a_game(world: World) -> None:
    """In whatever language they are named; other tags of the post stay."""
    names = ("open", "läuft", "VORBEI")
    place = forum(world, *names, "beginners")
    await choose(world, place)
    anna, bruno = world.anna, world.bruno
    await anna.slash(world.channel, "table new", game=world.game)
    table = await newest(world)
    assert tags_of(world, table) == [names[0]]
    known = thread_of(world, table)
    assert isinstance(known.parent, discord.ForumChannel)
    await known.add_tags(next(tag for tag in known.parent.available_tags if tag.name == "beginners"))
    await lobby.join(table, bruno.id, "Bruno")
    await lobby.start(table, anna.id)
    await world.env.settle()
    assert set(tags_of(world, table)) == {names[1], "beginners"}
    assert set(thread_of(world, table).name.removeprefix("Nim: ").split(", ")) == {"Anna", "Bruno"}
    await closing.abandon(table, anna.id)
    await world.env.settle()
    assert set(tags_of(world, table)) == {names[2], "beginners"}


async def test_tags_are_put_right_after_a_kill(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a killed process could not show, the next one does."""
    await choose(world, forum(world, "open", "running", "over"))
    await world.anna.slash(world.channel, "table new", game=world.game)
    table = await newest(world)
    monkeypatch.setattr(world.client.rooms, "wake", lambda key: None)
    await closing.abandon(table, table.row.host)
    await world.env.settle()
    assert tags_of(world, table) == ["open"]
    await world.restart()
    await world.env.settle()
    assert tags_of(world, table) == ["over"]


async def test_a_thread_that_a_kill_left_is_used(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next table gets what a process left that died between opening the thread and the table."""
    place = forum(world)
    await choose(world, place)
    anna, bruno = world.anna, world.bruno

    with monkeypatch.context() as patch:
        patch.setattr("bot.store.tables.TableStore.open", AsyncMock(side_effect=RuntimeError("killed")))
        await anna.slash(world.channel, "table new", game=world.game)
    assert len(place.threads) == 1
    await world.restart()
    for person in (bruno, anna):
        await person.slash(world.channel, "table new", game=world.game)
    tables = [await world.services.tables.existing(number) for number in (1, 2)]
    assert [thread_of(world, table).name for table in tables] == ["Nim: Bruno", "Nim: Anna"]
    assert len(place.threads) == 2


@pytest.mark.parametrize(
    ("make", "right"),
    [(text_channel, "create_public_threads"), (forum, "send_messages_in_threads")],
)
async def test_missing_permissions_are_named(world: World, german: str, make: Any, right: str) -> None:
    """The manager reads them, and so does whoever opens a table, which is then played where it was opened."""
    t = texts(german)
    place, boss = make(world), boss_of(world)
    deny(world, place, **{right: True})
    named = t.list([t.say(f"right-{right.replace('_', '-')}")])
    answer = await world.ask(boss, "admin places", games=place)
    assert t.say("places-missing", rights=named) in said(answer)
    answer = await world.ask("Anna", "table new", game=world.game)
    assert t.say("room-missing", channel=f"<#{place.id}>", rights=named) in said(answer)
    table = await newest(world)
    assert table.row.channel == world.channel.id


async def test_without_a_thread_a_table_is_where_it_was_opened(world: World) -> None:
    """If its host cannot see the channel for games, or Discord opens no thread there, or it was deleted."""
    place = text_channel(world)
    await choose(world, place)
    here, *rooms = world.channel, *(world.guild.create_text_channel(name) for name in ("one", "two"))
    deny(world, place, world.anna.id, view_channel=True)
    await world.anna.slash(here, "table new", game=world.game)
    assert (await newest(world)).row.channel == here.id
    world.env.inject_error("POST", f"/channels/{place.id}/threads", status=500, times=None)
    answer = shown(await world.bruno.slash(rooms[0], "table new", game=world.game))
    assert EN.say("room-not-now", channel=f"<#{place.id}>", rights="") in said(answer)
    assert (await newest(world)).row.channel == rooms[0].id
    world.env.backend.delete_channel(place.id)
    await world.carla.slash(rooms[1], "table new", game=world.game)
    assert (await newest(world)).row.channel == rooms[1].id
