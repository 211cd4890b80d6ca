"""Followers, read marks and pending turns survive a restart."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.database.address import Address
from bot.store.followers import ReadMark
from bot.store.store import open_store
from bot.tables import closing, lobby
from bot.tables.registry import Tables
from tests.bot.kit import ADA, CLEO, begun, invitation

EVA = 105


async def test_a_follower_who_sits_down_follows_no_longer(tables: Tables) -> None:
    table = await lobby.open_table(tables, invitation(people=2, capacity=3))
    await tables.store.followers.add(table.id, CLEO, ReadMark())
    assert await tables.store.followers.followed_by(CLEO) == [table.id]
    await lobby.join(table, CLEO, "Cleo")
    assert await tables.store.followers.of_table(table.id) == await tables.store.followers.followed_by(CLEO) == []


async def test_a_finished_game_is_followed_no_longer(tables: Tables) -> None:
    """A finished game leaves the person's list, but they are still notified of its end."""
    table = await begun(tables)
    await tables.store.followers.add(table.id, EVA, ReadMark())
    await closing.abandon(table, ADA)
    assert await tables.store.followers.followed_by(EVA) == []
    assert await tables.store.followers.of_table(table.id) == [EVA]


async def test_read_marks_survive_a_restart(place: Path | Address) -> None:
    """Each seat has its own read mark, which never moves back and survives a restart."""
    async with open_store(place) as store:
        table = await begun(Tables(store, Random(7)))
        assert (
            await store.read_marks.of_seat(table.id, 0)
            == await store.read_marks.of_seat(table.id, 1)
            == ReadMark(-1, 0)
        )
        await store.read_marks.set_seat(table.id, 1, ReadMark(4, 2))
        await store.read_marks.set_seat(table.id, 1, ReadMark(3, 5))
        await store.followers.add(table.id, EVA, ReadMark(2, 1))
    async with open_store(place) as store:
        assert await store.read_marks.of_seat(table.id, 0) == ReadMark(-1, 0)
        assert await store.read_marks.of_seat(table.id, 1) == ReadMark(4, 5)
        assert await store.read_marks.of_follower(table.id, EVA) == ReadMark(2, 1)
