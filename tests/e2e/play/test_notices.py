"""Turn notices: one a turn, where and when its reader wants it, exactly once, and removed once outdated."""

from __future__ import annotations

import discord
import pytest
import simcord

from bot.model.person import Notices, QuietHours
from bot.model.rows import Status
from bot.tables.table import Table
from cogs.core.moves import say_moves
from tests.e2e.players import CommandPlayer, until_turn_of
from tests.e2e.reading import DE, EN, labels, links, speak
from tests.e2e.world import World, direct, has, open_panel, pings, reply, said, shown, tap

CANNOT_MESSAGE = 50007


async def until_annas_turn(world: World, table: Table) -> None:
    """Play at least one turn, and on until it is Anna's."""
    await CommandPlayer(world).turn(table)
    await until_turn_of(world, table, "Anna")


def called(world: World, person: simcord.MemberActor) -> list[discord.Message]:
    return [message for message in world.public() if person.id in pings(message)]


async def test_a_turn_is_called_by_direct_message(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each turn brings one, which says where, until when, and what has happened since; the channel stays silent."""
    anna = world.anna
    speak(monkeypatch, "de", anna.id)
    await world.wish(anna, notices=Notices.DIRECT, language="de")
    world.env.backend.guilds[world.guild.id].name = "*Piazza* <@1>"
    await world.restart()
    table = await world.start(pace="relaxed")
    await until_annas_turn(world, table)
    message = world.newest()
    assert pings(message) == []
    assert message.flags.suppress_notifications
    (told,) = direct(anna)
    asked = DE.say("any-asked")
    turn = DE.say("notice-turn", role="turn", name="direct", game="Nim", table=str(table.id), asked=asked)
    ends = (await table.store.clocks.of_table(table.id))[table.actors()[0]].runs_out_at()
    others = [move for move in await table.store.log.moves(table.id, 0) if table.names[move.seat or 0] == "Bruno"]
    first, place, time, _, *happened = said(told).splitlines()
    assert (first, time) == (turn, DE.say("turn-time", ends=str(ends)))
    assert place == f"-# <#{world.channel.id}> · \\*Piazza\\* \\<@\u200b1\\>"
    assert happened == await say_moves(DE, table, others)
    assert links(told) == [message.jump_url]


async def test_whoever_refuses_direct_messages_is_pinged_in_the_channel(world: World) -> None:
    """There they read why."""
    anna = world.anna
    await world.wish(anna, notices=Notices.DIRECT)
    home = f"/channels/{anna.user.dm_channel.id}/messages"
    world.env.inject_error("POST", home, status=403, code=CANNOT_MESSAGE, times=None)
    await until_annas_turn(world, await world.start())
    (message,) = called(world, anna)
    why = EN.say("notice-closed", role="turn", name="X", game="X", table="1", asked="X").splitlines()[1]
    assert said(message).endswith(why)
    assert message.id == world.newest().id


async def test_the_morning_message_leads_to_what_it_tells(world: World) -> None:
    """A question can be answered from it, and a rematch begun; `/games` leads to the question as well."""
    anna, bruno = world.anna, world.bruno
    await world.wish(anna, notices=Notices.DIRECT, quiet=QuietHours(0, 7 * 60))
    asking = await world.start(pace="none")
    await tap(bruno, await world.ask(bruno, "table end"), "end")
    (vote,) = [message for message in world.public() if has(message, "vote_end")]
    here, world.channel = world.channel, world.guild.create_text_channel("over")
    over = await world.start(pace="none")
    await tap(bruno, await world.ask(bruno, "table concede"), "concede")
    world.channel = here
    await world.sleep(7)
    (told,) = direct(anna)
    names = {table.id: EN.say("digest-open", game="Nim", table=str(table.id)) for table in (asking, over)}
    assert labels(told) == list(names.values())
    assert has(await open_panel(anna.user, told, label=names[over.id]), "rematch")
    games = shown(await anna.user.slash("games"))
    assert has(await open_panel(anna.user, games, label="Answer"), "vote_end")
    question = await open_panel(anna.user, told, label=names[asking.id])
    await reply(anna.user, question, "agree")
    assert said(world.current(vote)).endswith(EN.say("end-granted"))
    assert asking.row.status is Status.OVER


async def test_a_question_is_answered_from_a_direct_message(world: World) -> None:
    """The channel shows the answer, the direct message goes, and whoever asked is told."""
    anna, bruno = world.anna, world.bruno
    await world.wish(bruno, notices=Notices.DIRECT)
    table = await world.start()
    await tap(anna, await world.ask(anna, "table end"), "end")
    (vote,) = [message for message in world.public() if has(message, "vote_end")]
    assert pings(vote) == []
    (told,) = [message for message in direct(bruno) if has(message, "vote_end")]
    assert EN.say("end-question", name="Anna") in said(told)
    result = EN.say("end-refused", name="Bruno")
    assert result in said(shown(await reply(bruno.user, told, "refuse")))
    shows = world.current(vote)
    assert said(shows).endswith(result)
    assert not any(has(message, "vote_end") for message in (shows, *direct(bruno)))
    facts = {"name": anna.mention, "game": "Nim", "table": str(table.id)}
    assert said(called(world, anna)[-1]) == EN.say("notice-answer", question="end", **facts)
