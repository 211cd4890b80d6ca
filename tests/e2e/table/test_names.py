"""People of one name are told apart, and names may change."""

from __future__ import annotations

from simcord import MemberActor

from cogs.core.names import escape
from tests.e2e.world import World, files, said
from tests.games.nim import Take


async def test_two_people_of_one_name(world: World) -> None:
    """They are told apart wherever their table names them, and can be chosen by name."""
    anna = world.people["Anna"]
    twin: MemberActor = world.guild.add_member(world.env.create_user("twin", global_name="ANNA"))
    await anna.slash(world.channel, "table new", game="carrara")
    await twin.slash(world.channel, "table join")
    invited = said(world.public()[-1])
    assert "Anna" in invited
    assert "ANNA \\(2\\)" in invited
    await anna.slash(world.channel, "table start")
    table = await world.table()
    first, second = table.names
    assert {first.casefold(), second.casefold()} == {"anna", "anna (2)"}
    offered = await anna.autocomplete(world.channel, "table show", "player", "")
    assert [choice["name"] for choice in offered] == [first, second]
    for seat, name in enumerate((first, second)):
        board = await world.ask(anna, "table show", player=name)
        assert files(board) == [f"table-{table.id}-{table.revision}-{seat}"]
    words = said(await world.ask(anna, "table show", text=True)).replace("\\", "")
    assert first in words
    assert second in words
    assert escape(first) in said(world.public()[-1])


async def test_a_name_that_changes(world: World) -> None:
    """A new display name is taken over once its owner does something; somebody else's stays, and so does history."""
    table = await world.start("Anna", "Bruno")
    mover, other = world.by_seat(table, 0), world.by_seat(table, 1)
    members, old = world.env.backend.get_guild(world.guild.id).members, table.names
    members[mover.id].nick, members[other.id].nick = "Maestra", "Maestro"
    for person, known in ((mover, ["Maestra", old[1]]), (other, ["Maestra", "Maestro"])):
        told = said(await world.ask(person, "table show", text=True))
        assert table.names == known
        assert all(name in told for name in known)
        await world.restart()
        table = await world.table()
        assert table.names == known, "and it is stored"
    await table.act(0, table.revision, Take(2), ends_turn=True)
    await world.client.services.outbox.idle()
    assert "Maestra" in said(world.public()[-1])
    begun = next(message for message in world.public() if "The game begins" in said(message))
    assert old[0] in said(begun)
