"""Changing a person's preferences, with the effects on their clocks and waiting notices."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from bot.model.pace import DAY
from bot.model.person import NoticeException, Notices, Person, QuietHours, Sharing, zones
from bot.model.quiet_hours import defer_direct_message, defer_notice, end_absence
from bot.model.refusals import Refusal, Refused
from bot.model.rows import Change, Incident, IncidentKind, PostKind
from bot.services.services import Services
from bot.tables.absence import reminders
from bot.tables.changing import shield
from bot.tables.table import Table

LONGEST_AWAY: Final = 90
"""The longest absence, in days."""


@shield
async def set_notices(
    services: Services, user: int, language: str, notices: Notices, *, guild: int = 0, table_id: int = 0
) -> Person:
    """Set where a person is notified: at a table, on a server, or everywhere else.

    If it is by direct messages, they are tried again even if they were closed.
    """
    people, outbox = services.store.people, services.store.outbox
    wished: dict[str, Any] = {} if guild or table_id else {"notices": notices}
    if notices in (Notices.DIRECT, Notices.BOTH):
        wished["closed"] = False
    person = await people.update(user, language, **wished)
    if guild or table_id:
        await people.put_wish(user, NoticeException(guild, table_id, notices))
    if notices is Notices.NONE:
        deferred = await outbox.tables_with_deferred(user)
        silent = [each for each in deferred if (await people.at_table(user, each)).notices is Notices.NONE]
        await outbox.drop_notices(user, silent)
        services.timekeeper.wake()
    return person


@shield
async def set_quiet(
    services: Services, user: int, language: str, quiet: QuietHours | None, zone: str | None = None
) -> Person:
    """Set a person's daily quiet hours, and their time zone if one is given; raise Refused."""
    if quiet is not None and quiet.begin == quiet.end:
        raise Refused(Refusal.QUIET_ALL_DAY)
    changed = {} if zone is None else await _zone_changes(services, user, zone)
    person = await services.store.people.update(user, language, quiet=quiet, **changed)
    await _apply(services, person, "away_until" in changed)
    return person


@shield
async def set_digest(services: Services, user: int, language: str, digest: int | None) -> Person:
    """Set the local time, in minutes after midnight, of a person's daily direct message; None ends these."""
    wished: dict[str, Any] = {} if digest is None else {"notices": Notices.DIRECT, "closed": False}
    person = await services.store.people.update(user, language, digest=digest, **wished)
    await _apply(services, person, absence=False)
    return person


@shield
async def set_zone(services: Services, user: int, language: str, zone: str) -> Person:
    """Set a person's time zone, in which an absence keeps its last day; raise Refused if it is unknown."""
    changed = await _zone_changes(services, user, zone)
    person = await services.store.people.update(user, language, **changed)
    await _apply(services, person, "away_until" in changed)
    return person


async def _zone_changes(services: Services, user: int, zone: str) -> dict[str, Any]:
    """Return the preferences that change with a person's time zone; raise Refused if it is unknown."""
    if zone not in zones():
        raise Refused(Refusal.ZONE_UNKNOWN, text=zone)
    former = await services.store.people.get(user)
    changed = {"zone": zone, "zone_known": True}
    if former.away(services.store.now()):
        changed |= {"away_until": end_absence(replace(former, zone=zone), former.last_day_away())}
    return changed


@shield
async def set_ends_turns(services: Services, user: int, language: str, ends_turns: bool) -> Person:
    """Set whether a person's turns end by themselves when only minor options are left."""
    return await services.store.people.update(user, language, ends_turns=ends_turns)


@shield
async def set_sharing(services: Services, user: int, language: str, sharing: Sharing) -> Person:
    person = await services.store.people.update(user, language, sharing=sharing)
    services.puzzles.wake()
    await services.puzzles.look_after_posts()
    return person


@shield
async def go_away(services: Services, user: int, language: str, last: date) -> Person:
    """Stop a person's notices and clocks until the morning after a day in their time zone; raise Refused.

    Days in the past, or more than 90 days ahead, are refused.
    """
    store = services.store
    person = await store.people.get(user)
    today = today_in(person.zone, store.now())
    if last < today:
        raise Refused(Refusal.DAY_PAST, text=last.isoformat())
    if last > today + timedelta(days=LONGEST_AWAY):
        raise Refused(Refusal.AWAY_WHEN, days=LONGEST_AWAY)
    until = end_absence(person, last)
    # playing on today does not mean that they are back: they leave tomorrow
    tomorrow = datetime.combine(today + timedelta(days=1), time(), ZoneInfo(person.zone))
    leaves = int(tomorrow.timestamp())
    person = await store.people.update(user, language, away_until=until, plays_since=leaves)
    await _apply(services, person)
    for table in await waiting_for(services, user):
        await _announce(table, user, until)
        await _call_again(table, user)
    return person


