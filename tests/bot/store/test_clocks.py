"""The stored clocks: whatever happens, their banks are those of a plain model."""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import cast
from unittest.mock import patch

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.database.sqlite import SqliteDatabase
from bot.model.pace import TERMS, Pace, PaceTimes
from bot.model.person import Person
from bot.model.rows import PostKind
from bot.store.people import PersonStore
from bot.store.store import Store
from bot.tables import take_back
from bot.tables.registry import Tables
from bot.tables.table import Table
from tests.bot.kit import PEOPLE, Time, begun
from tests.conftest import INTERVALS
from tests.games.nim import Take

_, LATE, _ = INTERVALS
PACE = Pace.NORMAL


class Line:
    """A game in which each turn is one move, with its clocks."""

    def __init__(self, table: Table, watch: Time) -> None:
        self.table, self.watch = table, watch
        self.turns = [(0, 0)]
        """The turns that count: the row with which each began, and its seat."""

    async def deliver(self) -> None:
        store, number = self.table.store, self.table.id
        while posts := await store.outbox.waiting(number):
            if posts[0].kind is PostKind.TURN:
                waits = await store.listings.waits(number)
                await store.outbox.planned(posts[0], (), (), [seat for seat, wait in waits.items() if not wait.called])
            await store.outbox.sent(posts[0], None, panel=False)

    @property
    def seat(self) -> int:
        return self.turns[-1][1]

    async def turn(self) -> None:
        await self.table.act(self.seat, self.table.revision, Take(1), ends_turn=True)
        (seat,) = self.table.actors()
        self.turns.append((self.table.revision, seat))
        await self.deliver()

    async def take_back(self, turns: int) -> None:
        del self.turns[-turns:]
        await take_back._go_back(self.table, 0, self.turns[-1][0])
        await self.deliver()

    async def left(self) -> list[int]:
        clocks = await self.table.store.clocks.of_table(self.table.id)
        return [clock.left(int(self.watch())) for clock in clocks.values()]


# Against a model


MINUTES = st.sampled_from([60, 599, 600, 700, 1200, 2500])
OPS = st.one_of(
    st.tuples(st.just("wait"), MINUTES),
    st.tuples(st.just("turn"), st.just(0)),
    st.tuples(st.just("take_back"), st.integers(1, 3)),
    st.tuples(st.sampled_from(["away", "other_away"]), MINUTES),
    st.tuples(st.just("back"), st.just(0)),
    st.tuples(st.just("off"), MINUTES),
    st.tuples(st.just("killed"), MINUTES),
    st.tuples(st.just("lost"), MINUTES),
    st.tuples(st.just("slept"), MINUTES.filter(lambda seconds: seconds > LATE)),
    st.tuples(st.just("set_back"), MINUTES),
)


async def _run(path: Path, seats: int, ops: list[tuple[str, int]]) -> None:
    watch = Time()
    table = await begun(Tables(await _opened(path, watch), Random(49)), seats, pace=PACE)
    assert [seat.user for seat in table.seats] == list(PEOPLE[:seats])
    line = Line(table, watch)
    try:
        await _follow(line, path, seats, ops)
    finally:
        await line.table.store.database.close()


async def _follow(line: Line, path: Path, seats: int, ops: list[tuple[str, int]]) -> None:
    """Do one operation after another at a table and in the model, and compare their banks."""
    store, watch, model = line.table.store, line.watch, Model(seats)
    await store.clocks.mark_online()
    await line.deliver()
    model.begins = watch.now
    for op, amount in ops:
        now = watch.now
        if op == "wait":
            await _wait(store, watch, amount)
            model.passes(now, watch.now)
        elif op == "turn":
            await line.turn()
            model.turn(now)
        elif op == "take_back" and amount < len(line.turns):
            await line.take_back(amount)
            model.take_back(amount, now)
        elif op in ("away", "other_away", "back"):
            until = now if op == "back" else now + amount
            user = PEOPLE[(line.seat + 1) % seats if op == "other_away" else line.seat]
            await PersonStore(store.database).save(Person(user, away_until=int(until)))
            await store.clocks.hold(user, int(until))
            model.hold(PEOPLE.index(user), now, until)
        elif op in ("off", "killed"):
            if op == "off":
                await store.clocks.heartbeat()
                store.clocks.mark_offline()
            await store.database.close()
            watch.now += amount
            store = await _opened(path, watch)
            line.table = await Tables(store).existing(1)
            await store.clocks.mark_online()
        elif op == "lost":
            store.clocks.mark_offline()
            watch.now += amount
            await store.clocks.mark_online()
        elif op in ("slept", "set_back"):
            watch.now += amount if op == "slept" else -amount
            if model.begins <= now:
                model.begins = 0
        left = await line.left() if op not in ("slept", "set_back") else []
        if left:
            assert left == pytest.approx(model.banks, abs=1), (op, amount)
            assert all(0 <= each <= SHORT.bank for each in left)
        await store.clocks.heartbeat()
        assert await line.left() == pytest.approx(model.banks, abs=1), (op, amount)


