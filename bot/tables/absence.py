"""Absence and coming back: when a time bank is empty, the others vote to wait or to let a computer player act.

Who may vote is decided by `questions.voters`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import StrEnum

from bot.model.clock import Clock
from bot.model.notices import notice_to, separate_notices
from bot.model.pace import DAY, QUESTION_REPEAT_DELAYS, TERMS
from bot.model.person import Person
from bot.model.refusals import Refusal, Refused
from bot.model.rows import (
    Change,
    Incident,
    IncidentKind,
    NewPost,
    NoticeKind,
    PostKind,
    Question,
    QuestionKind,
    Wait,
)
from bot.tables.changing import changing
from bot.tables.concede import find_playing_seat
from bot.tables.hand_over import Clocks, stopped_clock
from bot.tables.questions import Fate, are_others_absent, asking, open_question, repeat_question, vote, voters
from bot.tables.table import Table


class AbsenceChoice(StrEnum):
    """What the others can choose, the mildest first."""

    WAIT = "wait"
    TURN = "turn"
    SEAT = "seat"


def question(table: Table, seat: int, wait: Wait) -> Question:
    """Return the question of how to go on without a seat's person, valid for this wait only."""
    return Question(QuestionKind.ABSENT, wait.seq, seat, facts={"at": table.revision})


def decision(asked: Collection[int], votes: Mapping[int, str], closing: bool = False) -> AbsenceChoice | None:
    """Return what these people have decided: the choice of more than half, or the most frequent once all have voted.

    Ties go to the mildest choice. With `closing`, the votes cast so far decide.
    """
    given = Counter(AbsenceChoice(votes[user]) for user in asked if user in votes)
    if not given:
        return None
    favourite = max(AbsenceChoice, key=lambda choice: given[choice])  # of equals, max returns the first: the mildest
    complete = closing or sum(given.values()) == len(asked)
    return favourite if complete or 2 * given[favourite] > len(asked) else None


@changing
async def choose(
    table: Table, user: int, seq: int, seat: int, choice: AbsenceChoice
) -> tuple[Question, Incident | None]:
    """Store a vote; return the updated question, and the incident if that decided it; raise Refused."""
    table.check_running()
    if not await is_waited_for(table, seat, seq):
        raise Refused(Refusal.NO_PROPOSAL)
    if table.seat_of(user) == seat:
        raise Refused(Refusal.WAITED_FOR)
    asked = await open_question(table, QuestionKind.ABSENT, seq, seat, user)
    asked = await vote(table, asked, user, choice.value)
    decided = await _decide(table, asked)
    incident = None if decided is None else await _carry_out(table, seat, decided, clicked=True)
    return asked, incident


async def decide(table: Table, asked: Question) -> Fate:
    """Carry out what the others have decided, or wait for a person who has acted; the caller holds the table's lock."""
    if not await is_waited_for(table, asked.seat, asked.seq) or not voters(table, asked):
        return Fate.VOID
    decided = await _decide(table, asked)
    if decided is None:
        return Fate.OPEN
    await _carry_out(table, asked.seat, decided)
    return Fate.DECIDED


async def time_up(table: Table, asked: Question) -> None:
    """Decide by the votes cast so far; without any, ask again, and let the next vote decide.

    The caller holds the lock.
    """
    if (decided := await _decide(table, asked, closing=True)) is not None:
        await _carry_out(table, asked.seat, decided)
        return
    store = table.store
    again, wait = await repeat_question(table, asked, (TERMS[table.row.pace].gain, *QUESTION_REPEAT_DELAYS))
    reminded = (await store.clocks.of_table(table.id))[asked.seat].reminded
    posts = [asking(table, again)]
    await store.clocks.expired(table.id, asked.seat, reminded, store.now() + wait, posts, again)


def reminders(table: Table, person: Person, wait: Wait) -> list[NewPost]:
    """Return the notices that remind a person of their turn, in the ways they prefer."""
    seq = max(table.row.announced, wait.seq)
    reminder = notice_to(person.user, NoticeKind.REMINDER, NewPost(PostKind.NOTICE, seq, seq))
    return separate_notices(person, reminder, table.store.now())


async def leave_unattended(table: Table, seat: int, wait: Wait) -> None:
    """Tell the channel once what can be done when the others are absent too; the caller holds the lock."""
    if are_others_absent(table, seat):
        await _tell_once(table, Incident(IncidentKind.UNATTENDED, table.revision, seat), wait)


async def tell_of_waiting(table: Table, seat: int, wait: Wait) -> None:
    """Tell the others once what they can do if no clock asks them how to go on; the caller holds the lock."""
    if voters(table, question(table, seat, wait)):
        days = (table.store.now() - wait.since) // DAY
        await _tell_once(table, Incident(IncidentKind.UNATTENDED, table.revision, seat, {"days": days}), wait)


async def _tell_once(table: Table, incident: Incident, wait: Wait) -> None:
    last = await table.store.incidents.newest(table.id, incident.seat or 0, incident.kind)
    if last is None or last.seq < wait.seq:
        await table.tell(incident)


