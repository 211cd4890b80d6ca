"""Changing a person's preferences, with the effects on their clocks and waiting notices."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.model.person import Notices, Person, Quiet, Wish, zones
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Incident, IncidentKind, PostKind, Status
from bot.services.services import Services
from bot.tables.table import Table, shielded

LONGEST_AWAY: Final = 90
"""The longest absence, in days."""


@shielded
async def set_notices(
    services: Services, user: int, language: str, notices: Notices, *, guild: int = 0, table_id: int = 0
) -> Person:
    """Set where a person is notified, everywhere else, on a server or at a table.

    If it is by direct messages, try again even if they were closed.
    """
    people, outbox = services.store.people, services.store.outbox
    wished: dict[str, Any] = {} if guild or table_id else {"notices": notices}
    if notices in (Notices.DIRECT, Notices.BOTH):
        wished["closed"] = False
    person = await people.update(user, language, **wished)
    if guild or table_id:
        await people.put_wish(user, Wish(guild, table_id, notices))
    if notices is Notices.NONE:
        deferred = await outbox.tables_with_deferred(user)
        silent = [each for each in deferred if (await people.at_table(user, each)).notices is Notices.NONE]
        await outbox.drop_notices(user, silent)
        services.timekeeper.wake()
    return person


@shielded
async def set_quiet(
    services: Services, user: int, language: str, quiet: Quiet | None, zone: str | None = None
) -> Person:
    """Set a person's daily quiet hours, and their time zone if one is given; raise Refused."""
    if quiet is not None and quiet.begin == quiet.end:
        raise Refused(Refusal.QUIET_ALL_DAY)
    if zone is None:
        person = await services.store.people.update(user, language, quiet=quiet)
    else:
        person = await services.store.people.update(user, language, quiet=quiet, zone=_known(zone))
    await _reschedule(services, person)
    return person


@shielded
async def set_zone(services: Services, user: int, language: str, zone: str) -> Person:
    """Set a person's time zone; raise Refused if it is unknown."""
    person = await services.store.people.update(user, language, zone=_known(zone))
    await _reschedule(services, person)
    return person


@shielded
async def set_ends_turns(services: Services, user: int, language: str, ends_turns: bool) -> Person:
    """Set whether a person's turns end by themselves when only minor options are left."""
    return await services.store.people.update(user, language, ends_turns=ends_turns)


@shielded
async def go_away(services: Services, user: int, language: str, last: date) -> Person:
    """Stop a person's notices and clocks until the end of a day in their time zone; raise Refused.

    Days in the past, or more than 90 days ahead, are refused.
    """
    store = services.store
    zone = (await store.people.get(user)).zone
    today = today_in(zone, store.now())
    if last < today:
        raise Refused(Refusal.DAY_PAST, text=last.isoformat())
    if last > today + timedelta(days=LONGEST_AWAY):
        raise Refused(Refusal.AWAY_WHEN, days=LONGEST_AWAY)
    person = await store.people.update(user, language, away_until=end_of(last, zone))
    assert person.away_until is not None
    await store.clocks.hold(user, person.away_until)
    await _reschedule(services, person)
    services.timekeeper.wake()
    for table in await waiting_for(services, user):
        await _announce(table, user, person.away_until)
    return person


@shielded
async def come_back(services: Services, user: int, language: str) -> Person:
    """Restart a person's clocks, and send the notices that waited for them, unless they are in quiet hours."""
    was_away = (await services.store.people.get(user)).away(services.store.now())
    person = await services.store.people.update(user, language, away_until=None)
    await services.store.clocks.hold(user, services.store.now())
    await _reschedule(services, person)
    services.timekeeper.wake()
    if was_away:
        for table in await services.tables.running_of(user):
            await _announce_back(services, table, user)
    return person


async def waiting_for(services: Services, user: int) -> list[Table]:
    """List the tables that wait for a person, the most urgent one first."""
    return [table for table in await services.tables.running_of(user) if _waits(table, user)]


def _waits(table: Table, user: int) -> bool:
    return any(table.seats[seat].user == user for seat in table.awaited())


def today_in(zone: str, now: int) -> date:
    """Return today's date in a time zone; `now` is in seconds since 1970."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def end_of(day: date, zone: str) -> int:
    """Return the last second of a day in a time zone, in seconds since 1970; displayed there, it is still that day."""
    midnight = datetime.combine(day + timedelta(days=1), time(), ZoneInfo(zone))
    return int(midnight.timestamp()) - 1


async def _announce(table: Table, user: int, until: int) -> None:
    """Post at a table once, without pinging anyone, that it waits for someone who is away."""
    async with table.lock:
        if not _waits(table, user):
            return
        away = Incident(IncidentKind.AWAY, table.revision, table.seat_of(user), {"until": str(until)})
        incidents = await table.store.incidents.of_table(table.id)
        former = [each for each in incidents if each.kind is IncidentKind.AWAY]
        if former and replace(former[-1], number=0, at=0) == away:
            return
        await table.change(Change(incident=away, posts=[table.incident_post()]))
    table.changed()


async def _announce_back(services: Services, table: Table, user: int) -> None:
    """Correct what a table's messages say of someone who was away: the newest about a turn, and a post that told it."""
    async with table.lock:
        seat = table.seat_of(user)
        if seat is None or table.row.status is not Status.RUNNING:
            return
        told = [
            each.kind
            for each in await table.store.incidents.of_table(table.id)
            if each.seat == seat and each.kind in (IncidentKind.AWAY, IncidentKind.RESUMED)
        ]
        posts = [table.post(PostKind.REFRESH, table.revision)] if _waits(table, user) else []
        if told and told[-1] is IncidentKind.AWAY:
            back = Incident(IncidentKind.RESUMED, table.revision, seat)
            await table.change(Change(incident=back, posts=[table.incident_post(), *posts]))
            table.changed()
        elif posts:
            await table.store.outbox.add(table.id, posts[0])
    services.outbox.wake(table.id)


async def _reschedule(services: Services, person: Person) -> None:
    """Reschedule a person's waiting notices to when their current preferences allow them."""
    now = services.store.now()
    due = person.callable_from(now)
    for table_id in await services.store.outbox.reschedule_notices(person.user, due if due > now else None):
        services.outbox.wake(table_id)


def _known(zone: str) -> str:
    if zone not in zones():
        raise Refused(Refusal.ZONE_UNKNOWN, text=zone)
    return zone
