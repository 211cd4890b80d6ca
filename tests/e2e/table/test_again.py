"""Playing again: a rematch with the same people by one press, and a new table like the last one."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from bot.model.pace import Pace
from bot.model.rows import Status
from bot.tables.table import Table
from bot.texts import LANGUAGES, texts
from tests.e2e.reading import everything, foreign, refusal, speak
from tests.e2e.world import World, controls, open_panel, said, tap


async def ended(world: World, *names: str, **options: Any) -> tuple[Table, discord.Message]:
    """Let people play a game that ends by agreement; return the table and its last message."""
    table = await world.start(*names, **options)
    first, *others = (world.people[name] for name in names)
    asked = await world.ask(first, "table end")
    await tap(first, asked, "end")
    vote = world.public()[-1]
    for other in others:
        await other.click(vote, custom_id=next(key for key in controls(vote) if key.endswith(".agree")))
    assert table.row.status is Status.OVER
    return table, world.newest("rematch")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_rematch_begins_once_all_have_joined(
    world: World, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """One press asks and pings the same people; with the last of them the game begins, by the same terms."""
    speak(monkeypatch, language, *(person.id for person in world.people.values()))
    terms: dict[str, Any] = {
        "game": "carrara",
        "variant": "expansion",
        "pace": "relaxed",
        "seats": 4,
        "language": language,
    }
    old, end = await ended(world, "Anna", "Bruno", "Carla", **terms)
    anna, bruno, carla, eva = (world.people[name] for name in ("Anna", "Bruno", "Carla", "Eva"))
    await tap(bruno, end, "rematch")
    table, invitation = await world.table(), world.public()[-1]
    assert sorted(user.id for user in invitation.mentions) == sorted([anna.id, carla.id])
    t = texts(language)
    for person in (anna, carla):
        assert t.say("invitation-asked", mention=person.mention) in said(invitation)
    assert t.say("invitation-rematch") in said(invitation)
    assert foreign(everything(invitation), language) == set()
    for person, status in ((anna, Status.INVITATION), (eva, Status.INVITATION), (carla, Status.RUNNING)):
        await tap(person, world.public()[-1], "join")
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
    anna = world.people["Anna"]
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
    anna, bruno, carla = (world.people[name] for name in ("Anna", "Bruno", "Carla"))
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
    anna, bruno = world.people["Anna"], world.people["Bruno"]
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
