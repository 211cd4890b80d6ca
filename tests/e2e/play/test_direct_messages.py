"""In direct messages one can look at one's own games and at rules, and take a lesson; nobody else sees it."""

from __future__ import annotations

import pytest

from bot.model.person import Notices, Person
from bot.texts import texts
from cogs.core.names import escape
from tests.e2e.games.carrara.stage import begin, late
from tests.e2e.reading import links, speak
from tests.e2e.vocabulary import everything, foreign
from tests.e2e.world import World, button_of, control, controls, direct, has, said, shown
from tests.positions import position_of

EN, DE = texts("en", "carrara"), texts("de", "carrara")


async def test_what_is_offered(world: World) -> None:
    """Tables, games and leaderboards are for servers."""
    offered = {command.split()[0] for command in world.people["Anna"].user.available_commands()}
    assert offered == {"games", "hand", "learn", "privacy", "rules", "settings", "stats"}


async def test_my_hand(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The hand is the same as in the channel, in the reader's language, with a link to the table and where that is."""
    world.game = "carrara"
    found = await begin(world, monkeypatch, late(2, 10), "Anna", "Bruno")
    for seat, language in ((0, "de"), (1, "en")):
        person = world.by_seat(found, seat)
        speak(monkeypatch, language, person.id)
        direct = shown(await person.user.slash("hand"))
        here = shown(await person.slash(world.channel, "hand"))
        button = shown(await person.click(world.public()[-1], custom_id=control(world.public()[-1], "hand")))
        place = f"<#{world.channel.id}> · Piazza"
        where = texts(language).say("hand-where", title="", table=str(found.id), place=place)
        assert where in said(direct)
        assert said(direct).replace(where, "") == said(here) == said(button)
        own = position_of(found).players[seat]
        t = texts(language, "carrara")
        assert t.say("hand-coins", count=own.coins) in said(direct)
        assert t.say("hand-points", count=own.points) in said(direct)
        assert links(direct) == [world.public()[-1].jump_url]
        assert not foreign(everything(direct), language)
        assert await direct.attachments[0].read() == await here.attachments[0].read()


async def test_all_hands(world: World) -> None:
    """Of any number of tables on several servers each has a page, named, those where it is one's turn first."""
    anna, tables = world.people["Anna"], dict[int, str]()
    for server in ("*Rome*", "@everyone"):
        guild = world.env.create_guild(server)
        world.people = {name: guild.add_member(world.people[name].user) for name in ("Anna", "Bruno")}
        for number in range(4):
            world.channel = guild.create_text_channel(f"table-{number}")
            table = await world.start("Anna", "Bruno", game="palazzo")
            tables[table.id] = f"<#{world.channel.id}> · {escape(server)}"
    listed = await world.client.services.store.listings.running_of(anna.id)
    page, seen, turns = shown(await anna.user.slash("hand")), list[int](), list[bool]()
    while True:
        number = next(each for each in tables if f"hand-{each}-" in page.attachments[0].filename)
        place = tables[number]
        assert EN.say("hand-where", title="", table=str(number), place=place).strip() in said(page)
        assert EN.say("games-page", page=len(seen) + 1, pages=len(tables)) in said(page)
        seen.append(number)
        turns.append(has(page, "palazzo_turn"))
        on = button_of(page, "hands", "on")
        if controls(page)[on].disabled:
            break
        page = shown(await anna.user.click(page, custom_id=on))
    assert seen == listed
    assert turns == sorted(turns, reverse=True)
    assert {False, True} == set(turns)


async def test_who_left_the_server(world: World) -> None:
    """A table of a server that they left is closed to them, until they come back; they can give up their seat."""
    anna = world.people["Anna"]
    await world.client.services.store.people.save(Person(anna.id, notices=Notices.DIRECT))
    elsewhere = world.env.create_guild("Elsewhere")  # the bot can still write to her
    elsewhere.add_member(anna.user)
    table = await world.start("Anna", "Bruno", "Carla", game="palazzo")
    while table.names[table.actors()[0]] != "Anna":
        (seat, *_), rules = table.actors(), table.game.rules
        await table.act(seat, table.revision, next(iter(rules.legal(table.position, seat))))
    await world.client.services.idle()
    (call,) = direct(anna)
    world.guild.remove_member(anna)

    refused = shown(await anna.user.click(call, custom_id=control(call, "palazzo_turn")))
    assert said(refused) == EN.say("refused-left-server", game="Palazzo", table=str(table.id))
    assert not refused.attachments
    assert said(shown(await anna.user.slash("hand"))) == EN.say("hand-none")
    page = shown(await anna.user.slash("games"))
    assert EN.say("games-gone-left") in said(page)
    assert not links(page)
    for message in (refused, page):
        asked = shown(await anna.user.click(message, custom_id=control(message, "concede_ask")))
        assert has(asked, "concede")

    world.guild.add_member(anna.user)
    assert has(shown(await anna.user.slash("hand")), "palazzo_turn")
    assert said(shown(await anna.user.click(call, custom_id=control(call, "palazzo_turn")))) != said(refused)
    assert links(shown(await anna.user.slash("games")))


async def test_the_rules(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules can be read and paged through in the reader's language, without leaving the conversation."""
    anna = world.people["Anna"]
    speak(monkeypatch, "de", anna.id)
    page = shown(await anna.user.slash("rules"))
    assert DE.say("rules-1-title") in said(page)
    page = shown(await anna.user.select(page, ["1"], custom_id=control(page, "rules_chapter")))
    assert DE.say("rules-2-title") in said(page)
    assert not foreign(everything(page), "de")
