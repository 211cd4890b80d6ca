"""Tables whose channel or server is gone, in a store of either kind."""

from __future__ import annotations

from dataclasses import replace

from bot.model.pace import Pace
from bot.model.rows import Lost
from bot.tables import lobby
from bot.tables.registry import Tables
from tests.bot.kit import PEOPLE, begun, invitation


async def test_a_server_goes_and_returns(tables: Tables) -> None:
    """Its tables wait meanwhile and count for nobody; other servers, and their own rows, stay as they were."""
    table = await lobby.open_table(tables, replace(invitation(2), pace=Pace.BRISK))
    await lobby.start(table, PEOPLE[0])
    store, user = tables.store, PEOPLE[0]
    assert await store.outbox.tables_waiting() == [table.id]
    await tables.lose_server(table.row.guild + 1)
    assert (table.row.gone, await store.listings.count_of(user)) == (None, 1)

    await tables.lose_server(table.row.guild)
    assert table.row.gone is Lost.SERVER
    assert await store.tables.places() == [(table.row.guild, Lost.SERVER)]
    assert (await store.outbox.tables_waiting(), await store.outbox.waiting(table.id)) == ([], [])
    assert await store.listings.count_of(user) == 0
    assert await store.listings.running_of(user) == [table.id]

    await tables.regain_server(table.row.guild)
    assert table.row.gone is None
    assert await store.outbox.tables_waiting() == [table.id]
    assert await store.listings.count_of(user) == 1


async def test_a_channel_goes_for_good(tables: Tables) -> None:
    """A server that returns does not bring it back."""
    table = await begun(tables)
    await tables.lose_channel(table.row.channel)
    await tables.lose_server(table.row.guild)
    await tables.regain_server(table.row.guild)
    assert table.row.gone is Lost.CHANNEL
    row = await tables.store.tables.get(table.id)
    assert row is not None
    assert row.gone is Lost.CHANNEL
