"""Conceding: giving up one's own seat permanently, while the others play on or have won."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.model.refusals import Refusal, Refused
from bot.model.results import has_given_up
from bot.model.rows import Change, Ending, Incident, IncidentKind, PostKind, Seat
from bot.tables.changing import changing
from bot.tables.hand_over import stopped_clock
from bot.tables.table import Table


def find_playing_seat(table: Table, user: int) -> int:
    """Return the seat that a person holds in a running game and has not conceded; raise Refused."""
    table.check_running()
    return find_held_seat(table, user)


def find_held_seat(table: Table, user: int) -> int:
    """Return the seat that a person holds and has not conceded; raise Refused."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refused(Refusal.NOT_AT_TABLE)
    if table.seats[seat].conceded:
        raise Refused(Refusal.CONCEDED)
    return seat


@dataclass(frozen=True, slots=True)
class AfterConceding:
    seats: tuple[Seat, ...]
    over: bool


def after_conceding(table: Table, seat: int) -> AfterConceding:
    """Return the table after a seat concedes; the game is over once all but one have conceded or no person is left."""
    gone = replace(table.seats[seat], stand_in=table.stand_in, one_turn=False, conceded=True)
    seats = (*table.seats[:seat], gone, *table.seats[seat + 1 :])
    people = [other for other in seats if other.user is not None and not has_given_up(other)]
    over = not people or sum(not other.conceded for other in seats) < 2
    if all(has_given_up(other) for other in seats):
        # once all others have conceded, someone who is merely absent wins
        seats = tuple(other if other.conceded else replace(other, stand_in=None) for other in seats)
    return AfterConceding(seats, over)


@changing
async def concede(table: Table, user: int) -> bool:
    """Give up a person's seat permanently; return whether that ends the game; raise Refused."""
    seat = find_playing_seat(table, user)
    left = after_conceding(table, seat)
    remaining = [other.user for other in left.seats if other.user is not None and not has_given_up(other)]
    facts = {} if left.over else {"computer": table.stand_in}
    await table.change(
        Change(
            incident=Incident(IncidentKind.CONCEDED, table.revision, seat, facts),
            posts=[table.post(PostKind.END, table.revision) if left.over else table.incident_post()],
            seats=dict(enumerate(left.seats)),
            ending=Ending.CONCEDED if left.over else None,
            clocks=await stopped_clock(table, seat),
            host=remaining[0] if remaining and user == table.row.host else None,
        )
    )
    return left.over
