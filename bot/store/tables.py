"""Tables in the store: how each was created, who sits there, and its state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.database.base import Conflict, Writer
from bot.model.rows import Lost, NewPost, NewTable, Pause, PostKind, Seat, Status, TableRow
from bot.store.offers import end_offers, take_offers
from bot.store.outbox import put_posts
from bot.store.part import StorePart, columns, insertion, put_rows, read_row, reading_row, set_columns, write_json


class Taken(Exception):
    """Raised when someone else was first: with a move, an interaction, or a table in this channel."""


class TableStore(StorePart):
    """The tables, and who sits there."""

    async def get(self, table_id: int) -> TableRow | None:
        rows = await self._database.read("SELECT * FROM tables WHERE id = ?", table_id)
        if not rows:
            return None
        seats = await self._database.read("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", table_id)
        return _with_seats(_table(rows[0]), seats)

    async def with_revision(self, table_id: int) -> tuple[TableRow, int | None]:
        """Read a table with its seats, and the seq of its newest row, all at one moment."""
        rows = await self._database.read(
            "SELECT tables.*, seats.seat, seats.user, seats.computer, seats.name, seats.stand_in AS acts,"
            " seats.one_turn, seats.conceded, seats.revision,"
            " (SELECT max(seq) FROM moves WHERE moves.table_id = tables.id) AS newest"
            " FROM tables LEFT JOIN seats ON seats.table_id = tables.id WHERE tables.id = ? ORDER BY seats.seat",
            table_id,
        )
        assert rows, f"table {table_id} is gone"
        newest = rows[0]["newest"]
        row = _with_seats(_table(rows[0]), [row for row in rows if row["seat"] is not None], stand_in="acts")
        return row, None if newest is None else int(newest)

    async def count(self) -> int:
        return await self._number("SELECT count(*) FROM tables") or 0

    async def page(self, after: int, limit: int) -> list[int]:
        """List tables after a given one, in order."""
        return await self._ids("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", after, limit)

    async def to_act(self, table_id: int) -> list[int]:
        return await self._ids("SELECT seat FROM seats WHERE table_id = ? AND to_act <> 0 ORDER BY seat", table_id)

    async def in_channel(self, channel: int) -> int | None:
        """Return the table that is open or running in a channel, or None."""
        return await self._number(
            "SELECT id FROM tables WHERE channel = ? AND status IN ('invitation', 'running')", channel
        )

    async def newest_in_channel(self, channel: int) -> int | None:
        """Return the newest table of a channel, running or not, or None."""
        return await self._number("SELECT max(id) FROM tables WHERE channel = ?", channel)

    async def invitation(self, table_id: int) -> int | None:
        """Return the message that holds a table's invitation; None if it was not posted yet."""
        return await self._number(
            "SELECT max(message) FROM outbox WHERE table_id = ? AND kind = 'invitation' AND status = 'sent'", table_id
        )

    async def places(self) -> list[tuple[int, Lost | None]]:
        """List the servers of tables that are open, running, or have messages to send, and what of them is gone."""
        return await self._all(
            lambda row: (int(row[0]), None if row[1] is None else Lost(row[1])),
            "SELECT DISTINCT guild, gone FROM tables WHERE status IN ('invitation', 'running')"
            " OR id IN (SELECT table_id FROM outbox WHERE status = 'waiting') UNION SELECT guild, NULL FROM offers",
        )

    async def lose_channel(self, channel: int) -> list[int]:
        """Note that a channel is gone; return its tables for which that is new."""
        return await self._change_gone("channel = ? AND coalesce(gone, '') != 'channel'", channel, Lost.CHANNEL)

    async def lose_server(self, guild: int) -> list[int]:
        """Note that a server is gone; return its tables for which that is new."""
        return await self._change_gone("guild = ? AND gone IS NULL", guild, Lost.SERVER)

    async def regain_server(self, guild: int) -> list[int]:
        """Note that a server is back; return its tables that were lost with it."""
        if not await self._database.read("SELECT 1 FROM tables WHERE guild = ? AND gone = 'server' LIMIT 1", guild):
            return []  # the usual case, for every server at every start
        return await self._change_gone("guild = ? AND gone = 'server'", guild, None)

    async def _change_gone(self, where: str, number: int, gone: Lost | None) -> list[int]:
        async with self._database.transaction() as db:
            rows = await db.read(f"UPDATE tables SET gone = ? WHERE {where} RETURNING id", gone, number)
            return [int(row[0]) for row in rows]

    async def open(
        self, new: NewTable, offers: Sequence[int] = (), claim: Callable[[Writer, int], Awaitable[None]] | None = None
    ) -> int:
        """Create a table with its invitation, using up offers if any; raise Taken if its channel or an offer is taken.

        In the same transaction `claim` writes what the table is for, and raises Conflict if that has a table by now.
        """
        try:
            async with self._database.transaction() as db:
                if offers:
                    await take_offers(db, offers)
                now = self.now()
                values = _columns(new, status=Status.INVITATION, created_at=now, touched_at=now, host_at=now)
                ((table_id,),) = await db.read(f"{insertion('tables', values)} RETURNING id", *values.values())
                if claim is not None:
                    await claim(db, int(table_id))
                await put_seats(db, table_id, new.seats)
                await put_posts(db, table_id, [NewPost(PostKind.INVITATION, 0, 0)])
        except Conflict as error:
            raise Taken from error
        return int(table_id)

    async def latest_of(self, guild: int, host: int, channel: int = 0, begun: bool = False) -> TableRow | None:
        """Read a server's newest table of a host, or else of a channel, or else of all; if `begun`, one that has."""
        which = " AND EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)" if begun else ""
        found = await self._number(
            f"SELECT id FROM tables WHERE guild = ?{which}"
            " ORDER BY CASE WHEN host = ? THEN 0 WHEN channel = ? THEN 1 ELSE 2 END, id DESC LIMIT 1",
            *(guild, host, channel),
        )
        return None if found is None else await self.get(found)

    async def touched(self, table_id: int) -> tuple[int, int]:
        """Return when anyone, and when its host, last did something at an invitation, in seconds since 1970."""
        ((touched, host),) = await self._database.read(
            "SELECT coalesce(touched_at, created_at), coalesce(host_at, created_at) FROM tables WHERE id = ?", table_id
        )
        return int(touched), int(host)

    async def set_seats(
        self,
        table_id: int,
        seats: Sequence[Seat],
        host: int,
        by_host: bool,
        posts: Sequence[NewPost],
        joined: Sequence[int],
    ) -> None:
        """Write who sits at an invitation, and who is its host; `by_host` tells whether the host did that.

        The offers of those who have just `joined` end.
        """
        async with self._database.transaction(table_id) as db:
            await put_posts(db, table_id, posts)
            await put_seats(db, table_id, seats)
            await end_offers(db, joined)
            await self._set(db, table_id, by_host, host=host)

    async def rename(self, table_id: int, user: int, name: str) -> None:
        await self._write(table_id, "UPDATE seats SET name = ? WHERE table_id = ? AND user = ?", name, table_id, user)

    async def set_settings(
        self, table_id: int, row: TableRow, posts: Sequence[NewPost] = (), by_host: bool = True
    ) -> None:
        """Write an invitation's game, settings, seats, and who is asked to play."""
        async with self._database.transaction(table_id) as db:
            await put_posts(db, table_id, posts)
            await put_seats(db, table_id, row.seats)
            await self._set(db, table_id, by_host, **_columns(row))

    async def _set(self, db: Writer, table_id: int, by_host: bool, **columns: object) -> None:
        """Write columns of an invitation, and note the activity, as part of a transaction."""
        columns["touched_at"] = self.now()
        if by_host:
            columns["host_at"] = self.now()
        await set_columns(db, "tables", columns, "id = ?", table_id)


