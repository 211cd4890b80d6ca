"""`/play`: open seats that fit, offers that become a table or are withdrawn, and people who are asked."""

from __future__ import annotations

from typing import Any

import discord

from bot.model.rows import Status
from bot.texts import texts
from bot.texts.games import game_name
from tests.e2e.reading import EN, labels, links
from tests.e2e.world import World, direct, has, open_panel, pings, public_in, said, shown, tap


async def test_an_offer_becomes_a_table(world: World, german: str) -> None:
    """With the last offer the game begins where that was typed, and everyone is called there once."""
    t, anna, bruno, carla = texts(german), world.anna, world.bruno, world.carla
    elsewhere = world.guild.create_text_channel("elsewhere")
    for person in (anna, bruno):
        offered = shown(await person.slash(elsewhere, "play", game=world.game, players=3, until=3))
        assert offered.flags.ephemeral
        assert t.say("play-terms-players", count=3) in said(offered)
    begun = await world.ask(carla, "play", pace="brisk")
    table = await world.table()
    assert (table.row.status, table.row.channel, table.row.pace) == (Status.RUNNING, world.channel.id, "brisk")
    assert links(begun)
    called = [user for message in world.public() for user in pings(message)]
    assert sorted(called) == sorted(person.id for person in (anna, bruno, carla))
    assert not public_in(elsewhere)


async def test_open_seats_are_shown_first(world: World) -> None:
    """Those of tables that fit, with *Join*; whoever wants none of them leaves an offer."""
    anna, bruno, carla = world.anna, world.bruno, world.carla
    await anna.slash(world.channel, "table new", game=world.game, seats=2)
    hidden = world.guild.create_text_channel("hidden")
    await world.dario.slash(hidden, "table new", game=world.game, seats=3)
    found = await world.ask(bruno, "play", game=world.game, players=2)
    assert labels(found).count(EN.say("button-join")) == 1
    assert not has(await world.ask(anna, "play", players=2), "join"), "nobody is shown a table of their own"
    await tap(bruno, found, "join")
    assert (await world.table()).seat_of(bruno.id) is not None

    await open_panel(carla, await world.ask(carla, "play", players=3), "play_offer")
    (offer,) = await world.store.offers.of_person(carla.id)
    assert offer.wish.players == 3


async def test_offers_are_seen_and_withdrawn(world: World, german: str) -> None:
    """`/games` leads to them, on a server and in a direct message, even after a restart."""
    t, anna = texts(german), world.anna
    await anna.slash(world.channel, "play", game="carcassonne", keep=True)
    await world.ask(anna, "play", pace="normal")
    await world.restart()
    games = await world.ask(anna, "games")
    assert t.say("button-play-offers", count=2) in labels(games)
    offers = await open_panel(anna, games, "play_offers")
    assert t.say("play-offer-kept") in said(offers)
    offers = await open_panel(anna, offers, "play_withdraw")
    assert labels(offers) == [t.say("button-play-withdraw")]
    await world.start()
    offers = await open_panel(anna.user, shown(await anna.user.slash("games")), "play_offers")
    offers = await open_panel(anna.user, offers, "play_withdraw")
    assert t.say("play-offers-none") in said(offers)


async def test_people_who_are_named_are_asked(world: World) -> None:
    """Each is called once; the game begins by itself once all of them have joined."""
    anna, bruno, carla = world.anna, world.bruno, world.carla
    await bruno.slash(world.channel, "settings notices", where="direct")
    answer = await world.ask(anna, "play", game=world.game, **{"with": bruno, "with2": carla})
    assert said(answer) == EN.say("play-asked", names=EN.list(["Bruno", "Carla"]))
    invitation = world.newest("join")
    assert carla.id in pings(invitation)
    assert len(direct(bruno)) == 1
    for person, status in ((bruno, Status.INVITATION), (carla, Status.RUNNING)):
        await tap(person, world.current(invitation), "join")
        assert (await world.table()).row.status is status


async def test_people_whose_offers_fit_a_new_table_can_be_asked(world: World, german: str) -> None:
    """Whoever opens it reads who they are, and asks them with one press; an offer ends when its owner joins."""
    t, anna, carla = texts(german), world.anna, world.carla
    elsewhere = world.guild.create_text_channel("elsewhere")
    await carla.slash(elsewhere, "play", game="palazzo", pace="relaxed")
    await world.dario.slash(elsewhere, "play", game="carrara", players=4)
    fitting = await world.ask(anna, "table new", game="palazzo", pace="relaxed")
    assert t.say("new-fitting", names="Carla") in said(fitting)
    asked = await open_panel(anna, fitting, "ask_fitting")
    assert said(asked) == t.say("play-asked", names="Carla")
    (called,) = [message for message in world.public() if carla.id in pings(message)]
    await tap(carla, called, "join")
    table = await world.table()
    assert table.row.status is Status.RUNNING
    assert not await table.store.offers.of_person(carla.id)


async def test_someone_is_invited_in_their_menu(world: World) -> None:
    """To the table that one has opened, or else to a new one of a game that one chooses."""
    anna, bruno, carla = world.anna, world.bruno, world.carla

    async def invite(whom: Any) -> Any:
        return shown(await anna.context_menu(world.channel, EN.say("menu-invite"), whom))

    chosen = await open_panel(anna, await invite(bruno), label=game_name(EN, "palazzo"))
    assert said(chosen) == EN.say("play-asked", names="Bruno")
    table = await world.table()
    assert (table.row.game, table.row.awaited, table.row.capacity) == ("palazzo", (bruno.id,), 2)
    assert said(await invite(bruno)) == EN.say("invite-there", names="Bruno")
    await anna.slash(world.channel, "table leave")

    await anna.slash(world.channel, "table new", game="carcassonne")
    assert said(await invite(carla)) == EN.say("play-asked", names="Carla")
    assert (await world.table()).row.awaited == (carla.id,)


async def test_people_who_cannot_be_asked(world: World) -> None:
    """Oneself, bots, whoever cannot see the channel, or more than the players wished; nor does asking have an end."""
    anna, bruno = world.anna, world.bruno
    bot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    blind = discord.PermissionOverwrite(view_channel=False)
    hidden = world.guild.create_text_channel("hidden", overwrites={bruno: blind})
    for whom, channel, key in (
        (anna, world.channel, "invite-self"),
        (bot, world.channel, "refused-no-person"),
        (bruno, hidden, "refused-cannot-see"),
    ):
        assert said(shown(await anna.context_menu(channel, EN.say("menu-invite"), whom))) == EN.say(key)
    assert said(shown(await anna.context_menu(world.channel, EN.say("menu-stats"), bot))) == EN.say("stats-of-bot")

    asked: dict[str, Any] = {"with": bruno, "with2": world.dario}
    assert await world.refused(anna, "play", **{"with": anna}) == EN.say("refused-no-person")
    assert said(await world.ask(anna, "play", players=2, **asked)) == EN.say("play-asked-too-many", count=3, players=2)
    assert await world.refused(anna, "play", until=3, **asked) == EN.say("refused-unused", option="until")
    assert await world.store.tables.count() == 0
