"""What server managers can do besides pausing: reassign seats and end tables; every action is logged."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.model.pace import HOUR
from bot.model.refusals import Refusal
from bot.model.rows import Ending, IncidentKind, PostKind, Seat, Status
from bot.tables.moderation import end, give_seat, pause, resume
from bot.tables.registry import Tables
from tests.bot.days import BANK, GAIN, Days
from tests.bot.kit import (
    ADA,
    BEGINNING,
    BEN,
    EVA,
    MANAGER,
    begun,
    check_stored,
    computer_seat,
    pass_turn,
    posts,
    reason_of,
    seat_of,
    stand_in,
    state,
    user_in,
)

pytestmark = pytest.mark.usefixtures("levels")


async def read(days: Days, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await days.services.store.database.read(query)]


async def test_a_computer_player_can_get_the_hosts_seat(tables: Tables) -> None:
    table = await begun(tables, 2)
    seat = seat_of(table, ADA)
    newcomer = await give_seat(table, MANAGER, seat, table.seats[seat], "novice")
    assert newcomer.computer == "novice"
    assert table.row.host == BEN
    assert (await posts(table.store, table))[-1][0] is PostKind.INCIDENT, "nobody is pinged"
    (told,) = await table.store.incidents.of_table(table.id)
    assert told.facts["computer"] == "novice"
    await check_stored(table)
    other = 1 - seat
    asked = give_seat(table, MANAGER, other, table.seats[other], "novice")
    assert await reason_of(asked) == Refusal.LAST_PERSON
    await give_seat(table, MANAGER, seat, newcomer, Seat("Eva", user=EVA))
    assert table.seat_of(EVA) == seat


async def test_seats_that_cannot_be_given(tables: Tables) -> None:
    """Seated people, changed seats, and unknown or identical levels are refused."""
    table = await begun(tables, 2, ("novice",))
    computer = computer_seat(table)
    people = [number for number, each in enumerate(table.seats) if each.user is not None]
    one, two = people
    eva = Seat("Eva", user=EVA)
    held = table.seats[one]
    before = state(table)
    for seat, sitting, to, reason in (
        (one, held, replace(eva, user=table.seats[two].user), Refusal.SITS_THERE),
        (one, table.seats[two], eva, Refusal.SEAT_CHANGED),
        (9, held, eva, Refusal.SEAT_CHANGED),
        (one, held, "grandmaster", Refusal.NO_COMPUTER),
        (computer, table.seats[computer], "novice", Refusal.SAME_LEVEL),
    ):
        assert await reason_of(give_seat(table, MANAGER, seat, sitting, to)) == reason
    assert state(table) == before
    doubled = await asyncio.gather(
        *(give_seat(table, MANAGER, one, held, eva) for _ in range(2)), return_exceptions=True
    )
    assert [getattr(each, "reason", None) for each in doubled] == [None, Refusal.SEAT_CHANGED], "a double click"


async def test_a_seat_that_changes_hands_during_a_pause(days: Days) -> None:
    """A newcomer has a full bank and is called on resuming; a computer player has no clock."""
    table = await days.begun(people=3)
    await days.advance(HOUR)
    seat, other = table.actors()[0], (table.actors()[0] + 1) % 3
    await pause(table, MANAGER)
    called = len(days.sent(PostKind.TURN))
    await give_seat(table, MANAGER, seat, table.seats[seat], Seat("Eva", user=EVA))
    await give_seat(table, MANAGER, other, table.seats[other], "random")
    await days.advance(30 * HOUR)
    assert len(days.sent(PostKind.TURN)) == called
    assert (await days.left(table))[seat] == BANK
    await resume(table, MANAGER)
    await days.advance(1800)
    assert len(days.sent(PostKind.TURN)) == called + 1
    assert (await days.left(table))[seat] == BANK - 1800
    assert await read(days, "SELECT * FROM paused_clocks") == []
    ((due,),) = await read(days, f"SELECT due FROM clocks WHERE seat = {seat}")
    assert due == BEGINNING + 31 * HOUR + GAIN


@pytest.mark.parametrize("paused", [False, True])
async def test_ending_a_table(days: Days, paused: bool) -> None:
    """The game ends without a result or rating; the log, the table and the last message agree."""
    table = await days.begun(rated=True)
    await days.turn(table)
    if paused:
        await pause(table, MANAGER)
    await end(table, MANAGER)
    await days.idle()
    assert (table.row.status, table.row.ending, table.row.paused) == (Status.ABANDONED, Ending.ABANDONED, None)
    assert days.sent(PostKind.ABANDONED)
    last = (await table.store.incidents.of_table(table.id))[-1]
    assert (last.kind, last.facts) == (IncidentKind.ABANDONED, {"manager": MANAGER})
    assert await read(days, "SELECT rank FROM results") == [(None,), (None,)]
    for left in ("ratings", "paused_clocks", "clocks WHERE since IS NOT NULL OR due IS NOT NULL"):
        assert await read(days, f"SELECT * FROM {left}") == []


async def test_the_next_game_is_one_that_waits_for_the_person(tables: Tables) -> None:
    """It is neither paused nor played by a stand-in."""
    first, second = await begun(tables, 2), await begun(tables, 2, channel=6)
    user = user_in(first, first.actors()[0])
    if user_in(second, second.actors()[0]) != user:
        await pass_turn(second)
    listings = tables.store.listings
    assert await listings.next_for(user, excluded=first.id) == second.id
    await pause(second, MANAGER)
    assert await listings.next_for(user, excluded=first.id) is None
    await resume(second, MANAGER)
    assert await listings.next_for(user, excluded=first.id) == second.id
    await stand_in(second, seat_of(second, user))
    assert await listings.next_for(user, excluded=first.id) is None
