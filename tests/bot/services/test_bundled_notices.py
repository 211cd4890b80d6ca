"""A person at many tables: the most urgent comes first, and what waited comes as one message."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.model.pace import DAY, HOUR, TERMS, Pace
from bot.model.person import Notices, Person, QuietHours
from bot.model.quiet_hours import defer_direct_message
from bot.model.rows import DIRECT, PostKind
from bot.people import preferences
from bot.services.outbox import MAX_NOTICES_PER_MESSAGE
from bot.services.sender import Unavailable
from bot.tables import end_by_agreement, hand_over
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import ADA, BEGINNING, seat_of
from tests.bot.services.test_undelivered import FailingSender


def told(days: Days) -> list[list[int]]:
    """List the tables that each direct message to Ada tells of, and forget these messages."""
    sender = days.sender
    found = [
        post for post in sender.sent if post.kind is PostKind.NOTICE and (post.user, post.channel) == (ADA, DIRECT)
    ]
    sender.sent = [post for post in sender.sent if post not in found]
    return [sorted(each.table_id for each in (post, *post.others)) for post in found]


async def until_ada(days: Days, *tables: Table) -> None:
    for table in tables:
        while table.seats[table.actors()[0]].user != ADA:
            await days.turn(table)


async def begin_quiet_hours(days: Days) -> None:
    await days.wish(ADA, notices=Notices.DIRECT, quiet=days.quiet(0, 8 * 60))


async def test_notices_beyond_one_message_are_the_least_urgent(days: Days) -> None:
    await begin_quiet_hours(days)
    paces = [Pace.NONE, *[Pace.RELAXED] * MAX_NOTICES_PER_MESSAGE, Pace.BRISK]
    found = [await days.begun(pace, channel=channel) for channel, pace in enumerate(paces, 5)]
    await until_ada(days, *found)
    await days.advance(8 * HOUR + 60)
    first, *rest = [
        [each.table_id for each in (post, *post.others)] for post in days.sender.sent if post.channel == DIRECT
    ]
    assert first[0] == found[-1].id
    assert found[0].id not in first
    assert sorted([*first, *[table for each in rest for table in each]]) == sorted(table.id for table in found)


@pytest.mark.parametrize(
    ("until", "wish"),
    [
        *((until, Notices.DIRECT) for until in ("a restart", "a kill")),
        ("an outage", Notices.BOTH),
    ],
)
async def test_delayed_notices_come_in_one_message(days: Days, until: str, wish: Notices) -> None:
    """Whatever delayed them; then all clocks run, and a later call comes alone."""
    days.sender = sender = FailingSender()
    await days.wish(ADA, notices=wish)
    tables = [await days.begun(Pace.RELAXED, channel=channel) for channel in range(5, 8)]
    await until_ada(days, *tables)
    for table in tables:
        await days.turn(table)
    told(days)
    sender.fault, sender.ways = Unavailable("503"), (True,) if until == "an outage" else (True, False)
    for table in tables:
        await until_ada(days, table)
        await days.advance(60)
    assert told(days) == []
    if until in ("a restart", "a kill"):
        await days.advance(HOUR)
        sender.fault = None
        await days.restart(HOUR, kill=until == "a kill")
        tables = [await days.table(table.id) for table in tables]
    await days.advance(HOUR // 2)
    sender.fault = None
    await days.advance(HOUR)
    assert told(days) == [[table.id for table in tables]]
    await days.advance(HOUR)
    for table in tables:
        assert (await days.clocks(table))[seat_of(table, ADA)].since is not None
    assert await days.services.store.outbox.tables_waiting() == []
    await days.turn(tables[0])
    await until_ada(days, tables[0])
    assert told(days) == [[tables[0].id]]


@pytest.mark.own_sql
async def test_delayed_notices_of_one_table_come_in_one_message(days: Days) -> None:
    """One's turn and the questions that others have asked meanwhile."""
    table = await days.begun(Pace.NONE, people=3)
    await until_ada(days, table)
    await days.turn(table)
    await begin_quiet_hours(days)
    await until_ada(days, table)
    asker = table.seats[(seat_of(table, ADA) + 1) % 3].user or 0
    await end_by_agreement.propose(table, asker)
    await hand_over.ask(table, asker, seat_of(table, asker), 900, "Nina")
    await days.advance(7 * HOUR)
    assert told(days) == []
    await days.advance(2 * HOUR)
    assert told(days) == [[table.id] * 3]


