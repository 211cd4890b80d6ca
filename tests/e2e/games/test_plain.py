"""A game that provides nothing but its rules, played with what the host supplies."""

from __future__ import annotations

from typing import Any

from bot.tables.table import Table
from bot.texts.games import game_texts
from tests.e2e.players import CommandPlayer
from tests.e2e.reading import EN
from tests.e2e.world import World, controls, open_panel, pick, pings, said, tap
from tests.games.nim import Draw, EndTurn, Take
from tests.positions import position_of

TOGETHER = "nim/expansion"


async def act(world: World, table: Table, name: str, action: Any) -> None:
    await CommandPlayer(world).act(world.people[name], table, action)


async def test_an_open_panel_outlives_what_others_do(world: World) -> None:
    """Where several may act at once, one seat's action outdates no other's panel, unless that one's choice changed."""
    table = await world.start(variant=TOGETHER)
    anna = world.anna
    opened = await open_panel(anna, world.turn_message(), "play")
    for action in (Take(2), Draw()):
        await act(world, table, "Bruno", action)

    asked = await pick(anna, opened, "play_action", "1")
    await tap(anna, asked, "play_do")

    assert position_of(table).stones[table.names.index("Anna")] == 1


async def test_all_who_may_act_are_called_once(world: World) -> None:
    """In one message; when one has acted, the other is not called again, and only the clock of the first stops."""
    table = await world.start(variant=TOGETHER, pace="normal")
    anna, bruno = world.anna, world.bruno
    assert sorted(pings(world.turn_message())) == sorted([anna.user.id, bruno.user.id])
    clocks = table.store.clocks
    due = (await clocks.get(table.id, table.names.index("Bruno"))).due
    assert due is not None

    await act(world, table, "Anna", Take(1))
    await act(world, table, "Anna", EndTurn())

    assert [bruno.user.id in pings(each) for each in world.public()] == [False, True]
    assert (await clocks.get(table.id, table.names.index("Anna"))).due is None
    assert (await clocks.get(table.id, table.names.index("Bruno"))).due == due


async def test_missing_features_are_not_offered(world: World) -> None:
    """No hand, hint, review or lesson is offered; a command that needs one says so."""
    table = await world.start()
    person = world.mover(table)
    panel = await open_panel(person, world.turn_message(), "play")
    more = await open_panel(person, world.turn_message(), "more")
    for message in (world.turn_message(), panel, more):
        assert not {"hand", "hint", "review", "learn", "rules"} & {each.split(":")[1] for each in controls(message)}

    name = game_texts(EN, "nim").name
    assert await world.refused(person, "hand") == EN.say("refused-no-hands", game=name)
    assert await world.refused(person, "table hint") == EN.say("refused-no-hints", game=name)
    for options in ({}, {"search": "stone"}):
        assert EN.say("rules-none", game=name) in said(await world.ask(person, "rules", **options))