async def _opened(path: Path, watch: Time) -> Store:
    database = SqliteDatabase(path)
    await database.open()
    store = Store(database, watch)
    await store.prepare()
    return store


async def _wait(store: Store, watch: Time, seconds: int) -> None:
    """Let time pass while the bot sends heartbeats."""
    end = watch.now + seconds
    while watch.now < end:
        watch.now = min(end, watch.now + 0.8 * LATE)
        await store.clocks.heartbeat()


@pytest.mark.slow
@settings(max_examples=6, deadline=None)
@example(2, [("back", 0), ("turn", 0), ("turn", 0), ("set_back", 60), ("take_back", 2), ("wait", 60)])
@example(2, [("wait", 1200), ("turn", 0), ("wait", 1200), ("turn", 0), ("take_back", 1), ("turn", 0)])
@example(2, [*[("turn", 0)] * 3, ("wait", 2500), ("wait", 1200), ("take_back", 2)])
@given(seats=st.integers(2, 3), ops=st.lists(OPS, min_size=5, max_size=30))
def test_whatever_happens_the_banks_are_those_of_the_model(seats: int, ops: list[tuple[str, int]]) -> None:
    """The banks match the model through turns, take-backs, absences, outages, kills and clock changes."""
    terms = cast(dict[Pace, PaceTimes], TERMS)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.dict(terms, {PACE: SHORT}),
        patch("bot.store.clocks.AWAY_AFTER", LATE),
    ):
        asyncio.run(_run(Path(folder) / "piazza.sqlite3", seats, ops))


SHORT = PaceTimes(gain=900, floor=1800, bank=3600)
"""Terms so short that a few turns fill and empty a bank."""


@dataclass
class Model:
    """The rules for clocks, computed in time that actually counts."""

    seats: int
    banks: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=lambda: [0])
    most: Counter[int] = field(default_factory=lambda: Counter([0]))
    """The highest number of turns each seat has begun, in any line of play."""
    away: dict[int, float] = field(default_factory=dict)
    """Until when each seat is away, by the machine's clock."""
    begins: float = 0.0
    """When the running clock starts, by the machine's clock."""

    def __post_init__(self) -> None:
        self.banks = [float(SHORT.bank)] * self.seats

    def passes(self, begin: float, end: float) -> None:
        used = max(0.0, end - max(begin, self.begins))
        self.banks[self.turns[-1]] = max(0.0, self.banks[self.turns[-1]] - used)

    def turn(self, now: float) -> None:
        seat = (self.turns[-1] + 1) % self.seats
        self.turns.append(seat)
        if self.turns.count(seat) > self.most[seat]:
            self.most[seat] += 1
            self.banks[seat] = min(SHORT.bank, self.banks[seat] + SHORT.gain)
        self._begun(now)

    def take_back(self, turns: int, now: float) -> None:
        """Return to an earlier turn; the clock of a seat that stays to move runs on."""
        before = self.turns[-1]
        del self.turns[len(self.turns) - turns :]
        if self.turns[-1] != before or not self.banks[before]:
            self._begun(now)
        elif before == 0:  # seat 0 takes back, and so has acted in its own turn
            self.banks[0] = max(SHORT.floor, self.banks[0])

    def _begun(self, now: float) -> None:
        seat = self.turns[-1]
        self.banks[seat] = max(SHORT.floor, self.banks[seat])
        self.begins = max(now, self.away.get(seat, 0.0))

    def hold(self, seat: int, now: float, until: float) -> None:
        """Make a person away until the given time."""
        self.away[seat] = until
        if self.turns[-1] == seat:
            self.begins = max(now, until)
