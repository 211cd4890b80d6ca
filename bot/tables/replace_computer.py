"""Another computer player in the place of one: before the game or in the middle of it, from its next decision on."""

from __future__ import annotations

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Incident, IncidentKind, NewPost, PostKind, Status
from bot.tables.lobby import check_level, computer_player, put_seats
from bot.tables.table import Table, to_the_end


def replaceable(table: Table, user: int) -> list[int]:
    """List the seats of computer players that a person may have replaced."""
    own = table.seat_of(user)
    if own is None or table.seats[own].conceded or table.row.status not in (Status.INVITATION, Status.RUNNING):
        return []
    if table.row.status is Status.RUNNING and (table.row.rated or table.row.paused is not None):
        return []
    return [number for number, seat in enumerate(table.seats) if seat.computer is not None]


@to_the_end
async def replace_computer(table: Table, user: int, seat: int, computer: str) -> None:
    """Let another computer player take over a computer player's seat; people who play at the table may.

    In a rated game that has begun, who plays stays who plays. Raise IllegalAction, then nothing was changed.
    """
    async with table.lock:
        by = _check(table, user, seat, computer)
        former, newcomer = table.seats[seat], computer_player(table, computer)
        if table.row.status is Status.INVITATION:
            await put_seats(table, (*table.seats[:seat], newcomer, *table.seats[seat + 1 :]), table.row.host)
            return
        await table.change(
            Incident(
                IncidentKind.REPLACED,
                table.revision,
                seat,
                {"former": former.name, "name": newcomer.name, "by": by},
            ),
            [NewPost(PostKind.TOLD, table.row.announced, table.revision)],
            seats={seat: newcomer},
        )
    table.changed()


def _check(table: Table, user: int, seat: int, computer: str) -> int:
    """Tell the seat of whoever wants it; raise IllegalAction unless it can be done."""
    if table.row.status not in (Status.INVITATION, Status.RUNNING):
        raise IllegalAction(Refusal.TABLE_OVER)
    if (rests := table.rests()) is not None:
        raise rests
    own = table.seat_of(user)
    if own is None:
        raise IllegalAction(Refusal.NOT_AT_TABLE)
    if table.seats[own].conceded:
        raise IllegalAction(Refusal.CONCEDED)
    check_level(table, computer)
    if not 0 <= seat < len(table.seats) or table.seats[seat].computer is None:
        raise IllegalAction(Refusal.NO_COMPUTER_SEAT)
    if table.row.status is Status.RUNNING and table.row.rated:
        raise IllegalAction(Refusal.LEVELS_FIXED)
    if table.seats[seat].computer == computer:
        raise IllegalAction(Refusal.SAME_LEVEL)
    return own
