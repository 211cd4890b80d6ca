"""Changes of what a person wishes, with all they entail: clocks that stand, notices that wait or wait no longer."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.games.game import IllegalAction
from bot.model.refusals import Refusal
from bot.model.rows import Incident, IncidentKind, NewPost, PostKind
from bot.services.services import House
from bot.store.people import Notices, Person, Quiet, zones
from bot.tables.table import Table, to_the_end

LONGEST_AWAY: Final = 90
"""Days for which one can be away at most."""


@to_the_end
async def be_told(house: House, user: int, language: str, where: Notices) -> Person:
    """Tell a person from now on there that it is their turn; who wants direct messages is tried anew."""
    if where is Notices.NONE:
        await house.store.withhold(user)
    if where in (Notices.DIRECT, Notices.BOTH):
        return await house.people.wish(user, language, notices=where, closed=False)
    return await house.people.wish(user, language, notices=where)


@to_the_end
async def be_quiet(house: House, user: int, language: str, quiet: Quiet | None, zone: str | None = None) -> Person:
    """Let nothing call a person in these hours of every day, in a zone if one is named; raise IllegalAction."""
    if quiet is not None and quiet.begin == quiet.end:
        raise IllegalAction(Refusal.QUIET_ALL_DAY)
    if zone is None:
        person = await house.people.wish(user, language, quiet=quiet)
    else:
        person = await house.people.wish(user, language, quiet=quiet, zone=_known(zone))
    await _put_off(house, person)
    return person


@to_the_end
async def live_in(house: House, user: int, language: str, zone: str) -> Person:
    """Take a person's hours and days as those of a time zone; raise IllegalAction for an unknown one."""
    person = await house.people.wish(user, language, zone=_known(zone))
    await _put_off(house, person)
    return person


@to_the_end
async def go_away(house: House, user: int, language: str, last: date) -> Person:
    """Let nothing call a person, and their clocks stand, to the end of a day where they live; raise IllegalAction.

    A day that is past, or more than 90 days ahead, is refused.
    """
    zone = (await house.people.person(user)).zone
    today = today_in(zone, house.store.now())
    if not today <= last <= today + timedelta(days=LONGEST_AWAY):
        raise IllegalAction(Refusal.AWAY_WHEN, days=LONGEST_AWAY)
    person = await house.people.wish(user, language, away_until=end_of(last, zone))
    assert person.away_until is not None
    await house.store.hold(user, person.away_until)
    await _put_off(house, person)
    house.timekeeper.wake()
    for table in await waiting_for(house, user):
        await _tell(table, user, person.away_until)
    return person


@to_the_end
async def come_back(house: House, user: int, language: str) -> Person:
    """Let a person's clocks run on, and tell them what waited for their return, if it is not their quiet hours."""
    person = await house.people.wish(user, language, away_until=None)
    await house.store.hold(user, house.store.now())
    await _put_off(house, person)
    house.timekeeper.wake()
    return person


async def waiting_for(house: House, user: int) -> list[Table]:
    """List the tables that wait for a person, for whom no computer player acts; the one that waits longest first."""
    tables = await house.tables.of(user)
    return [table for table in tables if _waits(table, user)]


def _waits(table: Table, user: int) -> bool:
    return any(table.seats[seat].user == user and table.seats[seat].awaited for seat in table.actors())


def today_in(zone: str, now: int) -> date:
    """Tell which day it is in a zone."""
    return datetime.fromtimestamp(now, ZoneInfo(zone)).date()


def end_of(day: date, zone: str) -> int:
    """Tell the last second of a day in a zone, so that shown there it is still that day; in seconds since 1970."""
    midnight = datetime.combine(day + timedelta(days=1), time(), ZoneInfo(zone))
    return int(midnight.timestamp()) - 1


async def _tell(table: Table, user: int, until: int) -> None:
    """Tell a table once, without calling anyone, that it waits for somebody who is away."""
    async with table.lock:
        if not _waits(table, user):
            return
        seat = table.seat_of(user)
        told = Incident(IncidentKind.AWAY, table.revision, seat, {"until": str(until)})
        former = [each for each in await table.store.incidents(table.id) if each.kind is IncidentKind.AWAY]
        if former and replace(former[-1], number=0, at=0) == told:
            return
        await table.change(told, [NewPost(PostKind.TOLD, table.row.announced, table.revision)])
    table.changed()


async def _put_off(house: House, person: Person) -> None:
    """Let what waits for a person's time wait until they may be called by what they wish now."""
    now = house.store.now()
    due = person.callable_from(now)
    for table in await house.store.hasten(person.user, due if due > now else None):
        house.outbox.wake(table)


def _known(zone: str) -> str:
    if zone not in zones():
        raise IllegalAction(Refusal.ZONE_UNKNOWN, text=zone)
    return zone
