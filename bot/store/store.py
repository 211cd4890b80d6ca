"""The store: all its parts over one database, and the transactions that span several of them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.database.address import Address
from bot.database.base import Conflict, Database, UnusableStore, Writer, marks
from bot.database.faults import StoreFault
from bot.database.readonly_sqlite import READ_ERRORS, ReadOnlySqlite
from bot.database.sqlite import SqliteDatabase, unusable
from bot.games.contract import Json
from bot.model.acting import Acting
from bot.model.orders import Key
from bot.model.pace import DEFAULT_PACE, Pace
from bot.model.rows import (
    NOBODY,
    Change,
    Ending,
    Incident,
    Move,
    NewMove,
    NewPost,
    PostKind,
    QuestionKind,
    Seat,
    Status,
)
from bot.store.clocks import ClockStore, drop_paused_clocks, put_clock
from bot.store.followers import FollowerStore, ReadMarkStore
from bot.store.incidents import AdminLogStore, IncidentStore, put_admin_log_entry, put_incident
from bot.store.leagues import LeagueStore
from bot.store.listings import Listings
from bot.store.meta import MetaStore
from bot.store.offers import OfferStore
from bot.store.orders import OrderStore, end_orders, take_orders_back
from bot.store.outbox import OutboxStore, put_posts
from bot.store.part import StorePart, columns, put_rows, read_json, read_row, set_columns, write_json
from bot.store.people import NoteStore, PersonStore
from bot.store.places import PlaceStore
from bot.store.puzzles import PuzzleStore
from bot.store.questions import QuestionStore, close_questions, take_questions_back
from bot.store.results import ResultStore, ReviewStore
from bot.store.tables import TableStore, Taken, put_seats


class Store:
    """Everything that outlives the process; each writing method is one durable transaction."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.database = database
        database.clock = clock
        self.now = database.now
        self.id = ""
        """A few random letters that identify this store."""
        self.meta = MetaStore(database)
        self.tables = TableStore(database)
        self.log = LogStore(database)
        self.clocks = ClockStore(database)
        self.outbox = OutboxStore(database, self.clocks)
        self.questions = QuestionStore(database, self.clocks)
        self.orders = OrderStore(database)
        self.notes = NoteStore(database)
        self.incidents = IncidentStore(database)
        self.followers = FollowerStore(database)
        self.read_marks = ReadMarkStore(database)
        self.listings = Listings(database)
        self.admin_log = AdminLogStore(database)
        self.people = PersonStore(database)
        self.results = ResultStore(database)
        self.reviews = ReviewStore(database)
        self.offers = OfferStore(database)
        self.places = PlaceStore(database)
        self.leagues = LeagueStore(database)
        self.puzzles = PuzzleStore(database)

    async def prepare(self) -> None:
        """Read the store's own id, or create it."""
        self.id = await self.meta.store_id()

    async def start(
        self,
        table_id: int,
        seats: Sequence[Seat],
        rules: int,
        deal: NewMove,
        acting: Acting,
        posts: Sequence[NewPost],
        pace: Pace = DEFAULT_PACE,
    ) -> None:
        """Begin a game: the seats in turn order, the rules version, the deal; raise Taken if it has begun already."""
        async with self._appending(table_id, [deal]) as db:
            await put_seats(db, table_id, seats)
            await db.execute(
                "UPDATE tables SET status = 'running', rules = ?, invited = '' WHERE id = ?", rules, table_id
            )
            await put_acting(db, table_id, acting, (), deal.move.seq)
            await self.clocks.put_turn(db, table_id, pace, acting, deal.move)
            await put_posts(db, table_id, posts)

    async def append(
        self,
        table_id: int,
        entries: Sequence[NewMove],
        acting: Acting,
        released: Sequence[int],
        posts: Sequence[NewPost],
        pace: Pace = DEFAULT_PACE,
        ended: Mapping[Key, int] = MappingProxyType({}),
        shown: QuestionKind | None = None,
    ) -> None:
        """Append moves and what follows from them; raise Taken if another writer, or the interaction, was first.

        With nobody left to act, the game is over. The stand-ins of released seats have finished their one turn; the
        standing orders in `ended` are used up by these rows. Orders and questions that depend on a position taken back
        go with it; `shown` is the question whose message shows the outcome itself.
        """
        async with self._appending(table_id, entries) as db:
            last = entries[-1].move
            await end_orders(db, table_id, ended)
            if last.back_to is not None:
                await take_orders_back(db, table_id, last.seat, last.back_to)
                await take_questions_back(db, table_id, last.back_to, shown)
            await put_acting(db, table_id, acting, released, last.seq)
            called = bool(acting.newly_waiting) and not any(post.kind is PostKind.TURN for post in posts)
            if called:
                # the end of this turn was taken back before anyone was told of it: its person still knows of the turn
                await db.execute(
                    "UPDATE seats SET called_at = ? WHERE table_id = ? AND to_act = 1 AND called_at IS NULL"
                    f" AND seat IN ({marks(list(acting.newly_waiting))})",
                    self.now(),
                    table_id,
                    *acting.newly_waiting,
                )
            if acting.passed or last.back_to is not None:
                await self.clocks.put_turn(db, table_id, pace, acting, last)
                if called or last.back_to is not None:
                    await self.clocks.run_on(db, table_id)
            moves = [entry.move for entry in entries if entry.move.chosen and not entry.move.by_order]
            if acted := (set(acting.to_act) - acting.newly_waiting) & {move.seat for move in moves}:
                await self.clocks.note_acted(db, table_id, pace, acted)
            if not acting.to_act:
                await put_ending(db, table_id, Ending.PLAYED)
            await put_posts(db, table_id, posts)

    @asynccontextmanager
    async def _appending(self, table_id: int, entries: Sequence[NewMove]) -> AsyncIterator[Writer]:
        try:
            async with self.database.transaction(table_id) as db:
                await put_entries(db, table_id, entries)
                yield db
        except Conflict as error:
            raise Taken from error

    async def change(self, table_id: int, pace: Pace, change: Change) -> Incident:
        """Write an incident with everything it changes at its table; return it with its number."""
        async with self.database.transaction(table_id) as db:
            incident, now = change.incident, self.now()
            number = await put_incident(db, table_id, incident)
            await _put_changed_seats(db, table_id, change)
            for seat, (clock, due) in change.clocks.items():
                await put_clock(db, table_id, seat, clock, due)
            for seat in change.uncalled:
                where = "WHERE table_id = ? AND seat = ?"
                await db.execute(f"UPDATE seats SET called = 0, called_at = NULL {where}", table_id, seat)
                await db.execute(f"UPDATE clocks SET since = NULL, due = NULL {where}", table_id, seat)
            await close_questions(db, table_id, change.closed, change.shown)
            if change.pauses:
                await self.clocks.put_pause(db, table_id, NOBODY if change.manager is None else change.manager)
            if change.continues:
                await self.clocks.end_pause(db, table_id, pace)
            if change.manager is not None:
                await put_admin_log_entry(db, table_id, change.manager, incident)
            if change.host is not None:
                await db.execute("UPDATE tables SET host = ? WHERE id = ?", change.host, table_id)
            if change.ending is not None:
                await put_ending(db, table_id, change.ending)
            numbered = [
                replace(post, about=str(number)) if post.kind is PostKind.INCIDENT else post for post in change.posts
            ]
            await put_posts(db, table_id, numbered)
        return replace(incident, number=number, at=now)


