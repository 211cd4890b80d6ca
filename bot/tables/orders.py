"""Standing orders at a table: giving and withdrawing them, and answering for seats that are asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final

from bot.model.orders import AT_ONCE, Answering, StandingOrder, read_order, write_order
from bot.model.refusals import Refusal, Refused
from bot.store.orders import Asked
from bot.store.store import Store
from bot.tables.changing import changing, shield
from bot.tables.playing import answer_by_orders
from bot.tables.table import Table

SHORTEST_DELAY: Final = 5 * 60
"""The fewest seconds that a delayed order waits; how many is random."""
LONGEST_DELAY: Final = 60 * 60
"""The most seconds that it waits."""


def orders_due_at(store: Store, asked: Asked) -> int:
    """Return until when a seat's orders wait, in seconds since 1970: always the same time for the same question."""
    chance = Random(f"{store.id}.{asked.table_id}.{asked.seat}.{asked.seq}")
    return asked.since + chance.randint(SHORTEST_DELAY, LONGEST_DELAY)


async def order_answers_at(table: Table, seat: int) -> int | None:
    """Return when a delayed order will answer for a seat that is asked; None if its person has to act."""
    if table.game.orders is None or seat not in table.awaited():
        return None
    asked = next((one for one in await table.store.orders.asked(table.id) if one.seat == seat and one.waits), None)
    if asked is None or (due := orders_due_at(table.store, asked)) <= table.store.now():
        return None  # an order that is due has been carried out, or its action is illegal
    orders = await table.store.orders.of_table(table.id)
    answering = Answering(table.game, [order for order in orders if order.seat == seat], table.row.open_hands, (seat,))
    found = await asyncio.to_thread(answering.answer, table.position)  # it may look at all its cards
    return due if found is not None and table.refusal(seat, found[1]) is None else None


def check_orders(table: Table, seat: int) -> None:
    """Raise Refused unless a seat's person can have standing orders at this table now."""
    table.check_running()
    table.check_own(seat)
    table.check_playable()
    if table.orders is None:
        raise Refused(Refusal.NO_ORDERS, game=table.row.game)


def list_offered(table: Table, seat: int) -> list[Any]:
    """List the orders that a seat can give now; none at a table or in a game without them."""
    try:
        check_orders(table, seat)
    except Refused:
        return []
    assert table.game.orders is not None
    return list(table.game.orders.offered(table.view(seat)))


async def list_given(table: Table, seat: int) -> list[tuple[StandingOrder, Any]]:
    """List the orders that a seat has given, each with what it says."""
    part = table.game.orders
    if part is None:
        return []
    return [(order, read_order(part, order.content)) for order in await table.store.orders.of_seat(table.id, seat)]


@changing
async def give(table: Table, seat: int, order: Any, waits: bool = False) -> bool:
    """Give an order, in place of a former one of its kind; return whether it has answered already.

    It has if the seat is asked now and the order need not wait. Raise Refused for an order that is not offered now.
    """
    check_orders(table, seat)
    part, user = table.game.orders, table.seats[seat].user
    assert part is not None
    assert user is not None
    if order not in list_offered(table, seat) and not part.accepts(table.view(seat), order):
        raise Refused(Refusal.ORDER_OF_NO_USE)
    standing = StandingOrder(seat, part.kind(order), write_order(order), waits)
    await table.store.orders.put(table.id, user, standing, table.revision)
    return await _answer(table, AT_ONCE)


@shield
async def withdraw(table: Table, seat: int, kind: str) -> None:
    """Withdraw a seat's order of a kind; raise Refused if it has been used or withdrawn already."""
    async with table.lock:
        check_orders(table, seat)
        if kind not in [order.kind for order in await table.store.orders.of_seat(table.id, seat)]:
            raise Refused(Refusal.NO_SUCH_ORDER)
        await table.store.orders.drop(table.id, [(seat, kind)])


@shield
async def answer(table: Table, is_due: Callable[[Asked], bool]) -> bool:
    """Answer for the seats that are asked by their orders, delayed ones only once due; return whether any did."""
    async with table.lock:
        try:
            table.check_running()
            table.check_playable()
            # read again under the lock, as a seat may have been asked anew meanwhile
            asked = await table.store.orders.asked(table.id)
            answered = await _answer(table, {one.seat for one in asked if is_due(one)})
        except Refused:
            return False  # paused or over by now, or another process was first
    if answered:
        table.notify()
    return answered


async def _answer(table: Table, due: Collection[int]) -> bool:
    playing = await table.playing(due)
    await answer_by_orders(playing)
    if not playing.entries:
        return False
    await table.append_played(playing)
    return True
