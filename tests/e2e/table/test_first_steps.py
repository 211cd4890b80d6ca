"""For beginners: the lesson, the rules and a game against the novice, each one click away."""

from __future__ import annotations

import discord
import pytest

from bot.model.rows import Status
from cogs.core.buttons import first_steps_buttons
from cogs.core.panel import Panel, layout
from tests.e2e.reading import EN, links
from tests.e2e.stage import forged, send
from tests.e2e.world import World, control, has, open_panel, refusal, said, shown, tap


async def test_play_against_novice_from_the_invitation(world: World) -> None:
    """A host who sits alone can play at once; with company there is no such button, and nobody else may use it.

    *Learn* and *Rules* open for their reader alone, with or without a seat.
    """
    anna, bruno = world.anna, world.bruno
    await anna.slash(world.channel, "table new", game="carrara")
    invitation = world.public()[0]
    for what, leads in (("learn", "learn_try"), ("rules", "rules_chapter")):
        page = await open_panel(bruno, invitation, what)
        assert page.flags.ephemeral
        assert has(page, leads)
    button = control(invitation, "play_novice")
    denied = shown(await bruno.click(invitation, custom_id=button))
    assert said(denied) == EN.say("refused-not-at-table-yet")
    await tap(bruno, denied, "join")
    assert not has(world.public()[0], "play_novice")
    (late,) = await send(forged(anna, invitation, button))
    assert refusal(late) == EN.say("refused-not-alone")
    await bruno.slash(world.channel, "table leave")

    await anna.click(world.public()[0], custom_id=button)
    table = await world.table()
    assert table.row.status is Status.RUNNING
    assert sorted(table.names) == ["Anna", "Novice"]


async def test_play_against_novice_from_elsewhere(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a free channel a table is opened and started, even if the bot has not heard of the server yet.

    Where there is a table, it is refused; a direct message says that it works on a server.
    """
    anna, bruno = world.anna, world.bruno
    panel = Panel(("Welcome",), rows=(first_steps_buttons(EN, "carrara"),))
    for channel in (world.channel, anna.user.dm_channel):
        await world.client.get_partial_messageable(channel.id).send(view=layout(panel, {}))
    welcome = world.public()[0]
    known = world.client.get_guild(world.guild.id)
    assert known is not None
    world.client._connection._remove_guild(known)
    with monkeypatch.context() as starting:  # the offline Discord leaves it out
        starting.setattr(discord.Interaction, "is_guild_integration", lambda _: True)
        await tap(anna, welcome, "play_novice")
    world.client._connection._add_guild(known)
    table = await world.table()
    assert (table.row.host, table.row.status) == (anna.id, Status.RUNNING)
    refused = await open_panel(bruno, welcome, "play_novice")
    assert EN.say("refused-channel-taken") in said(refused)
    assert links(refused)
    told = await open_panel(anna.user, anna.user.dm_channel.history()[-1], "play_novice")
    assert said(told) == EN.say("play-novice-on-server")
