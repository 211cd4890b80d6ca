"""The SQLite log: rows can be read back as written, in order."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.store.store import Store, open_store
from bot.tables import closing, lobby
from bot.tables.registry import Tables
from tests.bot.kit import ADA, BEN, CLEO, begun, invitation, play


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
