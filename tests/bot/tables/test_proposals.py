"""Proposals that all others have to agree to, among them the end of the game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.model.refusals import Refusal
from bot.model.rows import Ending, PostKind, QuestionKind, Status
from bot.tables import closing, end_by_agreement, hand_over, take_back
from bot.tables.end_by_agreement import PROPOSAL, propose
from bot.tables.questions import agree, refuse, voters
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import (
    EVA,
    PEOPLE,
    act,
    act_at_random,
    begun,
    check_stored,
    posts,
    question_of,
    reason_of,
    rows,
    seat_of,
    stand_in,
    user_in,
)
from tests.games.nim import Draw

Answer = Callable[[Table, int, int], Coroutine[Any, Any, object]]


@dataclass(frozen=True)
class Proposal:
    """How seat 0 proposes something, how people answer, and whether it has been carried out."""

    kind: QuestionKind
    ask: Callable[[Table], Coroutine[Any, Any, object]]
    agree: Answer
    refuse: Answer
    done: Callable[[Table], bool]
    stale: Refusal = Refusal.NO_PROPOSAL
    """The reason by which an answer to another row's question is refused."""


PROPOSALS = [
    Proposal(
        QuestionKind.END,
        lambda table: end_by_agreement.propose(table, user_in(table, 0)),
        lambda table, user, seq: agree(table, end_by_agreement.PROPOSAL, user, seq, 0),
        lambda table, user, seq: refuse(table, end_by_agreement.PROPOSAL, user, seq, 0),
        lambda table: table.row.status is Status.OVER,
    ),
    Proposal(
        QuestionKind.HAND_OVER,
        lambda table: hand_over.ask(table, user_in(table, 0), 0, EVA, "Eva"),
        lambda table, user, seq: agree(table, hand_over.PROPOSAL, user, seq, 0, EVA),
        lambda table, user, seq: refuse(table, hand_over.PROPOSAL, user, seq, 0, EVA),
        lambda table: table.seat_of(EVA) == 0,
    ),
    Proposal(
        QuestionKind.TAKE_BACK,
        lambda table: take_back.take_back(table, 0),
        lambda table, user, seq: take_back.agree(table, seat_of(table, user), seq),
        lambda table, user, seq: take_back.refuse(table, seat_of(table, user), seq),
        lambda table: table.revision == 2,
        stale=Refusal.MOVED_ON,
    ),
]
every = pytest.mark.parametrize("proposal", PROPOSALS, ids=lambda proposal: proposal.kind.value)


async def proposed(tables: Tables, proposal: Proposal) -> tuple[Table, list[int]]:
    """Let seat 0 of four propose something after it has drawn; return the people who are asked."""
    table = await begun(tables, 4)
    await act(table, Draw())
    await proposal.ask(table)
    return table, sorted(voters(table, await question_of(table, proposal.kind)))


async def is_open(table: Table, proposal: Proposal) -> bool:
    return await table.store.questions.get(table.id, proposal.kind) is not None


@every
async def test_once_everyone_agrees_it_is_done(tables: Tables, proposal: Proposal) -> None:
    """Not before, however often one of them agrees; then nobody can answer any more."""
    table, asked = await proposed(tables, proposal)
    others = {user_in(table, seat) for seat in (1, 2, 3)}
    assert {*asked} == others | ({EVA} if proposal.kind is QuestionKind.HAND_OVER else set())
    for user in (asked[0], *asked[:-1]):
        await proposal.agree(table, user, 1)
        assert (proposal.done(table), await is_open(table, proposal)) == (False, True)
    await proposal.agree(table, asked[-1], 1)
    assert (proposal.done(table), await is_open(table, proposal)) == (True, False)
    assert PostKind.VOTE not in [kind for kind, _, _ in await posts(table.store, table)]
    await check_stored(table)


