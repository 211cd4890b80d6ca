"""Helpers for tests of the bot: tables with people and computer players, a sender, access to the stored rows."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import asyncpg

from bot.database.address import Address
from bot.database.sqlite import SqliteDatabase
from bot.games.contract import AnyGame, IllegalAction
from bot.model.acting import Acting, acting_after
from bot.model.offers import NewOffer, Wish
from bot.model.pace import DAY
from bot.model.refusals import Refused
from bot.model.rows import (
    Change,
    Incident,
    IncidentKind,
    Move,
    NewMove,
    NewTable,
    Post,
    PostKind,
    Question,
    QuestionKind,
    Seat,
)
from bot.services.computers import ComputerTurns
from bot.services.notice_planner import NoticePlanner
from bot.services.outbox import Leases, Outbox
from bot.services.sender import Gone, Sender
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.postgres import aside

BEGINNING = 1_800_000_000
"""The Unix time at which tests begin."""
CHANNEL = 5
ADA, BEN, CLEO, DAN = PEOPLE = (101, 102, 103, 104)
"""The Discord ids of the players, in the order in which they sit down."""
EVA, MANAGER = 900, 5_000
"""Someone without a seat, and a server manager."""
NAMES = ("Ada", "Ben", "Cleo", "Dan")
Complaint = Callable[..., str]
"""Runs a command that is refused, and returns the line that says why."""


def invitation(
    people: int = 2,
    computers: Sequence[str] = (),
    channel: int = CHANNEL,
    capacity: int = 0,
    game: str = "nim",
) -> NewTable:
    """Describe a table where these players already have seats; Ada is its host."""
    seats = [Seat(name, user=user) for name, user in zip(NAMES, PEOPLE[:people], strict=False)]
    seats += [Seat(f"{computer} {number}", computer=computer) for number, computer in enumerate(computers, 1)]
    return NewTable(
        guild=1,
        channel=channel,
        host=ADA,
        game=game,
        rules=1,
        options={},
        open_hands=False,
        language="en",
        capacity=capacity or max(len(seats), 2),
        seats=tuple(seats),
    )


def offer(user: int, game: str = "nim", channel: int = CHANNEL, lasts: int = 7, **wish: Any) -> NewOffer:
    """Return someone's offer to play, made on the server of the tables above when the test begins."""
    name = dict(zip(PEOPLE, NAMES, strict=True)).get(user, f"P{user}")
    until, keep = BEGINNING + lasts * DAY, wish.pop("keep", False)
    return NewOffer(
        user=user,
        name=name,
        guild=1,
        channel=channel,
        wish=Wish(game, **wish),
        language="en",
        until=until,
        keep=keep,
    )


async def begun(
    tables: Tables,
    people: int = 2,
    computers: Sequence[str] = (),
    channel: int = CHANNEL,
    game: str = "nim",
    **changes: Any,
) -> Table:
    new = replace(invitation(people, computers, channel, game=game), **changes)
    table = await lobby.open_table(tables, new)
    await lobby.start(table, ADA)
    return table


async def placed(tables: Tables, position: Any, people: int = 2, game: str = "nim") -> Table:
    table = await begun(tables, people, game=game)
    await place(table, position)
    return table


async def place(table: Table, position: Any) -> None:
    move = Move(table.revision + 1, None, {"action": "placed"}, {}, [], reveals=False, chosen=True)
    entry = NewMove(move, table.game.codec.position_to_json(position))
    acting = acting_after(table.game.rules, table.position, [move], position)
    await table.store.append(table.id, [entry], acting, (), [], table.row.pace)
    await table.load()


def waiting_for(*seats: int) -> Acting:
    """Return who may act in a new game that waits for these seats; without seats it is over."""
    return Acting(seats, frozenset(seats), frozenset(), frozenset(seats))


