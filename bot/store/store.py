"""The log of all games in SQLite: append-only moves with the position after each, seats, and the outbox."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.database.address import Address
from bot.database.base import Conflict, Writer
from bot.database.batch import Batch
from bot.database.open import database_at
from bot.database.sqlite import unusable
from bot.games.game import Json
from bot.model.pace import Pace
from bot.model.rows import (
    Ending,
    Entry,
    Move,
    NewPost,
    NewTable,
    Pause,
    PostKind,
    Seat,
    Status,
    TableRow,
)
from bot.store.admin_log import AdminLog
from bot.store.clocks import turns_ended
from bot.store.followers import Following
from bot.store.incidents import Chronicle
from bot.store.listings import Agenda
from bot.store.meta import put_note
from bot.store.outbox import Mail, put_posts
from bot.store.pauses import Pauses
from bot.store.progress import put_ending, put_to_act
from bot.store.questions import Asked

_LAST = 2**62


class Taken(Exception):
    """Tell that someone else was first: with a move, an interaction, or a table in this channel."""


class Store(Mail, Asked, Pauses, Chronicle, Following, Agenda, AdminLog):
    """Everything that outlives the process; each writing method is one durable transaction."""

    id: str = ""
    """A few random letters that tell this store from any other."""

    async def prepare(self) -> None:
        """Read or make the store's own id."""
        async with self.database.transaction() as db:
            await db.execute(
                "INSERT INTO meta VALUES ('store', ?) ON CONFLICT (key) DO NOTHING", (secrets.token_hex(4),)
            )
        ((self.id,),) = await self.database.read("SELECT value FROM meta WHERE key = 'store'")

    async def note(self, key: str) -> str | None:
        """Read a note that the program left for itself."""
        rows = await self.database.read("SELECT value FROM meta WHERE key = ?", key)
        return str(rows[0][0]) if rows else None

    async def set_note(self, key: str, value: str) -> None:
        """Leave a note for a later start."""
        async with self.database.transaction() as db:
            await put_note(db, key, value)

    # Reading

    async def table(self, table: int) -> TableRow | None:
        """Read a table with its seats."""
        rows = await self.database.read("SELECT * FROM games WHERE id = ?", table)
        if not rows:
            return None
        seats = await self.database.read("SELECT * FROM seats WHERE game = ? ORDER BY seat", table)
        return _table(rows[0], seats)

    async def standing(self, table: int) -> tuple[TableRow, int | None]:
        """Read a table with its seats and the number of its newest row, all of one moment."""
        rows = await self.database.read(
            "SELECT games.*, seats.seat AS place, seats.user AS sits, seats.computer AS plays, seats.name AS called,"
            " seats.stand_in AS acts, seats.one_turn, seats.conceded,"
            " (SELECT max(seq) FROM moves WHERE moves.game = games.id) AS newest"
            " FROM games LEFT JOIN seats ON seats.game = games.id WHERE games.id = ? ORDER BY seats.seat",
            table,
        )
        assert rows, f"table {table} is gone"
        seats = [
            Seat(row["called"], row["sits"], row["plays"], row["acts"], bool(row["one_turn"]), bool(row["conceded"]))
            for row in rows
            if row["place"] is not None
        ]
        newest = rows[0]["newest"]
        return replace(_table(rows[0], ()), seats=tuple(seats)), None if newest is None else int(newest)

    async def table_in(self, channel: int) -> int | None:
        """Find the table that is open or running in a channel."""
        rows = await self.database.read(
            "SELECT id FROM games WHERE channel = ? AND status IN ('invitation', 'running')", channel
        )
        return int(rows[0][0]) if rows else None

    async def last_table_in(self, channel: int) -> int | None:
        """Find the newest table of a channel, whether it still runs or not."""
        rows = await self.database.read("SELECT max(id) FROM games WHERE channel = ?", channel)
        return None if rows[0][0] is None else int(rows[0][0])

    async def seats_of(self, user: int) -> int:
        """Count the tables at which a person sits that are open or running."""
        ((count,),) = await self.database.read(
            "SELECT count(*) FROM seats JOIN games ON games.id = seats.game"
            " WHERE seats.user = ? AND games.status IN ('invitation', 'running')",
            user,
        )
        return int(count)

    async def tables_of(self, user: int) -> list[int]:
        """List a person's running tables: where it is their turn first, those that wait longest before all."""
        rows = await self.database.read(
            "SELECT games.id FROM seats JOIN games ON games.id = seats.game"
            " WHERE seats.user = ? AND games.status = 'running'"
            " ORDER BY seats.to_act DESC, seats.waits_since, games.id",
            user,
        )
        return [int(row[0]) for row in rows]

    async def position(self, table: int, seq: int | None = None) -> tuple[int, Json] | None:
        """Read the position after a row of a table's log, by default the newest, with the row's number."""
        rows = await self.database.read(
            "SELECT seq, position_after FROM moves WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
            table,
            _LAST if seq is None else seq,
        )
        return (int(rows[0][0]), json.loads(rows[0][1])) if rows else None

    async def moves(self, table: int, since: int = -1) -> list[Move]:
        """Read a table's log after a row, in order."""
        rows = await self.database.read(
            "SELECT seq, seat, action, drawn, events, reveals, chosen, back_to, interaction, at"
            " FROM moves WHERE game = ? AND seq > ? ORDER BY seq",
            table,
            since,
        )
        return [_move(row) for row in rows]

    async def move_of(self, interaction: int) -> tuple[int, int] | None:
        """Find the table and row that an interaction brought about."""
        rows = await self.database.read("SELECT game, seq FROM moves WHERE interaction = ?", interaction)
        return (int(rows[0][0]), int(rows[0][1])) if rows else None

    async def computers_to_act(self, seconds: int = 0) -> list[int]:
        """List the running tables that have waited for a computer player, so many seconds at least."""
        rows = await self.database.read(
            "SELECT DISTINCT games.id FROM games JOIN seats ON seats.game = games.id"
            " WHERE games.status = 'running' AND seats.to_act = 1"
            " AND coalesce(seats.computer, seats.stand_in) IS NOT NULL AND coalesce(seats.waits_since, 0) <= ?"
            " ORDER BY games.id",
            self.now() - seconds if seconds else _LAST,  # the machine's clock may have been set back
        )
        return [int(row[0]) for row in rows]

    # Writing

    async def open_table(self, new: NewTable) -> int:
        """Make a table with its invitation; raise Taken where its channel has one."""
        try:
            async with self.database.transaction() as db:
                ((table,),) = await db.execute_fetchall(
                    "INSERT INTO games (guild, channel, host, game, rules, options, open_hands, language, capacity,"
                    " pace, rated, stand_in, status, created_at)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'invitation', ?) RETURNING id",
                    (
                        *(new.guild, new.channel, new.host, new.game, new.rules, json.dumps(dict(new.options))),
                        *(new.open_hands, new.language, new.capacity, new.pace.value, new.rated),
                        *(new.stand_in, self.now()),
                    ),
                )
                await self._put_seats(db, table, new.seats)
                await put_posts(db, table, [NewPost(PostKind.INVITATION, 0, 0)], self.now())
        except Conflict as error:
            raise Taken from error
        return int(table)

    async def seat(self, table: int, seats: Sequence[Seat], host: int) -> None:
        """Write who has joined an invitation, and who is its host."""
        async with self.database.transaction(table) as db:
            await self._put_seats(db, table, seats)
            await db.execute("UPDATE games SET host = ? WHERE id = ?", (host, table))

    async def set_terms(self, table: int, pace: Pace, rated: bool) -> None:
        """Write how quickly an invitation's game is to be played, and whether it counts for the rating."""
        async with self.database.transaction(table) as db:
            await db.execute("UPDATE games SET pace = ?, rated = ? WHERE id = ?", (pace.value, rated, table))

    async def set_stand_in(self, table: int, computer: str) -> None:
        """Write which computer player will act for who is absent or concedes."""
        async with self.database.transaction(table) as db:
            await db.execute("UPDATE games SET stand_in = ? WHERE id = ?", (computer, table))

    async def set_options(self, table: int, options: Mapping[str, bool]) -> None:
        """Write with which options an invitation's game is to be dealt."""
        async with self.database.transaction(table) as db:
            await db.execute("UPDATE games SET options = ? WHERE id = ?", (json.dumps(dict(options)), table))

    async def start(
        self,
        table: int,
        seats: Sequence[Seat],
        deal: Entry,
        to_act: Collection[int],
        posts: Sequence[NewPost],
        pace: Pace = Pace.NONE,
    ) -> None:
        """Begin the game: the seats in turn order and the deal; raise Taken where it has begun already."""
        async with self._appending(table, [deal]) as db:
            await self._put_seats(db, table, seats)
            await db.execute("UPDATE games SET status = 'running' WHERE id = ?", (table,))
            await put_to_act(db, table, to_act, self.now())
            await self.put_turn(db, table, pace, to_act, [deal])
            await put_posts(db, table, posts, self.now())

    async def append(
        self,
        table: int,
        entries: Sequence[Entry],
        to_act: Collection[int] | None,
        over: bool,
        posts: Sequence[NewPost],
        pace: Pace = Pace.NONE,
    ) -> None:
        """Append moves with what they entail; raise Taken where another writer or the same interaction was first.

        With `to_act` a turn passes to these seats, or one is taken up again.
        """
        async with self._appending(table, entries) as db:
            if to_act is not None:
                await put_to_act(db, table, to_act, self.now(), turns_ended(entries))
                await self.put_turn(db, table, pace, to_act, entries)
            if over:
                await put_ending(db, table, Ending.PLAYED, self.now())
            await put_posts(db, table, posts, self.now())

    @asynccontextmanager
    async def _appending(self, table: int, entries: Sequence[Entry]) -> AsyncIterator[Writer]:
        values = [_values(table, entry, self.now()) for entry in entries]
        try:
            async with self.database.transaction(table) as db:
                batch = Batch(db)
                await batch.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
                yield batch
                await batch.run()
        except Conflict as error:
            raise Taken from error

    async def _put_seats(self, db: Writer, table: int, seats: Sequence[Seat]) -> None:
        await db.execute("DELETE FROM seats WHERE game = ?", (table,))
        await db.executemany(
            "INSERT INTO seats (game, seat, user, computer, name) VALUES (?, ?, ?, ?, ?)",
            [(table, number, seat.user, seat.computer, seat.name) for number, seat in enumerate(seats)],
        )


