"""The life of a table up to its start, by commands and by buttons."""

from __future__ import annotations

from bot.model.rows import Status
from bot.texts import texts
from tests.e2e.reading import blue
from tests.e2e.world import World, control, controls, said, tap

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

    assert EN.say("button-start") not in blue(world.public()[0]), "the game can't start yet"
    assert "👤 Bruno" in await click("Bruno", "join")
    assert EN.say("button-start") in blue(world.public()[0])
    assert "🤖 Random" in await add("Bruno", "random")
    assert "🤖 Random 2" in await add("Anna", "random")
    invitation = world.public()[0]
    assert controls(invitation)[control(invitation, "join")].disabled, "all seats are taken"
    assert "🤖 Random 2" not in await click("Anna", "computer_out")
    assert "👤 Bruno" not in await click("Bruno", "leave")
    assert "2 of 4 seats taken" in said(world.public()[0])
    await click("Anna", "start")
    assert (await world.table()).row.status is Status.RUNNING
    assert not controls(world.public()[0])
