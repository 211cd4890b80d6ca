"""Games in threads and in a forum's posts, some of them archived or locked."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.model.rows import PostKind
from bot.texts import texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import speak
from tests.e2e.stage import LONG, deny, nothing_changes
from tests.e2e.world import World, controls, refusal, tap

EN, DE = texts("en", "nim"), texts("de", "nim")
ARCHIVED, LOCKED = 50083, 160005

pytestmark = pytest.mark.usefixtures("patient")


async def move_to_a_forum(world: World) -> None:
    """Make a post in a forum, where the bot manages no threads, the channel that the game is played in."""
    forum = world.guild.create_forum_channel("games")
    known = world.client.get_channel(forum.id)
    assert isinstance(known, discord.ForumChannel)
    await known.create_thread(name="Nim tonight", content="Who plays?")
    (world.channel,) = forum.threads
    deny(world, forum, manage_threads=True)


def close(world: World, **how: bool) -> None:
    """Archive or lock the thread, or open it again."""
    world.env.backend.edit_channel(world.channel.id, {}, thread_metadata=how)


def sends(world: World) -> int:
    path = f"/channels/{world.channel.id}/messages"
    return sum((request.method, request.path) == ("POST", path) for request in world.env.http_requests)


def told(world: World) -> list[discord.Message]:
    return [message for message in world.public() if message.author.bot and message.content != "Who plays?"]


async def test_messages_wait_while_a_thread_is_locked(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are seldom tried, players are told what the bot lacks, and all comes once it is unlocked."""
    await move_to_a_forum(world)
    table = await world.start()
    before = len(told(world))
    messages = f"/channels/{world.channel.id}/messages"
    for method, path in (("POST", messages), ("PATCH", f"{messages}/*"), ("DELETE", f"{messages}/*")):
        world.env.inject_error(method, path, status=403, code=LOCKED, times=None)
    mover = world.mover(table)
    other = world.by_seat(table, 1 - table.actors()[0])
    await CommandPlayer(world).turn(table)
    close(world, archived=True, locked=True)
    speak(monkeypatch, "de", other.id)
    old = told(world)[-1]
    async with nothing_changes(world, table):
        assert refusal(await tap(mover, old, "play")) == EN.say("refused-thread-locked")
        assert await world.refused(other, "table undo") == DE.say("refused-thread-locked")
    tried = sends(world)
    for _ in range(3):
        await world.env.advance_time(300)
    assert 2 <= sends(world) - tried <= 6
    assert [post.kind for post in await table.store.outbox.waiting(table.id)] == [PostKind.TURN]

    world.env.backend.faults.clear()
    close(world, archived=False, locked=False)
    await world.env.advance_time(LONG)
    assert len(told(world)) == before + 1
    assert not any(controls(message) for message in told(world)[:-1])


async def test_a_former_message_in_a_locked_thread(world: World) -> None:
    """Its buttons are removed once the thread is unlocked."""
    await move_to_a_forum(world)
    table = await world.start()
    world.env.inject_error("PATCH", f"/channels/{world.channel.id}/messages/*", status=400, code=ARCHIVED, times=None)
    await CommandPlayer(world).turn(table)
    assert [post.kind for post in await table.store.outbox.waiting(table.id)] == [PostKind.STRIP]
    world.env.backend.faults.clear()
    await world.env.advance_time(LONG)
    assert not any(controls(message) for message in told(world)[:-1])


async def test_an_archived_thread_is_no_obstacle(world: World) -> None:
    """Discord opens it when the bot posts; nor is a lock one for a bot that manages threads."""
    await move_to_a_forum(world)
    table = await world.start()
    player = CommandPlayer(world)
    close(world, archived=True)
    await player.turn(table)
    backend, allowed = world.env.backend, discord.Permissions(manage_threads=True).value
    ours = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow=allowed)
    backend.set_overwrite(backend.get_channel(world.channel.id).parent_id or 0, ours)
    close(world, archived=True, locked=True)
    await player.turn(table)
    assert len(told(world)) == 4
