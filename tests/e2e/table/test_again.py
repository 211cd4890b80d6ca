"""Playing again: a rematch with the same people by one press, and a new table like the last one."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from bot.model.pace import Pace
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import texts
from tests.e2e.reading import everything, foreign, labels, refusal
from tests.e2e.world import World, controls, open_panel, pings, said, tap
from tests.e2e.world import shown as answered


async def ended(world: World, *names: str, **options: Any) -> tuple[Table, discord.Message]:
    """Let people play a game that ends by agreement; return the table and its last message."""
    table = await world.start(*names, **options)
    first, *others = (world.people[name] for name in names)
    asked = await world.ask(first, "table end")
    await tap(first, asked, "end")
    vote = world.newest()
    for other in others:
        await other.click(vote, custom_id=next(key for key in controls(vote) if key.endswith(".agree")))
    assert table.row.status is Status.OVER
    return table, world.newest("rematch")


async def test_a_rematch_begins_once_all_have_joined(world: World, german: str) -> None:
    """One press asks and pings the same people; with the last of them the game begins, by the same terms."""
    terms: dict[str, Any] = {
        "game": "carrara",
        "variant": "expansion",
        "pace": "relaxed",
        "seats": 4,
        "language": german,
    }
    old, end = await ended(world, "Anna", "Bruno", "Carla", **terms)
    anna, bruno, carla, eva = world.anna, world.bruno, world.carla, world.eva
    await tap(bruno, end, "rematch")
    table, invitation = await world.table(), world.newest()
    assert sorted(user.id for user in invitation.mentions) == sorted([anna.id, carla.id])
    t = texts(german)
    for person in (anna, carla):
        assert t.say("invitation-asked", mention=person.mention) in said(invitation)
    assert t.say("invitation-rematch") in said(invitation)
    assert foreign(everything(invitation), german) == set()
    for person, status in ((anna, Status.INVITATION), (eva, Status.INVITATION), (carla, Status.RUNNING)):
        await tap(person, world.newest(), "join")
        assert table.row.status is status
    assert {seat.user for seat in table.seats} == {anna.id, bruno.id, carla.id, eva.id}
    assert (table.row.game, table.row.options, table.row.pace) == ("carrara", old.row.options, Pace.RELAXED)
    assert table.row.invited == ()
    stored = await table.store.tables.get(table.id)
    assert stored is not None
    assert (stored.invited, stored.status) == ((), Status.RUNNING)


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


async def test_who_is_asked_can_be_forgotten(world: World) -> None:
    """Someone who is asked to a rematch can delete everything about themselves: the rematch then waits for the rest."""
    _, end = await ended(world, "Anna", "Bruno", "Carla")
    anna, bruno, carla = world.anna, world.bruno, world.carla
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
            assert (row.pace, row.capacity) == ((Pace.NONE, 5) if named else (Pace.BRISK, 3))


async def test_the_usual_by_one_press(world: World, german: str) -> None:
    """The answer to `/table new` offers what one opened last: one press, and it is that, with its people asked."""
    t, anna, bruno, carla = texts(german), world.anna, world.bruno, world.carla
    terms: dict[str, Any] = {"variant": "gold_mines", "pace": "brisk", "seats": 4, "rated": True}
    old = await world.start(computers=1, game="carcassonne", language=german, **terms)
    elsewhere = world.guild.create_text_channel("elsewhere")
    other = await anna.slash(elsewhere, "table new", game="palazzo")
    assert t.say("button-usual") not in labels(answered(other)), "it was another game that was named"
    none = await carla.slash(world.guild.create_text_channel("empty"), "table new")
    assert t.say("button-usual") not in labels(answered(none)), "nobody has opened one here"
    await anna.slash(elsewhere, "table leave")
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
    stored = await table.store.tables.get(table.id)
    assert stored is not None
    assert (stored.status, stored.pace, stored.rated) == (Status.RUNNING, Pace.BRISK, True)


async def test_the_usual_once_others_have_joined(world: World) -> None:
    """Whoever has joined came for what the invitation says, so that it stays."""
    anna, bruno = world.anna, world.bruno
    await ended(world, "Anna", "Carla", game="palazzo", pace="brisk")
    shown = await world.ask(anna, "table new", game="palazzo")
    await bruno.slash(world.channel, "table join")
    assert refusal(await tap(anna, shown, "usual")) == texts("en").say("refused-not-alone")
    assert (await world.table()).row.pace is Pace.NONE


async def test_everyone_presses_rematch(world: World) -> None:
    """Whoever presses it after the first one joins the table that is there, so that one press each begins the game."""
    old, end = await ended(world, "Anna", "Bruno", "Carla", rated=True, open_hands=True, game="palazzo")
    for name in ("Bruno", "Anna"):
        await tap(world.people[name], end, "rematch")
    table = await world.table()
    assert (table.id != old.id, table.row.status) == (True, Status.INVITATION)
    last = await open_panel(world.carla, end, "rematch")
    assert said(last) == texts("en").say("start-done")
    assert table.row.status is Status.RUNNING
    assert {seat.user for seat in table.seats} == {seat.user for seat in old.seats}
    assert (table.row.rated, table.row.open_hands) == (True, True)


async def test_an_onlooker_takes_nobodys_seat(world: World) -> None:
    """Who did not play opens a rematch only if a seat is left for them beside those who did."""
    _, end = await ended(world, "Anna", "Bruno", seats=2)
    assert refusal(await tap(world.eva, end, "rematch")) == texts("en").say("refused-not-at-table")
    assert (await world.table()).row.status is Status.OVER
