"""A league from the sign-up to the end: each pairing once, no table lost, and standings as the records say."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random

import pytest

from bot.database.address import Address
from bot.model.leagues import Happening, PairingState
from bot.services.services import open_services
from bot.tables.concede import concede
from tests.bot.kit import BEGINNING, RecordingSender
from tests.bot.leagues import Threads, terms


@pytest.mark.postgres
async def test_two_processes_run_one_league(unused: Address) -> None:
    """Each round is closed and drawn once, and each pairing has one table, whichever process is faster."""
    now, threads = [float(BEGINNING)], Threads()
    async with AsyncExitStack() as stack:
        processes = [
            await stack.enter_async_context(
                open_services(unused, RecordingSender(), Random(seed), clock=lambda: now[0], rooms=threads)
            )
            for seed in range(2)
        ]
        store = threads.on(processes[0].store)._store
        for each in processes:
            await each.store.clocks.mark_online()
        league = await processes[0].leagues.open(terms(rounds=2))
        await asyncio.gather(
            *(processes[number % 2].leagues.join(league, 1000 + number, f"P{number}") for number in range(1, 8))
        )
        begun = await asyncio.gather(*(each.leagues.begin(league) for each in processes), return_exceptions=True)
        assert begun.count(None) == 1
        for number in range(1, 3):
            for each in processes:
                each.leagues.changed(league)
            for each in processes:
                await each.leagues.idle()
            season = await store.leagues.get(league)
            assert season is not None
            assert season.league.round == number
            drawn = [pairing for pairing in season.of_round(number) if pairing.state is PairingState.OPEN]
            assert sorted(member for pairing in drawn for member in pairing.members) == [*range(1, 8)]
            tables = [await processes[1].tables.existing(pairing.table_id or 0) for pairing in drawn]
            assert [[seat.user for seat in table.seats] for table in tables] == [
                [season.members[number].user for number in pairing.members] for pairing in drawn
            ]
            for table in tables[1:]:
                await concede(table, table.seats[0].user or 0)
            for each in processes:
                await each.idle()
            now[0] = float(season.league.deadline or 0)
            await store.meta.set("alive", str(season.league.deadline))  # the bot was there all the time
        for each in processes:
            each.leagues.changed(league)
        for each in processes:
            await each.leagues.idle()
        assert await store.tables.count() == 2 * 3
        rounds = (Happening.BEGUN, Happening.CLOSED)
        assert [entry.kind for entry in await store.leagues.untold(league)] == [*rounds * 2, Happening.OVER]