async def act(table: Table, action: Any, interaction: int | None = None) -> bool:
    """Act for the first seat that may; return whether its turn is over."""
    seat = table.actors()[0]
    return await table.act(seat, table.revision, action, interaction, table.seats[seat].decider)


def any_action(game: AnyGame, position: Any, chance: Random) -> Any:
    legal = game.rules.legal(position, game.rules.actors(position)[0])
    return legal[chance.randrange(len(legal))]


async def act_at_random(table: Table, chance: Random | None = None, interaction: int | None = None) -> bool:
    return await act(table, any_action(table.game, table.position, chance or Random(1)), interaction)


async def play(table: Table, chance: Random, until: Callable[[], bool] = lambda: False) -> None:
    while table.actors() and not until():
        await act_at_random(table, chance)


async def pass_turn(table: Table) -> None:
    (seat,) = table.actors()
    while table.actors() == (seat,):
        await act_at_random(table)


def state(table: Table) -> tuple[Any, ...]:
    return (table.revision, table.position, table.row)


async def reread(table: Table) -> tuple[Any, ...]:
    """Return everything the store holds about a table, as another process would read it."""
    return state(await Tables(table.store).existing(table.id))


async def refused(doing: Any) -> tuple[str, dict[str, object]]:
    """Await something that must be refused; return the reason and its facts."""
    try:
        done = await doing
    except (IllegalAction, Refused) as illegal:
        return illegal.reason, illegal.facts
    raise AssertionError(f"not refused: {done}")


async def reason_of(doing: Any) -> str:
    return (await refused(doing))[0]


async def check_stored(table: Table) -> None:
    assert await reread(table) == state(table)


def user_in(table: Table, seat: int) -> int:
    user = table.seats[seat].user
    assert user is not None
    return user


