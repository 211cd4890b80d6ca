"""When somebody's time bank is empty: the others choose to wait or to let a computer player act; and coming back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import replace
from enum import StrEnum

from bot.games.game import IllegalAction
from bot.model.pace import TERMS, Clock
from bot.model.refusals import Refusal
from bot.model.rows import Incident, IncidentKind, NewPost, PostKind, Question, QuestionKind
from bot.tables.questions import check_running, standing, vote, voters
from bot.tables.stand_in import stand_in
from bot.tables.table import Table, to_the_end


class Choice(StrEnum):
    """What the others can choose, the gentlest first."""

    WAIT = "wait"
    TURN = "turn"
    SEAT = "seat"


def asking(table: Table, seat: int) -> tuple[Question, NewPost]:
    """Make the question how to go on without the person of a seat, and its message; it holds for this turn alone."""
    question = Question(QuestionKind.ABSENT, table.row.announced, seat, facts={"at": table.revision})
    return question, NewPost(PostKind.VOTE, table.row.announced, table.revision, about=question.kind.value)


def decision(asked: Collection[int], votes: Mapping[int, str], closing: bool = False) -> Choice | None:
    """Tell what these people have decided: what more than half chose, or when all have voted the most frequent.

    Of equally frequent choices the gentlest holds. With `closing`, those who have not voted are waited for no longer.
    """
    given = Counter(Choice(votes[user]) for user in asked if user in votes)
    if not given:
        return None
    favourite = max(Choice, key=lambda choice: given[choice])  # of equals the first, which is the gentlest
    complete = closing or sum(given.values()) == len(asked)
    return favourite if complete or 2 * given[favourite] > len(asked) else None


@to_the_end
async def choose(table: Table, user: int, revision: int, seat: int, choice: Choice) -> tuple[Question, Incident | None]:
    """Write down what somebody chooses; tell the question as it stands, and what was decided. Raise IllegalAction."""
    async with table.lock:
        check_running(table)
        if table.row.announced != revision or seat not in table.actors() or not table.seats[seat].awaited:
            raise IllegalAction(Refusal.NO_PROPOSAL)
        if table.seat_of(user) == seat:
            raise IllegalAction(Refusal.WAITED_FOR)
        question = await standing(table, QuestionKind.ABSENT, revision, seat, user)
        question = await vote(table, question, user, choice.value)
        incident = await _decide(table, question, closing=bool(question.facts.get("late")))
    table.changed()
    return question, incident


async def time_up(table: Table, question: Question) -> None:
    """Decide by the votes that there are; where there is none, the next one decides. The caller holds the lock."""
    if await _decide(table, question, closing=True, clean=True) is None:
        await table.store.ask(table.id, replace(question, facts={**question.facts, "late": True}), [])
        clock = (await table.store.clocks(table.id))[question.seat]
        await table.store.rung(table.id, question.seat, clock.reminded, None)


def _holds(table: Table, question: Question) -> bool:
    """Tell whether it is still the turn that a question is about, and its person is still waited for."""
    seat = question.seat
    return table.row.announced == question.revision and seat in table.actors() and table.seats[seat].awaited


async def _decide(table: Table, question: Question, closing: bool, clean: bool = False) -> Incident | None:
    """Carry out what was decided, if it is; with `clean`, take the buttons from the messages that asked."""
    decided = decision(voters(table, question), question.votes, closing)
    if decided is None:
        return None
    if table.revision > question.facts["at"]:
        decided = Choice.WAIT  # they have acted since, so they are back
    seat, now, terms = question.seat, table.store.now(), TERMS[table.row.pace]
    sitting, clock = table.seats[seat], (await table.store.clocks(table.id))[seat]
    posts = [NewPost(PostKind.TOLD, table.row.announced, table.revision)]
    if clean:
        for message in await table.store.asked_in(table.id, question.kind, question.revision):
            posts.append(NewPost(PostKind.STRIP, table.row.announced, table.revision, message))
    if decided is Choice.WAIT:
        assert sitting.user is not None, f"seat {seat} of table {table.id} is a computer player's"
        more = Clock(terms.gain, await table.store.runs_from(sitting.user), clock.reminded)
        incident, seats, clocks = (
            Incident(IncidentKind.WAITED, table.revision, seat),
            {seat: sitting},
            {seat: (more, more.due(terms))},
        )
    else:
        one_turn, computer = decided is Choice.TURN, stand_in(table)
        incident, seats, clocks = (
            Incident(IncidentKind.STAND_IN, table.revision, seat, {"computer": computer, "one_turn": one_turn}),
            {seat: replace(sitting, stand_in=computer, one_turn=one_turn)},
            {seat: (clock.stopped(now), None)},
        )
    return await table.change(incident, posts, seats=seats, clocks=clocks, answered=QuestionKind.ABSENT)


@to_the_end
async def resume(table: Table, user: int) -> bool:
    """Give a person the seat back that a computer player holds for them; tell whether it is their turn.

    In their turn they have the gain of one at least. Raise IllegalAction.
    """
    async with table.lock:
        check_running(table)
        seat = table.seat_of(user)
        if seat is None:
            raise IllegalAction(Refusal.NOT_AT_TABLE)
        sitting = table.seats[seat]
        if sitting.conceded:
            raise IllegalAction(Refusal.CONCEDED)
        if sitting.stand_in is None:
            raise IllegalAction(Refusal.NOBODY_STANDS_IN)
        acts = seat in table.actors()
        await table.change(
            Incident(IncidentKind.RESUMED, table.revision, seat),
            await _told(table, seat, acts),
            seats={seat: replace(sitting, stand_in=None, one_turn=False)},
            clocks=await _clocks(table, seat, user, acts),
        )
    table.changed()
    return acts


async def _told(table: Table, seat: int, acts: bool) -> list[NewPost]:
    """Tell everyone, and where nobody was called to the turn that goes on, call whoever is back."""
    posts = [NewPost(PostKind.TOLD, table.row.announced, table.revision)]
    moves = await table.store.moves(table.id, table.row.announced) if acts else []
    return [*posts, table.post(PostKind.TURN, table.revision)] if any(move.seat != seat for move in moves) else posts


async def _clocks(table: Table, seat: int, user: int, acts: bool) -> dict[int, tuple[Clock, int | None]]:
    """Start the clock of whoever is back in their turn; and of others, for whom nobody could be asked, ask them."""
    clocks: dict[int, tuple[Clock, int | None]] = {}
    terms, now = TERMS.get(table.row.pace), table.store.now()
    if terms is None:
        return clocks
    asked = await table.store.question(table.id, QuestionKind.ABSENT)
    for other, clock in (await table.store.clocks(table.id)).items():
        if other == seat and acts:
            begun = Clock(max(clock.bank, terms.gain), await table.store.runs_from(user))
            clocks[seat] = (begun, begun.due(terms))
        elif clock.since is not None and not clock.left(now) and (asked is None or not _holds(table, asked)):
            clocks[other] = (clock, now)
    return clocks
