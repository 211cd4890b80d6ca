"""Batched statements: run in order in one round trip, none after one that fails."""

from __future__ import annotations

from pathlib import Path
from random import Random

import aiosqlite
import pytest

from bot.database.base import Conflict
from bot.database.batch import Batch
from bot.store.store import open_store
from bot.tables.registry import Tables
from tests.bot.kit import PEOPLE, act, any_action, begun


async def test_deferred_statements_are_visible_to_reads_and_committed(tmp_path: Path) -> None:
    """A query sees earlier statements; the others are executed on `run`."""
    async with open_store(tmp_path / "store") as store:
        async with store.database.transaction() as db:
            batch = Batch(db)
            await batch.execute("INSERT INTO meta VALUES (?, ?)", ("a", "1"))
            await batch.executemany("INSERT INTO meta VALUES (?, ?)", [("b", "2"), ("c", "3")])
            seen = await batch.execute_fetchall("SELECT key FROM meta WHERE key < 'd' ORDER BY key")
            await batch.execute("UPDATE meta SET value = '4' WHERE key = ?", ["a"])
            await batch.run()
        assert [str(key) for (key,) in seen] == ["a", "b", "c"]
        assert [await store.meta.get(key) for key in "abc"] == ["4", "2", "3"]


async def test_none_is_run_after_one_that_fails(tmp_path: Path) -> None:
    """A conflict rolls the whole transaction back."""
    async with open_store(tmp_path / "store") as store:
        await store.meta.set("a", "1")

        async def write() -> None:
            async with store.database.transaction() as db:
                batch = Batch(db)
                await batch.execute("UPDATE meta SET value = '2' WHERE key = 'a'")
                await batch.execute("INSERT INTO meta VALUES ('a', '3')")
                await batch.execute("UPDATE meta SET value = '4' WHERE key = 'a'")
                await batch.run()

        with pytest.raises(Conflict):
            await write()
        assert await store.meta.get("a") == "1"


async def test_a_move_goes_to_the_database_three_times(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move takes three round trips: begin, write, commit; so does the one that ends the game."""
    went = 0
    execute = aiosqlite.Connection._execute

    async def counted(*arguments: object) -> object:
        nonlocal went
        went += 1
        return await execute(*arguments)  # type: ignore[arg-type, no-untyped-call]

    async with open_store(tmp_path / "store") as store:
        tables, chance = Tables(store, Random(1)), Random(2)
        table = await begun(tables)
        for user in PEOPLE:
            await store.people.ends_turns(user)  # read once for each person
        monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
        trips = set()
        while table.actors():
            went = 0
            await act(table, any_action(table.game, table.position, chance))
            trips.add(went)
        assert trips == {3}
