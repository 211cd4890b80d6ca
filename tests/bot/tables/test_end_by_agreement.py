"""Ending by agreement: everyone still playing must consent, and then nobody wins."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

from bot.model.record import replay
from bot.model.refusals import Refusal
from bot.model.results import ranks, winners
from bot.model.rows import Ending, IncidentKind, PostKind, QuestionKind, Status
from bot.tables import concede, lobby
from bot.tables.end_by_agreement import agree, propose, refuse
from bot.tables.export import record_of
from bot.tables.questions import voters
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    PEOPLE,
    act,
    any_action,
    begun,
    check_stored,
    invitation,
    posts,
    question_of,
    reason_of,
    rows,
    seat_of,
    stand_in,
    user_in,
)


async def proposed(table: Table, seat: int = 0) -> tuple[int, int]:
    """Propose to end the game on behalf of a seat; return what a vote needs."""
    assert await propose(table, user_in(table, seat)) is False
    return table.revision, seat


async def test_all_agree(tables: Tables, path: Path) -> None:
    """The last consent ends the game without a winner, and its record verifies."""
    table = await begun(tables, 3)
    await act(table, any_action(table.game, table.position, Random(1)))
    vote = await proposed(table)
    question = await question_of(table, QuestionKind.END)
    assert voters(table, question) == {user_in(table, 1), user_in(table, 2)}
    assert await agree(table, user_in(table, 2), *vote) is not None
    assert table.row.status is Status.RUNNING
    assert await agree(table, user_in(table, 2), *vote) is not None, "consenting twice is consenting once"
    assert await agree(table, user_in(table, 1), *vote) is None

    assert (table.row.status, table.row.ending) == (Status.OVER, Ending.AGREED)
    assert winners(Ending.AGREED, table.seats, table.outcome()) == ()
    assert ranks(Ending.AGREED, table.seats, table.outcome()) == (None, None, None)
    (incident,) = await table.store.incidents.of_table(table.id)
    assert (incident.kind, incident.seat) == (IncidentKind.AGREED, 0)
    kinds = [kind for kind, _, _ in await posts(table.store, table)]
    assert kinds == [PostKind.TURN, PostKind.END]
    await check_stored(table)
    assert replay(await record_of(table)).outcome is None
    assert rows(path, "SELECT status, ending FROM tables") == [("over", "agreed")]
    assert rows(path, "SELECT * FROM questions") == []


async def test_one_refuses(tables: Tables) -> None:
    """After a refusal the game continues and may be proposed again; the proposer can withdraw."""
    table = await begun(tables, 3)
    for voter, withdrawn in ((1, False), (2, False), (0, True)):
        vote = await proposed(table)
        assert await refuse(table, user_in(table, voter), *vote) is withdrawn
        assert table.row.status is Status.RUNNING
        assert await reason_of(agree(table, user_in(table, 1), *vote)) == Refusal.NO_PROPOSAL
        assert await reason_of(refuse(table, user_in(table, 0), *vote)) == Refusal.NO_PROPOSAL


async def test_who_is_asked(tables: Tables) -> None:
    """Computer players, absent people, the proposer and strangers have no vote."""
    table = await begun(tables, 3, ("novice",))
    one, two, three = (number for number, seat in enumerate(table.seats) if seat.user)
    await stand_in(table, three)
    vote = await proposed(table, one)
    assert await reason_of(agree(table, user_in(table, one), *vote)) == Refusal.OWN_PROPOSAL
    for other in (900, user_in(table, three)):
        assert await reason_of(agree(table, other, *vote)) == Refusal.NOT_ASKED
        assert await reason_of(refuse(table, other, *vote)) == Refusal.NOT_ASKED
    assert await agree(table, user_in(table, two), *vote) is None


async def test_alone_among_computers(tables: Tables) -> None:
    """With nobody to ask, the game is over at once."""
    table = await begun(tables, 1, ("novice", "random"))
    assert await propose(table, PEOPLE[0]) is True
    assert (table.row.status, table.row.ending) == (Status.OVER, Ending.AGREED)
    assert not [post for post in await posts(table.store, table) if post[0] is PostKind.VOTE]


async def test_asking_again(tables: Tables) -> None:
    """A repeat at the same revision changes nothing; after moves the question is posted again with its votes."""
    table = await begun(tables, 3)
    vote = await proposed(table)
    await agree(table, user_in(table, 1), *vote)
    before = await table.store.outbox.waiting(table.id)
    await proposed(table)
    assert await table.store.outbox.waiting(table.id) == before
    assert await reason_of(propose(table, user_in(table, 1))) == Refusal.QUESTION_OPEN
    await act(table, any_action(table.game, table.position, Random(1)))
    assert await agree(table, user_in(table, 1), *vote) is not None, "moves do not overtake it"
    newer = await proposed(table)
    assert [post.seq for post in await table.store.outbox.waiting(table.id) if post.kind is PostKind.VOTE] == [1]
    assert await reason_of(agree(table, user_in(table, 2), *vote)) == Refusal.NO_PROPOSAL
    assert await agree(table, user_in(table, 2), *newer) is None


async def test_who_may_propose(tables: Tables) -> None:
    """People at the table who have not conceded may propose while the game is running."""
    table = await lobby.open_table(tables, invitation(3))
    assert await reason_of(propose(table, PEOPLE[0])) == Refusal.NOT_STARTED
    await lobby.start(table, PEOPLE[0])
    assert await reason_of(propose(table, 900)) == Refusal.NOT_AT_TABLE
    await concede.concede(table, PEOPLE[0])
    assert await reason_of(propose(table, PEOPLE[0])) == Refusal.CONCEDED
    vote = await proposed(table, seat_of(table, PEOPLE[1]))
    assert await agree(table, PEOPLE[2], *vote) is None
    assert await reason_of(propose(table, PEOPLE[1])) == Refusal.TABLE_OVER
    assert await reason_of(agree(table, PEOPLE[2], *vote)) == Refusal.TABLE_OVER


async def test_the_decision_and_a_move_at_once(tables: Tables) -> None:
    """The move either comes first and counts, or comes too late; memory and store agree."""
    for first in (True, False):
        table = await begun(tables, 2, channel=10 + first)
        vote = await proposed(table)
        decision: Any = agree(table, user_in(table, 1), *vote)
        move: Any = act(table, any_action(table.game, table.position, Random(3)))
        done = await asyncio.gather(*((move, decision) if first else (decision, move)), return_exceptions=True)
        assert table.row.ending is Ending.AGREED
        assert (table.revision > 0) is first
        assert any(isinstance(one, Exception) for one in done) is not first
        await check_stored(table)


async def test_votes_that_wait_to_be_sent(tables: Tables, path: Path) -> None:
    """Pending votes are dropped when the game ends, whatever ended it."""
    table = await begun(tables, 3)
    await proposed(table)
    await lobby.abandon(table, table.row.host)
    assert rows(path, "SELECT kind FROM outbox WHERE status = 'waiting' AND kind = 'vote'") == []
