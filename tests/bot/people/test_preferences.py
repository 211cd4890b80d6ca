"""Effects of changed preferences: clocks stop and continue; notices are delayed or sent."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.model.pace import HOUR, TERMS, Pace
from bot.model.person import Person, QuietHours
from bot.model.quiet_hours import end_absence
from bot.model.rows import PostKind
from bot.people import preferences
from bot.people.preferences import go_away, set_quiet, set_zone, waiting_for
from tests.bot.days import Days
from tests.bot.kit import ADA, BEGINNING, BEN, refused

TODAY = preferences.today_in("UTC", BEGINNING)
"""The tests' time begins at 8 o'clock in UTC."""
BANK = TERMS[Pace.NORMAL].bank


@pytest.mark.own_sql
async def test_an_absence_that_is_prolonged_and_shortened(days: Days) -> None:
    """The latest date applies to clocks and notices, which begin with it; no time is lost or gained."""
    table, outbox = await days.begun(Pace.NORMAL), days.services.store.outbox
    await go_away(days.services, BEN, "en", TODAY)
    await days.turn(table)
    assert days.posts(PostKind.TURN)[-1].pings == ()
    for more in (2, 60, 0, 1):
        await days.advance(60)
        back = end_absence(Person(BEN), TODAY + timedelta(days=more))
        await go_away(days.services, BEN, "en", TODAY + timedelta(days=more))
        await days.idle()
        clock = (await days.clocks(table))[1]
        assert (clock.bank, clock.since, await outbox.next_due()) == (BANK, None, back)
    assert days.posts(PostKind.NOTICE) == []
    await days.advance(back - days())
    assert [notice.user for notice in days.posts(PostKind.NOTICE)] == [BEN]
    clock = (await days.clocks(table))[1]
    assert (clock.bank, clock.since) == (BANK, back)


async def test_a_waiting_table_is_announced_once(days: Days) -> None:
    """Only tables waiting for the person are told, without a ping and once per date."""
    table, elsewhere = await days.begun(), await days.begun(channel=6)
    if elsewhere.seats[elsewhere.actors()[0]].user == ADA:
        await days.turn(elsewhere)
    for more in (0, 0, 2, 2):
        await go_away(days.services, ADA, "en", TODAY + timedelta(days=more))
        await days.idle()
    told = [(post.table_id, post.pings) for post in days.posts(PostKind.INCIDENT)]
    assert told == [(table.id, ())] * 2
    facts = [incident.facts for incident in await table.store.incidents.of_table(table.id)]
    assert facts == [{"until": str(end_absence(Person(ADA), TODAY + timedelta(days=more)))} for more in (0, 2)]
    assert [waiting.id for waiting in await waiting_for(days.services, ADA)] == [table.id]


async def test_how_long_one_can_be_away(days: Days) -> None:
    """An absence ends between today and 90 days ahead in the person's zone; other dates are refused."""
    zone, services = "Pacific/Kiritimati", days.services
    await set_zone(services, ADA, "en", zone)
    today = preferences.today_in(zone, BEGINNING + 4 * HOUR)
    assert today == TODAY + timedelta(days=1)
    await days.advance(4 * HOUR)
    for late in (today + timedelta(days=91), date.max):
        assert await refused(go_away(services, ADA, "en", late)) == ("away_when", {"days": 90})
    for past in (TODAY, date.min):
        assert await refused(go_away(services, ADA, "en", past)) == ("day_past", {"text": past.isoformat()})
    assert (await services.store.people.get(ADA)).away_until is None
    for right in (today, today + timedelta(days=90)):
        until = (await go_away(services, ADA, "en", right)).away_until
        assert until is not None
        assert datetime.fromtimestamp(until, ZoneInfo(zone)).date() == right + timedelta(days=1)


@pytest.mark.own_sql
async def test_changed_quiet_hours_apply_to_delayed_notices(days: Days) -> None:
    """Changed quiet hours or zones move delayed notices; without quiet hours they are sent at once."""
    table, outbox = await days.begun(Pace.NORMAL), days.services.store.outbox
    await set_quiet(days.services, BEN, "en", QuietHours(7 * 60, 10 * 60), "UTC")
    await days.turn(table)
    assert await outbox.next_due() == BEGINNING + 2 * HOUR
    await set_quiet(days.services, BEN, "en", QuietHours(7 * 60, 16 * 60))
    assert await outbox.next_due() == BEGINNING + 8 * HOUR
    await set_zone(days.services, BEN, "en", "Europe/Berlin")
    assert await outbox.next_due() == BEGINNING + 7 * HOUR
    await days.idle()
    assert days.posts(PostKind.NOTICE) == []
    await set_quiet(days.services, BEN, "en", None)
    await days.idle()
    assert [notice.user for notice in days.posts(PostKind.NOTICE)] == [BEN]
