"""Playing again: a rematch with the same people by one press, and a new table like the last one."""

from __future__ import annotations

from typing import Any

import discord

from bot.model.pace import Pace
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.world import World, open_more, open_panel, pings, refusal, reply, said, shown, tap


async def ended(world: World, *names: str, **options: Any) -> tuple[Table, discord.Message]:
    """Let people play a game that ends by agreement; return the table and its last message."""
    table = await world.start(*names, **options)
    first, *others = (world.people[name] for name in names)
    asked = await open_more(first, world.newest("more"), "end_ask")
    await tap(first, asked, "end")
    vote = world.newest()
    for other in others:
        await reply(other, vote, "agree")
    assert table.row.status is Status.OVER
    return table, world.newest("rematch")


async def test_a_table_like_the_last_one(world: World) -> None:
    """`again` takes the settings of one's own last table, or else the server's; options typed as well come first."""
    anna, bruno = world.anna, world.bruno
    assert await world.refused(anna, "table new", again=True) == texts("en").say("refused-no-former-table")
    wanted: dict[str, Any] = {"variant": "gold_mines", "pace": "brisk", "rated": True, "seats": 3}
    await anna.slash(world.channel, "table new", game="carcassonne", language="de", stand_in="novice", **wanted)
    first = (await world.table()).row
    await anna.slash(world.channel, "table leave")
    await bruno.slash(world.channel, "table new", again=True)
    row = (await world.table()).row
    assert (row.game, row.options, row.stand_in, row.rated) == ("carcassonne", first.options, "novice", True)
    await bruno.slash(world.channel, "table leave")
    await anna.slash(world.channel, "table new", again=True, game="carrara")
    row = (await world.table()).row
    assert (row.game, row.options, row.capacity, row.language) == ("carrara", {}, 4, "de")


async def test_one_press_opens_the_usual_table(world: World, german: str) -> None:
    """The answer to `/table new` offers the table that one opened last; its people are asked."""
    anna, bruno = world.anna, world.bruno
    terms: dict[str, Any] = {"variant": "gold_mines", "pace": "brisk", "seats": 4, "rated": True}
    old = await world.start(computers=1, game="carcassonne", language=german, **terms)
    here = world.guild.create_text_channel("here")
    offered = shown(await anna.slash(here, "table new"))
    assert all(name in said(offered) for name in old.names if name != "Anna")
    await tap(anna, offered, "usual")
    table = await world.services.tables.in_channel(here.id)
    assert table is not None
    assert (table.row.game, table.row.options, table.row.pace) == (old.row.game, old.row.options, Pace.BRISK)
    assert sorted(table.names) == sorted(name for name in old.names if name != "Bruno")
    (called,) = [message for message in here.history() if bruno.id in pings(message)]
    await tap(bruno, called, "join")
    assert table.row.status is Status.RUNNING


async def test_the_usual_table_is_refused_once_others_have_joined(world: World) -> None:
    """They came for what the invitation says; nor does a rematch give a seat to someone else."""
    anna, bruno = world.anna, world.bruno
    _, end = await ended(world, "Anna", "Carla", game="palazzo", pace="brisk", seats=2)
    assert refusal(await tap(world.eva, end, "rematch")) == texts("en").say("refused-not-at-table")
    offered = await world.ask(anna, "table new", game="palazzo", seats=3)
    await bruno.slash(world.channel, "table join")
    assert refusal(await tap(anna, offered, "usual")) == texts("en").say("refused-not-alone")
    assert (await world.table()).row.pace is Pace.NONE


async def test_a_rematch_begins_once_everyone_has_pressed(world: World, german: str) -> None:
    """The first press opens a table and asks the same people; whoever presses then joins it."""
    t, anna, carla = texts(german), world.anna, world.carla
    terms: dict[str, Any] = {"rated": True, "open_hands": True, "game": "palazzo", "language": german}
    old, end = await ended(world, "Anna", "Bruno", "Carla", **terms)
    await tap(world.bruno, end, "rematch")
    invitation = world.newest()
    assert sorted(user.id for user in invitation.mentions) == sorted([anna.id, carla.id])
    assert t.say("invitation-asked", mention=anna.mention) in said(invitation)
    assert t.say("invitation-rematch") in said(invitation)
    await tap(anna, end, "rematch")
    table = await world.table()
    assert (table.id != old.id, table.row.status) == (True, Status.INVITATION)
    last = await open_panel(carla, end, "rematch")
    assert said(last) == t.say("start-done")
    assert table.row.status is Status.RUNNING
    assert {seat.user for seat in table.seats} == {seat.user for seat in old.seats}
    assert (table.row.rated, table.row.open_hands) == (True, True)


async def test_alone_with_a_computer_player_a_rematch_begins_at_once(world: World) -> None:
    """Nobody has to join, so nobody has to press anything else."""
    old = await world.start("Anna", computers=1, game="palazzo")
    anna = world.anna
    await tap(anna, await world.ask(anna, "table concede"), "concede")
    await tap(anna, world.newest("rematch"), "rematch")
    table = await world.table()
    assert table.id != old.id
    assert table.row.status is Status.RUNNING
    assert sorted(table.names) == sorted(old.names)
