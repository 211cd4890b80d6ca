"""Handing a seat to another person, with the consent of that person and of everyone the table waits for."""

from __future__ import annotations

from typing import Final, TypeAlias

from bot.model.clock import Clock
from bot.model.pace import TERMS, WEEK, Pace
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Incident, IncidentKind, Question, QuestionKind, Seat
from bot.tables.changing import changing
from bot.tables.questions import Proposal, put_proposal, questions_about, voters
from bot.tables.table import Table

Clocks: TypeAlias = dict[int, tuple[Clock, int | None]]
"""By seat: the new state of a clock, and when something is due for it."""
LONG_TURN = WEEK
"""Seconds into one turn after which a person counts as absent at a table without clocks."""


async def absent(table: Table, seat: int) -> bool:
    """Return whether a seat's person is absent: a computer player stands in, or the time for this turn has run out."""
    sitting = table.seats[seat]
    if sitting.user is None or sitting.conceded or sitting.one_turn:
        return False
    if sitting.stand_in is not None:
        return True
    if seat not in table.actors():
        return False
    now, clock = table.store.now(), (await table.store.clocks.of_table(table.id)).get(seat)
    if clock is None or clock.since is None or clock.since > now:  # not called yet, or away
        return False
    return clock.left(now) == 0 if table.row.pace is not Pace.NONE else clock.spent + clock.used(now) > LONG_TURN


async def vacant(table: Table) -> list[int]:
    """List the seats that others may ask for: those of computer players and of absent people."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.computer is not None or (not seat.conceded and await absent(table, number))
    ]


@changing
async def ask(table: Table, asker: int, seat: int, user: int, name: str) -> Question:
    """Ask the table whether a person may take over a seat; asking the same again changes nothing. Raise Refused.

    People at the table may offer anyone their own seat, or that of a computer player or an absent person; someone
    without a seat may ask for one of the latter.
    """
    table.check_running()
    question = Question(
        QuestionKind.HAND_OVER, table.revision, seat, facts={"user": user, "name": name, "asker": asker}
    )
    await _check(table, question)
    former = await table.store.questions.get(table.id, QuestionKind.HAND_OVER)
    if former is not None and former.facts["asker"] != asker:
        raise Refused(Refusal.QUESTION_OPEN)
    if former is None or (former.seq, former.seat, former.facts) != (question.seq, seat, question.facts):
        await put_proposal(table, question)
    return question


async def _check(table: Table, question: Question) -> None:
    seat, user, asker = question.seat, question.facts["user"], question.facts["asker"]
    own = table.seat_of(asker)
    if own is None and asker != user:
        raise Refused(Refusal.NOT_AT_TABLE)
    if own is not None and table.seats[own].conceded:
        raise Refused(Refusal.CONCEDED)
    if table.seats[seat].conceded:
        raise Refused(Refusal.SEAT_CONCEDED)
    if own != seat and seat not in await vacant(table):
        raise Refused(Refusal.NOT_ABSENT)
    if table.seat_of(user) is not None:
        raise Refused(Refusal.SITS_THERE)
    if own is None and not voters(table, question):
        raise Refused(Refusal.NOBODY_TO_AGREE)


async def _hand_over(table: Table, asked: Question, clicked: bool) -> None:
    seat, user = asked.seat, asked.facts["user"]
    former, newcomer = table.seats[seat], Seat(asked.facts["name"], user=user)
    acts = seat in table.actors()
    await table.change(
        Change(
            incident=Incident(IncidentKind.HANDED_OVER, table.revision, seat, handing_over(former, newcomer)),
            # a newcomer is notified of the current turn as of any other
            posts=table.told_with_turn(acts),
            seats={seat: newcomer},
            uncalled=(seat,),
            clocks=await full_clock(table, seat, user, acts),
            closed={QuestionKind.HAND_OVER, *await questions_about(table, seat)},
            shown=QuestionKind.HAND_OVER if clicked else None,
            host=user if former.user == table.row.host else None,
        )
    )


def handing_over(former: Seat, newcomer: Seat) -> dict[str, str | int | None]:
    """Return the facts of the incident in which a seat goes to another player."""
    facts = {"former": former.name, "former_user": former.user, "name": newcomer.name, "user": newcomer.user}
    computers = {"former_computer": former.computer, "computer": newcomer.computer}
    return facts | {key: name for key, name in computers.items() if name is not None}


PROPOSAL: Final = Proposal(QuestionKind.HAND_OVER, _check, _hand_over)


async def full_clock(table: Table, seat: int, user: int, acts: bool) -> Clocks:
    """Return a full clock for a newcomer; in their turn it runs, once they are no longer away."""
    terms = TERMS[table.row.pace]
    away = (await table.store.people.get(user)).away_until
    clock = Clock(terms.bank, max(table.store.now(), away or 0) if acts else None)
    return {seat: (clock, clock.due(terms))}


async def stopped_clock(table: Table, seat: int) -> Clocks:
    """Return a seat's clock stopped, for a computer player that takes over; nothing if the seat has none."""
    clock = (await table.store.clocks.of_table(table.id)).get(seat)
    return {} if clock is None else {seat: (clock.stopped(table.store.now()), None)}
