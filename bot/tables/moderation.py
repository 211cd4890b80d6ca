"""What a server's managers can do at its tables: pause them, take them up again, give seats away, and end them."""

from __future__ import annotations

import logging
from dataclasses import replace

from bot.database.base import Writer
from bot.games.game import IllegalAction
from bot.model.pace import Clock
from bot.model.refusals import Refusal
from bot.model.rows import Ending, Incident, IncidentKind, NewPost, Pause, PostKind, QuestionKind, Seat, Status
from bot.store.people import People
from bot.tables.hand_over import full_clock
from bot.tables.lobby import check_level, computer_player
from bot.tables.table import Table, to_the_end

log = logging.getLogger(__name__)


@to_the_end
async def pause(table: Table, manager: int) -> None:
    """Let a running table rest: nobody can act there, and no time passes; raise IllegalAction."""
    async with table.lock:
        check_managed(table)
        if table.row.paused is not None:
            raise IllegalAction(Refusal.PAUSED_ALREADY)
        incident = Incident(IncidentKind.PAUSED, table.revision, facts={"manager": manager})
        since = table.store.now()

        async def also(db: Writer) -> None:
            nonlocal since
            since = await table.store.put_pause(db, table.id, manager)
            await _log_deed(db, table, manager, incident)

        await table.change(incident, [_told(table)], also=also)
        table.row = replace(table.row, paused=Pause(since, manager))
    log.info("table %s: paused by manager %s of server %s", table.id, manager, table.row.guild)
    table.changed()


@to_the_end
async def take_up(table: Table, manager: int) -> None:
    """Let a paused table go on exactly where it stood; raise IllegalAction."""
    async with table.lock:
        check_managed(table)
        if table.row.paused is None:
            raise IllegalAction(Refusal.NOT_PAUSED)
        incident = Incident(IncidentKind.CONTINUED, table.revision, facts={"manager": manager})
        callable_from = await _callable_from(table)
        posts = [_told(table)]
        if await _uncalled(table):
            posts.append(table.post(PostKind.TURN, table.revision))

        async def also(db: Writer) -> None:
            await table.store.lift_pause(db, table.id, table.row.pace, callable_from)
            await _log_deed(db, table, manager, incident)

        await table.change(incident, posts, also=also)
        table.row = replace(table.row, paused=None)
    log.info("table %s: taken up again by manager %s of server %s", table.id, manager, table.row.guild)
    table.changed()


@to_the_end
async def give_seat(table: Table, manager: int, seat: int, held: Seat, to: Seat | str) -> Seat:
    """Give a seat, as long as whoever `held` it does, to a person or to a computer player of this name.

    Nobody has to agree. Tell who sits there now; raise IllegalAction, then nothing was changed.
    """
    async with table.lock:
        newcomer = _check_given(table, seat, held, to)
        former, acts = table.seats[seat], seat in table.actors()
        facts = {"former": former.name, "former_user": former.user, "name": newcomer.name, "user": newcomer.user}
        if newcomer.computer is not None:
            facts["computer"] = newcomer.computer
        incident = Incident(IncidentKind.HANDED_OVER, table.revision, seat, facts | {"manager": manager})
        posts = [_told(table)]
        if acts and newcomer.user is not None and table.row.paused is None:
            # the turn that they find is told anew, so that they are called as for any other
            posts.append(table.post(PostKind.TURN, table.revision))
        asked = [await table.store.question(table.id, kind) for kind in QuestionKind]

        async def also(db: Writer) -> None:
            await db.execute("DELETE FROM paused_clocks WHERE game = ? AND seat = ?", (table.id, seat))
            await _log_deed(db, table, manager, incident)

        await table.change(
            incident,
            posts,
            seats={seat: newcomer},
            clocks=await _clock(table, seat, newcomer, acts),
            closed=[question.kind for question in asked if question is not None and question.seat == seat],
            host=_host(table, seat, newcomer) if former.user == table.row.host else None,
            also=also,
        )
    log.info("table %s: seat %s given away by manager %s of server %s", table.id, seat, manager, table.row.guild)
    table.changed()
    return newcomer


