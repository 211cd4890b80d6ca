"""A league from the sign-up to the end: each pairing once, no table lost, and standings as the records say."""

from __future__ import annotations

from random import Random
from typing import Any

from bot.model.leagues import Happening, Phase, Season, State
from bot.model.pace import DAY
from bot.model.rows import PostKind, Status
from tests.bot.days import Days
from tests.bot.kit import play
from tests.bot.leagues import Threads, terms


async def opened(days: Days, people: int, **changes: Any) -> int:
    """Open a season that people have joined, with threads for its tables."""
    days.services.leagues._rooms = Threads()
    league = await days.services.leagues.open(terms(**changes))
    for number in range(1, people + 1):
        await days.services.leagues.join(league, 1000 + number, f"P{number}")
    return league


async def read(days: Days, league: int = 1) -> Season:
    """Read a season."""
    season = await days.services.store.leagues.get(league)
    assert season is not None
    return season


async def test_a_season(days: Days) -> None:
    """Rounds begin and close by themselves."""
    league = await opened(days, 7, rounds=2)
    await days.services.leagues.begin(league)
    await days.idle()
    season = await read(days)
    assert [len(pairing.members) for pairing in season.of_round(1)] == [3, 2, 2]
    for pairing in season.of_round(1):
        table = await days.table(pairing.table_id or 0)
        assert table.row.status is Status.RUNNING
        assert tuple(seat.user for seat in table.seats) == tuple(1000 + number for number in pairing.members)
        await play(table, Random(pairing.number))
    await days.idle()
    season = await read(days)
    assert {pairing.state for pairing in season.pairings} == {State.PLAYED}
    await days.advance(7 * DAY)
    assert (await read(days)).league.round == 2
    await days.advance(7 * DAY)
    assert (await read(days)).league.phase is Phase.OVER
    told = await days.services.store.leagues.untold(league)
    assert [entry.kind for entry in told] == [
        *(Happening.BEGUN, Happening.CLOSED, Happening.BEGUN, Happening.CLOSED, Happening.OVER)
    ]
    reminded = [at for at, _, about in days.sent(PostKind.NOTICE) if about.startswith("deadline")]
    assert reminded == [13 * 24.0] * 3, "of those whose turn it is, in the round whose games are not over"
