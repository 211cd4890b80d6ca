"""Questions to a table: who is asked, whether a question is still open, and the votes so far.

Each kind has a function `decide`, which carries out what the votes and the table's state have decided. It is called
after each vote and, by the service of questions, after each change of the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from enum import StrEnum

from bot.model.notices import notice_to, told_apart
from bot.model.pace import ASKED_AGAIN
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewPost, NoticeKind, PostKind, Question, QuestionKind
from bot.tables.table import Table

AGREE = "agree"
"""The vote of someone who consents; the first refusal closes a question that needs consent."""


class Fate(StrEnum):
    """What has become of a question."""

    OPEN = "open"
    DECIDED = "decided"
    """What it asks for has been carried out, and it is closed."""
    VOID = "void"
    """It asks for nothing that is still possible, and is to be closed."""


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


def others_absent(table: Table, seat: int) -> bool:
    """Return whether there are other people who may come back."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return any(other.user is not None and not other.conceded and not other.awaited for other in others)


def asking(table: Table, question: Question) -> NewPost:
    """Return the message that asks a question in the table's channel."""
    return NewPost(PostKind.VOTE, table.row.announced, table.revision, about=question.kind.value)


async def put_proposal(table: Table, question: Question) -> None:
    """Ask the table to consent to something; the caller holds the table's lock."""
    due = table.store.now() + ASKED_AGAIN[question.times - 1]
    await table.store.questions.ask(table.id, replace(question, due=due), [asking(table, question)])


def ask_anew(question: Question, seq: int) -> Question:
    """Return an open question as its asker asks it again at a later position."""
    return replace(question, seq=seq, times=min(question.times + 1, len(ASKED_AGAIN)))


async def asked_again(table: Table, question: Question, waits: Sequence[int]) -> tuple[Question, int]:
    """Return an unanswered question as it is asked again, and which of the `waits` in seconds follows.

    A message that was given up does not count, as nobody has seen it.
    """
    if await table.store.questions.status(table.id, question.kind) != "sent":
        return question, waits[0]
    return replace(question, times=question.times + 1), waits[min(question.times, len(waits) - 1)]


async def repeat_proposal(table: Table, question: Question) -> None:
    """Ask again those who have not answered a proposal, until it lapses; the caller holds the table's lock."""
    again, wait = await asked_again(table, question, ASKED_AGAIN)
    if again.times <= len(ASKED_AGAIN):
        again = replace(again, due=table.store.now() + wait)
        await table.store.questions.ask(table.id, again, [asking(table, again)])
        return
    posts = await answer_to_asker(table, question)
    await table.store.questions.withdraw(table.id, question.kind, posts=posts)


async def vote(table: Table, question: Question, user: int, choice: str) -> Question:
    """Store a vote, and return the updated question; the caller holds the table's lock."""
    answered = replace(question, votes={**question.votes, user: choice})
    await table.store.questions.ask(table.id, answered)
    return answered


async def consent(
    table: Table, question: Question, user: int, decide: Callable[[Table, Question, bool], Awaitable[Fate]]
) -> Question | None:
    """Store the consent of someone who clicked; return the updated question, or None once it is carried out.

    Raise Refused if it is void. The caller holds the table's lock.
    """
    answered = await vote(table, question, user, AGREE)
    fate = await decide(table, answered, True)
    if fate is Fate.VOID:
        await table.store.questions.withdraw(table.id, question.kind, shown=True)
        raise Refused(Refusal.NO_PROPOSAL)
    return answered if fate is Fate.OPEN else None


async def open_question(table: Table, kind: QuestionKind, seq: int, seat: int, user: int) -> Question:
    """Return the open question that a person answers; raise Refused if it is closed or they are not asked."""
    table.check_running()
    question = await table.store.questions.get(table.id, kind)
    if question is None or (question.seq, question.seat) != (seq, seat):
        raise Refused(Refusal.NO_PROPOSAL)
    if user not in voters(table, question):
        raise Refused(Refusal.OWN_PROPOSAL if table.seat_of(user) == seat else Refusal.NOT_ASKED)
    return question


async def questions_about(table: Table, seat: int) -> list[QuestionKind]:
    """List the kinds of the open questions that are about a seat, which end with the person who sits there."""
    return [question.kind for question in await table.store.questions.all(table.id) if question.seat == seat]


async def answer_to_asker(table: Table, question: Question, user: int | None = None) -> list[NewPost]:
    """Return what tells the person who asked that not everyone agreed, unless it is they who say so."""
    asker = question.facts.get("asker", table.seats[question.seat].user)
    if asker is None or asker == user:
        return []
    post = NewPost(PostKind.NOTICE, table.row.announced, table.revision)
    answer = notice_to(asker, NoticeKind.ANSWER, post, question.kind.value)
    return told_apart(await table.store.people.at_table(asker, table.id), answer, table.store.now())
