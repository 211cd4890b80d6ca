"""Offers to play become tables: with whom, where and when, and who is told what."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from random import Random

import pytest

from bot.database.address import Address
from bot.model.pace import DAY, HOUR
from bot.model.person import Reach
from bot.model.refusals import Refusal
from bot.model.rows import NewTable
from bot.people import preferences
from bot.services.services import open_services
from bot.tables import closing
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import ADA, BEGINNING, BEN, CHANNEL, CLEO, DAN, RecordingSender, offer, refused


async def match(days: Days, *users: int, **wish: object) -> Table | None:
    """Let people offer to play, one after the other; return the table of the last one, if there is one."""
    table = None
    for user in users:
        table = await days.services.matchmaker.offer(offer(user, **wish))  # type: ignore[arg-type]
    await days.idle()
    return table


async def standing(days: Days) -> list[int]:
    return [each.user for each in await days.services.store.offers.on_server(1)]


async def test_several_offers_lead_to_one_table(days: Days) -> None:
    """Who offered last is its host; the others are void, even in another channel or of another number, unless kept.

    The same offer again replaces the first.
    """
    await match(days, ADA)
    await match(days, ADA, channel=9)
    (only,) = await days.services.store.offers.of_person(ADA)
    assert only.channel == 9
    await match(days, ADA, players=2)
    await match(days, ADA, players=3)
    await match(days, ADA, players=4, keep=True)
    table = await match(days, BEN, players=2)
    assert table is not None
    assert (table.row.host, {seat.user for seat in table.seats}) == (BEN, {ADA, BEN})
    left = await days.services.store.offers.of_person(ADA)
    assert [each.wish.players for each in left] == [4]
    assert await match(days, CLEO, channel=9, players=3) is None


@pytest.mark.usefixtures("heartbeats")
async def test_an_offer_expires(days: Days) -> None:
    """After its time it is matched no more and later deleted; others stay."""
    await match(days, ADA, lasts=1)
    await days.advance(DAY + 1)
    assert await match(days, BEN) is None
    assert await standing(days) == [BEN]
    await days.advance(DAY + HOUR)
    rows = await days.services.store.database.read("SELECT offers.user FROM offers")
    assert [row[0] for row in rows] == [BEN]


async def test_offers_of_people_who_are_away_rest(days: Days) -> None:
    """They are given no table until they are back, whether they say so or their absence ends."""
    now = preferences.today_in("UTC", int(days()))
    await match(days, ADA)
    await preferences.go_away(days.services, ADA, "en", now)
    assert await match(days, BEN) is None
    await preferences.come_back(days.services, ADA, "en")
    await days.idle()
    assert await standing(days) == []
    await match(days, ADA, channel=9)
    await preferences.go_away(days.services, ADA, "en", preferences.today_in("UTC", int(days())))
    assert await match(days, BEN, channel=9) is None
    await days.advance(2 * DAY)
    assert await standing(days) == []


@pytest.mark.own_sql
@pytest.mark.parametrize("where", [Reach.LEFT, Reach.BLIND])
async def test_people_who_cannot_play_there_are_passed_over(days: Days, where: Reach) -> None:
    """Who has left the server loses their offers there; who cannot see the channel waits for another one."""

    async def reach(new: NewTable, user: int) -> Reach:
        return where if user == ADA and new.channel != 9 else Reach.HERE

    days.services.matchmaker._reach = reach
    await match(days, ADA)
    assert await match(days, BEN) is None
    assert await standing(days) == ([BEN] if where is Reach.LEFT else [ADA, BEN])
    table = await match(days, CLEO)
    assert table is not None
    assert {seat.user for seat in table.seats} == {BEN, CLEO}
    if where is Reach.BLIND:
        table = await match(days, DAN, channel=9)
        assert table is not None
        assert table.seat_of(ADA) is not None


async def test_a_channel_has_one_game(days: Days) -> None:
    """Where a game is under way none is opened: there is another channel of theirs, or they wait until it is over."""
    busy = await days.begun()
    await match(days, CLEO)
    assert await match(days, DAN) is None
    await closing.abandon(busy, ADA)
    await days.idle()
    (table,) = [await days.table(2)]
    assert {seat.user for seat in table.seats} == {CLEO, DAN}


@pytest.mark.own_sql
async def test_offers_outlive_their_channel(days: Days) -> None:
    """Offers made in a deleted channel stay, and are matched where someone else offers; those on a lost server go."""
    await match(days, ADA)
    await days.services.tables.lose_channel(CHANNEL)
    table = await match(days, BEN, channel=9)
    assert table is not None
    assert table.row.channel == 9
    await match(days, CLEO, channel=9)
    await days.services.tables.lose_server(1)
    assert await standing(days) == []


async def test_offers_and_tables_are_limited(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody leaves offers without end, and who sits at too many tables gets no other one."""
    monkeypatch.setattr("bot.tables.quotas.MAX_OFFERS", 2)
    await match(days, ADA, players=4)
    await match(days, ADA, players=3)
    await match(days, ADA, players=3)
    assert await refused(match(days, ADA, players=2)) == (Refusal.TOO_MANY_OFFERS, {"most": 2})
    monkeypatch.setattr("bot.tables.quotas.MAX_TABLES", 0)
    assert (await refused(match(days, BEN)))[0] == Refusal.TOO_MANY_TABLES


@pytest.mark.postgres
async def test_two_processes_share_the_offers(unused: Address) -> None:
    """Everyone gets one table, each channel has one, and no offer is lost, whichever process is faster."""
    async with AsyncExitStack() as stack:
        processes = [
            await stack.enter_async_context(
                open_services(unused, RecordingSender(), Random(seed), clock=lambda: float(BEGINNING))
            )
            for seed in range(2)
        ]
        people = range(1000, 1013)
        await asyncio.gather(
            *(processes[user % 2].matchmaker.offer(offer(user, channel=user, players=2 + user % 3)) for user in people)
        )
        for each in processes:
            await each.matchmaker.resume()
            await each.matchmaker.idle()
        rows = await processes[0].store.database.read(
            "SELECT seats.user, table_id, status, capacity FROM seats JOIN tables ON tables.id = table_id"
        )
        left = {each.user for each in await processes[0].store.offers.on_server(1)}
        assert max(Counter(row[0] for row in rows).values()) == 1
        assert {row[2] for row in rows} == {"running"}
        assert Counter(row[1] for row in rows) == {row[1]: row[3] for row in rows}
        assert left.isdisjoint(row[0] for row in rows)
        assert left | {row[0] for row in rows} == {*people}
        assert len(left) <= 1 + 2 + 3
