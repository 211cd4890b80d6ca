"""Replacing a computer player at a table with another, before the game and in an unrated one."""

from __future__ import annotations

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Incident, IncidentKind
from bot.tables.changing import changing
from bot.tables.lobby import check_computer, computer_seat, put_seats, tell_others
from bot.tables.table import Table


def replaceable(table: Table, user: int) -> list[int]:
    """List the seats of computer players that a person may replace with another."""
    own = table.seat_of(user)
    if own is None or table.seats[own].conceded or not table.row.is_unfinished:
        return []
    if table.row.is_running and (table.row.rated or table.row.paused is not None):
        return []
    players = table.game.computers.players
    return [
        number
        for number, seat in enumerate(table.seats)
        if seat.computer is not None and any(name != seat.computer for name in players)
    ]


@changing
async def replace_computer(table: Table, user: int, seat: int, computer: str) -> None:
    """Replace the computer player at a seat with another; only people who play at the table may.

    In a rated game that has begun, none can be replaced. Raise Refused, in which case nothing has changed.
    """
    by = _check_replacement(table, user, seat, computer)
    former, newcomer = table.seats[seat], computer_seat(table.row.language, table.names, computer)
    if table.row.is_invitation:
        await put_seats(table, (*table.seats[:seat], newcomer, *table.seats[seat + 1 :]), table.row.host, user)
        await tell_others(table, user, IncidentKind.EXCHANGED, former=former.name, newcomer=newcomer.name)
        table.changed()
        return
    facts = {"former": former.name, "name": newcomer.name, "by": by}
    await table.change(
        Change(
            incident=Incident(IncidentKind.REPLACED, table.revision, seat, facts),
            posts=[table.incident_post()],
            seats={seat: newcomer},
        )
    )


def _check_replacement(table: Table, user: int, seat: int, computer: str) -> int:
    """Return the seat of the requesting person; raise Refused unless the replacement is possible."""
    if not table.row.is_unfinished:
        raise Refused(Refusal.TABLE_OVER)
    table.check_not_paused()
    own = table.seat_of(user)
    if own is None:
        raise Refused(Refusal.NOT_AT_TABLE)
    if table.seats[own].conceded:
        raise Refused(Refusal.CONCEDED)
    check_computer(table, computer)
    if not 0 <= seat < len(table.seats) or table.seats[seat].computer is None:
        raise Refused(Refusal.NO_COMPUTER_SEAT)
    if table.row.is_running and table.row.rated:
        raise Refused(Refusal.LEVELS_FIXED)
    if table.seats[seat].computer == computer:
        raise Refused(Refusal.SAME_LEVEL)
    return own
