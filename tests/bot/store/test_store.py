"""The SQLite log: what is written can be read back, in order."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.model.rows import (
    Move,
    NewMove,
    NewPost,
    PostKind,
)
from bot.store.store import Store, open_store
from bot.store.tables import Taken
from bot.tables import closing, lobby
from bot.tables.registry import Tables
from tests.bot.kit import ADA, BEN, CLEO, begun, invitation, play, rows, waiting_for


def entry(seq: int, interaction: int | None = None) -> NewMove:
    """Create a log row that belongs to no real game."""
    return NewMove(Move(seq, 0, {"action": "x"}, {}, [], False, True, interaction=interaction), {"seq": seq})


async def test_a_store_keeps_its_id(path: Path) -> None:
    """The id is unique and survives restarts, and so do the program's own notes."""
    async with open_store(path) as store:
        first = store.id
        assert await store.meta.get("commands") is None
        await store.meta.set("commands", "first")
        await store.meta.set("commands", "second")
    async with open_store(path) as store:
        again = store.id
        assert await store.meta.get("commands") == "second"
    async with open_store(path.with_name("other.sqlite3")) as store:
        other = store.id

    assert first == again
    assert first != other
    assert len(f"{first}-{2**40}") <= 25, "a nonce must fit"


async def test_a_persons_tables_begin_with_those_where_it_is_their_turn(store: Store, tables: Tables) -> None:
    """Games in which it is the person's turn come first."""
    games = [await begun(tables, channel=channel) for channel in range(4)]
    await lobby.open_table(tables, invitation(channel=9))
    await closing.abandon(await begun(tables, channel=8), ADA)
    mine = [table.id for table in games if table.seats[table.actors()[0]].user == ADA]
    others = [table.id for table in games if table.id not in mine]

    assert mine
    assert others
    assert await store.listings.running_of(ADA) == mine + others
    assert await store.listings.running_of(BEN) == others + mine
    assert await store.listings.running_of(CLEO) == []

    ended = games[0]
    await play(ended, Random(1))
    assert ended.id not in await store.listings.running_of(ADA)


@pytest.mark.parametrize("second", [[entry(1)], [entry(0)], [entry(2), entry(1)], [entry(2, interaction=8)]])
async def test_the_second_writer_of_a_row_is_rolled_back(store: Store, path: Path, second: list[NewMove]) -> None:
    """An existing row or interaction rejects the whole transaction, including its messages."""
    table = await store.tables.open(invitation())
    await store.append(table, [entry(0), entry(1, interaction=8)], waiting_for(0), (), [])
    before = rows(path, "SELECT * FROM moves"), await store.outbox.waiting(table), await store.tables.get(table)

    with pytest.raises(Taken):
        await store.append(table, second, waiting_for(0), (), [NewPost(PostKind.END, 0, 1)])

    assert (
        rows(path, "SELECT * FROM moves"),
        await store.outbox.waiting(table),
        await store.tables.get(table),
    ) == before