async def _put_changed_seats(db: Writer, table_id: int, change: Change) -> None:
    for number, seat in change.seats.items():
        await set_columns(db, "seats", columns(seat), "table_id = ? AND seat = ?", table_id, number)
        # orders belong to the person who gave them, who may have left the seat
        await db.execute(
            "DELETE FROM orders WHERE table_id = ? AND seat = ? AND (user != ? OR ?)",
            table_id,
            number,
            seat.user or 0,
            seat.conceded,
        )
    await drop_paused_clocks(db, table_id, change.seats)


def database_at(place: Path | Address, read_only: bool = False) -> Database:
    """Return the unopened database: a path is an SQLite file, an address a PostgreSQL server; raise UnusableStore."""
    if isinstance(place, Path):
        return (ReadOnlySqlite if read_only else SqliteDatabase)(place)
    try:  # the driver is installed only with the extra `postgres`
        from bot.database.postgres import PostgresDatabase, ReadOnlyPostgres
    except ImportError:
        raise UnusableStore("no-driver", place) from None
    return (ReadOnlyPostgres if read_only else PostgresDatabase)(place)


@asynccontextmanager
async def open_store(place: Path | Address, clock: Callable[[], float] = time.time) -> AsyncIterator[Store]:
    """Open the store in a file, created with its folder if missing, or on a server; raise UnusableStore."""
    database = database_at(place)
    await database.open()
    try:
        store = Store(database, clock)
        try:
            await store.prepare()
        except StoreFault as error:
            raise unusable(place, error) from error
        yield store
    finally:
        await database.close()


@asynccontextmanager
async def open_to_read(place: Path | Address) -> AsyncIterator[Store]:
    """Open a store of the current schema for reading only, even while a bot writes to it; raise UnusableStore."""
    database = database_at(place, read_only=True)
    try:
        await database.open()
        yield Store(database)
    except StoreFault as error:
        raise UnusableStore("unreadable", place, error.detail) from error
    except READ_ERRORS as error:
        raise UnusableStore("unreadable", place, str(error)) from error
    finally:
        await database.close()


