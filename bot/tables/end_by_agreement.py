"""Ending a game by agreement: when all who are waited for consent, it is over and nobody has won."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Ending, Incident, IncidentKind, Question, QuestionKind
from bot.tables.questions import AGREE, check_running, consented, put, standing, voters
from bot.tables.table import Table, to_the_end


def seat_that_may_ask(table: Table, user: int) -> int:
    """Find the seat of a person who can propose to end the game; raise IllegalAction."""
    check_running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise IllegalAction(Refusal.NOT_AT_TABLE)
    if table.seats[seat].conceded:
        raise IllegalAction(Refusal.CONCEDED)
    return seat


def question(table: Table, seat: int) -> Question:
    """Make the question of a seat whether to end the game."""
    return Question(QuestionKind.END, table.revision, seat)


@to_the_end
async def propose(table: Table, user: int) -> bool:
    """Ask all others whether to end the game; tell whether it is over, because nobody had to be asked.

    Raise IllegalAction.
    """
    async with table.lock:
        seat = seat_that_may_ask(table, user)
        asked = question(table, seat)
        former = await table.store.question(table.id, QuestionKind.END)
        done = not voters(table, asked)
        if done:
            await _end(table, seat)
        elif former is not None and former.seat != seat:
            raise IllegalAction(Refusal.QUESTION_OPEN)
        elif former is None or former.revision != table.revision:
            # who asks once more after some moves wants it to be seen; what was answered holds
            await put(table, asked if former is None else replace(asked, votes=former.votes))
    table.changed()
    return done


@to_the_end
async def agree(table: Table, user: int, revision: int, seat: int) -> Question | None:
    """Consent to ending the game; tell the question as it stands now, None when the game is over with that."""
    async with table.lock:
        asked = await standing(table, QuestionKind.END, revision, seat, user)
        asked = replace(asked, votes={**asked.votes, user: AGREE})
        done = consented(table, asked)
        if done:
            await _end(table, seat)
        else:
            await table.store.ask(table.id, asked, [])
    table.changed()
    return None if done else asked


@to_the_end
async def refuse(table: Table, user: int, revision: int, seat: int) -> bool:
    """Say no, which closes the question; tell whether whoever asked has withdrawn it."""
    async with table.lock:
        check_running(table)
        asked = await table.store.question(table.id, QuestionKind.END)
        own = asked is not None and (asked.revision, asked.seat) == (revision, seat) and table.seat_of(user) == seat
        if not own:
            await standing(table, QuestionKind.END, revision, seat, user)
        await table.store.withdraw(table.id, QuestionKind.END)
    return own


async def _end(table: Table, seat: int) -> None:
    incident = Incident(IncidentKind.AGREED, table.revision, seat)
    await table.change(incident, table.last_posts(table.revision), ending=Ending.AGREED, answered=QuestionKind.END)
