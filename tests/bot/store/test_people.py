"""What people wish, in the store; and from when on they may be called, wherever they live."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.model.person import Notices, Person, Quiet, zones
from bot.store.people import PersonStore
from bot.store.store import Store
from bot.tables.registry import Tables
from tests.bot.kit import PEOPLE, begun, file_of

ADA, BEN, *_ = PEOPLE
NOW = 1_800_000_000
CHANGES = [
    datetime(2026, 3, 29, 1, tzinfo=UTC),
    datetime(2026, 10, 25, 1, tzinfo=UTC),
    datetime(2026, 11, 1, 6, tzinfo=UTC),
    datetime(2026, 4, 4, 15, tzinfo=UTC),
]
"""When the clocks are set anew: in Europe twice, in New York, on Lord Howe by half an hour."""
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Chatham"]


def seconds(moment: datetime) -> int:
    """Write a moment in seconds since 1970."""
    return int(moment.timestamp())


@st.composite
def people(draw: st.DrawFn) -> tuple[Person, int]:
    """Draw a person who lives anywhere, and a moment, often one at which clocks are set anew."""
    around = st.builds(
        lambda change, hours: seconds(change) + hours, st.sampled_from(CHANGES), st.integers(-90_000, 9_000)
    )
    now = draw(around | st.integers(seconds(CHANGES[0]), seconds(CHANGES[0]) + 10**8))
    minutes = st.integers(0, 24 * 60 - 1)
    away = draw(st.none() | st.integers(-(10**5), 10**6))
    return Person(
        ADA,
        zone=draw(st.sampled_from(ZONES)),
        quiet=draw(st.none() | st.builds(Quiet, minutes, minutes)),
        away_until=None if away is None else now + away,
    ), now


def disturbs(person: Person, moment: int) -> bool:
    """Tell whether a call at a moment would come while they are away or want quiet, read from a clock on their wall."""
    if person.away_until is not None and moment < person.away_until:
        return True
    if person.quiet is None:
        return False
    wall = datetime.fromtimestamp(moment, ZoneInfo(person.zone))
    shown, begin, end = wall.hour * 60 + wall.minute, person.quiet.begin, person.quiet.end
    return begin <= shown < end if begin <= end else not end <= shown < begin


@given(people())
@example((Person(ADA, zone="Europe/Berlin", quiet=Quiet(22 * 60, 2 * 60 + 30)), seconds(CHANGES[0]) - 3600))
@example((Person(ADA, zone="Europe/Berlin", quiet=Quiet(22 * 60, 2 * 60 + 30)), seconds(CHANGES[1]) - 3 * 3600))
def test_people_are_called_as_soon_as_it_does_not_disturb(drawn: tuple[Person, int]) -> None:
    """Never before now, never while they are away or want quiet, and not a second later than that."""
    person, now = drawn
    due = person.callable_from(now)
    assert due >= now
    assert not disturbs(person, due)
    assert due == now or disturbs(person, due - 1)
    begin = max(now, person.away_until or 0)
    assert all(disturbs(person, moment) for moment in range(begin, due, 60))


def night(zone: str, *now: int) -> str:
    """Tell when who sleeps from 22 to 8 may be called, as the clock there shows it."""
    moment = seconds(datetime(*now, tzinfo=ZoneInfo(zone)))  # type: ignore[misc,arg-type]
    due = Person(ADA, zone=zone, quiet=Quiet(22 * 60, 8 * 60)).callable_from(moment)
    return datetime.fromtimestamp(due, ZoneInfo(zone)).strftime("%d. %H:%M")


def test_a_night_ends_in_the_morning() -> None:
    """Quiet hours over midnight hold before and after it, in one's own zone, long and short nights included."""
    assert night("Europe/Berlin", 2026, 6, 1, 21, 59) == "01. 21:59"
    assert night("Europe/Berlin", 2026, 6, 1, 22, 0) == "02. 08:00"
    assert night("Europe/Berlin", 2026, 6, 2, 7, 59) == "02. 08:00"
    assert night("Europe/Berlin", 2026, 3, 28, 23, 0) == "29. 08:00"
    assert night("Europe/Berlin", 2026, 10, 24, 23, 0) == "25. 08:00"
    assert night("Asia/Kathmandu", 2026, 6, 1, 23, 30) == "02. 08:00"


async def test_of_whom_nothing_is_known(store: Store) -> None:
    """They are told in the channel, at any time; and nothing is written by asking."""
    known = PersonStore(store.database, store.now)
    assert await known.get(ADA) == Person(ADA)
    assert not await store.database.read("SELECT 1 FROM people")


