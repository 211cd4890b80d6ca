"""Ending a game by agreement: once everyone the table waits for consents, it ends without a winner."""

from __future__ import annotations

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Ending, Incident, IncidentKind, PostKind, Question, QuestionKind
from bot.tables.concede import own_seat
from bot.tables.questions import (
    Fate,
    answer_to_asker,
    ask_anew,
    consent,
    consented,
    open_question,
    put_proposal,
    voters,
)
from bot.tables.table import Table, shielded


def question(table: Table, seat: int) -> Question:
    """Return a seat's question whether to end the game."""
    return Question(QuestionKind.END, table.revision, seat)


@shielded
async def propose(table: Table, user: int) -> bool:
    """Ask everyone else whether to end the game; return whether it is over because nobody had to be asked.

    Raise Refused.
    """
    async with table.lock:
        seat = own_seat(table, user)
        asked = question(table, seat)
        former = await table.store.questions.get(table.id, QuestionKind.END)
        done = not voters(table, asked)
        if done:
            await _end(table, seat)
        elif former is not None and former.seat != seat:
            raise Refused(Refusal.QUESTION_OPEN)
        elif former is None or former.seq != table.revision:
            # asking again after some moves posts the question again, more quietly; earlier votes still count
            await put_proposal(table, asked if former is None else ask_anew(former, table.revision))
    table.changed()
    return done


@shielded
async def agree(table: Table, user: int, seq: int, seat: int) -> Question | None:
    """Consent to ending the game; return the updated question, or None once the game is over.

    Raise Refused.
    """
    async with table.lock:
        asked = await open_question(table, QuestionKind.END, seq, seat, user)
        stands = await consent(table, asked, user, decide)
    table.changed()
    return stands


async def decide(table: Table, asked: Question, clicked: bool = False) -> Fate:
    """End the game once everyone asked has agreed; the caller holds the table's lock."""
    if table.seats[asked.seat].conceded:
        return Fate.VOID
    if not consented(table, asked):
        return Fate.OPEN
    await _end(table, asked.seat, clicked)
    return Fate.DECIDED


@shielded
async def refuse(table: Table, user: int, seq: int, seat: int) -> bool:
    """Decline, which closes the question; return whether the asker has thereby withdrawn it; raise Refused."""
    async with table.lock:
        table.check_running()
        asked = await table.store.questions.get(table.id, QuestionKind.END)
        own = asked is not None and (asked.seq, asked.seat) == (seq, seat) and table.seat_of(user) == seat
        if asked is None or not own:
            asked = await open_question(table, QuestionKind.END, seq, seat, user)
        told = await answer_to_asker(table, asked, user)
        await table.store.questions.withdraw(table.id, QuestionKind.END, shown=True, posts=told)
    table.changed()
    return own


async def _end(table: Table, seat: int, clicked: bool = False) -> None:
    await table.change(
        Change(
            incident=Incident(IncidentKind.AGREED, table.revision, seat),
            posts=[table.post(PostKind.END, table.revision)],
            ending=Ending.AGREED,
            closed=(QuestionKind.END,),
            shown=QuestionKind.END if clicked else None,
        )
    )
