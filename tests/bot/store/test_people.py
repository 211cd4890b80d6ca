"""People's stored preferences, and from when they may be notified in their own time zone."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

from hypothesis import example, given
from hypothesis import strategies as st

from bot.model.person import Notices, Person, QuietHours
from bot.model.quiet_hours import defer_notice
from bot.store.people import PersonStore
from bot.store.store import Store
from tests.bot.kit import ADA, BEN

NOW = 1_800_000_000
CHANGES = [
    datetime(2026, 3, 29, 1, tzinfo=UTC),
    datetime(2026, 10, 25, 1, tzinfo=UTC),
    datetime(2026, 11, 1, 6, tzinfo=UTC),
    datetime(2026, 4, 4, 15, tzinfo=UTC),
]
"""Clock changes: two in Europe, one in New York, and one of half an hour on Lord Howe Island."""
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Chatham"]


def seconds(moment: datetime) -> int:
    return int(moment.timestamp())


@st.composite
def people(draw: st.DrawFn) -> tuple[Person, int]:
    """Draw a person in any time zone and a moment, often near a clock change."""
    around = st.builds(
        lambda change, hours: seconds(change) + hours, st.sampled_from(CHANGES), st.integers(-90_000, 9_000)
    )
    now = draw(around | st.integers(seconds(CHANGES[0]), seconds(CHANGES[0]) + 10**8))
    minutes = st.integers(0, 24 * 60 - 1)
    away = draw(st.none() | st.integers(-(10**5), 10**6))
    return Person(
        ADA,
        zone=draw(st.sampled_from(ZONES)),
        quiet=draw(st.none() | st.builds(QuietHours, minutes, minutes)),
        away_until=None if away is None else now + away,
    ), now


def disturbs(person: Person, moment: int) -> bool:
    """Return whether a notice would reach them while away or in quiet hours, by their local clock."""
    if person.away_until is not None and moment < person.away_until:
        return True
    if person.quiet is None:
        return False
    wall = datetime.fromtimestamp(moment, ZoneInfo(person.zone))
    shown, begin, end = wall.hour * 60 + wall.minute, person.quiet.begin, person.quiet.end
    return begin <= shown < end if begin <= end else not end <= shown < begin


@given(people())
@example((Person(ADA, zone="Europe/Berlin", quiet=QuietHours(22 * 60, 2 * 60 + 30)), seconds(CHANGES[0]) - 3600))
@example((Person(ADA, zone="Europe/Berlin", quiet=QuietHours(22 * 60, 2 * 60 + 30)), seconds(CHANGES[1]) - 3 * 3600))
def test_people_are_called_as_soon_as_it_does_not_disturb(drawn: tuple[Person, int]) -> None:
    """Notices are due as soon as the person is neither away nor in quiet hours, to the second."""
    person, now = drawn
    due = defer_notice(person, now)
    assert due >= now
    assert not disturbs(person, due)
    assert due == now or disturbs(person, due - 1)
    begin = max(now, person.away_until or 0)
    assert all(disturbs(person, moment) for moment in range(begin, due, 60))


async def test_concurrent_updates_are_all_kept(store: Store) -> None:
    """Concurrent updates do not undo each other and change only the named person."""
    known = PersonStore(store.database)
    await known.save(Person(BEN, zone="Asia/Tokyo"))
    await asyncio.gather(
        known.update(ADA, "de", notices=Notices.DIRECT),
        known.update(ADA, "de", quiet=QuietHours(60, 120)),
        known.update(ADA, "de", zone="Europe/Rome"),
    )
    told = await known.update(ADA, "de", away_until=NOW)
    assert told == await known.get(ADA)
    assert told == Person(ADA, "de", Notices.DIRECT, "Europe/Rome", QuietHours(60, 120), NOW)
    assert await known.get(BEN) == Person(BEN, zone="Asia/Tokyo")


async def test_an_unknown_zone_counts_as_utc(store: Store) -> None:
    known = PersonStore(store.database)
    await known.save(Person(ADA, zone="Mars/Olympus_Mons", quiet=QuietHours(60, 120)))
    person = await known.get(ADA)
    assert person.zone == "UTC"
    assert defer_notice(person, NOW) >= NOW
