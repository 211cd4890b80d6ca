"""Effects of changed preferences: clocks stop and continue; notices are delayed, sent or dropped."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from bot.database.address import Address
from bot.model.pace import DAY, HOUR, TERMS, Pace
from bot.model.person import Notices, Person, Quiet
from bot.model.rows import Post, PostKind
from bot.people import preferences
from bot.people.preferences import come_back, go_away, set_notices, set_quiet, set_zone, waiting_for
from bot.services.services import Services, open_services
from bot.tables import lobby
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, RecordingSender, Time, invitation, pass_turn, refused, seat_of, settled

NOON = 1_767_268_800
"""Noon of 1 January 2026 in UTC, a Thursday."""
TODAY = date(2026, 1, 1)
SUNDAY = date(2026, 1, 4)
MONDAY_MORNING = int(datetime(2026, 1, 5, 9, tzinfo=UTC).timestamp())
NORMAL = TERMS[Pace.NORMAL]


class Scene:
    """The bot's services with a clock set by hand, and what they have sent."""

    services: Services

    def __init__(self, place: Path | Address) -> None:
        self.place = place
        self.time = Time(NOON)
        self.pencil = RecordingSender()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Open the services, as a new process would."""
        async with open_services(self.place, self.pencil, Random(5), self.time) as self.services:
            await self.services.timekeeper.resume()
            yield

    def later(self, seconds: float) -> None:
        """Let time pass."""
        self.time.now += seconds

    async def table(self, channel: int = 5) -> Table:
        """Start a game for two at a normal pace."""
        new = replace(invitation(2, channel=channel), pace=Pace.NORMAL)
        table = await lobby.open_table(self.services.tables, new)
        await lobby.start(table, PEOPLE[0])
        await self.services.outbox.idle()
        return table

    async def table_of(self, user: int, channels: int) -> Table:
        """Start games in channels from this one on until it is this person's turn; return that one."""
        for channel in range(channels, channels + 40):
            table = await self.table(channel)
            if table.seats[table.actors()[0]].user == user:
                await settled(self.services.outbox)
                return table
        raise AssertionError("never their turn")

    async def clock(self, table: Table, user: int) -> tuple[int, int | None]:
        """Return a person's clock: the seconds left in the bank, and since or from when it runs."""
        seat = seat_of(table, user)
        clock = (await self.services.store.clocks.of_table(table.id))[seat]
        return clock.left(int(self.time.now)), clock.since

    async def notices(self, since: int = 0) -> list[Post]:
        """Return the notices sent, once everything is sent."""
        await settled(self.services.outbox)
        return [post for post in self.pencil.sent[since:] if post.kind is PostKind.NOTICE]


def mover(table: Table) -> tuple[int, int]:
    """Return the person who is to move, and the other one."""
    users = [seat.user for seat in table.seats if seat.user is not None]
    (seat,) = table.actors()
    return users[seat], users[1 - seat]


@pytest_asyncio.fixture
async def scene(place: Path | Address) -> AsyncIterator[Scene]:
    """Open services on a store of the test's own."""
    scene = Scene(place)
    async with scene.open():
        yield scene


async def test_a_turn_that_begins_while_one_is_away(scene: Scene) -> None:
    """The clock starts with the notice, which comes at the return."""
    table = await scene.table()
    _, user = mover(table)
    await go_away(scene.services, user, "en", SUNDAY)
    await pass_turn(table)
    assert await scene.notices() == []
    assert await scene.clock(table, user) == (NORMAL.bank, None)
    (turn,) = [post for post in scene.pencil.sent if post.kind is PostKind.TURN and post.since >= 0]
    assert turn.pings == ()
    assert await scene.services.store.outbox.next_due() == MONDAY_MORNING
    scene.time.now = MONDAY_MORNING
    await scene.services.timekeeper.resume()
    await scene.services.outbox.resume()
    assert [notice.user for notice in await scene.notices()] == [user]
    assert await scene.clock(table, user) == (NORMAL.bank, MONDAY_MORNING)


async def test_back_early(scene: Scene) -> None:
    """Clocks continue at once where they stopped, and delayed notices are sent."""
    table = await scene.table()
    _, user = mover(table)
    await go_away(scene.services, user, "en", SUNDAY)
    await pass_turn(table)
    second = await scene.table_of(user, 100)
    scene.later(DAY)
    assert await scene.notices() == []
    person = await come_back(scene.services, user, "en")
    assert person.away_until is None
    # each table sends its own, in any order
    assert {(notice.user, notice.table_id) for notice in await scene.notices()} == {(user, table.id), (user, second.id)}
    assert await scene.clock(table, user) == (NORMAL.bank, NOON + DAY)
    assert await scene.clock(second, user) == (NORMAL.bank, NOON + DAY)
    assert [waiting.id for waiting in await waiting_for(scene.services, user)] == [table.id, second.id]


