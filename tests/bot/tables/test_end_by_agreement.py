"""Ending by agreement: everyone still playing must consent, and then nobody wins."""

from __future__ import annotations

from pathlib import Path
from random import Random

from bot.model.refusals import Refusal
from bot.model.rows import Ending, PostKind, Status
from bot.tables import lobby
from bot.tables.end_by_agreement import PROPOSAL, propose
from bot.tables.questions import agree
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    PEOPLE,
    act,
    any_action,
    begun,
    posts,
    reason_of,
    rows,
    user_in,
)


async def proposed(table: Table, seat: int = 0) -> tuple[int, int]:
    """Propose to end the game on behalf of a seat; return what a vote needs."""
    assert await propose(table, user_in(table, seat)) is False
    return table.revision, seat


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
    await agree(table, PROPOSAL, user_in(table, 1), *vote)
    before = await table.store.outbox.waiting(table.id)
    await proposed(table)
    assert await table.store.outbox.waiting(table.id) == before
    assert await reason_of(propose(table, user_in(table, 1))) == Refusal.QUESTION_OPEN
    await act(table, any_action(table.game, table.position, Random(1)))
    assert await agree(table, PROPOSAL, user_in(table, 1), *vote) is not None, "moves do not overtake it"
    newer = await proposed(table)
    assert [post.seq for post in await table.store.outbox.waiting(table.id) if post.kind is PostKind.VOTE] == [1]
    assert await reason_of(agree(table, PROPOSAL, user_in(table, 2), *vote)) == Refusal.NO_PROPOSAL
    assert await agree(table, PROPOSAL, user_in(table, 2), *newer) is None


async def test_votes_that_wait_to_be_sent(tables: Tables, path: Path) -> None:
    """Pending votes are dropped when the game ends, whatever ended it."""
    table = await begun(tables, 3)
    await proposed(table)
    await lobby.abandon(table, table.row.host)
    assert rows(path, "SELECT kind FROM outbox WHERE status = 'waiting' AND kind = 'vote'") == []
