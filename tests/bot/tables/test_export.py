"""The record of a table at any point of its game."""

from __future__ import annotations

from random import Random

from bot.model.record import replay
from bot.tables import take_back
from bot.tables.export import record_of
from bot.tables.registry import Tables
from tests.bot.kit import act, any_action, begun
from tests.games.nim import Take
from tests.positions import position_of


async def test_a_game_just_dealt(tables: Tables) -> None:
    """A game just dealt has a record with its seats in turn order and no moves."""
    table = await begun(tables, 3)
    record = await record_of(table)

    assert record["seats"] == [{"name": name} for name in table.names]
    assert record["moves"] == []
    assert "result" not in record
    assert replay(record).position == table.position


async def test_a_running_game_at_every_moment(tables: Tables) -> None:
    """Draws are recorded with their moves and lead to the same position."""
    table = await begun(tables)
    chance = Random(3)
    for _ in range(25):
        await act(table, any_action(table.game, table.position, chance))
        assert replay(await record_of(table)).position == table.position


async def test_what_was_forced_stands_in_it(tables: Tables) -> None:
    """The record contains forced actions, so every turn is closed."""
    table = await begun(tables)
    while position_of(table).bag:
        await act(table, table.game.rules.legal(table.position, table.actors()[0])[0])
    before = table.revision
    while table.revision < before + 2:
        await act(table, Take(1))
    record = await record_of(table)

    assert [move["action"] for move in record["moves"][-2:]] == ["take", "end_turn"]


async def test_what_was_taken_back_does_not_stand_in_it(tables: Tables) -> None:
    """The record contains neither taken-back actions nor the take-back."""
    table = await begun(tables)
    before = await record_of(table)
    await act(table, Take(1))
    assert await record_of(table) != before
    await take_back.take_back(table, 0, table.revision)

    assert await record_of(table) == before