async def put_acting(db: Writer, table_id: int, acting: Acting, released: Sequence[int], seq: int) -> None:
    """Write who is to act after a row, and whose stand-in has finished its turn, as part of a transaction."""
    # nothing changes for any other seat
    for seat in sorted(acting.newly_waiting | acting.changed | acting.outdated | {*released}):
        change: dict[str, int | None] = {}
        if seat in acting.newly_waiting:
            change |= {"to_act": 1, "waits_since": db.now, "asked_seq": seq, "called": 0, "called_at": None}
        elif seat not in acting.to_act:
            change |= {"to_act": 0, "waits_since": None, "asked_seq": None, "called_at": None}
        if seat in acting.changed | acting.outdated:
            change["revision"] = seq
        if seat in released:
            change |= {"stand_in": None, "one_turn": 0}
        await set_columns(db, "seats", change, "table_id = ? AND seat = ?", table_id, seat)


async def put_ending(db: Writer, table_id: int, ending: Ending) -> None:
    """Write how a game ended, as part of a transaction: nobody is to act, clocks stop, questions and orders lapse."""
    status = Status.ABANDONED if ending is Ending.ABANDONED else Status.OVER
    await db.execute(
        "UPDATE tables SET status = ?, ending = ?, ended_at = ?, paused_at = NULL, paused_by = NULL, invited = ''"
        " WHERE id = ?",
        status,
        ending,
        db.now,
        table_id,
    )
    await db.execute(
        "UPDATE seats SET to_act = 0, waits_since = NULL, asked_seq = NULL,"
        " stand_in = CASE WHEN one_turn = 1 THEN NULL ELSE stand_in END, one_turn = 0 WHERE table_id = ?",
        table_id,
    )
    await db.execute("DELETE FROM paused_clocks WHERE table_id = ?", table_id)
    await db.execute("UPDATE clocks SET since = NULL, due = NULL WHERE table_id = ?", table_id)
    await db.execute("DELETE FROM orders WHERE table_id = ?", table_id)
    await close_questions(db, table_id, tuple(QuestionKind))


_LAST_SEQ = 2**62  # greater than any, and fits into the 64 bits of a column
_JSON_COLUMNS = ("action", "drawn", "events")
_COLUMNS = "seq, seat, action, drawn, events, reveals, chosen, back_to, interaction, at, turn_ended, by_order, joined"


class LogStore(StorePart):
    """The logs; `Store` appends to them."""

    async def position(self, table_id: int, seq: int | None = None) -> tuple[int, Json] | None:
        """Read the position after a row, by default the newest, with the row's seq; None before the deal."""
        return await self._one(
            lambda row: (int(row[0]), read_json(row[1])),
            "SELECT seq, position_after FROM moves WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1",
            table_id,
            _LAST_SEQ if seq is None else seq,
        )

    async def positions(self, table_id: int) -> list[Json]:
        """Read the positions after all rows, in order."""
        return await self._all(
            lambda row: read_json(row[0]), "SELECT position_after FROM moves WHERE table_id = ? ORDER BY seq", table_id
        )

    async def moves(self, table_id: int, since: int = -1) -> list[Move]:
        """Read the rows after one, in order."""
        return await self._all(
            _move, f"SELECT {_COLUMNS} FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq", table_id, since
        )

    async def has_acted(self, table_id: int, seat: int, since: int) -> bool:
        """Return whether a seat's person has acted after a row of the log."""
        moves = await self.moves(table_id, since)
        return any(move.seat == seat and move.interaction is not None for move in moves)

    async def move_of(self, interaction: int) -> tuple[int, int] | None:
        """Return the table and row that an interaction led to, or None."""
        return await self._one(
            lambda row: (int(row[0]), int(row[1])), "SELECT table_id, seq FROM moves WHERE interaction = ?", interaction
        )


async def put_entries(db: Writer, table_id: int, entries: Iterable[NewMove]) -> None:
    """Append rows, as part of a transaction; raise Conflict if one of their numbers or interactions is taken."""
    await put_rows(db, "moves", [_values(table_id, entry, db.now) for entry in entries])


def _values(table_id: int, entry: NewMove, now: int) -> dict[str, Any]:
    move = entry.move
    written = {name: write_json(getattr(move, name)) for name in _JSON_COLUMNS}
    return columns(move, table_id=table_id, at=move.at or now, position_after=write_json(entry.position), **written)


def _move(row: Any) -> Move:
    return read_row(Move, row, *_JSON_COLUMNS)