def seat_of(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    assert seat is not None
    return seat


def computer_seat(table: Table) -> int:
    return next(number for number, seat in enumerate(table.seats) if seat.computer)


async def question_of(table: Table, kind: QuestionKind) -> Question:
    question = await table.store.questions.get(table.id, kind)
    assert question is not None
    return question


async def stand_in(table: Table, seat: int, one_turn: bool = False) -> None:
    """Make a computer player the stand-in of an absent person."""
    held = replace(table.seats[seat], stand_in="novice", one_turn=one_turn)
    facts = {"computer": "novice", "one_turn": one_turn}
    async with table.lock:
        incident = Incident(IncidentKind.STAND_IN, table.revision, seat, facts)
        await table.change(Change(incident=incident, seats={seat: held}))


class Time:
    def __init__(self) -> None:
        self.now = float(BEGINNING)

    def __call__(self) -> float:
        return self.now


def file_of(store: Store) -> SqliteDatabase:
    assert isinstance(store.database, SqliteDatabase)
    return store.database


def names_in(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def all_rows(place: Path | Address) -> dict[str, list[dict[str, Any]]]:
    """Read a whole store directly: for each database table, its rows by column."""
    if isinstance(place, Address):
        return aside(_all_rows(place))
    names = [name for (name,) in rows(place, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    with closing(sqlite3.connect(place)) as connection:
        connection.row_factory = sqlite3.Row
        found = {name: [dict(row) for row in connection.execute(f"SELECT * FROM {name}")] for name in names}
    return {name: sorted(held, key=repr) for name, held in found.items()}


async def _all_rows(address: Address) -> dict[str, list[dict[str, Any]]]:
    connection = await asyncpg.connect(address.url)
    try:
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return {
            name: sorted([dict(row) for row in await connection.fetch(f"SELECT * FROM {name}")], key=repr)
            for (name,) in names
        }
    finally:
        await connection.close()


async def posts(store: Store, table: Table) -> list[tuple[PostKind, int, int]]:
    """List the new messages waiting to be sent, without the invitation: kind, since which row, up to which row."""
    waiting = await store.outbox.waiting(table.id)
    return [
        (post.kind, post.since, post.seq)
        for post in waiting
        if post.kind not in (PostKind.INVITATION, PostKind.REFRESH)
    ]


class NoPingsPlanner(NoticePlanner):
    async def plan(self, post: Post) -> Post:
        return replace(post, pings=())

    async def holds(self, notice: Post) -> bool:
        return True

    async def replacement(self, notice: Post) -> None:
        """Accept each notice as its person wishes it."""


def outbox_of(store: Store, sender: Sender, give_way: Callable[[], Awaitable[None]] | None = None) -> Outbox:
    return Outbox(store, sender, NoPingsPlanner(Tables(store)), give_way)


EDITS = (PostKind.STRIP, PostKind.REFRESH)
"""The posts that edit a message instead of sending one."""


class RecordingSender:
    """A sender that records posts and fails on demand, before or after their effect.

    `before` is awaited with each post and whether this is a retry; what it raises is that post's fault.
    """

    def __init__(self, before: Callable[[Post, bool], Awaitable[None]] | None = None) -> None:
        self._before = before
        self.sent: list[Post] = []
        self.calls: list[tuple[str, bool]] = []
        self.faults: list[str] = []
        """How the next calls fail: `before`, `after` or `gone`; later calls succeed."""

    @property
    def told(self) -> list[tuple[PostKind, int, int]]:
        """The messages in the channel: kind, since which row, up to which row."""
        return [(post.kind, post.since, post.seq) for post in self.sent if post.kind not in EDITS]

    async def send(self, post: Post, nonce: str, again: bool) -> int | None:
        if self._before is not None:
            await self._before(post, again)
        self.calls.append((nonce, again))
        fault = self.faults.pop(0) if self.faults else ""
        if fault == "gone":
            raise Gone
        if fault == "before":
            raise ConnectionError("never arrived")
        there = self._places(post) if again else []
        if not there:
            self.sent.append(post)
        if fault == "after":
            raise ConnectionError("no answer")
        return None if post.kind in EDITS else 1000 + (there[0] if there else len(self.sent) - 1)

    def _places(self, post: Post) -> list[int]:
        """Return the places of a post among the messages, alone or with others."""
        return [place for place, sent in enumerate(self.sent) if post.id in (sent.id, *(one.id for one in sent.others))]

    async def find(self, posts: Sequence[Post]) -> dict[int, int]:
        return {post.id: 1000 + place for post in posts for place in self._places(post)}


def is_driver_timer(callback: Callable[..., object]) -> bool:
    """Return whether a timer belongs to a server connection, which runs in real time."""
    owner = getattr(callback, "__self__", None)
    return type(owner).__module__.startswith("asyncpg")


async def deliver(tables: Tables, table: Table) -> None:
    """Deliver a table's messages, so that whoever is to act has been called."""
    outbox = Outbox(table.store, RecordingSender(), NoticePlanner(tables))
    outbox.wake(table.id)
    await outbox.idle()
    await outbox.close()


class InstantTimers:
    """Fires this loop's timers at once and records their delays, except those that renew leases."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self._loop = asyncio.get_running_loop()
        self._real_call_later = self._loop.call_later
        self._loop.call_later = self._call_later  # type: ignore[method-assign,assignment]

    def _call_later(self, delay: float, callback: Callable[..., object], *args: Any, **_: Any) -> asyncio.Handle:
        if is_driver_timer(callback) or isinstance(getattr(callback, "__self__", None), Leases):
            return self._real_call_later(delay, callback, *args)
        self.waits.append(delay)
        return self._loop.call_soon(callback, *args)


async def send(outbox: Outbox, *tables: int) -> None:
    for table in tables:
        outbox.wake(table)
    await settled(outbox)


async def settled(*services: Outbox | ComputerTurns) -> None:
    """Wait until these services have nothing left to do, including retries and work they trigger in one another."""
    async with asyncio.timeout(30):
        for _ in services:
            for service in services:
                await service.idle(retries=True)
