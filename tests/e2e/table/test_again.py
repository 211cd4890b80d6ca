"""Playing again: a rematch with the same people by one press, and a new table like the last one."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.model.pace import Pace
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.reading import everything, foreign, refusal
from tests.e2e.world import World, controls, open_more, open_panel, pings, said, tap
from tests.e2e.world import shown as answered


async def ended(world: World, *names: str, **options: Any) -> tuple[Table, discord.Message]:
    """Let people play a game that ends by agreement; return the table and its last message."""
    table = await world.start(*names, **options)
    first, *others = (world.people[name] for name in names)
    asked = await open_more(first, world.newest("more"), "end_ask")
    await tap(first, asked, "end")
    vote = world.newest()
    for other in others:
        await other.click(vote, custom_id=next(key for key in controls(vote) if key.endswith(".agree")))
    assert table.row.status is Status.OVER
    return table, world.newest("rematch")


async def test_who_is_asked_can_be_forgotten(world: World) -> None:
    """Someone who is asked to a rematch can delete everything about themselves: the rematch then waits for the rest."""
    _, end = await ended(world, "Anna", "Bruno", "Carla")
    anna, bruno, carla = world.anna, world.bruno, world.carla
    assert texts("en").say("show-agreed") in said(await world.ask(anna, "table show"))
    await tap(bruno, end, "rematch")
    table = await world.table()
    assert set(table.row.awaited) == {anna.id, carla.id}
    panel = await world.ask(carla, "privacy")
    really = await open_panel(carla, panel, "privacy_delete")
    await tap(carla, really, "privacy_delete_now")
    assert table.row.awaited == (anna.id,)
    await anna.slash(world.channel, "table join")
    assert table.row.status is Status.RUNNING


async def test_a_table_like_the_last_one(world: World) -> None:
    """`again` takes the settings of the user's last table, or else the server's; what is named counts instead."""
    anna, bruno = world.anna, world.bruno
    nothing = await anna.slash(world.channel, "table new", again=True)
    assert refusal(nothing) == texts("en").say("refused-no-former-table")
    wanted: dict[str, Any] = {
        "game": "carcassonne",
        "variant": "gold_mines",
        "pace": "brisk",
        "rated": True,
        "seats": 3,
    }
    await anna.slash(world.channel, "table new", **wanted, language="de", stand_in="novice")
    first = (await world.table()).row
    plan: tuple[tuple[simcord.MemberActor, dict[str, Any]], ...] = (
        (bruno, {}),
        (anna, {"pace": "none", "seats": 5}),
        (anna, {"game": "carrara"}),
    )
    host = anna
    for person, named in plan:
        await host.slash(world.channel, "table leave")
        host = person
        await person.slash(world.channel, "table new", again=True, **named)
        row = (await world.table()).row
        assert row.host == person.id
        assert (row.language, row.rated) == ("de", True)
        if "game" in named:
            assert (row.game, row.options, row.capacity) == ("carrara", {}, 4)
        else:
            assert (row.game, row.options, row.stand_in) == ("carcassonne", first.options, "novice")


async def test_the_usual_by_one_press(world: World, german: str) -> None:
    """The answer to `/table new` offers what one opened last: one press, and it is that, with its people asked."""
    anna, bruno = world.anna, world.bruno
    terms: dict[str, Any] = {"variant": "gold_mines", "pace": "brisk", "seats": 4, "rated": True}
    old = await world.start(computers=1, game="carcassonne", language=german, **terms)
    here = world.guild.create_text_channel("here")
    shown = answered(await anna.slash(here, "table new"))
    assert not foreign(everything(shown), german)
    assert all(name in said(shown) for name in old.names if name != "Anna")
    await tap(anna, shown, "usual")
    table = await world.client.services.tables.in_channel(here.id)
    assert table is not None
    kept = ("game", "options", "pace", "rated", "capacity", "open_hands", "stand_in", "language")
    assert [getattr(table.row, name) for name in kept] == [getattr(old.row, name) for name in kept]
    assert sorted(table.names) == sorted(name for name in old.names if name != "Bruno")
    assert table.row.awaited == (bruno.id,)
    called = [message for message in here.history() if bruno.id in pings(message)]
    assert len(called) == 1
    await tap(bruno, called[0], "join")
    assert table.row.status is Status.RUNNING


async def test_the_usual_once_others_have_joined(world: World) -> None:
    """Whoever has joined came for what the invitation says, so that it stays; nor does a rematch give a seat away."""
    anna, bruno = world.anna, world.bruno
    _, end = await ended(world, "Anna", "Carla", game="palazzo", pace="brisk", seats=2)
    assert refusal(await tap(world.eva, end, "rematch")) == texts("en").say("refused-not-at-table")
    shown = await world.ask(anna, "table new", game="palazzo", seats=3)
    await bruno.slash(world.channel, "table join")
    assert refusal(await tap(anna, shown, "usual")) == texts("en").say("refused-not-alone")
    assert (await world.table()).row.pace is Pace.NONE


async def test_everyone_presses_rematch(world: World, german: str) -> None:
    """The first press asks the same people; whoever presses it then joins that table, and with the last it begins."""
    t, anna, carla = texts(german), world.anna, world.carla
    terms: dict[str, Any] = {"rated": True, "open_hands": True, "game": "palazzo", "language": german}
    old, end = await ended(world, "Anna", "Bruno", "Carla", **terms)
    await tap(world.bruno, end, "rematch")
    invitation = world.newest()
    assert sorted(user.id for user in invitation.mentions) == sorted([anna.id, carla.id])
    assert t.say("invitation-asked", mention=anna.mention) in said(invitation)
    assert t.say("invitation-rematch") in said(invitation)
    assert foreign(everything(invitation), german) == set()
    await tap(anna, end, "rematch")
    table = await world.table()
    assert (table.id != old.id, table.row.status) == (True, Status.INVITATION)
    last = await open_panel(carla, end, "rematch")
    assert said(last) == t.say("start-done")
    assert table.row.status is Status.RUNNING
    assert {seat.user for seat in table.seats} == {seat.user for seat in old.seats}
    assert (table.row.rated, table.row.open_hands, table.row.invited) == (True, True, ())


async def test_alone_with_a_computer_player_a_rematch_begins_at_once(world: World) -> None:
    """Nobody has to join, so nobody has to press anything else."""
    old = await world.start("Anna", computers=1, game="palazzo")
    anna = world.anna
    question = await world.ask(anna, "table concede")
    await tap(anna, question, "concede")
    assert old.row.status is Status.OVER
    end = world.newest("rematch")
    answer = await open_panel(anna, end, "rematch")
    table = await world.table()
    assert table.id != old.id
    assert table.row.status is Status.RUNNING
    assert sorted(table.names) == sorted(old.names)
    assert texts("en").say("start-done") in said(answer)