def _columns(new: NewTable, **more: object) -> dict[str, Any]:
    options, invited = write_json(dict(new.options)), write_users(new.invited)
    return columns(new, NewTable, "seats", options=options, invited=invited, **more)


def write_users(users: Sequence[int]) -> str:
    """Return users as a column holds them, each between commas, so that queries can find one of them."""
    return "".join(f",{user}" for user in users) + "," if users else ""


def users_pattern(user: int) -> str:
    return f"%,{user},%"


def read_users(text: str) -> tuple[int, ...]:
    return tuple(int(user) for user in text.split(",") if user)


async def put_seats(db: Writer, table_id: int, seats: Sequence[Seat]) -> None:
    """Write who sits where before a game begins, as part of a transaction."""
    await db.execute("DELETE FROM seats WHERE table_id = ?", table_id)
    await put_rows(db, "seats", [columns(seat, table_id=table_id, seat=number) for number, seat in enumerate(seats)])


def _with_seats(row: TableRow, seats: Sequence[Any], stand_in: str = "stand_in") -> TableRow:
    """Add the seats, read from rows in which the stand-in's column may have another name."""
    found = tuple(read_row(Seat, seat, stand_in=seat[stand_in]) for seat in seats)
    return replace(row, seats=found, seat_revisions=tuple(seat["revision"] for seat in seats))


def _table(row: Any) -> TableRow:
    with reading_row(f"table {row['id']}"):
        return read_row(
            TableRow,
            row,
            "options",
            invited=read_users(row["invited"]),
            paused=None if row["paused_at"] is None else Pause(row["paused_at"], row["paused_by"]),
            seats=(),
            seat_revisions=(),
        )
