"""Orders with a delay, in virtual time, and answers that a stopped bot has left unfinished."""

from __future__ import annotations

import pytest

from bot.games.palazzo.actions import Auction
from bot.games.palazzo.orders import BidUpTo, PassAuction
from bot.games.palazzo.position import PalazzoPhase
from bot.model.orders import StandingOrder, write_order
from bot.model.pace import HOUR
from bot.model.person import Notices
from bot.model.rows import DIRECT, PostKind
from bot.people import preferences
from bot.tables import moderation, orders
from bot.tables.orders import LONGEST_DELAY, SHORTEST_DELAY
from bot.tables.table import Table
from tests.bot.days import Days
from tests.bot.kit import ADA, BEN, begun, place, user_in
from tests.games.palazzo.positions import table
from tests.positions import position_of


async def auction(days: Days) -> Table:
    """Start a game in which seat 0 can auction a tile."""
    there = await begun(days.services.tables, 3, game="palazzo")
    await days.idle()
    await place(there, table("f3", "f4", "f5", quarries="b11, s31, m11, b12", phase=PalazzoPhase.REVEALED))
    return there


async def asked(days: Days) -> Table:
    """Let an order that waits be asked to answer for seat 1."""
    there = await auction(days)
    await orders.give(there, 1, BidUpTo(4), waits=True)
    await there.act(0, there.revision, Auction())
    await days.idle()
    return there


async def test_a_waiting_order_answers_within_its_delay(days: Days) -> None:
    """Its seat answers 5 to 60 minutes later, pauses apart; its person is pinged as ever, but told by no DM."""
    await days.wish(BEN, notices=Notices.BOTH)
    there = await asked(days)
    assert days.posts(PostKind.TURN)[-1].pings == (there.seats[1].user,)
    await moderation.pause(there, ADA)
    await days.advance(2 * LONGEST_DELAY)
    await moderation.resume(there, ADA)
    await days.advance(SHORTEST_DELAY - 1)
    assert there.actors() == (1,)
    await days.advance(LONGEST_DELAY - SHORTEST_DELAY + 2)
    assert there.actors() == (2,)
    told = [post.about for _, post in days.sent_at if post.channel == DIRECT and post.user == there.seats[1].user]
    assert "turn" not in told


async def test_an_orders_delay_survives_a_crash(days: Days) -> None:
    """After a crash the order answers when it would have, or at once if that has passed."""
    await asked(days)
    await days.restart(SHORTEST_DELAY - 60, kill=True)
    assert (await days.table()).actors() == (1,)
    await days.restart(LONGEST_DELAY, kill=True)
    assert (await days.table()).actors() == (2,)


@pytest.mark.own_sql
async def test_an_interrupted_answer_follows_after_a_restart(days: Days) -> None:
    there = await auction(days)
    await there.act(0, there.revision, Auction())
    user = user_in(there, 1)
    await days.services.store.orders.put(there.id, user, StandingOrder(1, "auction", write_order(PassAuction())), 0)
    await days.restart(1, kill=True)
    assert (await days.table()).actors() == (2,)


async def test_an_order_waits_each_time_it_is_asked(days: Days) -> None:
    there = await auction(days)
    await place(there, table("f3 f6", "f4 f7", quarries="b11, s31, m11, b12", phase=PalazzoPhase.REVEALED))
    await orders.give(there, 1, BidUpTo(11), waits=True)
    await orders.give(there, 0, BidUpTo(9))
    await there.act(0, there.revision, Auction())
    for _ in range(2):
        assert (there.actors(), position_of(there).phase) == ((1,), PalazzoPhase.BIDDING)
        asked, seen = days.passed, there.revision
        while there.revision == seen:
            await days.advance(60)
        assert SHORTEST_DELAY <= days.passed - asked <= LONGEST_DELAY + 60
    assert position_of(there).phase is PalazzoPhase.BUILDING
    called = [post for _, post in days.sent_at if there.seats[1].user in (post.pings or ()) and post.since >= 0]
    assert len(called) == 3
    assert (called[-1].kind, called[-1].seq) == (PostKind.TURN, there.revision)


async def test_an_order_withdrawn_in_quiet_hours_calls_after_them(days: Days) -> None:
    """Withdrawn, it calls its person once these are over; other settings meanwhile call nobody before it answers."""
    user = BEN
    await days.wish(user, notices=Notices.DIRECT, quiet=days.quiet(2, 180))
    there = await asked(days)
    assert there.seats[1].user == user
    await preferences.set_zone(days.services, user, "en", "UTC")
    await days.advance(60)
    await orders.withdraw(there, 1, "auction")
    await days.advance(2.9 * HOUR)
    assert [post for post in days.sender.sent if (post.user, post.about) == (user, "turn")] == []
    await days.advance(HOUR)
    assert [post.about for post in days.sender.sent if post.user == user][-1:] == ["turn"]