@changing
async def tell_of_leaving(table: Table, seat: int) -> None:
    """Tell the table once that a seat's person has left its server, and ask the others how to go on without them."""
    wait = (await table.store.listings.waits(table.id)).get(seat)
    if not table.row.is_running or seat not in table.awaited() or wait is None:
        return
    if not await _knows_of_leaving(table, seat):
        await table.tell(Incident(IncidentKind.LEFT, table.revision, seat))
    new = question(table, seat, wait)
    if voters(table, new) and not await _has_been_asked(table):
        new = replace(new, facts={**new.facts, "left": True})
        await table.store.questions.ask(table.id, new, [asking(table, new)])


async def _knows_of_leaving(table: Table, seat: int) -> bool:
    """Return whether the table knows that a seat's person has left, and they have not been back since."""
    kinds = IncidentKind.LEFT, IncidentKind.RESUMED, IncidentKind.HANDED_OVER
    last = await table.store.incidents.newest(table.id, seat, *kinds)
    if last is None or last.kind is not IncidentKind.LEFT:
        return False
    return not await table.store.log.has_acted(table.id, seat, last.seq)


async def _has_been_asked(table: Table) -> bool:
    """Return whether the table has been asked how to go on without someone it still waits for."""
    asked = await table.store.questions.get(table.id, QuestionKind.ABSENT)
    return asked is not None and await is_waited_for(table, asked.seat, asked.seq)


async def is_waited_for(table: Table, seat: int, seq: int) -> bool:
    """Return whether the table still waits for a seat's person, in the same wait that began at `seq`."""
    if not 0 <= seat < len(table.seats) or seat not in table.awaited():
        return False
    wait = (await table.store.listings.waits(table.id)).get(seat)
    return wait is not None and wait.seq == seq


async def _decide(table: Table, asked: Question, closing: bool = False) -> AbsenceChoice | None:
    """Return the decision: to wait if the person has acted since, otherwise by the votes, if they suffice."""
    since = await table.moves(asked.facts["at"])
    if any(move.seat == asked.seat and move.chosen and not move.by_order for move in since):
        return AbsenceChoice.WAIT
    return decision(voters(table, asked), asked.votes, closing or asked.times > 1)


async def _carry_out(table: Table, seat: int, decided: AbsenceChoice, clicked: bool = False) -> Incident:
    change = await (_renew_time(table, seat) if decided is AbsenceChoice.WAIT else _stood_in(table, seat, decided))
    shown = QuestionKind.ABSENT if clicked else None
    return await table.change(
        replace(change, posts=[table.incident_post()], closed=(QuestionKind.ABSENT,), shown=shown)
    )


async def _renew_time(table: Table, seat: int) -> Change:
    """Return the change that gives a seat's person as much time as if they had acted."""
    user, terms = table.seats[seat].user, TERMS[table.row.pace]
    assert user is not None, f"seat {seat} of table {table.id} is a computer player's"
    more = Clock(terms.floor, await table.store.clocks.runs_from(user))
    return Change(incident=Incident(IncidentKind.WAITED, table.revision, seat), clocks={seat: (more, more.due(terms))})


async def _stood_in(table: Table, seat: int, decided: AbsenceChoice) -> Change:
    """Return the change that lets a computer player act on behalf of a seat's person."""
    one_turn, computer = decided is AbsenceChoice.TURN, table.stand_in
    return Change(
        incident=Incident(IncidentKind.STAND_IN, table.revision, seat, {"computer": computer, "one_turn": one_turn}),
        seats={seat: replace(table.seats[seat], stand_in=computer, one_turn=one_turn)},
        clocks=await stopped_clock(table, seat),
    )


@changing
async def resume(table: Table, user: int) -> bool:
    """Give a person back the seat that a computer player holds for them; return whether it is their turn.

    If it is, they have as much time as if they had acted. Raise Refused.
    """
    seat = find_playing_seat(table, user)
    if table.seats[seat].stand_in is None:
        raise Refused(Refusal.NOBODY_STANDS_IN)
    acts = seat in table.actors()
    uncalled = acts and await _is_unannounced(table, seat)
    await table.change(
        Change(
            incident=Incident(IncidentKind.RESUMED, table.revision, seat),
            posts=table.told_with_turn(uncalled),
            seats={seat: replace(table.seats[seat], stand_in=None, one_turn=False)},
            uncalled=(seat,) if uncalled else (),
            clocks=await _clocks(table, seat, user, acts),
        )
    )
    return acts


async def _is_unannounced(table: Table, seat: int) -> bool:
    """Return whether nobody was notified of the current turn: others have moved since the last public message."""
    moves = await table.moves(table.row.announced)
    return any(move.seat != seat for move in moves)


async def _clocks(table: Table, seat: int, user: int, acts: bool) -> Clocks:
    """Return the clocks that a return changes: the person's own in their turn, and expired ones without a question."""
    clocks: Clocks = {}
    terms, now = TERMS[table.row.pace], table.store.now()
    asks = await _has_been_asked(table)
    for other, clock in (await table.store.clocks.of_table(table.id)).items():
        if other == seat and acts:
            begun = Clock(max(clock.bank, terms.floor), await table.store.clocks.runs_from(user))
            clocks[seat] = (begun, begun.due(terms))
        elif clock.since is not None and not clock.left(now) and not asks:
            clocks[other] = (clock, now)
    return clocks
