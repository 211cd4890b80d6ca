"""The services together: store, tables, outbox and computer players."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from bot.services.services import Services, open_services
from bot.tables import lobby, take_back
from tests.bot.kit import (
    CHANNEL,
    PEOPLE,
    RecordingSender,
    act,
    any_action,
    begun,
    file_of,
    seat_of,
    settled,
)

ADA, BEN, *_ = PEOPLE


async def rest(services: Services) -> None:
    """Wait until the services have nothing left to do."""
    await settled(services.computers, services.outbox)


async def test_chance_is_secure_by_itself(path: Path) -> None:
    """By default, two bots never deal the same game."""
    games = []
    for name in ("first", "second"):
        async with open_services(path.with_name(name), RecordingSender()) as services:
            games.append((await begun(services.tables, game="carrara")).position)

    assert games[0] != games[1]


async def test_nothing_that_happens_in_a_game_looks_through_a_whole_table(path: Path) -> None:
    """No query of a game scans a whole database table, however many games there have been."""
    statements: set[str] = set()
    async with open_services(path, RecordingSender(), Random(5)) as services:
        written = file_of(services.store)
        for connection in (written.writer, written.reader):
            assert connection is not None
            await connection.set_trace_callback(statements.add)
        table = await begun(services.tables, 2, ("random",))
        chance = Random(6)
        while table.revision < 12 or not await take_back.take_back(table, seat_of(table, ADA), table.revision):
            await settled(services.computers)
            await act(table, any_action(table.game, table.position, chance), interaction=table.revision)
        await services.tables.in_channel(CHANNEL)
        await services.tables.newest_in_channel(CHANNEL)
        await services.tables.running_of(ADA)
        await lobby.abandon(table, ADA)
        await rest(services)
    with closing(sqlite3.connect(path)) as file:
        plans = {
            statement: [str(step[3]) for step in file.execute(f"EXPLAIN QUERY PLAN {statement}")]
            for statement in statements
            if statement.startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
        }

    assert len(plans) > 50
    scans = {step for plan in plans.values() for step in plan if step.startswith("SCAN")}
    assert {step for step in scans if "json_each" not in step} == set()