@pytest.mark.parametrize("quiet", [None, Quiet(0, 480), Quiet(1320, 0)])
async def test_wishes_outlive_the_process(store: Store, quiet: Quiet | None) -> None:
    """What was written is read again, midnight and no quiet hours told apart."""
    person = Person(ADA, "de", Notices.BOTH, "Europe/Vienna", quiet, NOW + 5, True)
    await PersonStore(store.database, store.now).save(person)
    assert await PersonStore(store.database, store.now).get(ADA) == person


async def test_wishes_of_the_same_moment_all_hold(store: Store) -> None:
    """Two quick clicks do not undo each other; whoever was named changes, and nobody else."""
    known = PersonStore(store.database, store.now)
    await known.save(Person(BEN, zone="Asia/Tokyo"))
    await asyncio.gather(
        known.update(ADA, "de", notices=Notices.DIRECT),
        known.update(ADA, "de", quiet=Quiet(60, 120)),
        known.update(ADA, "de", zone="Europe/Rome"),
    )
    told = await known.update(ADA, "de", away_until=NOW)
    assert told == await known.get(ADA)
    assert told == Person(ADA, "de", Notices.DIRECT, "Europe/Rome", Quiet(60, 120), NOW)
    assert await known.get(BEN) == Person(BEN, zone="Asia/Tokyo")


async def test_a_zone_that_is_no_more(store: Store) -> None:
    """Whose zone this machine does not know is called by world time rather than never."""
    known = PersonStore(store.database, store.now)
    await known.save(Person(ADA, zone="Mars/Olympus_Mons", quiet=Quiet(60, 120)))
    person = await known.get(ADA)
    assert person.zone == "UTC"
    assert person.callable_from(NOW) >= NOW


def test_every_zone_tells_the_time() -> None:
    """Whatever is offered as a time zone is one, on any machine."""
    assert len(zones()) > 400
    assert "localtime" not in zones()
    for zone in zones():
        Person(ADA, zone=zone, quiet=Quiet(0, 1439)).callable_from(NOW)


class Statements:
    """Counts what is asked of the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.said: list[str] = []

    async def watch(self) -> None:
        """Begin to count."""
        file = file_of(self.store)
        for connection in (file._writer, file._reader):
            assert connection is not None
            await connection.set_trace_callback(self.said.append)

    def take(self) -> int:
        """Tell how many there were since the last time."""
        count = len(self.said)
        self.said.clear()
        return count


@pytest.mark.usefixtures("path")  # of the file its process knows all
async def test_the_language_is_remembered(store: Store) -> None:
    """Whose wishes are kept is written to in the language in which they last acted; that costs a click nothing."""
    known = PersonStore(store.database, store.now)
    await known.update(ADA, "en", zone="Europe/Rome")
    statements = Statements(store)
    await statements.watch()
    await known.note_language(BEN, "de")
    assert statements.take() == 1, "what is known is read once"
    for _ in range(3):
        await known.note_language(ADA, "en")
        await known.note_language(BEN, "de")
    assert statements.take() == 0
    await known.note_language(ADA, "de")
    assert statements.take() > 0
    await known.note_language(ADA, "de")
    assert statements.take() == 0
    assert await known.get(ADA) == Person(ADA, "de", zone="Europe/Rome")
    assert await known.get(BEN) == Person(BEN), "of whom nothing is kept nothing is begun"
    await known.update(BEN, "en", zone="Europe/Rome")
    await known.note_language(BEN, "de")
    assert (await known.get(BEN)).language == "de"


async def test_wishes_are_forgotten(store: Store) -> None:
    """What was deleted does not come back by acting in another language."""
    known = PersonStore(store.database, store.now)
    await known.update(ADA, "en", zone="Europe/Rome")
    await known.note_language(ADA, "en")
    await known.delete(ADA)
    await known.note_language(ADA, "de")
    assert not await store.database.read("SELECT 1 FROM people")


async def test_who_of_a_table_is_away(store: Store, tables: Tables) -> None:
    """Everyone who is away now, by seat; who is back by now, or plays elsewhere, is not."""
    table = await begun(tables, 3)
    known = PersonStore(store.database, store.now)
    assert await store.people.away_at(table.id) == {}
    for user, until in zip((*PEOPLE[:3], 99), (NOW + 100, NOW, NOW + 200, NOW + 300), strict=True):
        await known.update(user, "en", away_until=until)
    seats = {table.seat_of(PEOPLE[0]): NOW + 100, table.seat_of(PEOPLE[2]): NOW + 200}
    assert await store.people.away_at(table.id) == seats