@asynccontextmanager
async def open_store(path: Path | Address, clock: Callable[[], float] = time.time) -> AsyncIterator[Store]:
    """Open the store in a file, made with its folder where there is none, or on a server; raise UnusableStore."""
    database = database_at(path)
    await database.open()
    try:
        store = Store(database, clock)
        try:
            await store.prepare()
        except sqlite3.Error as error:
            raise unusable(path, error) from error
        yield store
    finally:
        await database.close()


_dumps: Callable[[Json], str] = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":")).encode
"""Made once: json.dumps makes an encoder anew for each value that is not written in its usual way."""


def _values(table: int, entry: Entry, now: int) -> tuple[object, ...]:
    move = entry.move
    return (
        *(table, move.seq, move.seat, _dumps(move.action), _dumps(move.drawn), _dumps(move.events)),
        *(_dumps(entry.position), move.reveals, move.chosen, move.back_to, move.interaction, move.at or now),
    )


def _table(row: Any, seats: Iterable[Any]) -> TableRow:
    return TableRow(
        id=row["id"],
        guild=row["guild"],
        channel=row["channel"],
        host=row["host"],
        game=row["game"],
        rules=row["rules"],
        options=json.loads(row["options"]),
        open_hands=bool(row["open_hands"]),
        language=row["language"],
        capacity=row["capacity"],
        status=Status(row["status"]),
        announced=row["announced"],
        panel=row["panel"],
        created_at=row["created_at"],
        ending=None if row["ending"] is None else Ending(row["ending"]),
        pace=Pace(row["pace"]),
        rated=bool(row["rated"]),
        stand_in=row["stand_in"],
        paused=None if row["paused_at"] is None else Pause(row["paused_at"], row["paused_by"]),
        seats=tuple(_seat(seat) for seat in seats),
    )


def _seat(row: Any) -> Seat:
    return Seat(
        row["name"], row["user"], row["computer"], row["stand_in"], bool(row["one_turn"]), bool(row["conceded"])
    )


def _move(row: Any) -> Move:
    return Move(
        seq=row["seq"],
        seat=row["seat"],
        action=json.loads(row["action"]),
        drawn=json.loads(row["drawn"]),
        events=json.loads(row["events"]),
        reveals=bool(row["reveals"]),
        chosen=bool(row["chosen"]),
        back_to=row["back_to"],
        interaction=row["interaction"],
        at=row["at"],
    )