async def test_prolonged_and_shortened(scene: Scene) -> None:
    """The latest date applies to clocks and notices, and no time is lost or gained."""
    table = await scene.table()
    _, user = mover(table)
    await go_away(scene.services, user, "en", SUNDAY)
    await pass_turn(table)
    await settled(scene.services.outbox)
    for days in (2, 60, 0, 5):
        last = SUNDAY + timedelta(days=days)
        scene.later(60)
        await go_away(scene.services, user, "en", last)
        await settled(scene.services.outbox)
        assert await scene.clock(table, user) == (NORMAL.bank, None)
        assert await scene.services.store.outbox.next_due() == Person(user).back_after(last)
    assert await scene.notices() == []


async def test_a_waiting_table_is_announced_once(scene: Scene) -> None:
    """Only tables waiting for the person are told, without a ping and once per date."""
    table = await scene.table()
    user, other = mover(table)
    elsewhere = await scene.table_of(other, 100)
    for days in (0, 0, 2, 2):
        await go_away(scene.services, user, "en", SUNDAY + timedelta(days=days))
        await settled(scene.services.outbox)
    concerned = (table.id, elsewhere.id)
    told = [post for post in scene.pencil.sent if post.kind is PostKind.INCIDENT and post.table_id in concerned]
    assert [(post.table_id, post.pings) for post in told] == [(table.id, ())] * 2
    facts = [incident.facts for incident in await scene.services.store.incidents.of_table(table.id)]
    assert facts == [{"until": str(MONDAY_MORNING)}, {"until": str(MONDAY_MORNING + 2 * DAY)}]
    assert await scene.services.store.incidents.of_table(elsewhere.id) == []


async def test_how_long_one_can_be_away(scene: Scene) -> None:
    """An absence ends between today and 90 days ahead in the person's zone; other dates are refused."""
    user = PEOPLE[0]
    await set_zone(scene.services, user, "en", "Pacific/Auckland")
    assert preferences.today_in("Pacific/Auckland", NOON) == TODAY + timedelta(days=1)
    for late in (TODAY + timedelta(days=92), date.max):
        assert await refused(go_away(scene.services, user, "en", late)) == ("away_when", {"days": 90})
    for past in (TODAY, date.min):
        assert await refused(go_away(scene.services, user, "en", past)) == ("day_past", {"text": past.isoformat()})
    assert (await scene.services.store.people.get(user)).away_until is None
    for right in (TODAY + timedelta(days=1), TODAY + timedelta(days=91)):
        until = (await go_away(scene.services, user, "en", right)).away_until
        assert until is not None
        assert datetime.fromtimestamp(until, ZoneInfo("Pacific/Auckland")).date() == right + timedelta(days=1)


@pytest.mark.parametrize("where", [Notices.NONE, Notices.CHANNEL])
async def test_not_at_all_is_at_once(scene: Scene, where: Notices) -> None:
    """A delayed notice is dropped once the person wants none."""
    table = await scene.table()
    _, user = mover(table)
    await set_quiet(scene.services, user, "en", Quiet(11 * 60, 14 * 60))
    await pass_turn(table)
    await settled(scene.services.outbox)
    await set_notices(scene.services, user, "en", where)
    scene.later(2 * HOUR)
    scene.services.outbox.wake(table.id)
    assert len(await scene.notices()) == (where is not Notices.NONE)


async def test_other_hours_hold_for_what_waits(scene: Scene) -> None:
    """Changed quiet hours or zones move delayed notices; without quiet hours they are sent at once."""
    table = await scene.table()
    _, user = mover(table)
    await set_quiet(scene.services, user, "en", Quiet(11 * 60, 14 * 60), "UTC")
    await pass_turn(table)
    await settled(scene.services.outbox)
    store = scene.services.store
    assert await store.outbox.next_due() == NOON + 2 * HOUR
    await set_quiet(scene.services, user, "en", Quiet(11 * 60, 20 * 60))
    assert await store.outbox.next_due() == NOON + 8 * HOUR
    await set_zone(scene.services, user, "en", "Europe/Berlin")
    assert await store.outbox.next_due() == NOON + 7 * HOUR
    assert await scene.notices() == []
    await set_quiet(scene.services, user, "en", None)
    assert [notice.user for notice in await scene.notices()] == [user]
