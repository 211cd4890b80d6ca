"""Ending a game by agreement: once everyone the table waits for consents, it ends without a winner.

Votes are counted in `bot.tables.questions`.
"""

from __future__ import annotations

from typing import Final

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Ending, Incident, IncidentKind, PostKind, Question, QuestionKind
from bot.tables.changing import changing
from bot.tables.concede import find_playing_seat
from bot.tables.questions import Proposal, ask_anew, put_proposal, voters
from bot.tables.table import Table


def question(table: Table, seat: int) -> Question:
    """Return a seat's question whether to end the game."""
    return Question(QuestionKind.END, table.revision, seat)


@changing
async def propose(table: Table, user: int) -> bool:
    """Ask everyone else whether to end the game; return whether it is over because nobody had to be asked.

    Raise Refused.
    """
    seat = find_playing_seat(table, user)
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
    return done


async def _check(table: Table, asked: Question) -> None:
    if table.seats[asked.seat].conceded:
        raise Refused(Refusal.CONCEDED)


async def _carry_out(table: Table, asked: Question, clicked: bool) -> None:
    await _end(table, asked.seat, clicked)


PROPOSAL: Final = Proposal(QuestionKind.END, _check, _carry_out)


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
