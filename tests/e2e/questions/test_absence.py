"""When somebody stays away: the others choose publicly how to go on, and the absent player can return at once."""

from __future__ import annotations

from typing import cast

import discord
import pytest

from bot.games import carrara
from bot.model.pace import HOUR, TERMS, Pace, PaceTimes
from bot.tables.table import Table
from bot.texts import texts
from bot.texts.sections import escape
from cogs.words.terms import span
from tests.e2e.games.carrara.players import command_player
from tests.e2e.reading import EN, links
from tests.e2e.stage import press
from tests.e2e.world import World, answer, controls, has, open_panel, pings, refusal, reply, said, shown, tap
from tests.games.changing import change


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time bank of the pace `brisk` to two hours, and keep only a computer player that does not search."""
    terms = PaceTimes(gain=HOUR, floor=2 * HOUR, bank=2 * HOUR)
    monkeypatch.setitem(cast(dict[Pace, PaceTimes], TERMS), Pace.BRISK, terms)
    change(monkeypatch, "carrara", computers_players={"random": carrara.GAME.computers.players["random"]})


async def absent(world: World, *names: str, language: str = "en") -> tuple[Table, discord.Message]:
    """Begin a game whose first player stays away; return the table and the question to the others."""
    table = await world.start(*names, pace="brisk", language=language)
    await world.sleep(2)
    return table, world.newest()


async def test_the_others_are_asked_how_to_go_on(world: World, german: str) -> None:
    """The question names who is absent since when and pings everyone; the last answer of each counts and is shown."""
    began = int(world.time())
    t, (table, vote) = texts(german, "carrara"), await absent(world, "Anna", "Bruno", "Carla", language=german)
    who, *others = [world.by_seat(table, seat) for seat in range(3)]
    facts = {"name": who.name, "since": str(began), "ends": str(began + 2 * HOUR)}
    assert t.say("vote-absent-question", role="turn", **facts) in said(vote)
    assert sorted(pings(vote)) == sorted(person.id for person in (who, *others)), "they can still play"

    await reply(others[0], vote, "seat")
    so_far = t.say("vote-absent-so-far", choice=t.say("vote-absent-answer-seat"), names=others[0].name)
    assert so_far in said(world.current(vote))
    await others[0].click(world.current(vote), custom_id=answer(vote, "wait"))
    assert so_far not in said(world.current(vote))
    await others[1].click(world.current(vote), custom_id=answer(vote, "turn"))
    told = world.newest()
    assert said(told) == t.say("incident-waited", name=who.name), "between equals the gentlest holds"
    assert said(told) in said(world.current(vote))
    assert not controls(world.current(vote))
    assert pings(told) == [who.id]
    assert not has(told, "resume"), "nobody stands in"


async def test_who_is_asked_alone_decides(world: World, german: str) -> None:
    """Nobody speaks of a majority of one."""
    table, vote = await absent(world, language=german)
    mentions = f"<@{world.by_seat(table, 1).id}>"
    assert texts(german).say("vote-absent-asked", mentions=mentions, gain="", count=1) in said(vote)
    await world.sleep(25)
    assert texts(german).say("vote-absent-asked-again", mentions=mentions, count=1) in said(world.newest())


async def test_a_computer_player_stands_in_until_the_person_is_back(world: World) -> None:
    """Even across restarts; a command brings them back, which everyone is told.

    The message that pinged them now says that the game went on. They see what was done for them, and whose turn it is.
    """
    table, vote = await absent(world, "Anna", "Bruno")
    who, other = world.seated(table)
    seat = answer(vote, "seat")
    await reply(other, vote, "seat")
    assert refusal(await press(other, vote, seat)) == EN.say("refused-no-proposal")
    assert has(world.newest("resume"), "more"), "whoever it is for can end it"
    await command_player(world).turn(table)
    assert table.actors() == (1,)
    assert all(who.id not in pings(message) for message in world.public()[-2:])
    assert EN.say("notice-went-on", name=who.mention) in [said(message) for message in world.public()]
    await world.restart()
    await world.env.settle()
    table = await world.table()
    back = await world.ask(who, "table resume")
    assert back.flags.ephemeral
    told, after = said(back).split(EN.say("resume-done"))
    assert f"\n{escape(EN.say('stood-in-for', name=who.name))}: taken" in told
    assert EN.say("show-turn", names=other.name, role="turn") in after
    assert EN.say("bank-left", name=who.name, left=span(EN, TERMS[table.row.pace].floor)) in after
    assert back.attachments
    assert links(back)
    assert said(world.newest()) == EN.say("incident-resumed", name=who.name)
    assert await world.refused(who, "table resume") == EN.say("refused-nobody-stands-in")
    await command_player(world).turn(table)
    assert table.actors() == (0,)
    assert has(world.newest(), "play")


async def test_whoever_plays_on_despite_a_stand_in_gets_their_seat_back(world: World, german: str) -> None:
    """They read that a stand-in acts for them; one click returns seat and turn."""
    world.game = "carrara"
    t, (table, vote) = texts(german, "carrara"), await absent(world, "Anna", "Bruno", language=german)
    who, other = world.seated(table)
    await world.services.computers.close()  # as if the computer player were still thinking
    await reply(other, vote, "seat")
    refused = await tap(who, world.newest("carrara_buy"), "carrara_buy")
    assert refusal(refused) == t.say("refused-stands-in")
    back = await open_panel(who, shown(refused), "resume")
    assert t.say("resume-done-your-turn", role="turn") in said(back)
    await tap(who, back, "carrara_buy")
