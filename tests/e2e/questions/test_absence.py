"""When somebody stays away: the others choose publicly how to go on, and the absent player can return at once."""

from __future__ import annotations

from typing import cast

import discord
import pytest

from bot.games import carrara
from bot.model.pace import HOUR, TERMS, Pace, PaceTimes
from bot.tables.table import Table
from bot.texts import texts
from cogs.core.names import escape
from cogs.words.terms import span
from tests.e2e.games.carrara.players import command_player
from tests.e2e.reading import everything, foreign, links, refusal
from tests.e2e.stage import press
from tests.e2e.world import (
    World,
    answer,
    controls,
    has,
    open_panel,
    pings,
    reply,
    said,
    shown,
    tap,
)
from tests.games.changing import change

EN = texts("en", "carrara")


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time bank, and keep only a computer player that does not search."""
    monkeypatch.setitem(
        cast(dict[Pace, PaceTimes], TERMS), Pace.BRISK, PaceTimes(gain=HOUR, floor=2 * HOUR, bank=2 * HOUR)
    )
    change(monkeypatch, "carrara", computers_players={"random": carrara.COMPUTERS.players["random"]})


async def absent(world: World, *names: str, language: str = "en") -> tuple[Table, discord.Message]:
    """Begin a game whose first player stays away; return the table and the question to the others."""
    table = await world.start(*names, pace="brisk", language=language)
    await world.sleep(2)
    return table, world.newest()


async def test_the_question(world: World, german: str) -> None:
    """It names who is absent since when and pings all of them; the last answer of each counts and is shown."""
    began = int(world.time())
    t, (table, vote) = texts(german, "carrara"), await absent(world, "Anna", "Bruno", "Carla", language=german)
    who, *others = [world.by_seat(table, seat) for seat in range(3)]
    facts = {"name": who.name, "since": str(began), "ends": str(began + 2 * HOUR)}
    assert t.say("vote-absent-question", role="turn", **facts) in said(vote)
    assert sorted(pings(vote)) == sorted(person.id for person in (who, *others)), "they can still play"

    await reply(others[0], vote, "seat")
    so_far = t.say("vote-absent-so-far", choice=t.say("vote-absent-answer-seat"), names=others[0].name)
    assert so_far in said(world.again(vote))
    await others[0].click(world.again(vote), custom_id=answer(vote, "wait"))
    assert so_far not in said(world.again(vote))
    await others[1].click(world.again(vote), custom_id=answer(vote, "turn"))
    told = world.newest()
    assert said(told) == t.say("incident-waited", name=who.name), "between equals the gentlest holds"
    assert said(told) in said(world.again(vote))
    assert not controls(world.again(vote))
    assert pings(told) == [who.id]
    assert not foreign(everything(vote) + everything(told) + everything(world.again(vote)), german)


async def test_a_computer_player_takes_the_seat(world: World) -> None:
    """It plays until the person is back, across restarts; a command brings them back, and everyone is told.

    What has pinged them is still there: it says that the game has gone on. They see what was done for them meanwhile,
    the board, and whose turn it is.
    """
    table, vote = await absent(world, "Anna", "Bruno")
    who, other = world.by_seat(table, 0), world.by_seat(table, 1)
    seat = answer(vote, "seat")
    await reply(other, vote, "seat")
    assert refusal(await press(other, vote, seat)) == EN.say("refused-no-proposal")
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


async def test_playing_on_despite_a_stand_in(world: World, german: str) -> None:
    """They are told that a stand-in acts for them, and one click returns their seat and their turn."""
    world.game = "carrara"
    t, (table, vote) = texts(german, "carrara"), await absent(world, "Anna", "Bruno", language=german)
    who, other = world.by_seat(table, 0), world.by_seat(table, 1)
    await world.client.services.computers.close()  # as if the computer player were still thinking
    await reply(other, vote, "seat")
    refused = await tap(who, world.newest("carrara_buy"), "carrara_buy")
    assert refusal(refused) == t.say("refused-stands-in")
    back = await open_panel(who, shown(refused), "resume")
    assert t.say("resume-done-your-turn", role="turn") in said(back)
    assert not foreign(everything(back), german)
    await tap(who, back, "carrara_buy")
