"""A league from the sign-up to the end: each pairing once, no table lost, and standings as the records say."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest

from bot.database.address import Address
from bot.model.leagues import Happening, PairingState, SeasonPhase
from bot.model.rows import PostKind
from bot.services.services import open_services
from bot.tables.concede import concede
from tests.bot.days import Days
from tests.bot.kit import BEGINNING, RecordingSender, play
from tests.bot.leagues import Threads, terms
from tests.bot.services.test_league_organisers import read


async def opened(days: Days, people: int, **changes: Any) -> int:
    """Open a season that people have joined."""
    league = await days.services.leagues.open(terms(**changes))
    for number in range(1, people + 1):
        await days.services.leagues.join(league, 1000 + number, f"P{number}")
    return league


async def kinds(days: Days, league: int = 1) -> list[Happening]:
    """List what happened in a season, but for who joined."""
    log = await days.services.store.leagues.log(league)
    return [entry.kind for entry in log if entry.kind not in (Happening.OPENED, Happening.JOINED)]


@pytest.mark.postgres
async def test_two_processes_run_one_league(unused: Address) -> None:
    """However they hurry: each round is closed and drawn once, and each pairing has one table."""
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
            *(processes[number % 2].leagues.join(league, 1000 + number, f"P{number}") for number in range(1, 14))
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
            assert sorted(member for pairing in drawn for member in pairing.members) == [*range(1, 14)]
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
        assert await store.tables.count() == 2 * 5
        rounds = (Happening.BEGUN, Happening.CLOSED)
        assert [entry.kind for entry in await store.leagues.untold(league)] == [*rounds * 2, Happening.OVER]


@pytest.mark.parametrize(
    "seats", [pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.exhaustive)]
)
async def test_a_whole_season(days: Days, seats: int) -> None:
    """Two drop out and one comes late; some games are not over when their round closes."""
    league, chance = await opened(days, 8, seats=seats), Random(seats)
    await days.services.leagues.begin(league)
    await days.idle()
    for number in range(1, 5):
        leagues, season = days.services.leagues, await read(days)
        assert season.league.round == number
        if number == 1:
            await leagues.leave(league, 1003)
            await leagues.join(league, 1009, "P9")
        if number == 3:
            await leagues.leave(league, 1005)
        for turn, pairing in enumerate(season.unfinished()):
            table = await days.table(pairing.table_id or 0)
            match turn % 3:
                case 0:
                    await play(table, chance)
                case 1:
                    await concede(table, chance.choice([seat.user or 0 for seat in table.seats if not seat.conceded]))
        await days.advance((season.league.deadline or 0) - days() + 60)
    await _check_season(days)


async def _check_season(days: Days) -> None:
    season, store = await read(days), days.services.store
    assert season.league.phase is SeasonPhase.OVER
    assert [kind for kind in await kinds(days) if kind is not Happening.LEFT] == [
        *(Happening.BEGUN, Happening.CLOSED) * 4,
        Happening.OVER,
    ]
    tables = [pairing.table_id for pairing in season.pairings if pairing.state is not PairingState.BYE]
    assert sorted(table or 0 for table in tables) == list(range(1, await store.tables.count() + 1))
    for number in range(1, 5):
        drawn = Counter(member for pairing in season.of_round(number) for member in pairing.members)
        left, late = {3} if number > 1 else set(), {9} if number == 1 else set()
        left |= {5} if number > 3 else set()
        assert drawn == dict.fromkeys({*range(1, 10)} - left - late, 1)
    for pairing in season.pairings:
        if pairing.table_id is not None:
            table = await days.table(pairing.table_id)
            assert tuple(seat.user for seat in table.seats) == tuple(1000 + number for number in pairing.members)
        if pairing.state is PairingState.PLAYED:
            results = await store.results.of_table(pairing.table_id or 0)
            assert pairing.ranks == tuple(None if each["gave_up"] else each["rank"] for each in results)
    byes = Counter(pairing.members[0] for pairing in season.pairings if pairing.state is PairingState.BYE)
    assert max(byes.values(), default=0) <= 1
    assert {pairing.state for pairing in season.pairings} >= {PairingState.PLAYED, PairingState.SHARED}
    told = [(post.table_id, post.user, post.about) for post in days.posts(PostKind.NOTICE)]
    reminders = Counter(each for each in told if each[2].startswith("deadline"))
    assert max(reminders.values()) == 1
