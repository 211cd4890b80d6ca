"""Closing a table without a result: someone abandons it, or its invitation lies untouched for too long."""

from __future__ import annotations

from typing import Final

from bot.model.pace import DAY
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Ending, Incident, IncidentKind, Lost, PostKind
from bot.tables.changing import changing
from bot.tables.table import Table

HOST_AWAY: Final = 3 * DAY
"""Seconds without a sign of the host after which anyone at the table may start or close an invitation."""
INVITATION_LIFETIME: Final = 14 * DAY
"""Seconds after which an invitation that nobody touches is closed."""


@changing
async def abandon(table: Table, user: int, manager: bool = False) -> None:
    """Abandon a table permanently; its host, whoever takes over as host, and the server's managers may."""
    if not table.row.is_unfinished:
        raise Refused(Refusal.TABLE_OVER)
    if table.row.paused is None or not table.row.paused.by_itself:
        table.check_not_paused()
    if not manager:
        await check_may_close(table, user)
    await close_table(table, Incident(IncidentKind.ABANDONED, table.revision, table.seat_of(user)))


@changing
async def expire(table: Table) -> None:
    """Close an invitation, if nobody has touched it for long."""
    touched, _ = await table.store.tables.touched(table.id)
    if not table.row.is_invitation or table.store.now() - touched < INVITATION_LIFETIME:
        return
    await close_table(table, Incident(IncidentKind.EXPIRED, table.revision, facts={"days": INVITATION_LIFETIME // DAY}))


async def close_table(table: Table, incident: Incident, manager: int | None = None) -> None:
    """End a table without a result for anyone, and announce it; the caller holds the lock."""
    await table.change(
        Change(
            incident=incident,
            posts=[table.post(PostKind.ABANDONED, max(table.revision, 0))],
            ending=Ending.ABANDONED,
            manager=manager,
        )
    )


async def check_may_close(table: Table, user: int) -> None:
    """Raise Refused unless a person is the host, or sits at a table whose channel is gone or host has been away."""
    if user == table.row.host or (table.row.gone is Lost.CHANNEL and table.seat_of(user) is not None):
        return
    if not table.row.is_invitation or table.seat_of(user) is None:
        raise Refused(Refusal.HOST_ONLY, host=table.row.host)
    since = (await table.store.tables.touched(table.id))[1] + HOST_AWAY
    if table.store.now() < since:
        raise Refused(Refusal.HOST_FIRST, host=table.row.host, since=str(since))
