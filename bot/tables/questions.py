"""Questions to a table: who is asked, whether a question still stands, and what was answered so far."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import NewPost, PostKind, Question, QuestionKind, Status
from bot.tables.table import Table

AGREE = "agree"
"""The answer of who consents; a question that takes consent is closed by the first who refuses."""


def voters(table: Table, question: Question) -> frozenset[int]:
    """Tell the people who are asked: all that are waited for, save who asks or is talked about; and who would join.

    Computer players do not mind, nor do people for whom one acts.
    """
    others = {seat.user for number, seat in enumerate(table.seats) if seat.awaited and number != question.seat}
    joining = {question.facts["user"]} if question.kind is QuestionKind.HAND_OVER else set()
    asking = {question.facts.get("asker")}
    return frozenset(user for user in (others | joining) - asking if user is not None)


def consented(table: Table, question: Question) -> bool:
    """Tell whether everyone who is asked has agreed."""
    return all(question.votes.get(user) == AGREE for user in voters(table, question))


async def put(table: Table, question: Question) -> None:
    """Put a question to the table in its channel; the caller holds the table's lock."""
    post = NewPost(PostKind.VOTE, table.row.announced, table.revision, about=question.kind.value)
    await table.store.ask(table.id, question, [post])


async def vote(table: Table, question: Question, user: int, choice: str) -> Question:
    """Write down an answer, and give the question with it; the caller holds the table's lock."""
    answered = replace(question, votes={**question.votes, user: choice})
    await table.store.ask(table.id, answered, [])
    return answered


def check_running(table: Table) -> None:
    """Raise IllegalAction unless the game runs and is not paused."""
    if table.row.status is not Status.RUNNING:
        raise IllegalAction(Refusal.TABLE_OVER if table.revision >= 0 else Refusal.NOT_STARTED)
    if (rests := table.rests()) is not None:
        raise rests


async def standing(table: Table, kind: QuestionKind, revision: int, seat: int, user: int) -> Question:
    """Find the question that a person answers, as it was asked; raise IllegalAction where it is closed to them."""
    check_running(table)
    question = await table.store.question(table.id, kind)
    if question is None or (question.revision, question.seat) != (revision, seat):
        raise IllegalAction(Refusal.NO_PROPOSAL)
    if user not in voters(table, question):
        raise IllegalAction(Refusal.OWN_PROPOSAL if table.seat_of(user) == seat else Refusal.NOT_ASKED)
    return question
