"""The life of a table up to its start, by commands and by buttons."""

from __future__ import annotations

import discord

from bot.model.rows import Status
from bot.tables import lobby
from bot.texts import texts
from cogs.core.controls import Button, ControlId
from cogs.core.panel import Panel, layout
from tests.e2e.reading import links
from tests.e2e.world import World, control, controls, has, said, shown, tap

EN = texts("en", "carrara")


async def test_buttons(world: World) -> None:
    """Buttons lead from the invitation to the game; a click edits the invitation and sends nothing else."""
    anna = world.anna
    await anna.slash(world.channel, "table new", game="carrara")

    async def click(who: str, what: str) -> str:
        invitation = world.public()[0]
        result = await tap(world.people[who], invitation, what)
        assert not result.followups, "the click changes the message and says nothing besides"
        return said(world.public()[0])

    async def add(who: str, level: str) -> str:
        invitation = world.public()[0]
        await world.people[who].select(invitation, [level], custom_id=control(invitation, "computer"))
        return said(world.public()[0])

    def start_style() -> discord.ButtonStyle:
        invitation = world.public()[0]
        items = discord.ui.LayoutView.from_message(invitation, timeout=None).walk_children()
        start = control(invitation, "start")
        return next(item.style for item in items if isinstance(item, discord.ui.Button) and item.custom_id == start)

    assert start_style() is discord.ButtonStyle.secondary, "the game can't start yet"
    assert "👤 Bruno" in await click("Bruno", "join")
    assert start_style() is discord.ButtonStyle.primary
    assert EN.say("invitation-invitation") in said(world.public()[0])
    assert "🤖 Random" in await add("Bruno", "random")
    assert has(world.public()[0], "computer_out")
    assert "🤖 Random 2" in await add("Anna", "random")
    assert not has_enabled(world, "join"), "all seats are taken"
    assert "🤖 Random 2" not in await click("Anna", "computer_out")
    assert "👤 Bruno" not in await click("Bruno", "leave")
    assert "2 of 4 seats taken" in said(world.public()[0])
    await click("Anna", "start")
    assert (await world.table()).row.status is Status.RUNNING
    assert not controls(world.public()[0])


def has_enabled(world: World, what: str) -> bool:
    """Return whether this button of the invitation is enabled."""
    invitation = world.public()[0]
    return not controls(invitation)[control(invitation, what)].disabled


async def test_without_naming_the_game(world: World) -> None:
    """It is the newest one in the channel, else the person's newest, else the first; a lesson needs no name either."""
    anna, bruno = world.anna, world.bruno
    channels = [world.guild.create_text_channel(f"other-{number}") for number in range(3)]
    await anna.slash(channels[0], "table new")
    assert EN.say("name") in said(channels[0].history()[0])
    await anna.slash(channels[1], "table new", game="nim")
    await anna.slash(channels[2], "table new")
    assert "Nim" in said(channels[2].history()[0])
    await anna.slash(channels[1], "table leave")
    await bruno.slash(channels[1], "table new")
    assert "Nim" in said(channels[1].history()[-1])
    lesson = shown(await bruno.slash(channels[1], "learn"))
    assert EN.say("name") in said(lesson), "the only game with one"


async def test_last_person_leaves(world: World) -> None:
    """If only computer players would stay, the table is abandoned, and the channel is free."""
    await world.anna.slash(world.channel, "table new", game="carrara")
    await world.anna.slash(world.channel, "table computer", action="add")
    invitation = world.public()[0]
    await tap(world.anna, invitation, "leave")
    assert (await world.table()).row.status is Status.ABANDONED
    assert "abandoned" in said(world.public()[0])
    assert not controls(world.public()[0])
    assert "this table was abandoned" in said(world.newest())


async def test_rematch_in_an_occupied_channel(world: World) -> None:
    """A rematch in a channel that has been taken meanwhile is refused with a link to the table there."""
    table = await world.start()
    end = await world.client.get_partial_messageable(world.channel.id).send(
        view=layout(Panel(("over",), rows=((Button(ControlId("rematch", table.id), "Rematch"),),)), {})
    )
    await lobby.abandon(table, table.row.host)
    await world.env.settle()
    await world.carla.slash(world.channel, "table new", game="carrara")
    taken = await tap(world.anna, end, "rematch")
    assert links(shown(taken)) == [world.newest().jump_url]
