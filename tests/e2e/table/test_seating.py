"""The invitation to a table, by its buttons."""

from __future__ import annotations

from bot.model.rows import Status
from tests.e2e.reading import EN, blue
from tests.e2e.world import World, control, controls, pick, said, tap


async def test_buttons_lead_from_the_invitation_to_the_game(world: World) -> None:
    """Each click edits the invitation and sends nothing else."""
    anna = world.anna
    await anna.slash(world.channel, "table new", game="carrara")

    async def click(who: str, what: str) -> str:
        result = await tap(world.people[who], world.public()[0], what)
        assert not result.followups, "the click changes the message and says nothing besides"
        return said(world.public()[0])

    assert EN.say("seat-host", name="Anna") in said(world.public()[0])
    assert EN.say("button-start") not in blue(world.public()[0]), "the game can't start yet"
    assert "👤 Bruno" in await click("Bruno", "join")
    assert EN.say("button-start") in blue(world.public()[0])
    for name in ("Bruno", "Anna"):
        await pick(world.people[name], world.public()[0], "computer", "random")
    invitation = world.public()[0]
    assert "🤖 Random 2" in said(invitation)
    assert controls(invitation)[control(invitation, "join")].disabled, "all seats are taken"
    assert "🤖 Random 2" not in await click("Anna", "computer_out")
    assert "👤 Bruno" not in await click("Bruno", "leave")
    await click("Anna", "start")
    assert (await world.table()).row.status is Status.RUNNING
    assert not controls(world.public()[0])