@shield
async def come_back(services: Services, user: int, language: str) -> Person:
    """Restart a person's clocks, and send the notices that waited for them, unless they are in quiet hours."""
    was_away = (await services.store.people.get(user)).away(services.store.now())
    person = await services.store.people.update(user, language, away_until=None, plays_since=None)
    await _apply(services, person)
    for offer in await services.store.offers.of_person(user):
        services.matchmaker.wake(offer.guild)
    if was_away:
        for table in await services.tables.running_of(user):
            await _announce_back(services, table, user)
    return person


@shield
async def stay_away(services: Services, user: int, language: str) -> Person:
    """Keep a person's absence, whatever they play during the next day."""
    return await services.store.people.update(user, language, plays_since=services.store.now() + DAY)


async def waiting_for(services: Services, user: int) -> list[Table]:
    """List the tables that wait for a person, the most urgent one first."""
    return [table for table in await services.tables.running_of(user) if _is_awaited(table, user)]


def _is_awaited(table: Table, user: int) -> bool:
    return any(table.seats[seat].user == user for seat in table.awaited())


def today_in(zone: str, now: int) -> date:
    """Return today's date in a time zone; `now` is in seconds since 1970."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


async def _announce(table: Table, user: int, until: int) -> None:
    """Post at a table once, without pinging anyone, that it waits for someone who is away."""
    async with table.lock:
        seat = table.seat_of(user)
        if seat is None or not _is_awaited(table, user):
            return
        away, announced = {"until": str(until)}, await _find_announced_absence(table, seat)
        if announced is not None and announced.facts == away:
            return
        incident = Incident(IncidentKind.AWAY, table.revision, seat, away)
        newest = table.post(PostKind.REFRESH, table.revision)  # it says until when they have time
        await table.change(Change(incident=incident, posts=[table.incident_post(), newest]))
    table.notify()


async def _call_again(table: Table, user: int) -> None:
    """Defer another call to a table that has called someone before, so that it is among those on their return."""
    async with table.lock:
        seat, person = table.seat_of(user), await table.store.people.at_table(user, table.id)
        wait = None if seat is None else (await table.store.listings.waits(table.id)).get(seat)
        if wait is not None and wait.called and user not in await table.store.outbox.people_waiting(table.id):
            for reminder in reminders(table, person, wait):
                await table.store.outbox.add(table.id, reminder)


async def _find_announced_absence(table: Table, seat: int) -> Incident | None:
    """Return the incident that told a table of an absence, if the absence goes on as far as the table knows."""
    kinds = IncidentKind.AWAY, IncidentKind.RESUMED, IncidentKind.HANDED_OVER
    last = await table.store.incidents.newest(table.id, seat, *kinds)
    if last is None or last.kind is not IncidentKind.AWAY:
        return None
    return last if int(last.facts["until"]) > table.store.now() else None


async def _announce_back(services: Services, table: Table, user: int) -> None:
    """Correct what a table's messages say of someone who was away: the newest turn message, and the announcement."""
    async with table.lock:
        seat = table.seat_of(user)
        if seat is None or not table.row.is_running:
            return
        posts = [table.post(PostKind.REFRESH, table.revision)] if _is_awaited(table, user) else []
        if await _find_announced_absence(table, seat) is not None:
            back = Incident(IncidentKind.RESUMED, table.revision, seat)
            await table.change(Change(incident=back, posts=[table.incident_post(), *posts]))
            table.notify()
        elif posts:
            await table.store.outbox.add(table.id, posts[0])
    services.outbox.wake(table.id)


async def _apply(services: Services, person: Person, absence: bool = True) -> None:
    """Reschedule a person's waiting notices, and with a changed absence their clocks, by their preferences."""
    now = services.store.now()
    if absence:
        await services.store.clocks.hold(person.user, person.away_until or now)
        services.timekeeper.wake()
    store = services.store
    tables = await store.outbox.tables_with_deferred(person.user)
    there = {table_id: await store.people.at_table(person.user, table_id) for table_id in tables}
    await store.outbox.reschedule_notices(
        person.user,
        {table_id: (defer_notice(each, now), defer_direct_message(each, now)) for table_id, each in there.items()},
    )
    for table_id in tables:
        services.outbox.wake(table_id)
