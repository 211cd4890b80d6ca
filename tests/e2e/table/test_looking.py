"""Looking at a table, acting from there, and the names that it shows."""

from __future__ import annotations

from bot.texts.sections import escape
from cogs.core.moves import say_moves
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import EN
from tests.e2e.world import World, control, direct, files, has, open_panel, pick, refusal, said, shown, tap
from tests.positions import position_of


async def test_acting_from_where_one_looks(world: World) -> None:
    """Whoever is to act can do so below what they look at, in the channel and in direct messages."""
    table = await world.start()
    mover = world.by_seat(table, 0)
    await mover.slash(world.channel, "settings notices", where="direct")
    await CommandPlayer(world).turn(table)
    await CommandPlayer(world).turn(table)
    assert table.actors() == (0,)
    shows, old = [await world.ask(mover, "table show") for _ in range(2)]
    listed = shown(await mover.user.slash("games"))
    for actor, looked in ((mover, shows), (mover.user, listed), (mover.user, direct(mover)[-1])):
        panel = await open_panel(actor, looked, "play")
        assert has(panel, "play_action")
    asked = await pick(mover.user, panel, "play_action", "1")
    await tap(mover.user, asked, "play_do")
    assert position_of(table).took[0]
    listed = shown(await mover.user.slash("games"))
    assert EN.say("asked-to-end") in said(listed)
    stale = await mover.click(old, custom_id=control(old, "play"))
    (own,) = await say_moves(EN, table, (await table.store.log.moves(table.id))[-1:])
    assert refusal(stale).startswith(EN.say("refused-moved-on-since", lines=own)), "it did not move on without them"
    await tap(mover.user, listed, "end_turn")
    assert table.actors() == (1,)


async def test_two_people_of_one_name(world: World) -> None:
    """They are told apart wherever their table names them, and either can be chosen."""
    anna = world.anna
    twin = world.guild.add_member(world.env.create_user("twin", global_name="ANNA"))
    await anna.slash(world.channel, "table new", game="carrara")
    await twin.slash(world.channel, "table join")
    assert "ANNA \\(2\\)" in said(world.newest())
    await anna.slash(world.channel, "table start")
    table = await world.table()
    first, second = table.names
    offered = await anna.autocomplete(world.channel, "table show", "player", "")
    assert [choice["name"] for choice in offered] == [first, second]
    board = await world.ask(anna, "table show", player=second)
    assert files(board) == [f"table-{table.id}-{table.revision}-1"]
    assert escape(first) in said(world.newest())


async def test_a_name_that_changes(world: World) -> None:
    """The new one is used once its owner does something; what was told before keeps the former one."""
    table = await world.start()
    mover, other = world.seated(table)
    members, old = world.env.backend.get_guild(world.guild.id).members, table.names
    members[mover.id].nick, members[other.id].nick = "Maestra", "Maestro"
    for person, known in ((mover, ["Maestra", old[1]]), (other, ["Maestra", "Maestro"])):
        told = said(await world.ask(person, "table show", text=True))
        assert table.names == known
        assert all(name in told for name in known)
    await world.restart()
    assert (await world.table()).names == ["Maestra", "Maestro"], "and it is stored"
    assert old[0] in said(world.newest()), "history stays"
