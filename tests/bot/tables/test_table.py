"""`Table.act`, the only way to change a game: validated, stored once, announced once."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.model.refusals import Refusal
from bot.model.rows import Seat
from bot.tables import moderation
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    EVA,
    MANAGER,
    act,
    act_at_random,
    any_action,
    begun,
    check_stored,
    file_of,
    place,
    placed,
    reason_of,
    refused,
    rows,
    state,
)
from tests.games.nim import Draw, EndTurn, Take, position

LOG = "SELECT * FROM moves ORDER BY table_id, seq"


@pytest.mark.parametrize("revision", [-1, 0, 2])
async def test_an_outdated_button_does_nothing(tables: Tables, path: Path, revision: int) -> None:
    """An outdated button is refused even if its action would be legal now."""
    table = await begun(tables)
    await act(table, Take(1))
    before = state(table), rows(path, LOG)
    legal = any_action(table.game, table.position, Random(1))

    assert await refused(table.act(table.actors()[0], revision, legal)) == (Refusal.MOVED_ON, {"since": revision})
    assert (state(table), rows(path, LOG)) == before


async def test_an_interaction_is_carried_out_once(tables: Tables, path: Path) -> None:
    """A redelivered interaction succeeds without effect, at any revision and after a restart."""
    table = await begun(tables)
    seat = table.actors()[0]
    await asyncio.gather(*(table.act(seat, 0, Take(1), interaction=77) for _ in range(10)))
    assert table.revision == 1
    before = state(table), rows(path, LOG)

    for again in (table, await Tables(tables.store).get(table.id)):
        assert again is not None
        now_legal = any_action(again.game, again.position, Random(1))
        for revision, action in ((0, Take(1)), (1, Take(1)), (1, now_legal)):
            await again.act(seat, revision, action, interaction=77)
    assert (state(table), rows(path, LOG)) == before


async def test_an_interaction_acts_at_one_table_only(tables: Tables) -> None:
    first, second = await begun(tables), await begun(tables, channel=6)
    await act(first, Take(1), interaction=77)

    assert await refused(act(second, Take(1), interaction=77)) == (Refusal.MOVED_ON, {})
    assert second.revision == 0


async def test_forced_actions_are_carried_out_in_the_same_transaction(tables: Tables, path: Path) -> None:
    table = await placed(tables, position(bag=()))
    statements: list[str] = []
    writer = file_of(tables.store).writer
    assert writer is not None
    await writer.set_trace_callback(statements.append)
    assert await act(table, Take(1), interaction=77), "the turn is over"

    moves = await table.store.log.moves(table.id, since=1)
    assert [(move.seq, move.action["action"], move.seat, move.chosen, move.interaction) for move in moves] == [
        (2, "take", 0, True, 77),
        (3, "end_turn", 0, False, None),
    ]
    assert table.actors() == (1,)
    await check_stored(table)
    assert [statement for statement in statements if statement.isupper()] == ["BEGIN IMMEDIATE", "COMMIT"]


async def test_an_action_can_end_the_turn(tables: Tables) -> None:
    """The turn is ended in the same transaction, where it would otherwise go on; where it ends anyway nothing changes.

    The end is not a choice of its own, so that both are taken back as one.
    """
    table = await placed(tables, position())
    assert await table.act(0, table.revision, Take(1), 77, ends_turn=True), "the turn is over"
    await table.act(1, table.revision, Draw(), 78, then=(Take(2),), ends_turn=True)
    await place(table, position(bag=()))
    await table.act(0, table.revision, Take(1), ends_turn=True)

    assert [
        (move.action["action"], move.seat, move.chosen, move.interaction)
        for move in await table.store.log.moves(table.id, since=1)
        if move.seat is not None
    ] == [
        ("take", 0, True, 77),
        ("end_turn", 0, False, None),
        ("draw", 1, True, None),
        ("take", 1, True, 78),
        ("end_turn", 1, False, None),
        ("take", 0, True, None),
        ("end_turn", 0, False, None),
    ]
    assert table.actors() == (1,)
    await check_stored(table)


async def test_of_several_actions_all_are_played_or_none(tables: Tables, path: Path) -> None:
    """If the second is refused, the first is not stored."""
    table = await placed(tables, position())
    before = state(table), rows(path, LOG)

    assert await reason_of(table.act(0, table.revision, Draw(), 77, then=(Take(4),))) == "not_possible"
    assert (state(table), rows(path, LOG)) == before


@pytest.mark.parametrize("steps", range(0, 24, 6))
async def test_a_cancelled_request_has_still_acted(tables: Tables, steps: int) -> None:
    """A move is shielded from cancellation, so that memory and store agree and listeners are notified."""
    table = await begun(tables)
    heard: asyncio.Queue[int] = asyncio.Queue()
    tables.listeners.append(lambda table: heard.put_nowait(table.revision))
    task = asyncio.create_task(act(table, Take(1)))
    await asyncio.sleep(0)
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task

    async with table.lock:
        await check_stored(table)
    async with asyncio.timeout(5):
        assert await heard.get() == 1
    assert heard.empty()
    await act_at_random(table)
    await check_stored(table)


@pytest.mark.parametrize("statement", ["INSERT INTO moves", "UPDATE seats", "INSERT INTO outbox", "UPDATE tables"])
async def test_a_fault_in_any_statement_leaves_the_table_as_it_was(tables: Tables, path: Path, statement: str) -> None:
    """A failed transaction is rolled back, and the same move can be repeated."""
    table = await placed(tables, position(took=(True, False)))
    writer = file_of(tables.store).writer
    assert writer is not None
    before = state(table), rows(path, LOG), rows(path, "SELECT * FROM outbox")
    kind, name = statement.split()[0], statement.split()[-1]
    code = {"INSERT": sqlite3.SQLITE_INSERT, "UPDATE": sqlite3.SQLITE_UPDATE}[kind]
    await writer.set_authorizer(
        lambda action, about, *_: sqlite3.SQLITE_DENY if (action, about) == (code, name) else sqlite3.SQLITE_OK
    )
    with pytest.raises(sqlite3.DatabaseError):
        await act(table, EndTurn())
    assert (state(table), rows(path, LOG), rows(path, "SELECT * FROM outbox")) == before

    await writer.set_authorizer(None)
    await act(table, EndTurn())
    await check_stored(table)


async def test_a_change_happens_as_a_whole_or_not_at_all(
    tables: Tables, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the last step of its transaction fails, nothing has changed, even in memory, and it can be repeated."""
    table, kept = await begun(tables), ("moves", "outbox", "incidents", "admin_log")
    held, eva = table.seats[0], Seat("Eva", user=EVA)
    before = state(table), [rows(path, f"SELECT * FROM {each}") for each in kept]

    async def broken(*_: Any) -> None:
        raise RuntimeError("no room")

    with monkeypatch.context() as failing:
        failing.setattr("bot.store.store.put_posts", broken)
        with pytest.raises(RuntimeError, match="no room"):
            await moderation.give_seat(table, MANAGER, 0, held, eva)
    assert (state(table), [rows(path, f"SELECT * FROM {each}") for each in kept]) == before
    await moderation.give_seat(table, MANAGER, 0, held, eva)
    await check_stored(table)


async def test_a_table_is_one_object(tables: Tables) -> None:
    number = (await begun(tables)).id
    gc.collect()
    first, *others = await asyncio.gather(*(tables.get(number) for _ in range(10)))

    assert first is not None
    assert all(other is first for other in others)
    assert await tables.get(number + 1) is None


async def test_unused_tables_are_evicted(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unused tables are evicted from memory, but never one that is in use."""
    monkeypatch.setattr("bot.tables.registry.TABLES_KEPT", 3)
    used = await begun(tables, channel=100)
    for channel in range(8):
        await begun(tables, channel=channel)
    gc.collect()

    loaded = [each for each in gc.get_objects() if isinstance(each, Table) and each.store is tables.store]
    assert len(loaded) == 4
    assert await tables.get(used.id) is used
