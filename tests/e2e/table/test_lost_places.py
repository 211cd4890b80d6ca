"""Games whose channel or server is gone: they are listed apart, can be left, and nothing is sent there."""

from __future__ import annotations

import pytest
from simcord.backend.serializers import guild_create_payload

from bot.model.pace import DAY
from bot.model.rows import Lost, Status
from tests.bot.puzzles import puzzle_of
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import EN, links
from tests.e2e.world import World, direct, has, open_panel, public_in, said, shown


def lose(world: World, place: str) -> None:
    if place == "channel":
        world.env.backend.delete_channel(world.channel.id)
    else:
        world.env.backend.remove_guild(world.guild.id)


@pytest.mark.parametrize(("place", "while_off"), [("channel", True), ("server", False)])
async def test_they_are_listed_apart_and_not_counted(world: World, place: str, while_off: bool) -> None:
    """Whether the bot was there or not: without a dead link, and no longer among the games that one may have.

    The clock of whoever is to move stands, and nobody is reminded.
    """
    table = await world.start(pace="brisk")
    anna, (seat,) = world.anna, table.actors()
    if while_off:
        await world.client.close()
    lose(world, place)
    if while_off:
        await world.restart()
    await world.env.advance_time(1)

    page = shown(await anna.user.slash("games"))
    assert EN.say("games-section-gone") in said(page)
    assert EN.say(f"games-gone-{place}") in said(page)
    assert not links(page)
    assert not has(page, "play")
    store = world.store
    assert await store.listings.count_of(anna.id) == 0
    before = (await store.clocks.of_table(table.id))[seat].left(int(world.time()))
    await world.sleep(24 * 2)
    clock = (await store.clocks.of_table(table.id))[seat]
    assert (clock.since, clock.left(int(world.time()))) == (None, before)
    assert direct(world.by_seat(table, seat)) == []


@pytest.mark.parametrize(("place", "way"), [("channel", "abandon"), ("server", "concede"), ("server", "abandon")])
async def test_they_are_left_from_a_direct_message(world: World, place: str, way: str) -> None:
    """Any player can concede; the host can abandon it, and anyone at the table if the channel is gone for good."""
    table = await world.start()
    lose(world, place)
    page = shown(await world.bruno.user.slash("games"))
    assert has(page, "abandon_ask") is (place == "channel")
    leaver = world.anna if way == "abandon" and place == "server" else world.bruno
    page = shown(await leaver.user.slash("games"))
    asked = await open_panel(leaver.user, page, f"{way}_ask")
    await open_panel(leaver.user, asked, way)

    found = await world.services.tables.existing(table.id)
    assert found.row.status is (Status.ABANDONED if way == "abandon" else Status.OVER)
    assert EN.say("games-none") == said(shown(await leaver.user.slash("games")))


@pytest.mark.parametrize("place", ["channel", "server"])
@pytest.mark.usefixtures("patient")
async def test_nothing_is_sent_there(world: World, place: str) -> None:
    """Although a message waits."""
    table = await world.start()
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await CommandPlayer(world).turn(table)
    assert await table.store.outbox.waiting(table.id)
    lose(world, place)
    before = len(world.env.backend.transcript)
    await world.sleep(5)
    calls = [name for kind, name, _ in world.env.backend.transcript[before:] if kind == "HTTP"]
    there = [name for name in calls if str(table.row.channel) in name]
    assert len(there) <= (3 if place == "channel" else 0), "the retry under way, and whether the channel exists"
    assert table.row.gone is Lost(place)
    assert not await table.store.outbox.waiting(table.id)


@pytest.mark.usefixtures("patient")
async def test_a_server_that_returns(world: World) -> None:
    """What has waited is sent at once, also the position of the day, and the game is listed as before."""
    table, backend, daily = await world.start(pace="brisk"), world.env.backend, world.guild.create_text_channel("daily")
    today, later = world.services.puzzles.today(), int(world.time()) % DAY // 60 + 2 * 60
    for day in (today, today + 1):
        await world.store.puzzles.put_day(day, puzzle_of(day - today))
    await world.store.places.choose(world.guild.id, puzzles=daily.id, puzzle_minute=later)
    await world.client.daily_posts.resume()
    posts, anna = len(world.public()), world.anna
    world.env.inject_error("POST", "/channels/*/messages", status=500)
    await CommandPlayer(world).turn(table)
    guild, channels, messages = backend.guilds[world.guild.id], dict(backend.channels), dict(backend.messages)
    lose(world, "server")
    await world.sleep(5)
    assert EN.say("games-section-gone") in said(shown(await anna.user.slash("games")))

    backend.guilds[guild.id] = guild
    backend.channels.update(channels)
    backend.messages.update(messages)
    backend.emit("GUILD_CREATE", guild_create_payload(backend, guild))
    await world.env.advance_time(1)
    assert len(world.public()) == posts + 1
    assert len(public_in(daily)) == 1
    page = shown(await anna.user.slash("games"))
    assert EN.say("games-section-gone") not in said(page)
    assert links(page)
    assert not await table.store.outbox.waiting(table.id)
