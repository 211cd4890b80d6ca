"""Conceding: giving one's own seat up for good, while the others play on or have won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.games.game import IllegalAction
from bot.model.ranking import gave_up
from bot.model.refusals import Refusal
from bot.model.rows import Ending, Incident, IncidentKind, NewPost, PostKind, QuestionKind, Seat
from bot.tables.questions import check_running
from bot.tables.stand_in import stand_in
from bot.tables.table import Table, to_the_end


def seat_that_may_concede(table: Table, user: int) -> int:
    """Find the seat that a person can give up; raise IllegalAction."""
    check_running(table)
    seat = table.seat_of(user)
    if seat is None:
        raise IllegalAction(Refusal.NOT_AT_TABLE)
    if table.seats[seat].conceded:
        raise IllegalAction(Refusal.CONCEDED)
    return seat


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of a table once a seat has conceded: who sits there then, and whether the game is over."""

    seats: tuple[Seat, ...]
    over: bool


def left_by(table: Table, seat: int) -> Left:
    """Tell what would be left of a table; the game is over when all but one conceded, or no person is left to play."""
    gone = replace(table.seats[seat], stand_in=stand_in(table), one_turn=False, conceded=True)
    seats = (*table.seats[:seat], gone, *table.seats[seat + 1 :])
    people = [other for other in seats if other.user is not None and not gave_up(other)]
    over = not people or sum(not other.conceded for other in seats) < 2
    if all(gave_up(other) for other in seats):
        # who has not conceded when all others have has won, though absent
        seats = tuple(other if other.conceded else replace(other, stand_in=None) for other in seats)
    return Left(seats, over)


@to_the_end
async def concede(table: Table, user: int) -> bool:
    """Give a person's seat up for good; tell whether the game is over with that. Raise IllegalAction."""
    async with table.lock:
        seat = seat_that_may_concede(table, user)
        left = left_by(table, seat)
        clock = (await table.store.clocks(table.id)).get(seat)
        heirs = [other.user for other in left.seats if other.user is not None and not gave_up(other)]
        facts = {} if left.over else {"computer": stand_in(table)}
        told = NewPost(PostKind.TOLD, table.row.announced, table.revision)
        await table.change(
            Incident(IncidentKind.CONCEDED, table.revision, seat, facts),
            table.last_posts(table.revision) if left.over else [told],
            seats=dict(enumerate(left.seats)),
            ending=Ending.CONCEDED if left.over else None,
            clocks={} if clock is None else {seat: (clock.stopped(table.store.now()), None)},
            closed=await _moot(table, seat, user),
            host=heirs[0] if heirs and user == table.row.host else None,
        )
    table.changed()
    return left.over


async def _moot(table: Table, seat: int, user: int) -> list[QuestionKind]:
    """List the open questions that were theirs, or are about their seat."""
    questions = [await table.store.question(table.id, kind) for kind in QuestionKind]
    return [
        question.kind
        for question in questions
        if question is not None and (question.seat == seat or question.facts.get("asker") == user)
    ]