@every
async def test_the_first_refusal_closes_it(tables: Tables, proposal: Proposal) -> None:
    """Whoever refuses, and whoever has agreed before; it can be asked again, and then all are asked."""
    table, asked = await proposed(tables, proposal)
    for user in asked:
        for agreeing in asked:
            if agreeing != user:
                await proposal.agree(table, agreeing, 1)
        assert not await proposal.refuse(table, user, 1)
        assert (proposal.done(table), await is_open(table, proposal)) == (False, False)
        for answer in (proposal.agree, proposal.refuse):
            assert await reason_of(answer(table, asked[0], 1)) == Refusal.NO_PROPOSAL
        await proposal.ask(table)
    if proposal.kind is not QuestionKind.TAKE_BACK:
        assert await proposal.refuse(table, user_in(table, 0), 1), "who asked can withdraw it"
        assert not await is_open(table, proposal)


@every
async def test_only_those_who_are_asked_can_answer(tables: Tables, proposal: Proposal) -> None:
    """Neither the asker, nor anyone with a stand-in or without a seat; nor can one answer another row's question."""
    table, asked = await proposed(tables, proposal)
    await stand_in(table, 3)
    held = Refusal.STANDS_IN if proposal.kind is QuestionKind.TAKE_BACK else Refusal.NOT_ASKED
    assert await reason_of(proposal.agree(table, user_in(table, 0), 1)) == Refusal.OWN_PROPOSAL
    for answer in (proposal.agree, proposal.refuse):
        assert await reason_of(answer(table, user_in(table, 3), 1)) == held
        assert await reason_of(answer(table, asked[0], 0)) == proposal.stale
        if proposal.kind is not QuestionKind.TAKE_BACK:
            assert await reason_of(answer(table, 901, 1)) == Refusal.NOT_ASKED
    assert await is_open(table, proposal)


@every
async def test_asking_the_same_again_changes_nothing(tables: Tables, proposal: Proposal) -> None:
    """No message is posted, and those who have agreed need not agree again."""
    table, asked = await proposed(tables, proposal)
    await proposal.agree(table, asked[0], 1)
    before = await table.store.outbox.waiting(table.id)
    await proposal.ask(table)
    assert await table.store.outbox.waiting(table.id) == before
    for user in asked[1:]:
        await proposal.agree(table, user, 1)
    assert proposal.done(table)


@every
async def test_everyone_agrees_at_once(tables: Tables, proposal: Proposal) -> None:
    """One of them decides, and it is carried out once."""
    table, asked = await proposed(tables, proposal)
    done = await asyncio.gather(*(proposal.agree(table, user, 1) for user in asked))
    assert [each in (None, True) for each in done].count(True) == 1
    assert proposal.done(table)
    await check_stored(table)


async def asked_to_end(table: Table, seat: int = 0) -> tuple[int, int]:
    assert await propose(table, user_in(table, seat)) is False
    return table.revision, seat


async def test_with_nobody_to_ask_the_game_ends_at_once(tables: Tables) -> None:
    table = await begun(tables, 1, ("novice", "random"))
    assert await propose(table, PEOPLE[0]) is True
    assert (table.row.status, table.row.ending) == (Status.OVER, Ending.AGREED)
    assert not [post for post in await posts(table.store, table) if post[0] is PostKind.VOTE]


async def test_a_proposal_repeated_after_moves_keeps_its_votes(tables: Tables) -> None:
    table = await begun(tables, 3)
    vote = await asked_to_end(table)
    await agree(table, PROPOSAL, user_in(table, 1), *vote)
    assert await reason_of(propose(table, user_in(table, 1))) == Refusal.QUESTION_OPEN
    await act_at_random(table)
    assert await agree(table, PROPOSAL, user_in(table, 1), *vote) is not None, "moves do not close it"
    newer = await asked_to_end(table)
    assert [post.seq for post in await table.store.outbox.waiting(table.id) if post.kind is PostKind.VOTE] == [1]
    assert await reason_of(agree(table, PROPOSAL, user_in(table, 2), *vote)) == Refusal.NO_PROPOSAL
    assert await agree(table, PROPOSAL, user_in(table, 2), *newer) is None


async def test_unsent_votes_are_dropped_at_the_end(tables: Tables, path: Path) -> None:
    table = await begun(tables, 3)
    await asked_to_end(table)
    await closing.abandon(table, table.row.host)
    assert rows(path, "SELECT kind FROM outbox WHERE status = 'waiting' AND kind = 'vote'") == []
