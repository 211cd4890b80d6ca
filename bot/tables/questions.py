"""Questions to a table: who is asked, whether a question is still open, and the votes so far.

Decisions are carried out after each vote and, by a service, after each change of the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.model.pace import QUESTION_REPEAT_DELAYS
from bot.model.refusals import Refusal, Refused
from bot.model.rows import NewPost, NoticeKind, PostKind, Question, QuestionKind
from bot.tables.changing import changing
from bot.tables.table import Table

AGREE = "agree"
"""The vote of someone who consents; the first refusal closes a question that needs consent."""


class Fate(StrEnum):
    """What has become of a question."""

    OPEN = "open"
    DECIDED = "decided"
    """What it asks for has been carried out, and it is closed."""
    VOID = "void"
    """What it asks for is no longer possible, so it is to be closed."""


@dataclass(frozen=True, slots=True)
class Proposal:
    kind: QuestionKind
    check: Callable[[Table, Question], Awaitable[None]]
    """Raises Refused if what it asks for is no longer possible, as when an absent person has come back."""
    carry_out: Callable[[Table, Question, bool], Awaitable[None]]
    """Carries it out; the flag tells whether the question's message was clicked, which then shows the outcome."""


def voters(table: Table, question: Question) -> frozenset[int]:
    """Return the people who are asked: everyone the table waits for, and the person who would join.

    The asker, the person it is about, computer players, and people with a stand-in are not asked.
    """
    others = {seat.user for number, seat in enumerate(table.seats) if seat.awaited and number != question.seat}
    joining = {question.facts["user"]} if question.kind is QuestionKind.HAND_OVER else set()
    asking = {question.facts.get("asker")}
    return frozenset(user for user in (others | joining) - asking if user is not None)


def have_all_agreed(table: Table, question: Question) -> bool:
    return all(question.votes.get(user) == AGREE for user in voters(table, question))


def are_others_absent(table: Table, seat: int) -> bool:
    """Return whether there are other people who may come back."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return any(other.user is not None and not other.conceded and not other.awaited for other in others)


def asking(table: Table, question: Question) -> NewPost:
    """Return the message that asks a question in the table's channel."""
    return NewPost(PostKind.VOTE, table.row.announced, table.revision, about=question.kind.value)


async def put_proposal(table: Table, question: Question) -> None:
    """Ask the table to consent to something; the caller holds the table's lock."""
    due = table.store.now() + QUESTION_REPEAT_DELAYS[question.times - 1]
    await table.store.questions.ask(table.id, replace(question, due=due), [asking(table, question)])


def ask_anew(question: Question, seq: int) -> Question:
    """Return an open question as its asker repeats it at a later position."""
    return replace(question, seq=seq, times=min(question.times + 1, len(QUESTION_REPEAT_DELAYS)))


async def repeat_question(table: Table, question: Question, waits: Sequence[int]) -> tuple[Question, int]:
    """Return an unanswered question as it is repeated, and which of the `waits` in seconds follows.

    An asking that was never sent does not count, as nobody has seen it.
    """
    if await table.store.questions.status(table.id, question.kind) != "sent":
        return question, waits[0]
    return replace(question, times=question.times + 1), waits[min(question.times, len(waits) - 1)]


async def repeat_proposal(table: Table, question: Question) -> None:
    """Ask those who have not answered a proposal again, until it lapses; the caller holds the table's lock."""
    again, wait = await repeat_question(table, question, QUESTION_REPEAT_DELAYS)
    if again.times <= len(QUESTION_REPEAT_DELAYS):
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


async def decide(table: Table, proposal: Proposal, asked: Question, clicked: bool = False) -> Fate:
    """Carry out a proposal once everyone asked has agreed; the caller holds the table's lock."""
    try:
        await proposal.check(table, asked)
    except Refused:
        return Fate.VOID
    if not have_all_agreed(table, asked):
        return Fate.OPEN
    await proposal.carry_out(table, asked, clicked)
    return Fate.DECIDED


