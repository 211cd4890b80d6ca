"""Tables that end without a result: abandoned, or untouched for long; and the record of a game."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import AsyncMock

import discord
import pytest

from bot.model.record import replay
from bot.model.rows import Change, Ending, Incident, IncidentKind, Status
from tests.e2e.admin.managers import member_with
from tests.e2e.reading import EN, record
from tests.e2e.world import World, controls, has, open_panel, pings, said, tap


async def test_abandoning_asks_first(world: World) -> None:
    """The host is asked privately; declining changes nothing, confirming tells everyone; a channel manager may, too."""
    table = await world.start()
    anna = world.anna
    question = await world.ask(anna, "table abandon")
    kept = await open_panel(anna, question, "abandon_not")
    assert (kept.id, controls(kept)) == (question.id, {})
    assert table.actors(), "the game runs on"
    await tap(anna, await world.ask(anna, "table abandon"), "abandon")
    assert table.row.status is Status.ABANDONED
    *former, last = world.public()
    assert not any(controls(message) for message in former)
    assert pings(last) == [world.bruno.id], "who did it knows"
    assert said(last).endswith(EN.say("incident-abandoned-by", name="Anna"))
    assert EN.say("show-abandoned") in said(await world.ask(anna, "table show"))

    table = await world.start()
    warden = member_with(world.guild, world.env.create_user("Warden"), manage_channels=True)
    await tap(warden, await world.ask(warden, "table abandon"), "abandon")
    assert table.row.status is Status.ABANDONED


async def test_only_the_operator_exports_a_running_game(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Privately: the bot's owner, or a member of their team whose role allows more than reading."""
    table = await world.start()
    admin, guest = discord.TeamMemberRole.admin, discord.TeamMemberRole.read_only
    team = [SimpleNamespace(id=world.people[name].id, role=role) for name, role in (("Eva", admin), ("Carla", guest))]
    for owned in (
        SimpleNamespace(team=None, owner=SimpleNamespace(id=world.eva.id)),
        SimpleNamespace(team=SimpleNamespace(members=team), owner=SimpleNamespace(id=world.carla.id)),
    ):
        monkeypatch.setattr(world.client, "application_info", AsyncMock(return_value=owned))
        message = await world.ask("Eva", "table export")
        assert message.flags.ephemeral
        assert replay(await record(message)).position == table.position
        for other in ("Carla", "Anna"):
            assert await world.refused(other, "table export") == EN.say("refused-not-over")
    await table.change(Change(incident=Incident(IncidentKind.ABANDONED, 0), ending=Ending.ABANDONED))
    await table.load()
    assert await world.refused("Anna", "table export") == EN.say("refused-not-over")


DAY = 24.0


@pytest.mark.slow
async def test_a_host_who_stays_away(world: World) -> None:
    """Three days after the last sign of the host anyone at the table may start or close it, whatever others did."""
    anna, bruno, eva = world.anna, world.bruno, world.eva
    await anna.slash(world.channel, "table new", game="nim")
    await world.sleep(2 * DAY)
    await anna.slash(world.channel, "table computer", action="add", level="random")
    sign = int(world.time())
    await world.sleep(2 * DAY)
    await bruno.slash(world.channel, "table join")
    for what in ("table start", "table abandon"):
        early = await world.refused(bruno, what)
        assert f"<t:{sign + 3 * 86_400}:R>" in early
        assert anna.mention in early

    await world.sleep(DAY + 1)
    assert "<t:" not in await world.refused(eva, "table start"), "she does not sit there"
    assert has(await world.ask(bruno, "table abandon"), "abandon")
    await bruno.slash(world.channel, "table start")
    table = await world.table()
    assert (table.row.status, table.row.host) == (Status.RUNNING, bruno.id)


@pytest.mark.slow
async def test_an_untouched_invitation_is_closed(world: World) -> None:
    """After two weeks, once, and the channel is told; while the bot is off no time passes."""
    anna, bruno = world.anna, world.bruno
    await anna.slash(world.channel, "table new", game="nim")
    await world.sleep(2 * DAY)
    await bruno.slash(world.channel, "table join")
    await world.sleep(7 * DAY)
    await world.client.close()
    world.time.ahead += 30 * 86_400
    await world.restart()
    await world.sleep(6 * DAY)
    assert (await world.table()).row.status is Status.INVITATION

    await world.sleep(2 * DAY)
    invitation, told = world.public()
    assert (await world.table()).row.status is Status.ABANDONED
    assert EN.say("incident-expired", days=14) in said(told)
    assert not controls(invitation)
    await world.restart()
    assert len(world.public()) == 2
