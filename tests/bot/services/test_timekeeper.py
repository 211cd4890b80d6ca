"""The clocks in virtual time: how much is used, who is reminded when, and what passes while the bot is off."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.model.pace import DAY, HOUR, Pace
from bot.model.person import QuietHours
from bot.model.rows import IncidentKind, PostKind
from bot.tables import take_back
from tests.bot.days import BANK, Days
from tests.bot.kit import ADA, BEGINNING, BEN
from tests.games.nim import Draw

REMINDER = (PostKind.NOTICE, "reminder")
MINUTE = 60


async def test_who_is_slow_is_reminded_thrice_and_then_the_others_are_asked(days: Days) -> None:
    """The last time while there is still time; each replaces the previous one."""
    table = await days.begun()
    await days.advance(28 * HOUR)
    assert days.sent(PostKind.NOTICE, PostKind.VOTE, PostKind.CLEAN) == [
        (2, *REMINDER),
        (12, PostKind.CLEAN, "reminder"),
        (12, *REMINDER),
        (22, PostKind.CLEAN, "reminder"),
        (22, *REMINDER),
        (24, PostKind.VOTE, "absent"),
        (26, PostKind.VOTE, "absent"),
    ]
    assert {post.user for _, post in days.sent_at if post.kind is PostKind.NOTICE} == {ADA}
    await days.turn(table)
    assert days.sent(PostKind.CLEAN)[-1] == (28, PostKind.CLEAN, "reminder")
    cleaned = {post.message for _, post in days.sent_at if post.kind is PostKind.CLEAN}
    assert len(cleaned) == 3


@pytest.mark.slow
async def test_without_a_time_limit_people_are_reminded_too(days: Days) -> None:
    """After a day, three and seven, then weekly, in each turn; the others are never asked, but told after a week."""
    table = await days.begun(Pace.NONE)
    await days.advance(22 * DAY)
    await days.turn(table)
    await days.advance(DAY)
    assert days.sent(PostKind.NOTICE, PostKind.VOTE) == [(day * 24, *REMINDER) for day in (1, 3, 7, 14, 21, 23)]
    assert [post.user for _, post in days.sent_at if post.kind is PostKind.NOTICE] == [ADA] * 5 + [BEN]
    assert days.sent(PostKind.INCIDENT) == [(7 * 24, PostKind.INCIDENT, "1")]
    (told,) = await table.store.incidents.of_table(table.id)
    assert (told.kind, told.seat, told.facts) == (IncidentKind.UNATTENDED, 0, {"days": 7})


async def test_a_take_back_reminds_nobody_again(days: Days) -> None:
    """Whoever takes back is present: they have their time from then on, and reminders begin anew."""
    table = await days.begun()
    await days.advance(21 * HOUR)
    await table.act(0, table.revision, Draw())
    await days.advance(HOUR)
    assert await days.left(table) == [BANK - HOUR, BANK]
    await take_back.take_back(table, 0)
    await take_back.agree(table, 1, table.revision)
    await days.advance(0)
    assert table.revision == 2
    assert await days.left(table) == [BANK, BANK]
    await days.advance(2 * HOUR)
    assert days.sent(PostKind.NOTICE) == [(2, *REMINDER), (12, *REMINDER), (24, *REMINDER)]


async def test_in_quiet_hours_nobody_is_reminded(days: Days) -> None:
    """Reminders due in quiet hours wait until they end, and time is not up before people had two hours."""
    assert BEGINNING % DAY == 8 * HOUR, "the game begins at 8 o'clock in UTC"
    quiet = QuietHours(19 * 60, 10 * 60)
    await days.wish(ADA, quiet=quiet)
    await days.begun(Pace.NORMAL)
    await days.advance(79 * HOUR)
    # due at 22:00, at 22:00 a day later, and at 22:00 the day after that; the bank would be empty at 10:00
    assert days.sent(PostKind.NOTICE, PostKind.VOTE) == [
        (2, PostKind.NOTICE, "turn"),
        *((hours, *REMINDER) for hours in (26, 50, 74)),
        (76, PostKind.VOTE, "absent"),
    ]


@pytest.mark.usefixtures("heartbeats")
@pytest.mark.parametrize("kill", [False, True])
@pytest.mark.parametrize("after", [299, 3 * HOUR])
async def test_while_the_bot_is_off_no_time_passes(days: Days, after: int, kill: bool) -> None:
    """Downtime is not charged; after a kill, the time since the last heartbeat is given back too."""
    table = await days.begun()
    await days.advance(after)
    await days.restart(5 * DAY, kill)
    table = await days.table()
    given = after % 300 if kill else 0
    assert await days.left(table) == [BANK - after + given, BANK]
    reminders = len(days.sent(PostKind.NOTICE))
    await days.advance(600)
    assert await days.left(table) == [BANK - after + given - 600, BANK]
    assert len(days.sent(PostKind.NOTICE)) == reminders == (after > 2 * HOUR)
    assert days.sent(PostKind.VOTE) == []


@pytest.mark.usefixtures("heartbeats")
@pytest.mark.parametrize("back", [HOUR, 400 * DAY])
async def test_setting_the_machines_clock_changes_no_bank(days: Days, back: int) -> None:
    """Setting the clock back or forward changes no bank and delays no reminder."""
    table = await days.begun()
    await days.advance(HOUR)
    days.ahead -= back
    await days.advance(1800)
    assert (await days.left(table))[0] == pytest.approx(BANK - 5400, abs=300)
    await days.advance(36 * MINUTE)
    assert [at for at, _, _ in days.sent(PostKind.NOTICE)] == [pytest.approx(2, abs=0.1)]
    days.ahead += back
    await days.advance(HOUR)
    assert (await days.left(table))[0] == pytest.approx(BANK - 3 * HOUR, abs=1000)


async def test_discord_is_back_before_the_store(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the store is back too the clocks go on, and the time until then has not passed on them."""
    await days.begun()
    await days.advance(HOUR)
    days.services.timekeeper.pause()
    await days.advance(3 * HOUR)

    async def lost() -> None:
        raise ConnectionError("no server")

    monkeypatch.setattr(days.services.store.clocks, "mark_online", lost)
    await days.services.timekeeper.resume()
    await days.advance(30)
    monkeypatch.undo()
    await days.advance(HOUR)
    assert days.posts(PostKind.NOTICE) == []
    await days.advance(2 * MINUTE)
    assert len(days.posts(PostKind.NOTICE)) == 1


async def test_a_fault_is_tried_again_later(
    days: Days, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A fault is logged with its table and retried every minute, without delaying other tables."""
    bad, good = await days.begun(), await days.begun(channel=6)
    expired = days.services.store.clocks.expired

    async def failing(table: int, *arguments: Any) -> None:
        if table == bad.id:
            raise ConnectionError("no disk")
        await expired(table, *arguments)

    monkeypatch.setattr(days.services.store.clocks, "expired", failing)
    with caplog.at_level(logging.ERROR):
        await days.advance(2 * HOUR + 3 * MINUTE)
    assert f"table {bad.id}: its clock could not be handled" in caplog.text
    assert [post.table_id for _, post in days.sent_at if post.kind is PostKind.NOTICE] == [good.id]
    monkeypatch.undo()
    await days.advance(MINUTE)
    assert [post.table_id for _, post in days.sent_at if post.kind is PostKind.NOTICE] == [good.id, bad.id]
