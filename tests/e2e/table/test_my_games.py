"""`/games` in a direct message, and the link to the next game."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.tables.table import Table
from bot.texts import Texts
from cogs.core.places import url_of
from tests.e2e.games.carrara.players import command_player
from tests.e2e.games.carrara.stage import public
from tests.e2e.play.test_turn import ready
from tests.e2e.reading import DE, everything, foreign, labels, links, speak
from tests.e2e.stage import Step, follow
from tests.e2e.world import World, said, shown


async def in_rooms(world: World, count: int, *names: str) -> list[Table]:
    """Begin games in new channels, one after the other."""
    channel, found = world.channel, []
    for number in range(count):
        world.channel = world.guild.create_text_channel(f"room-{number}-{len(world.guild.channels)}")
        found.append(await world.start(*names))
        await world.sleep(1)
    world.channel = channel
    return found


async def until_turn_of(world: World, name: str, *tables: Table) -> None:
    channel = world.channel
    for table in tables:
        world.channel = next(room for room in world.guild.channels.values() if room.id == table.row.channel)
        while table.names[table.actors()[0]] != name:
            await command_player(world).turn(table)
    world.channel = channel


async def since(table: Table) -> str:
    (wait,) = (await table.store.listings.waits(table.id)).values()
    return str(wait.since)


async def head(t: Texts, table: Table, server: str = " · Piazza") -> str:
    """Return the first line about a table; in a direct message it names the server."""
    channel = f"<#{table.row.channel}>{server}"
    url = await url_of(table)
    return t.say("games-head", game=t.say("name"), url=url, table=str(table.id), channel=channel)


async def test_ones_games_are_listed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that run, then invitations, then those that one follows, which say whether there is news."""
    world.game = "carrara"
    eva, channel = world.eva, world.channel
    speak(monkeypatch, "de", eva.id)
    (running,) = await in_rooms(world, 1, "Eva", "Bruno")
    (followed,) = await in_rooms(world, 1, "Anna", "Bruno")
    room = next(each for each in world.guild.channels.values() if each.id == followed.row.channel)
    await eva.slash(room, "table follow")
    await eva.slash(channel, "table new", game="carrara", seats=3)
    opened = await world.table()
    await until_turn_of(world, "Eva", running)
    message = shown(await eva.user.slash("games"))
    lines = said(message).splitlines()
    sections = [DE.say(f"games-section-{name}") for name in ("playing", "invitation", "following")]
    heads = [await head(DE, table) for table in (running, opened, followed)]
    assert [line for line in lines if line in (*sections, *heads)] == [*chain(*zip(sections, heads, strict=True))]
    told = (
        DE.say("games-your-turn", role="turn", since=await since(running), asked=DE.say("asked-action")),
        DE.say("games-seats", taken=1, seats=3, names="Eva"),
        DE.say("games-to-move", role="turn", names=followed.names[0], since=await since(followed)),
    )
    assert {*told} <= {*lines}
    assert not foreign(everything(message), "de")
    assert labels(message) == ["Kaufen", "Bauen", "Werten", "Öffnen", "Öffnen"]
    await until_turn_of(world, followed.names[1], followed)
    assert said(shown(await eva.user.slash("games"))).endswith(DE.say("games-news"))


SCORE: tuple[Step, ...] = (("carrara_score", None), ("carrara_scoring", ["porta"]), ("carrara_count", None))


@pytest.mark.slow
async def test_a_link_leads_to_the_next_game(world: World) -> None:
    """After one's turn, to the table that has waited longest for one's move."""
    world.game = "carrara"
    others = await in_rooms(world, 2, "Anna", "Bruno")
    found = await world.begin(ready(coins=0))
    mover, waiting = world.seated(found)
    await until_turn_of(world, waiting.name, *others)
    await world.sleep(1)
    await until_turn_of(world, mover.name, others[1])
    await world.sleep(1)
    await until_turn_of(world, mover.name, others[0])
    *_, over = await follow(mover, public(world), SCORE)
    assert labels(over) == ["My hand", "Take back", "Next game"]
    row = await world.services.store.tables.get(others[1].id)
    assert row is not None
    assert links(over) == [f"https://discord.com/channels/{row.guild}/{row.channel}/{row.panel}"]
    await until_turn_of(world, waiting.name, *others)
    assert labels(await world.ask(mover, "hand")) == ["Go to the table"], "nobody waits for them"
