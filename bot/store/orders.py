"""Standing orders in the store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from bot.database.base import Writer
from bot.model.orders import Key, StandingOrder
from bot.store.part import StorePart, columns, put_rows, read_row, write_json


class Asked(NamedTuple):
    """A seat that is asked while its person has an order there that may answer."""

    table_id: int
    seat: int
    since: int
    """When it was asked, in seconds since 1970."""
    seq: int
    """The row of the log with which the wait began."""
    at_once: bool
    """Whether it has orders that answer at once."""
    waits: bool
    """Whether it has orders that wait a while."""


class OrderStore(StorePart):
    async def of_table(self, table_id: int) -> list[StandingOrder]:
        """Read a table's orders, except those of seats for which a computer player acts."""
        return await self._all(
            _order,
            "SELECT orders.seat, kind, content, waits FROM orders JOIN seats USING (table_id, seat)"
            " WHERE table_id = ? AND ended IS NULL AND seats.user = orders.user AND stand_in IS NULL"
            " ORDER BY orders.seat, kind",
            table_id,
        )

    async def of_seat(self, table_id: int, seat: int) -> list[StandingOrder]:
        """Read the orders of a seat, the oldest first."""
        return await self._all(
            _order,
            "SELECT seat, kind, content, waits FROM orders WHERE table_id = ? AND seat = ? AND ended IS NULL"
            " ORDER BY given_at, kind",
            *(table_id, seat),
        )

    async def seats_since(self, table_id: int, seq: int) -> list[int]:
        """List the seats with orders that were given after a row of the log."""
        return await self._ids(
            "SELECT DISTINCT seat FROM orders WHERE table_id = ? AND seq > ? AND ended IS NULL ORDER BY seat",
            *(table_id, seq),
        )

    async def put(self, table_id: int, user: int, order: StandingOrder, seq: int) -> None:
        """Write an order that a person gave after a row of the log, in place of a former one of its kind."""
        async with self._database.transaction(table_id) as db:
            await _drop(db, table_id, order.seat, order.kind)
            given = {"user": user, "content": write_json(order.content), "given_at": self.now(), "seq": seq}
            await put_rows(db, "orders", [columns(order, table_id=table_id, **given)])

    async def drop(self, table_id: int, keys: Iterable[Key]) -> None:
        async with self._database.transaction(table_id) as db:
            for seat, kind in keys:
                await _drop(db, table_id, seat, kind)

    async def asked(self, table_id: int | None = None) -> list[Asked]:
        """List the seats that are asked now while an order of theirs stands, at one table or all of them.

        Paused tables are left out.
        """
        return await self._all(
            lambda row: Asked(int(row[0]), int(row[1]), int(row[2]), int(row[3]), not row[4], bool(row[5])),
            "SELECT orders.table_id, orders.seat, waits_since, asked_seq, min(waits), max(waits) FROM orders"
            " JOIN seats ON seats.table_id = orders.table_id AND seats.seat = orders.seat"
            " JOIN tables ON tables.id = orders.table_id"
            " WHERE to_act = 1 AND waits_since IS NOT NULL AND seats.stand_in IS NULL AND seats.user = orders.user"
            " AND ended IS NULL AND status = 'running' AND paused_at IS NULL"
            " AND orders.table_id = coalesce(?, orders.table_id)"
            " GROUP BY orders.table_id, orders.seat, waits_since, asked_seq ORDER BY orders.table_id, orders.seat",
            table_id,
        )


async def _drop(db: Writer, table_id: int, seat: int, kind: str) -> None:
    await db.execute(
        "DELETE FROM orders WHERE table_id = ? AND seat = ? AND kind = ? AND ended IS NULL", table_id, seat, kind
    )


async def end_orders(db: Writer, table_id: int, ended: Mapping[Key, int]) -> None:
    """Note which rows of the log used up orders, as part of a transaction; taking the rows back restores the orders."""
    for (seat, kind), seq in ended.items():
        await db.execute(
            "UPDATE orders SET ended = ? WHERE table_id = ? AND seat = ? AND kind = ? AND ended IS NULL",
            seq,
            table_id,
            seat,
            kind,
        )


async def take_orders_back(db: Writer, table_id: int, seat: int | None, back_to: int) -> None:
    """Restore the orders that stood after a row of the log, as part of a transaction.

    Those of the seat that takes back are deleted: they would at once repeat what has just been taken back.
    """
    await db.execute(
        "DELETE FROM orders WHERE table_id = ? AND (seq > ? OR seat = ?)",
        table_id,
        back_to,
        -1 if seat is None else seat,
    )
    await db.execute("UPDATE orders SET ended = NULL WHERE table_id = ? AND ended > ?", table_id, back_to)


def _order(row: Any) -> StandingOrder:
    return read_row(StandingOrder, row, "content")