@to_the_end
async def end(table: Table, manager: int) -> None:
    """End a table, also before its game has begun, without a result for anybody; raise IllegalAction."""
    async with table.lock:
        if table.row.status not in (Status.INVITATION, Status.RUNNING):
            raise IllegalAction(Refusal.TABLE_OVER)
        incident = Incident(IncidentKind.ABANDONED, table.revision, facts={"manager": manager})

        async def also(db: Writer) -> None:
            await _log_deed(db, table, manager, incident)

        post = table.post(PostKind.ABANDONED, max(table.revision, 0))
        await table.change(incident, [post], ending=Ending.ABANDONED, also=also)
    log.info("table %s: ended by manager %s of server %s", table.id, manager, table.row.guild)
    table.changed()


def check_managed(table: Table) -> None:
    """Raise IllegalAction unless the game runs, paused or not."""
    if table.row.status is Status.INVITATION:
        raise IllegalAction(Refusal.ONLY_INVITED)
    if table.row.status is not Status.RUNNING:
        raise IllegalAction(Refusal.TABLE_OVER)


def check_seat(table: Table, seat: int, held: Seat | None = None) -> None:
    """Raise IllegalAction unless a seat can be given away, and whoever `held` it still does."""
    check_managed(table)
    if not 0 <= seat < len(table.seats):
        raise IllegalAction(Refusal.SEAT_CHANGED)
    sitting = table.seats[seat]
    if held is not None and (sitting.user, sitting.computer) != (held.user, held.computer):
        raise IllegalAction(Refusal.SEAT_CHANGED)
    if sitting.conceded:
        raise IllegalAction(Refusal.SEAT_CONCEDED)


def check_newcomer(table: Table, seat: int, to: Seat | str) -> None:
    """Raise IllegalAction unless a person, or a computer player of this name, can be given a seat."""
    former = table.seats[seat]
    if isinstance(to, Seat):
        if to.user is not None and table.seat_of(to.user) is not None:
            raise IllegalAction(Refusal.SITS_THERE)
        return
    check_level(table, to)
    if former.computer is not None and table.row.rated:
        raise IllegalAction(Refusal.LEVELS_FIXED)
    if former.computer == to:
        raise IllegalAction(Refusal.SAME_LEVEL)
    if all(other.user is None or other.conceded for number, other in enumerate(table.seats) if number != seat):
        raise IllegalAction(Refusal.LAST_PERSON)


def _check_given(table: Table, seat: int, held: Seat, to: Seat | str) -> Seat:
    check_seat(table, seat, held)
    check_newcomer(table, seat, to)
    return to if isinstance(to, Seat) else computer_player(table, to)


def _told(table: Table) -> NewPost:
    return NewPost(PostKind.TOLD, table.row.announced, table.revision)


async def _log_deed(db: Writer, table: Table, manager: int, incident: Incident) -> None:
    await table.store.put_deed(db, table.row.guild, table.id, manager, incident)


async def _clock(table: Table, seat: int, newcomer: Seat, acts: bool) -> dict[int, tuple[Clock, int | None]]:
    """Give a person a full bank, which runs in their turn; a computer player has no use for one."""
    if newcomer.user is not None:
        return await full_clock(table, seat, newcomer.user, acts and table.row.paused is None)
    clock = (await table.store.clocks(table.id)).get(seat)
    return {} if clock is None else {seat: (clock.stopped(table.store.now()), None)}


def _host(table: Table, seat: int, newcomer: Seat) -> int | None:
    """Tell who is the host once the host's seat is somebody else's: they, or the next person at the table."""
    others = [other.user for number, other in enumerate(table.seats) if number != seat and not other.conceded]
    return next((user for user in (newcomer.user, *others) if user is not None), None)


async def _uncalled(table: Table) -> bool:
    """Tell whether somebody who sat down during the pause is to move, and was not called for that."""
    latest: dict[int | None, IncidentKind] = {}
    for incident in await table.store.incidents(table.id):
        if incident.kind is IncidentKind.PAUSED:
            latest.clear()
        latest[incident.seat] = incident.kind
    return any(latest.get(seat) is IncidentKind.HANDED_OVER and table.seats[seat].awaited for seat in table.actors())


async def _callable_from(table: Table) -> dict[int, int]:
    """Tell from when those may be called whose notices wait, where that is not at once."""
    people, now = People(table.store.database, table.store.now), table.store.now()
    users = await table.store.held_back(table.id)
    moments = {user: (await people.person(user)).callable_from(now) for user in users}
    return {user: moment for user, moment in moments.items() if moment > now}