async def close_void(table: Table, asked: Question, shown: bool = False) -> None:
    """Close a question about something no longer possible; the caller holds the table's lock.

    The asker is told, unless they have played on or conceded themselves.
    """
    asker = _asker(table, asked)
    own = None if asker is None else table.seat_of(asker)
    since = await table.moves(asked.seq) if asked.kind is QuestionKind.TAKE_BACK else []
    theirs = own is not None and (table.seats[own].conceded or any(move.seat == own for move in since))
    tells = asked.kind is not QuestionKind.ABSENT and not theirs and table.row.is_running
    posts = await answer_to_asker(table, asked) if tells else []
    await table.store.questions.withdraw(table.id, asked.kind, shown=shown, posts=posts)


async def withdraw_questions_about(table: Table, user: int) -> None:
    """Close the open questions about a person, and tell whoever else asked them; the caller holds the table's lock."""
    for asked in await table.store.questions.all(table.id):
        if user in asked.facts.values():
            told = await answer_to_asker(table, asked, user)
            await table.store.questions.withdraw(table.id, asked.kind, posts=told)


@changing
async def agree(
    table: Table, proposal: Proposal, user: int, seq: int, seat: int, newcomer: int | None = None
) -> Question | None:
    """Consent to a proposal; return the updated question, or None once it is carried out; raise Refused."""
    asked = await open_question(table, proposal.kind, seq, seat, user, newcomer)
    return await consent(table, proposal, asked, user)


async def consent(table: Table, proposal: Proposal, asked: Question, user: int) -> Question | None:
    """Store the consent of someone who clicked; return as `agree` does. The caller holds the table's lock."""
    answered = await vote(table, asked, user, AGREE)
    fate = await decide(table, proposal, answered, clicked=True)
    if fate is Fate.VOID:
        await close_void(table, asked, shown=True)
        raise Refused(Refusal.NO_PROPOSAL)
    return answered if fate is Fate.OPEN else None


@changing
async def refuse(table: Table, proposal: Proposal, user: int, seq: int, seat: int, newcomer: int | None = None) -> bool:
    """Decline a proposal, which closes it; return whether the asker has thereby withdrawn it; raise Refused.

    The seat's own person can decline as well, though they are not asked.
    """
    asked = await open_question(table, proposal.kind, seq, seat, user, newcomer, closes=True)
    await decline(table, asked, user)
    return _asker(table, asked) == user


async def decline(table: Table, asked: Question, user: int) -> None:
    """Close a question that someone declines, and tell the asker; the caller holds the table's lock."""
    told = await answer_to_asker(table, asked, user)
    await table.store.questions.withdraw(table.id, asked.kind, shown=True, posts=told)


async def open_question(
    table: Table,
    kind: QuestionKind,
    seq: int,
    seat: int,
    user: int,
    newcomer: int | None = None,
    closes: bool = False,
) -> Question:
    """Return the open question that a person answers; raise Refused if it is closed or they are not asked."""
    table.check_running()
    question = await table.store.questions.get(table.id, kind)
    if question is None or (question.seq, question.seat, question.facts.get("user")) != (seq, seat, newcomer):
        raise Refused(Refusal.NO_PROPOSAL)
    concerned = {_asker(table, question), table.seats[seat].user} if closes else set()
    if user not in voters(table, question) | concerned:
        raise Refused(Refusal.OWN_PROPOSAL if table.seat_of(user) == seat else Refusal.NOT_ASKED)
    return question


async def questions_about(table: Table, seat: int) -> list[QuestionKind]:
    """List the kinds of the open questions about a seat, which end when its person leaves it."""
    return [question.kind for question in await table.store.questions.all(table.id) if question.seat == seat]


async def answer_to_asker(table: Table, question: Question, user: int | None = None) -> list[NewPost]:
    """Return what tells the asker that not everyone agreed, unless they declined themselves."""
    asker = _asker(table, question)
    if asker is None or asker == user:
        return []
    post = NewPost(PostKind.NOTICE, table.row.announced, table.revision)
    return await table.notices_to(asker, NoticeKind.ANSWER, post, question.kind.value)


def _asker(table: Table, question: Question) -> int | None:
    asker: int | None = question.facts.get("asker", table.seats[question.seat].user)
    return asker
