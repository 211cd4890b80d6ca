"""A person's stored data: viewed, exported and deleted, by click and by command, also in direct messages."""

from __future__ import annotations

import json
from typing import Any

import discord
import simcord

from bot.model.person import Notices
from bot.tables.concede import concede
from bot.texts import texts
from tests.e2e.reading import EN, links
from tests.e2e.world import World, controls, direct, has, open_panel, pings, said, shown


async def asked(world: World, person: simcord.MemberActor, where: str, **options: Any) -> tuple[Any, discord.Message]:
    """Ask for `/privacy` in the server or in a direct message; return who clicks there, and the panel."""
    if where == "server":
        return person, await world.ask(person, "privacy", **options)
    return person.user, shown(await person.user.slash("privacy", **options))


async def test_what_is_stored_is_viewed_exported_and_deleted(world: World, german: str) -> None:
    """By click, in direct messages; what deleting means is said before, and afterwards nothing is left."""
    world.game = "carrara"
    t, anna = texts(german, "carrara"), world.anna
    await anna.slash(world.channel, "settings notices", where="direct")
    table = await world.start()
    await concede(table, anna.id)
    await world.services.results_writer.idle()
    person, panel = await asked(world, anna, "direct")
    assert panel.flags.ephemeral
    states = t.say("privacy-state-over", count=1)
    for said_ in (t.say("privacy-wishes"), t.say("privacy-seats", count=1, states=states), t.say("privacy-outside")):
        assert said_ in said(panel)

    file = await open_panel(person, panel, "privacy_export")
    (attachment,) = file.attachments
    assert attachment.filename == f"piazza-{anna.id}.json"
    data = json.loads(await attachment.read())
    assert data["people"][0]["notices"] == "direct"
    assert [seat["name"] for seat in data["seats"]] == ["Anna"]

    asking = await open_panel(person, panel, "privacy_delete")
    assert t.say("privacy-ask-seats", nobody=t.say("nobody", number=2)) in said(asking)
    kept = await open_panel(person, asking, "privacy_keep")
    done = await open_panel(person, await open_panel(person, kept, "privacy_delete"), "privacy_delete_now")
    assert said(done).startswith(t.say("privacy-deleted"))
    assert not has(done, "privacy_delete")
    assert "Anna" not in table.names


async def test_nothing_is_deleted_during_a_running_game(world: World) -> None:
    """Even one that began between question and click; the refusal names these games, with links, and leads back."""
    anna = world.anna
    await anna.slash(world.channel, "settings notices", where="direct")
    _, asking = await asked(world, anna, "server", action="delete")
    table = await world.start()
    _, again = await asked(world, anna, "server", action="delete")
    for panel in (again, await open_panel(anna, asking, "privacy_delete_now")):
        assert said(panel).startswith(EN.say("privacy-still-playing", count=1))
        assert links(panel) == [world.newest().jump_url]
    assert EN.say("privacy-title") in said(await open_panel(anna, panel, "privacy"))
    assert "Anna" in table.names


async def test_who_is_only_asked_to_play_can_have_that_deleted(world: World, german: str) -> None:
    """That they are named by a table without a seat there is told, deleted, and no longer shown."""
    t, bruno = texts(german), world.bruno
    await world.anna.slash(world.channel, "play", **{"with": bruno})
    assert f"<@{bruno.id}>" in said(world.newest())
    assert f"-# {t.say('invitation-players', seats='2')} · " in said(world.newest()), "for two, and not for 2–2"
    _, panel = await asked(world, bruno, "server")
    assert t.say("privacy-named", count=2) in said(panel), "the invitation, and the message that pinged them"
    done = await open_panel(bruno, await open_panel(bruno, panel, "privacy_delete"), "privacy_delete_now")
    assert t.say("privacy-nothing") in said(done)
    assert f"<@{bruno.id}>" not in said(world.newest())


async def test_who_is_asked_to_take_a_seat_can_have_that_deleted(world: World) -> None:
    """Whoever asked learns that the seat stays as it is, and no button is left, in the channel or in private."""
    table, eva = await world.start(), world.eva
    asker = world.by_seat(table, 0)
    await world.wish(eva, notices=Notices.DIRECT)
    await world.ask(asker, "table hand-over", to=eva)
    await world.env.settle()
    vote = world.newest("vote_hand_over")
    assert any(has(message, "vote_hand_over") for message in direct(eva))
    _, panel = await asked(world, eva, "server", action="delete")
    await open_panel(eva, panel, "privacy_delete_now")
    await world.env.settle()
    assert not controls(world.current(vote))
    assert not direct(eva)
    told = world.newest()
    assert EN.say("notice-answer", name=asker.mention, game="Nim", table=str(table.id), question="handover") in said(
        told
    )
    assert pings(told) == [asker.id]


async def test_a_person_without_data(world: World) -> None:
    """They read that nothing is stored; viewing, exporting or deleting stores nothing either."""
    eva = world.eva
    for action in ("show", "delete"):
        _, panel = await asked(world, eva, "direct", action=action)
        assert EN.say("privacy-nothing") in said(panel)
        assert not has(panel, "privacy_delete")
    _, panel = await asked(world, eva, "direct", action="export")
    data = json.loads(await panel.attachments[0].read())
    assert {key for key, part in data.items() if part} == {"user"}
    assert not await world.store.database.read("SELECT 1 FROM people")
