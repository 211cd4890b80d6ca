"""People's names are harmless: they never ping, format or link."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.games.carrara import TurnWheel
from cogs.core.names import escape
from tests.e2e.stage import ask_to_take_back
from tests.e2e.world import World, files, reply, said
from tests.games.nim import Take

HOSTILE = (
    "**bold** __under__ ~~gone~~",
    "@everyone @here",
    "[free nitro](https://evil.example)",
    "https://evil.example/x",
    "<@1> <#2> <@&3> <t:0:R>",
    "# big `code` ||spoiler||",
    "> quote\n- list\n1. list",
    "\u202egnirts\u202c {{ $name }}",
)


def harmless(text: str) -> bool:
    """Return whether a text is free of markup from a name."""
    plain = text.replace("\\", "")
    forbidden = ("@everyone", "@here", "**bold**", "](https", "https://evil", "<@1>", "<#2>", "<@&3>", "<t:0", "`code`")
    return not any(part in text for part in forbidden) and "\u202e" not in plain


@pytest.mark.parametrize("name", HOSTILE)
async def test_hostile_name(world: World, name: str) -> None:
    """At a table of someone with such a name, no message pings, formats or links because of it."""
    user = world.env.create_user("villain", global_name=name[:32])
    villain: MemberActor = world.guild.add_member(user)
    await villain.slash(world.channel, "table new", game="carrara")
    await world.people["Anna"].slash(world.channel, "table join")
    await villain.slash(world.channel, "table start")
    table = await world.table()
    seat = table.seat_of(villain.id)
    assert seat is not None
    while table.actors()[0] != seat:
        first = table.actors()[0]
        await table.act(first, table.revision, table.game.rules.legal(table.position, first)[0])
    await table.act(seat, table.revision, TurnWheel())
    await world.client.services.outbox.idle()
    await ask_to_take_back(world, villain)
    anna = world.people["Anna"]
    private = [
        await world.ask(anna, "table show"),
        await world.ask(anna, "table show", text=True),
        await world.ask(anna, "table log"),
        await world.ask(anna, "hand"),
        await world.ask("Eva", "carrara end"),
    ]
    vote = world.public()[-1]
    await reply(anna, vote, "agree")
    for message in (*world.public(), *private):
        assert harmless(said(message)), said(message)
        assert not message.mention_everyone
        assert not message.role_mentions
        assert {user.id for user in message.mentions} <= {villain.id, anna.id}


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
