"""Invitations whose host stays away, or that nobody touches any more: they block no channel for good."""

from __future__ import annotations

import pytest

from bot.model.rows import Status
from bot.texts import texts
from tests.e2e.world import World, controls, said, tap

EN = texts("en")
DAY = 24.0


@pytest.mark.slow
@pytest.mark.parametrize("closes", [True, False])
async def test_a_host_who_stays_away(world: World, closes: bool) -> None:
    """After three days anyone at the table may start or close it, however much others did there meanwhile."""
    anna, bruno, eva = world.people["Anna"], world.people["Bruno"], world.people["Eva"]
    what = "table abandon" if closes else "table start"
    await anna.slash(world.channel, "table new", game="nim")
    opened = int(world.time())
    await world.sleep(2 * DAY)
    await bruno.slash(world.channel, "table join")
    early = await world.refused(bruno, what)
    assert f"<t:{opened + 3 * 86_400}:R>" in early
    assert anna.mention in early

    await world.sleep(DAY + 1)
    assert "<t:" not in await world.refused(eva, what), "she does not sit there"
    question = await world.ask(bruno, what)
    table = await world.table()
    if closes:
        await tap(bruno, question, "abandon")
        assert table.row.status is Status.ABANDONED
    else:
        assert (table.row.status, table.row.host) == (Status.RUNNING, bruno.id)


@pytest.mark.slow
async def test_a_sign_of_the_host(world: World) -> None:
    """Whatever the host does there begins the three days anew."""
    anna, bruno = world.people["Anna"], world.people["Bruno"]
    await anna.slash(world.channel, "table new", game="nim")
    await bruno.slash(world.channel, "table join")
    await world.sleep(2 * DAY)
    await anna.slash(world.channel, "table computer", action="add", level="random")
    await world.sleep(2 * DAY)
    assert "<t:" in await world.refused(bruno, "table start")


@pytest.mark.slow
async def test_nobody_touches_it(world: World) -> None:
    """After two weeks it is closed, once, and the channel is told; while the bot is off no time passes."""
    anna, bruno = world.people["Anna"], world.people["Bruno"]
    await anna.slash(world.channel, "table new", game="nim")
    await world.sleep(13 * DAY)
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
    await bruno.slash(world.channel, "table new", game="nim")
    assert (await world.table()).row.status is Status.INVITATION
    assert len(world.public()) == 3
