"""Moderation by a server's managers: pausing, continuing and ending tables, and giving seats to others.

A table paused without a manager is one whose game is missing; it continues when the game is back.
"""

from __future__ import annotations

import logging

from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Incident, IncidentKind, PostKind, Seat
from bot.tables.changing import changing
from bot.tables.closing import close_table
from bot.tables.concede import find_held_seat
from bot.tables.hand_over import Clocks, full_clock, handing_over, stopped_clock
from bot.tables.lobby import check_computer, computer_seat, put_seats, tell_others
from bot.tables.questions import questions_about
from bot.tables.table import Table

log = logging.getLogger(__name__)


@changing
async def pause(table: Table, manager: int | None) -> None:
    """Pause a running table, so that nobody can act and no clock runs; raise Refused."""
    check_managed(table)
    if table.row.paused is not None:
        raise Refused(Refusal.PAUSED_ALREADY)
    await table.change(
        Change(
            incident=Incident(IncidentKind.PAUSED, table.revision, facts=_manager_fact(manager)),
            posts=[table.incident_post()],
            manager=manager,
            pauses=True,
        )
    )
    log.info("table %s: paused by %s", table.id, _name_manager(table, manager))


@changing
async def resume(table: Table, manager: int | None) -> None:
    """Continue a paused table exactly where it was; raise Refused."""
    check_managed(table)
    if table.row.paused is None:
        raise Refused(Refusal.NOT_PAUSED)
    table.check_playable()
    await table.change(
        Change(
            incident=Incident(IncidentKind.CONTINUED, table.revision, facts=_manager_fact(manager)),
            posts=table.told_with_turn(await _is_uncalled(table)),
            manager=manager,
            continues=True,
        )
    )
    log.info("table %s: continued by %s", table.id, _name_manager(table, manager))


def _name_manager(table: Table, manager: int | None) -> str:
    return "the bot, as its games have changed" if manager is None else f"a manager of server {table.row.guild}"


def _manager_fact(manager: int | None) -> dict[str, int]:
    return {} if manager is None else {"manager": manager}


@changing
async def give_seat(table: Table, manager: int, seat: int, held: Seat, to: Seat | str) -> Seat:
    """Give a seat, still `held` by the same player, to a person or to a computer player of this name.

    Nobody has to agree. Return the new seat; raise Refused, in which case nothing has changed.
    """
    check_seat(table, seat, held)
    check_newcomer(table, seat, to)
    newcomer = to if isinstance(to, Seat) else computer_seat(table.row.language, table.names, to)
    former, acts = table.seats[seat], seat in table.actors()
    facts = handing_over(former, newcomer) | {"manager": manager}
    # a newcomer is notified of the current turn as of any other
    calls = acts and newcomer.user is not None and table.row.paused is None
    await table.change(
        Change(
            incident=Incident(IncidentKind.HANDED_OVER, table.revision, seat, facts),
            posts=table.told_with_turn(calls),
            seats={seat: newcomer},
            uncalled=(seat,),
            clocks=await _clock(table, seat, newcomer, acts),
            closed=await questions_about(table, seat),
            host=_host(table, seat, newcomer) if former.user == table.row.host else None,
            manager=manager,
        )
    )
    log.info("table %s: seat %s given away by a manager of server %s", table.id, seat, table.row.guild)
    return newcomer


@changing
async def end(table: Table, manager: int) -> None:
    """End a table, even before its game has begun, without a result for anyone; raise Refused."""
    if not table.row.is_unfinished:
        raise Refused(Refusal.TABLE_OVER)
    await close_table(table, Incident(IncidentKind.ABANDONED, table.revision, facts={"manager": manager}), manager)
    log.info("table %s: ended by a manager of server %s", table.id, table.row.guild)


def check_managed(table: Table) -> None:
    """Raise Refused unless the game is running, paused or not."""
    if table.row.is_invitation:
        raise Refused(Refusal.ONLY_INVITED)
    if not table.row.is_running:
        raise Refused(Refusal.TABLE_OVER)


def check_seat(table: Table, seat: int, held: Seat | None = None) -> None:
    """Raise Refused unless a seat can be given to someone else, and is still `held` by the same player."""
    check_managed(table)
    if not 0 <= seat < len(table.seats):
        raise Refused(Refusal.SEAT_CHANGED)
    sitting = table.seats[seat]
    if held is not None and (sitting.user, sitting.computer) != (held.user, held.computer):
        raise Refused(Refusal.SEAT_CHANGED)
    if sitting.conceded:
        raise Refused(Refusal.SEAT_CONCEDED)


def check_newcomer(table: Table, seat: int, to: Seat | str) -> None:
    """Raise Refused unless a person, or a computer player of this name, can be given a seat."""
    former = table.seats[seat]
    if isinstance(to, Seat):
        if to.user is not None and table.seat_of(to.user) is not None:
            raise Refused(Refusal.SITS_THERE)
        return
    check_computer(table, to)
    if former.computer is not None and table.row.rated:
        raise Refused(Refusal.LEVELS_FIXED)
    if former.computer == to:
        raise Refused(Refusal.SAME_LEVEL)
    if all(other.user is None or other.conceded for number, other in enumerate(table.seats) if number != seat):
        raise Refused(Refusal.LAST_PERSON)


async def _clock(table: Table, seat: int, newcomer: Seat, acts: bool) -> Clocks:
    """Return a full clock for a person, running in their turn, or the stopped one for a computer player."""
    if newcomer.user is not None:
        return await full_clock(table, seat, newcomer.user, acts and table.row.paused is None)
    return await stopped_clock(table, seat)


def _host(table: Table, seat: int, newcomer: Seat) -> int | None:
    """Return the new host once the host's seat has changed hands: the newcomer, or the next person at the table."""
    others = [other.user for number, other in enumerate(table.seats) if number != seat and not other.conceded]
    return next((user for user in (newcomer.user, *others) if user is not None), None)


async def _is_uncalled(table: Table) -> bool:
    """Return whether someone who joined during the pause has to act, and no turn message calls them."""
    waits = await table.store.listings.waits(table.id)
    calling = any(post.kind is PostKind.TURN for post in await table.store.outbox.waiting(table.id))
    return not calling and any(table.seats[seat].awaited and not wait.called for seat, wait in waits.items())


# Replacing computer players, which any player may do before a game and in an unrated one


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
    own = find_held_seat(table, user)
    check_computer(table, computer)
    if not 0 <= seat < len(table.seats) or table.seats[seat].computer is None:
        raise Refused(Refusal.NO_COMPUTER_SEAT)
    if table.row.is_running and table.row.rated:
        raise Refused(Refusal.LEVELS_FIXED)
    if table.seats[seat].computer == computer:
        raise Refused(Refusal.SAME_LEVEL)
    return own
