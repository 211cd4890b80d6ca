"""Questions to a table: who is asked, whether a question is still open, and the votes so far."""

from __future__ import annotations

from dataclasses import replace

from bot.model.notices import notice_to, told_apart
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewPost, NoticeKind, PostKind, Question, QuestionKind
from bot.tables.table import Table

AGREE = "agree"
"""The vote of someone who consents; the first refusal closes a question that needs consent."""


def voters(table: Table, question: Question) -> frozenset[int]:
    """Return the people who are asked: everyone the table waits for, and the person who would join.

    Not asked are the asker, the person it is about, computer players, and people with a stand-in.
    """
    others = {seat.user for number, seat in enumerate(table.seats) if seat.awaited and number != question.seat}
    joining = {question.facts["user"]} if question.kind is QuestionKind.HAND_OVER else set()
    asking = {question.facts.get("asker")}
    return frozenset(user for user in (others | joining) - asking if user is not None)


def consented(table: Table, question: Question) -> bool:
    """Return whether everyone asked has agreed."""
    return all(question.votes.get(user) == AGREE for user in voters(table, question))


async def post_question(table: Table, question: Question) -> None:
    """Ask the table a question in its channel; the caller holds the table's lock."""
    post = NewPost(PostKind.VOTE, table.row.announced, table.revision, about=question.kind.value)
    await table.store.questions.ask(table.id, question, [post])


async def vote(table: Table, question: Question, user: int, choice: str) -> Question:
    """Store a vote, and return the updated question; the caller holds the table's lock."""
    answered = replace(question, votes={**question.votes, user: choice})
    await table.store.questions.ask(table.id, answered)
    return answered


async def open_question(table: Table, kind: QuestionKind, seq: int, seat: int, user: int) -> Question:
    """Return the open question that a person answers; raise Refused if it is closed or they are not asked."""
    table.check_running()
    question = await table.store.questions.get(table.id, kind)
    if question is None or (question.seq, question.seat) != (seq, seat):
        raise Refused(Refusal.NO_PROPOSAL)
    if user not in voters(table, question):
        raise Refused(Refusal.OWN_PROPOSAL if table.seat_of(user) == seat else Refusal.NOT_ASKED)
    return question


async def questions_about(table: Table, seat: int, asker: int | None = None) -> list[QuestionKind]:
    """List the kinds of the open questions that are about a seat, or that a person asked."""
    return [
        question.kind
        for question in await table.store.questions.all(table.id)
        if question.seat == seat or (asker is not None and question.facts.get("asker") == asker)
    ]


async def tell_asker(table: Table, question: Question, user: int | None) -> None:
    """Tell the person who asked that someone declined, unless it was they; the caller holds the table's lock."""
    asker = question.facts.get("asker", table.seats[question.seat].user)
    if asker is None or asker == user:
        return
    post = NewPost(PostKind.NOTICE, table.row.announced, table.revision)
    answer = notice_to(asker, NoticeKind.ANSWER, post, question.kind.value)
    for notice in told_apart(await table.store.people.at_table(asker, table.id), answer, table.store.now()):
        await table.store.outbox.add(table.id, notice)
