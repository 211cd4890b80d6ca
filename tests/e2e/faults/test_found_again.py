"""A message that Discord took without the bot knowing is found again, however much was said since."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from bot.model.person import Notices
from bot.model.rows import PostKind
from bot.texts import Texts
from cogs.core.controls import Button, ControlId
from cogs.core.posting import CLOCK_MARGIN
from tests.bot.kit import EDITS
from tests.e2e.players import CommandPlayer
from tests.e2e.stage import LONG, chatter, lose_answers
from tests.e2e.world import World, direct, open_panel, reply, tap

pytestmark = pytest.mark.usefixtures("patient")


def ours(messages: list[discord.Message]) -> list[discord.Message]:
    return [message for message in messages if message.author.bot]


async def retried(world: World) -> None:
    """Let Eva talk, and another process of the bot try again."""
    chatter(world, world.channel.id, world.eva.id)
    await world.restart()
    await world.env.advance_time(LONG)
    assert not await world.store.outbox.tables_waiting()


@pytest.mark.parametrize(("restarted", "former"), [(False, False), (True, True)])
async def test_a_direct_message(world: World, monkeypatch: pytest.MonkeyPatch, restarted: bool, former: bool) -> None:
    """It is found among many that its reader has written since, and deleted once it is outdated."""
    if former:
        monkeypatch.setattr("cogs.posts.messages.post_mark", lambda _: None)
        monkeypatch.setattr("cogs.posts.notices._button", lambda t, table, post: marked(f"n{post.id}")(t, table, 0))
    table = await world.start()
    player = CommandPlayer(world)
    next_one = world.by_seat(table, 1 - table.actors()[0])
    await world.wish(next_one, notices=Notices.DIRECT)
    home = next_one.user.dm_channel.id
    lost = lose_answers(monkeypatch, f"/channels/{home}/messages", times=1)
    await player.turn(table)
    chatter(world, home, next_one.id)
    if restarted:
        await world.restart()
    await world.env.advance_time(LONG)
    assert len(lost) == 1
    assert len(ours(direct(next_one))) == 1
    await player.turn(await world.table())
    assert not ours(direct(next_one))


def marked(mark: str) -> Callable[..., Button]:
    """Return the button *More* as earlier versions marked it."""
    return lambda t, table, seq: Button(ControlId("more", table.id, seq, arg=mark), t.say("button-more"))


@pytest.mark.slow
@pytest.mark.parametrize("former", [False, True])
async def test_after_an_update_that_says_everything_differently(
    world: World, monkeypatch: pytest.MonkeyPatch, former: bool
) -> None:
    """Every kind of message is recognised by its mark; those of `former` versions, which have none, by other means."""
    lost = lose_answers(monkeypatch, "/messages", times=100)
    anna, bruno, carla = world.anna, world.bruno, world.carla
    kinds: list[PostKind] = []
    say, updates = Texts.say, 0

    def reworded(self: Texts, key: str, /, **facts: str | int) -> str:
        said = say(self, key, **facts)
        return said if key.startswith(("command", "option", "choice")) else f"{said} {updates}"[-80:]

    monkeypatch.setattr(Texts, "say", reworded)
    if former:
        monkeypatch.setattr("cogs.posts.messages.post_mark", lambda _: None)
        monkeypatch.setattr("cogs.words.status.more_button", marked("told1"))

    async def updated() -> None:
        nonlocal updates
        waiting = await world.store.outbox.waiting((await world.table()).id)
        kinds.extend(post.kind for post in waiting if post.kind is not PostKind.STRIP)
        if not former or waiting[0].kind is not PostKind.ABANDONED:  # which a sentence marked
            updates += 1
        await retried(world)
        assert len(ours(world.public())) == len(lost) == len(kinds)

    await anna.slash(world.channel, "table new", game="nim")
    await updated()
    for person in (bruno, carla):
        await person.slash(world.channel, "table join")
    await anna.slash(world.channel, "table start")
    await updated()
    await CommandPlayer(world).turn(await world.table())
    await updated()
    if not former:
        await tap(anna, await open_panel(anna, await world.ask(anna, "table replay"), "share"), "share_post")
        await updated()
    asked = await world.ask(anna, "table concede")
    await tap(anna, asked, "concede")
    await updated()
    asked = await world.ask(bruno, "table end")
    await tap(bruno, asked, "end")
    await updated()
    vote = ours(world.public())[-1]
    await reply(carla, vote, "agree")
    await updated()
    await anna.slash(world.channel, "table new", game="nim")
    await updated()
    await anna.slash(world.channel, "table leave")
    await updated()
    unsent = {PostKind.REPLAY, *((PostKind.SHARED,) if former else ())}
    assert {*kinds} == {*PostKind} - {*unsent, PostKind.NOTICE, *EDITS, PostKind.CLEAN}


async def test_what_was_said_before_a_message_was_queued_is_not_read(world: World) -> None:
    """In a slow game that would be the talk of weeks."""
    table = await world.start()
    before = len(ours(world.public()))
    chatter(world, world.channel.id, world.eva.id)
    await world.env.advance_time(3 * CLOCK_MARGIN)
    path = f"/channels/{world.channel.id}/messages"
    world.env.inject_error("POST", path)
    await CommandPlayer(world).turn(table)
    assert len(ours(world.public())) == before
    await world.env.advance_time(LONG)
    assert [(request.method, request.path) for request in world.env.http_requests].count(("GET", path)) == 1
    assert len(ours(world.public())) == before + 1