@pytest.mark.own_sql
@pytest.mark.parametrize("early", [False, True])
async def test_after_an_absence_one_message_tells_of_all_tables(days: Days, early: bool) -> None:
    """Tables that had called before are included, once, and no reminders follow at once."""
    await days.wish(ADA, notices=Notices.DIRECT)
    tables = [await days.begun(pace, channel=channel) for channel, pace in enumerate((Pace.NORMAL, Pace.NONE), 5)]
    await until_ada(days, *tables)
    await days.turn(tables[1])
    await days.advance(11 * HOUR)
    last = preferences.today_in("UTC", int(days())) + timedelta(days=3)
    await preferences.go_away(days.services, ADA, "en", last)
    back = (await preferences.go_away(days.services, ADA, "en", last - timedelta(days=1))).away_until or 0
    told(days)
    await until_ada(days, tables[1])
    await days.advance(DAY if early else back - days() - 1)
    assert told(days) == []
    await (preferences.come_back(days.services, ADA, "en") if early else days.advance(2))
    await days.advance(2 * HOUR)
    assert told(days) == [[table.id for table in tables]]


@pytest.mark.own_sql
async def test_preferences_for_a_table_precede_those_for_its_server(days: Days) -> None:
    """And those precede the general ones, for calls and reminders alike."""
    services = days.services
    tables = [await days.begun(channel=channel) for channel in (5, 6)]
    await until_ada(days, *tables)

    async def ways() -> list[list[bool]]:
        """Return by table how Ada is called and reminded: by direct message, or with a ping in the channel."""
        for table in tables:
            await days.turn(table)
        days.sender.sent = []
        await until_ada(days, *tables)
        await days.advance(2 * HOUR)
        found = [post for post in days.sender.sent if post.user == ADA or ADA in (post.pings or ())]
        calls = [each for post in found if post.kind is not PostKind.CLEAN for each in (post, *post.others)]
        return [[post.channel == DIRECT for post in calls if post.table_id == table.id] for table in tables]

    await preferences.set_notices(services, ADA, "en", Notices.CHANNEL)
    assert await ways() == [[False] * 2] * 2
    await preferences.set_notices(services, ADA, "en", Notices.DIRECT, guild=tables[0].row.guild)
    assert await ways() == [[True] * 2] * 2
    await preferences.set_notices(services, ADA, "en", Notices.CHANNEL, table_id=tables[1].id)
    assert await ways() == [[True] * 2, [False] * 2]


@pytest.mark.own_sql
async def test_a_daily_digest_leaves_out_urgent_calls(days: Days) -> None:
    """It comes at its hour if anything waits; clocks run meanwhile, and at a brisk table people are called at once."""
    bank = TERMS[Pace.RELAXED].bank
    tables = [await days.begun(pace, channel=number) for number, pace in enumerate((Pace.RELAXED, Pace.NONE), 5)]
    brisk = await days.begun(Pace.BRISK, channel=7)
    await until_ada(days, *tables, brisk)
    await days.advance(4 * HOUR)
    for table in (*tables, brisk):
        await days.turn(table)
    hour = datetime.fromtimestamp(days(), UTC).hour * 60
    await preferences.set_digest(days.services, ADA, "en", (hour - 60) % (24 * 60))
    told(days)
    await until_ada(days, tables[0], brisk)
    assert told(days) == [[brisk.id]]
    await days.advance(HOUR)
    await until_ada(days, tables[1])
    await days.turn(brisk)
    assert (await days.left(tables[0]))[tables[0].seat_of(ADA) or 0] == bank - HOUR
    await days.advance(21 * HOUR)
    assert told(days) == []
    await days.advance(2 * HOUR)
    assert told(days) == [[table.id for table in tables]]
    assert (await days.left(tables[0]))[tables[0].seat_of(ADA) or 0] == bank - 24 * HOUR
    for table in tables:
        await days.turn(table)
    await days.advance(24 * HOUR)
    assert [each for each in told(days) if {*each} != {brisk.id}] == [], "nothing waits"
    await until_ada(days, *tables)
    await days.advance(HOUR)
    told(days)
    await preferences.set_digest(days.services, ADA, "en", None)
    await days.idle()
    assert told(days) == [[table.id for table in tables]]


@given(st.integers(0, 24 * 60 - 1), st.integers(0, 400 * 24 * 3600), st.sampled_from(["UTC", "Europe/Vienna"]))
def test_a_digest_comes_at_its_hour(digest: int, later: int, zone: str) -> None:
    """In the person's zone, at the next occurrence or when quiet hours end, within two days."""
    now = BEGINNING + later
    at = defer_direct_message(Person(ADA, zone=zone, digest=digest), now)
    shown = datetime.fromtimestamp(at, ZoneInfo(zone))
    assert shown.hour * 60 + shown.minute == digest
    assert 0 <= at - now <= 2 * 24 * HOUR
    ends = (digest + 60) % (24 * 60)
    quiet = Person(ADA, zone=zone, digest=digest, quiet=QuietHours((digest - 60) % (24 * 60), ends))
    assert defer_direct_message(quiet, now) == defer_direct_message(Person(ADA, zone=zone, digest=ends), now)
