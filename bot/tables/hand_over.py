"""Handing a seat to another person, with the consent of all who are waited for and of whoever would sit down."""

from __future__ import annotations

from dataclasses import replace

from bot.games.game import IllegalAction
from bot.model.pace import TERMS, Clock, Pace
from bot.model.refusals import Refusal
from bot.model.rows import Incident, IncidentKind, NewPost, PostKind, Question, QuestionKind, Seat
from bot.store.people import People
from bot.tables.questions import AGREE, check_running, consented, put, standing, voters
from bot.tables.table import Table, to_the_end

LONG = TERMS[Pace.RELAXED].bank
"""After how many seconds of one turn a person counts as absent at a table without clocks."""


async def absent(table: Table, seat: int) -> bool:
    """Tell whether a seat's person is absent: a computer player stands in, or the time for this turn has run out."""
    sitting = table.seats[seat]
    if sitting.user is None or sitting.conceded or sitting.one_turn:
        return False
    if sitting.stand_in is not None:
        return True
    if seat not in table.actors():
        return False
    now = table.store.now()
    if table.row.pace in TERMS:
        clock = (await table.store.clocks(table.id)).get(seat)
        return clock is not None and clock.left(now) == 0
    since = (await table.store.waits_since(table.id)).get(seat)
    away = (await _people(table).person(sitting.user)).away_until
    return since is not None and now - max(since, away or 0) > LONG


async def vacant(table: Table) -> list[int]:
    """List the seats that others may ask for: those of computer players and of absent people."""
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.computer is not None or (not seat.conceded and await absent(table, number))
    ]


@to_the_end
async def ask(table: Table, asker: int, seat: int, user: int, name: str) -> Question:
    """Ask the table whether a person may take over a seat; asking the same anew changes nothing. Raise IllegalAction.

    Their own seat people may offer to anyone; one of a computer player or an absent person they may offer as well,
    and who has no seat yet may ask for it.
    """
    async with table.lock:
        check_running(table)
        question = Question(
            QuestionKind.HAND_OVER, table.revision, seat, facts={"user": user, "name": name, "asker": asker}
        )
        await _check(table, question)
        former = await table.store.question(table.id, QuestionKind.HAND_OVER)
        if former is not None and former.facts["asker"] != asker:
            raise IllegalAction(Refusal.QUESTION_OPEN)
        if former is None or replace(former, votes={}) != question:
            await put(table, question)
    table.changed()
    return question


async def _check(table: Table, question: Question) -> None:
    seat, user, asker = question.seat, question.facts["user"], question.facts["asker"]
    own = table.seat_of(asker)
    if own is None and asker != user:
        raise IllegalAction(Refusal.NOT_AT_TABLE)
    if own is not None and table.seats[own].conceded:
        raise IllegalAction(Refusal.CONCEDED)
    if table.seats[seat].conceded:
        raise IllegalAction(Refusal.SEAT_CONCEDED)
    if own != seat and seat not in await vacant(table):
        raise IllegalAction(Refusal.NOT_ABSENT)
    if table.seat_of(user) is not None:
        raise IllegalAction(Refusal.SITS_THERE)
    if own is None and not voters(table, question):
        raise IllegalAction(Refusal.NOBODY_TO_AGREE)


@to_the_end
async def agree(table: Table, user: int, revision: int, seat: int, newcomer: int) -> Question | None:
    """Consent to a person's taking over a seat; tell the question as it stands now, None when it is done with that."""
    async with table.lock:
        asked = await _open(table, user, revision, seat, newcomer)
        asked = replace(asked, votes={**asked.votes, user: AGREE})
        done = consented(table, asked)
        if done:
            await _hand_over(table, asked)
        else:
            await table.store.ask(table.id, asked, [])
    table.changed()
    return None if done else asked


@to_the_end
async def refuse(table: Table, user: int, revision: int, seat: int, newcomer: int) -> bool:
    """Say no, which closes the question; tell whether whoever asked has withdrawn it.

    Whose seat it is need not be asked, being absent, and can refuse all the same.
    """
    async with table.lock:
        check_running(table)
        asked = await table.store.question(table.id, QuestionKind.HAND_OVER)
        concerned = () if asked is None else (asked.facts["asker"], table.seats[asked.seat].user)
        if asked is None or user not in concerned or not _is(asked, revision, seat, newcomer):
            asked = await _open(table, user, revision, seat, newcomer)
        await table.store.withdraw(table.id, QuestionKind.HAND_OVER)
    return bool(asked.facts["asker"] == user)


async def _open(table: Table, user: int, revision: int, seat: int, newcomer: int) -> Question:
    asked = await standing(table, QuestionKind.HAND_OVER, revision, seat, user)
    if not _is(asked, revision, seat, newcomer):
        raise IllegalAction(Refusal.NO_PROPOSAL)
    return asked


def _is(asked: Question, revision: int, seat: int, newcomer: int) -> bool:
    return (asked.revision, asked.seat, asked.facts["user"]) == (revision, seat, newcomer)


async def _hand_over(table: Table, asked: Question) -> None:
    """Carry it out, unless whoever was absent has come back meanwhile."""
    seat, user = asked.seat, asked.facts["user"]
    former, asker = table.seats[seat], asked.facts["asker"]
    if (former.user != asker and seat not in await vacant(table)) or table.seat_of(user) is not None:
        await table.store.withdraw(table.id, QuestionKind.HAND_OVER)
        raise IllegalAction(Refusal.NO_PROPOSAL)
    acts = seat in table.actors()
    posts = [NewPost(PostKind.TOLD, table.row.announced, table.revision)]
    if acts:
        # the turn that they find is told anew, so that they are called as for any other
        posts.append(table.post(PostKind.TURN, table.revision))
    open_ = [await table.store.question(table.id, kind) for kind in QuestionKind]
    facts = {"former": former.name, "former_user": former.user, "name": asked.facts["name"], "user": user}
    await table.change(
        Incident(IncidentKind.HANDED_OVER, table.revision, seat, facts),
        posts,
        seats={seat: Seat(asked.facts["name"], user=user)},
        clocks=await full_clock(table, seat, user, acts),
        answered=QuestionKind.HAND_OVER,
        closed=[question.kind for question in open_ if question is not None and question.seat == seat],
        host=user if former.user == table.row.host else None,
    )


async def full_clock(table: Table, seat: int, user: int, acts: bool) -> dict[int, tuple[Clock, int | None]]:
    """Give whoever sits down a full bank; in their turn it runs, once they are no longer away."""
    terms = TERMS.get(table.row.pace)
    if terms is None:
        return {}
    away = (await _people(table).person(user)).away_until
    clock = Clock(terms.bank, max(table.store.now(), away or 0) if acts else None)
    return {seat: (clock, clock.due(terms))}


def _people(table: Table) -> People:
    return People(table.store.database, table.store.now)
