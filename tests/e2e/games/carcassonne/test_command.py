"""The command, and what the host offers for every game in words of Carcassonne's own."""

from __future__ import annotations

import discord
import pytest
import simcord

from bot.games.carcassonne.board import Place, coordinate
from bot.games.carcassonne.position import CarcassonnePosition
from bot.texts import texts
from tests.e2e.reading import speak
from tests.e2e.stage import nothing_changes
from tests.e2e.world import World, alts, controls, has, open_panel, said, tap
from tests.games.carcassonne.positions import table
from tests.positions import position_of

GAME = "carcassonne"
EN = texts("en", GAME)


PLACE = "carcassonne place"


def ready() -> CarcassonnePosition:
    """Set up a turn in which a crossing was drawn, beside a road with a follower of the other's."""
    return table("U 1 0 0", "W", stack="U U", followers="1 1 0 road 0")


async def test_places_turns_and_followers_as_people_type_them(world: World) -> None:
    """A place in any case, a turn by its number or in degrees, a follower by number, kind or both."""
    for where, turn, follower, number in (
        ("m 21", " 0 ", "KEINEN", 0),
        ("M21", "0°", "field 4", 4),
        ("M21", "1", "field 4", 4),
        ("M21", "1 (0°)", "field 4", 4),
        ("L20", "0", "3", 3),
    ):
        found = await world.begin(ready())
        await world.give(world.by_seat(found, 0), PLACE, where=where, turn=turn, follower=follower)
        followed = "place_follower" if number else "keep_follower"
        moves = await found.store.log.moves(found.id)
        assert [move.action["action"] for move in moves[1:]] == ["place_tile", followed], follower
        world.channel = world.guild.create_text_channel("another")


async def test_what_is_left_open_is_asked_for(world: World) -> None:
    """Without a follower, with several turns, or with a kind of which there are several, the panel is shown."""
    found = await world.begin(ready())
    mover = world.by_seat(found, 0)
    async with nothing_changes(world, found):
        for words in ({"where": "L20"}, {"where": "L20", "follower": "none"}, {"where": "L20", "turn": "180"}):
            panel = await world.ask(mover, PLACE, **words)
            assert has(panel, "carcassonne_do"), words
        several = await world.ask(mover, PLACE, where="L20", turn="0", follower="road")
        assert EN.say("panel-which") in said(several)
        for turned in ({}, {"turn": "45"}):
            nowhere = await world.ask(mover, PLACE, where="M19", **turned)
            assert EN.say("panel-not-there", tile="W", place="M19") in said(nowhere), turned
        assert has(nowhere, "carcassonne_place")
        assert has(await world.ask(mover, PLACE), "carcassonne_place")
        unused = await world.refused(mover, PLACE, where="L20", turn="3", follower="none", gold="M20")
        assert unused == EN.say("refused-unused", option="gold")
    await tap(mover, panel, "carcassonne_do")
    assert position_of(found).open.turn == 1


async def test_each_option_suggests_what_is_legal(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it brings, in the reader's language, and narrowed by the typed text."""
    found = await world.begin(table("U 1 0 0", "G6", stack="U U", followers="1 1 0 road 0"))
    mover = world.by_seat(found, 0)

    async def offered(
        option: str, typed: str = "", person: simcord.MemberActor = mover, **words: str
    ) -> dict[str, str]:
        choices = await person.autocomplete(world.channel, PLACE, option, typed, **words)
        assert len(choices) <= 25
        assert all(1 <= len(each["name"]) <= 100 for each in choices)
        return {str(each["value"]): each["name"] for each in choices}

    assert list(await offered("where")) == ["L20", "O20", "N19", "M21", "N21"]
    assert list(await offered("where", "m")) == ["M21"]
    assert await offered("turn", where="M21") == {
        "0": "1 (0°): road (east, south), monastery, gold mine",
        "90": "2 (90°): road (south, west), monastery, gold mine",
    }
    assert await offered("follower", where="M21", turn="0") == {
        "1": "1 road (east, south): 1 now, 3 possible",
        "2": "2 monastery: 3 now, 9 possible",
        "3": "3 field (north, west): 0, no more possible",
        "4": "4 field (southeast): 0, no more possible",
        "0": "No follower",
    }
    assert [*await offered("gold", where="M21", turn="0")] == ["M20", "N20"]
    speak(monkeypatch, "de", mover.id)
    assert (await offered("follower", "kloster", where="M21"))["2"] == "2 Kloster: jetzt 3, möglich 9"
    for person in (world.by_seat(found, 1), world.eva):
        assert await offered("where", person=person) == {}
        assert await offered("follower", person=person, where="M21") == {}


def stars(panel: discord.Message) -> list[str]:
    found = [each for key, each in controls(panel).items() if key.split(":")[1] == "carcassonne_place"]
    selects = [each for each in found if isinstance(each, discord.ui.Select)]
    buttons = [each.label or "" for each in found if isinstance(each, discord.ui.Button) and each.emoji]
    return buttons + [option.label for select in selects for option in select.options if option.emoji]


async def test_a_city_that_can_be_closed_has_a_star(world: World) -> None:
    """A hint names it first, with its points; from then on its place is starred in panel, picture and suggestions."""
    found = await world.begin(table("G 0 -1 1", "E", "0 0 0 city 0", stack="U V W"))
    mover = world.by_seat(found, 0)
    before = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    assert stars(before) == []
    hint = await world.ask(mover, "table hint")
    first = said(hint).split("\n**")[1]
    assert coordinate(Place(0, -2)) in first
    assert "City completed: 6 points for you" in first
    panel = await open_panel(mover, world.newest("carcassonne_turn"), "carcassonne_turn")
    assert coordinate(Place(0, -2)) in stars(panel)
    assert "Best: " in alts(panel)[0]
    offered = [each["name"] for each in await mover.autocomplete(world.channel, PLACE, "where", "")]
    assert offered[0].startswith(f"⭐ {coordinate(Place(0, -2))}: ")
