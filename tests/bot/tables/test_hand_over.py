"""Handing a seat over: who may ask, who must consent, and what changes, all in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.model.pace import Pace
from bot.model.refusals import Refusal
from bot.model.rows import Change, Incident, IncidentKind, QuestionKind
from bot.store.store import Store, open_store
from bot.tables.hand_over import LONG_TURN, PROPOSAL, absent, ask, vacant
from bot.tables.questions import agree, refuse, voters
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.days import BANK
from tests.bot.kit import (
    EVA,
    Time,
    begun,
    check_stored,
    computer_seat,
    deliver,
    reason_of,
    seat_of,
    stand_in,
    user_in,
)
from tests.bot.stores import empty

NEW, NAME, STRANGER = EVA, "Eva", 901


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest_asyncio.fixture
async def store(path: Path, clock: Time) -> AsyncIterator[Store]:
    async with open_store(empty(path), clock=clock) as store:
        yield store


async def offer(table: Table, seat: int = 0, asker: int | None = None) -> Any:
    """Ask whether the newcomer may take over a seat, by default as its owner; return what a vote needs."""
    asked = await ask(table, user_in(table, seat) if asker is None else asker, seat, NEW, NAME)
    return asked.seq, seat, NEW


async def test_consent_is_for_one_person(tables: Tables) -> None:
    table = await begun(tables, 2)
    vote = await offer(table)
    assert await agree(table, PROPOSAL, user_in(table, 1), *vote) is not None
    await ask(table, user_in(table, 0), 0, STRANGER, "Otto")
    for voter in (NEW, user_in(table, 1)):
        assert await reason_of(agree(table, PROPOSAL, voter, *vote)) in (Refusal.NO_PROPOSAL, Refusal.NOT_ASKED)
    other = (vote[0], 0, STRANGER)
    assert await agree(table, PROPOSAL, STRANGER, *other) is not None, "the other person has not agreed to this one yet"
    assert await agree(table, PROPOSAL, user_in(table, 1), *other) is None
    assert table.seat_of(STRANGER) == 0


async def test_who_may_ask(tables: Tables) -> None:
    """People may offer only their own seat; a computer player's may also be requested by the newcomer."""
    table = await begun(tables, 2, ("novice",))
    computer = computer_seat(table)
    one, two = (number for number, seat in enumerate(table.seats) if seat.user)
    for asker, seat, to, reason in (
        (user_in(table, one), two, NEW, Refusal.NOT_ABSENT),
        (NEW, one, NEW, Refusal.NOT_ABSENT),
        (STRANGER, computer, NEW, Refusal.NOT_AT_TABLE),
        (user_in(table, one), one, user_in(table, two), Refusal.SITS_THERE),
        (user_in(table, one), computer, user_in(table, one), Refusal.SITS_THERE),
    ):
        assert await reason_of(ask(table, asker, seat, to, NAME)) == reason
    assert await vacant(table) == [computer]
    asked = await ask(table, user_in(table, one), computer, NEW, NAME)
    assert voters(table, asked) == {user_in(table, two), NEW}
    assert await reason_of(ask(table, user_in(table, two), computer, STRANGER, "Otto")) == Refusal.QUESTION_OPEN


async def test_who_is_absent(tables: Tables, clock: Time) -> None:
    """A person is absent if they have a permanent stand-in, or an empty bank on their turn."""
    table = await begun(tables, pace=Pace.BRISK)
    await deliver(tables, table)
    assert await vacant(table) == []
    clock.now += BANK - 1
    assert await vacant(table) == []
    clock.now += 1
    assert await vacant(table) == [0]
    assert not await absent(table, 1), "it is not their turn"
    await stand_in(table, 1, one_turn=True)
    assert not await absent(table, 1)
    await stand_in(table, 1)
    assert await vacant(table) == [0, 1]


async def test_who_is_absent_without_clocks(tables: Tables, clock: Time) -> None:
    """Without clocks, a person is absent after a week on their turn unless they said they are away."""
    table = await begun(tables)
    await deliver(tables, table)
    clock.now += LONG_TURN
    assert await vacant(table) == []
    clock.now += 1
    assert await vacant(table) == [0]
    await table.store.clocks.hold(user_in(table, 0), int(clock.now) + 1)
    assert await vacant(table) == []


async def test_an_absent_person_who_comes_back(tables: Tables) -> None:
    """A returning person keeps the seat: they can refuse unasked, and later consent has no effect."""
    table = await begun(tables, 3)
    await stand_in(table, 0)
    back = replace(table.seats[0], stand_in=None)
    vote = await offer(table, 0, user_in(table, 1))
    assert await refuse(table, PROPOSAL, user_in(table, 0), *vote) is False
    vote = await offer(table, 0, user_in(table, 1))
    await agree(table, PROPOSAL, NEW, *vote)
    async with table.lock:
        await table.change(Change(incident=Incident(IncidentKind.RESUMED, table.revision, 0), seats={0: back}))
    assert await reason_of(agree(table, PROPOSAL, user_in(table, 2), *vote)) == Refusal.NO_PROPOSAL
    assert table.seats[0] == back
    assert await table.store.questions.get(table.id, QuestionKind.HAND_OVER) is None


async def test_a_stranger_needs_somebodys_consent(tables: Tables) -> None:
    """A newcomer cannot take a seat if nobody is there to agree."""
    table = await begun(tables, 2)
    for seat in (0, 1):
        await stand_in(table, seat)
    assert await reason_of(ask(table, NEW, 1, NEW, NAME)) == Refusal.NOBODY_TO_AGREE
    vote = await offer(table, 1, user_in(table, 0))
    assert await agree(table, PROPOSAL, NEW, *vote) is None, "whoever offers their own seat is not absent after all"


async def test_the_hosts_role_goes_with_their_seat(tables: Tables) -> None:
    table = await begun(tables)
    seat = seat_of(table, table.row.host)
    for handed, host in ((1 - seat, user_in(table, seat)), (seat, STRANGER)):
        newcomer = (NEW, STRANGER)[handed == seat]
        asked = await ask(table, user_in(table, handed), handed, newcomer, NAME)
        for voter in (newcomer, user_in(table, 1 - handed)):
            await agree(table, PROPOSAL, voter, asked.seq, handed, newcomer)
        assert table.row.host == host
    await check_stored(table)
