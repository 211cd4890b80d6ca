"""The record of a table, at any moment of its game."""

from __future__ import annotations

from random import Random

from bot.games import carrara
from bot.model.record import replay
from bot.tables import take_back
from bot.tables.export import record_of
from bot.tables.registry import Tables
from tests.bot.kit import act, any_action, begun, play


async def test_a_game_just_dealt(tables: Tables) -> None:
    """There is a record from the deal on: seats in turn order, nothing played yet."""
    table = await begun(tables, 3)
    record = await record_of(table)

    assert record["seats"] == [{"name": name} for name in table.names]
    assert record["moves"] == []
    assert "result" not in record
    assert replay(record).position == table.position


async def test_a_running_game_at_every_moment(tables: Tables) -> None:
    """What was drawn stands with the move that drew it, and leads to the same position."""
    table = await begun(tables)
    chance = Random(3)
    for _ in range(25):
        await act(table, any_action(table.game, table.position, chance))
        assert replay(await record_of(table)).position == table.position


async def test_what_the_house_did_stands_in_it(tables: Tables) -> None:
    """Every turn is closed in the record, also where it closed by itself."""
    table = await begun(tables)
    acted = await play(table, Random(3))
    record = await record_of(table)

    assert len(record["moves"]) == sum(len(one.moves) for one in acted) == table.revision
    assert record["moves"][-1]["action"] == "end_turn"


async def test_what_was_taken_back_does_not_stand_in_it(tables: Tables) -> None:
    """Neither what was done nor that it was taken back."""
    table = await begun(tables)
    await act(table, carrara.TurnWheel())
    before = await record_of(table)
    await act(table, next(iter(table.game.legal(table.position, 0))))
    assert await record_of(table) != before
    await take_back.take_back(table, 0, table.revision)

    assert await record_of(table) == before
