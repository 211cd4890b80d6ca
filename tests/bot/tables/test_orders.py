"""Standing orders at a table: given, answered by in the same step as the move before, used up, withdrawn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.palazzo.actions import Auction, Bid, Pass
from bot.games.palazzo.lesson import cards
from bot.games.palazzo.orders import (
    BidUpTo,
    BuildBest,
    PassAuction,
    Preference,
    TakeMoneyBy,
    Unless,
)
from bot.games.palazzo.position import PalazzoPhase, PalazzoPosition
from bot.model.refusals import Refusal
from bot.model.rows import PostKind, Seat
from bot.store.store import Store
from bot.tables import concede, moderation, orders
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, begun, check_stored, place, placed, posts, reason_of, refused, user_in
from tests.games.palazzo.positions import table
from tests.positions import position_of

HANDS = ("f3", "f4 f5", "d5", "s6")


def revealed(*hands: str, **changes: Any) -> PalazzoPosition:
    """Return a position in which seat 0 can auction the one tile of quarry 2."""
    return table(*(hands or HANDS), quarries="b11, s31, m11, b12", phase=PalazzoPhase.REVEALED, **changes)


async def auction(tables: Tables, *hands: str) -> Table:
    position = revealed(*hands)
    return await placed(tables, position, len(position.players), game="palazzo")


async def kinds(table: Table, seat: int) -> list[str]:
    return [row.kind for row, _ in await orders.list_given(table, seat)]


async def moves(table: Table) -> list[tuple[int | None, str, bool]]:
    """List the newest moves: the seat, the action, and whether an order made it."""
    log = await table.store.log.moves(table.id, since=1)
    return [(move.seat, move.action["action"], move.by_order) for move in log]


async def test_an_auction_takes_one_step(tables: Tables, store: Store) -> None:
    """All who have given orders answer with the move that begins the auction; one message calls whoever is left."""
    there = await auction(tables)
    for seat, order in ((1, BidUpTo(5)), (2, BidUpTo(5)), (3, PassAuction())):
        assert await orders.give(there, seat, order) is False
    assert await there.act(0, there.revision, Auction()) is False

    assert await moves(there) == [
        (0, "auction", False),
        (1, "bid", True),
        (2, "bid", True),
        (3, "pass", True),
    ]
    assert there.actors() == (0,)
    assert (await posts(store, there))[-1] == (PostKind.TURN, 0, there.revision)
    assert len(await posts(store, there)) == 2, "the beginning, and one for all four moves"
    assert [await kinds(there, seat) for seat in range(4)] == [[], ["auction"], ["auction"], []]
    await check_stored(there)

    await there.act(0, there.revision, Pass())
    assert position_of(there).phase is PalazzoPhase.BUILDING
    assert [await kinds(there, seat) for seat in range(4)] == [[], [], [], []]


async def test_a_move_by_an_order_reads_like_any_other(tables: Tables) -> None:
    """In the log only a flag tells it apart, and the public view and the record not at all."""
    ordered = await auction(tables, "f3", "f4")
    typed = await begun(tables, 2, channel=6, game="palazzo")
    await place(typed, revealed("f3", "f4"))
    await orders.give(ordered, 1, BidUpTo(4))
    for there in (ordered, typed):
        await there.act(0, there.revision, Auction())
    await typed.act(1, typed.revision, Bid(cards("f4")))

    (by_order, by_hand) = [(await there.store.log.moves(there.id, since=1))[1] for there in (ordered, typed)]
    assert (by_order.by_order, by_hand.by_order) == (True, False)
    assert replace(by_order, by_order=False) == by_hand
    assert (ordered.view(None), ordered.revision) == (typed.view(None), typed.revision)


async def test_an_order_that_says_nothing_lets_its_person_be_asked(tables: Tables) -> None:
    """With a condition fulfilled, the seat is asked as usual, and the order stands."""
    there = await auction(tables, "f3", "f4")
    await orders.give(there, 1, PassAuction(Unless.BID, 3))
    await there.act(0, there.revision, Auction())
    assert there.actors() == (1,)
    await there.act(1, there.revision, Bid(cards("f4")))
    assert await kinds(there, 1) == ["auction"]


async def test_one_order_of_each_kind(tables: Tables) -> None:
    """A new order replaces the former one of its kind, and each can be withdrawn until it is used."""
    there = await auction(tables)
    for order in (BidUpTo(4), PassAuction(), BuildBest(), TakeMoneyBy(Preference.GROUP)):
        await orders.give(there, 1, order)
    assert [order for _, order in await orders.list_given(there, 1)] == [
        PassAuction(),
        BuildBest(),
        TakeMoneyBy(Preference.GROUP),
    ]
    await orders.withdraw(there, 1, "auction")
    assert await kinds(there, 1) == ["building", "money"]
    assert await refused(orders.withdraw(there, 1, "auction")) == (Refusal.NO_SUCH_ORDER, {})
    await there.act(0, there.revision, Auction())
    assert there.actors() == (1,)


async def test_orders_of_no_use_are_refused(tables: Tables) -> None:
    """Only what can be of use now, in a game that has orders, while it runs and is not paused."""
    there = await auction(tables)
    assert await refused(orders.give(there, 1, BidUpTo(3))) == (Refusal.ORDER_OF_NO_USE, {}), (
        "no more than the certificate"
    )
    assert await orders.give(there, 1, BidUpTo(50)) is False, "not listed, but any amount will do"
    other = await begun(tables, 2, channel=6)
    assert await refused(orders.give(other, 0, BidUpTo(5))) == (Refusal.NO_ORDERS, {"game": "nim"})
    assert orders.list_offered(other, 0) == []
    await moderation.pause(there, PEOPLE[0])
    assert await reason_of(orders.give(there, 1, BuildBest())) == Refusal.PAUSED


async def test_orders_leave_with_their_person(tables: Tables) -> None:
    """Whoever gets a seat does not get the orders of who had it; who concedes has none."""
    there = await auction(tables)
    for seat in (1, 2):
        await orders.give(there, seat, BuildBest())
    await moderation.give_seat(there, PEOPLE[0], 1, there.seats[1], Seat("Eva", user=200))
    leaving = user_in(there, 2)
    await concede.concede(there, leaving)
    assert [await kinds(there, seat) for seat in (1, 2)] == [[], []]
