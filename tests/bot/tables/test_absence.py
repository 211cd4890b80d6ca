"""Votes on an absent person when their bank is empty, the consequences, and how the person returns."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.model.pace import HOUR
from bot.model.refusals import Refusal
from bot.model.rows import Incident, IncidentKind, PostKind, QuestionKind
from bot.tables import take_back
from bot.tables.absence import AbsenceChoice, choose, decision, leave_unattended, resume
from bot.tables.table import Table
from tests.bot.days import BANK, Days
from tests.bot.kit import ADA, BEN, CLEO, question_of, refused, reread, state, user_in
from tests.games.nim import Take

WAIT, TURN, SEAT = AbsenceChoice


async def absent(days: Days, people: int = 3, *computers: str) -> Table:
    """Start a game in which Ada is to move and is absent until the others are asked."""
    table = await days.begun(people=people, computers=computers)
    await days.advance(BANK)
    asked = await question_of(table, QuestionKind.ABSENT)
    assert (asked.seat, asked.seq) == (table.actors()[0], table.row.announced)
    return table


async def check_kept(table: Table) -> None:
    """Assert that another process would read the same state; the newest panel is known to the store only."""
    revision, position, row = await reread(table)
    assert (revision, position, replace(row, panel=table.row.panel)) == state(table)


async def answer(days: Days, table: Table, user: int, choice: AbsenceChoice) -> Incident | None:
    """Answer the open question and let everything that follows happen."""
    asked = await question_of(table, QuestionKind.ABSENT)
    _, decided = await choose(table, user, asked.seq, asked.seat, choice)
    await days.idle()
    return decided


VOTES = st.dictionaries(st.integers(1, 5), st.sampled_from(list(AbsenceChoice)), max_size=5)


@settings(max_examples=100)
@given(asked=st.sets(st.integers(1, 5), min_size=1), votes=VOTES, closing=st.booleans())
def test_decisions_are_fair(asked: set[int], votes: dict[int, AbsenceChoice], closing: bool) -> None:
    """Only those asked count; a majority decides at once, a plurality in the end, and the mildest wins ties."""
    given_ = [votes[user] for user in asked if user in votes]
    decided = decision(asked, votes, closing)
    majority = [choice for choice in AbsenceChoice if 2 * given_.count(choice) > len(asked)]
    if majority:
        assert decided is majority[0]
    elif given_ and (closing or len(given_) == len(asked)):
        assert decided is not None
        assert all(given_.count(decided) >= given_.count(choice) for choice in AbsenceChoice)
        gentler = list(AbsenceChoice)[: list(AbsenceChoice).index(decided)]
        assert all(given_.count(choice) < given_.count(decided) for choice in gentler)
    else:
        assert decided is None


async def test_only_the_others_are_asked(days: Days) -> None:
    """Neither the absent person nor someone not at the table may vote."""
    table = await absent(days, 2, "random")
    seat, announced = table.actors()[0], table.row.announced
    who = user_in(table, seat)
    assert await refused(choose(table, who, announced, seat, WAIT)) == (Refusal.WAITED_FOR, {})
    assert await refused(choose(table, 999, announced, seat, WAIT)) == (Refusal.NOT_ASKED, {})
    (other,) = {ADA, BEN} - {who}
    assert await answer(days, table, other, WAIT) is not None


@pytest.mark.own_sql
async def test_coming_back_in_the_middle_of_ones_turn(days: Days) -> None:
    """A late decision by the stand-in is refused; the turn continues with at least one gain."""
    table = await absent(days)
    await days.services.computers.close()
    await answer(days, table, BEN, SEAT)
    await answer(days, table, CLEO, SEAT)
    revision = table.revision
    assert await resume(table, ADA) is True
    late = table.act(0, revision, Take(1), decider="random")
    assert await refused(late) == (Refusal.MOVED_ON, {})
    assert await days.left(table) == [BANK, BANK, BANK]
    assert [each.kind for each in await table.store.incidents.of_table(table.id)] == [
        IncidentKind.STAND_IN,
        IncidentKind.RESUMED,
    ]
    await days.idle()
    assert days.sent(PostKind.TURN, PostKind.INCIDENT)[1:] == [
        (24, PostKind.INCIDENT, "1"),
        (24, PostKind.INCIDENT, "2"),
    ]
    await days.advance(BANK)
    assert len(days.sent(PostKind.VOTE)) == 2
    await check_kept(table)


async def test_nobody_takes_back_behind_the_back_of_the_absent(days: Days) -> None:
    """While computers play for all others, only what needs no consent can be taken back, until someone resumes."""
    table = await absent(days, 2)
    await answer(days, table, BEN, SEAT)
    await days.turn(table)
    position, revision = table.position, table.revision
    assert table.actors() == (1,), "the stand-in has played, too"
    assert await take_back.offer_take_back(table, 1) is None
    assert await refused(take_back.take_back(table, 1)) == (Refusal.NOBODY_TO_AGREE, {})
    assert (table.position, table.revision) == (position, revision)

    await resume(table, ADA)
    offered = await take_back.offer_take_back(table, 1)
    assert offered is not None
    assert not offered.free
    assert await take_back.take_back(table, 1) is None


@pytest.mark.own_sql
async def test_when_the_only_other_comes_back_they_are_asked(days: Days) -> None:
    """With stand-ins for all others nobody can be asked until someone is back."""
    table = await absent(days, 2)
    await answer(days, table, BEN, SEAT)
    assert table.actors() == (1,)
    await days.advance(BANK + HOUR)
    assert len(days.sent(PostKind.VOTE)) == 1
    async with table.lock:
        await leave_unattended(table, 1, (await table.store.listings.waits(table.id))[1])
    told = [each.kind for each in await table.store.incidents.of_table(table.id)]
    assert told == [IncidentKind.STAND_IN, IncidentKind.UNATTENDED], "the channel is told once what can be done"
    await resume(table, ADA)
    await days.idle()
    assert len(days.sent(PostKind.VOTE)) == 2
    decided = await answer(days, table, ADA, TURN)
    assert decided is not None
    assert decided.seat == 1
