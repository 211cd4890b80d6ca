"""Every refusal of the services: kind, private, and worded by the texts; it changes nothing."""

from __future__ import annotations

from bot.tables import lobby
from bot.texts import texts
from tests.e2e.reading import refusal
from tests.e2e.world import World, said, shown, tap

EN, DE = texts("en", "carrara"), texts("de", "carrara")


async def test_no_table(world: World) -> None:
    """Without a table every command says so, and how to open one."""
    for name in ("join", "leave", "start", "follow", "log", "undo", "abandon", "export"):
        assert await world.refused("Anna", f"table {name}") == EN.say("refused-no-table")
    assert await world.refused("Anna", "table computer", action="add") == EN.say("refused-no-table")


async def test_a_refused_click_leaves_the_invitation(world: World) -> None:
    """A refused click is answered privately, with what is possible, and leaves the invitation unchanged."""
    await world.people["Anna"].slash(world.channel, "table new", game="carrara")
    invitation = world.public()[0]
    before = said(invitation)
    result = await tap(world.people["Eva"], invitation, "start")
    assert refusal(result) == EN.say("refused-not-at-table-yet")
    assert said(world.public()[0]) == before
    await tap(world.people["Eva"], shown(result), "join")
    assert "👤 Eva" in said(world.public()[0])


async def test_after_the_end(world: World) -> None:
    """A click on an old message of a game that is over is answered, too."""
    await world.people["Anna"].slash(world.channel, "table new", game="carrara")
    invitation = world.public()[0]
    table = await world.table()
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await lobby.abandon(table, table.row.host)
    await world.env.settle()
    result = await tap(world.people["Bruno"], invitation, "join")
    assert refusal(result) == EN.say("refused-table-over")
