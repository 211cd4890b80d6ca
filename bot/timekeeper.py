"""The clocks at work: reminders, empty time banks, and no time lost while the bot was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.notices import calls
from bot.outbox import LONGEST_SLEEP
from bot.pace import TERMS, Clock, Terms
from bot.people import People
from bot.questions import put, voters
from bot.rows import About, NewPost, PostKind, Question, QuestionKind, Status
from bot.tables import Table, Tables

log = logging.getLogger(__name__)

BEAT = 300.0
"""Seconds between two notes that the bot is there; what it misses of them does not count on any clock."""
RETRY = 60.0
"""Seconds until the next try after a fault."""
_ALIVE = "alive"


class Timekeeper:
    """One timer for the clock that is due next, and a beat by which a later start knows how long the bot was away."""

    def __init__(self, tables: Tables, people: People) -> None:
        self._tables = tables
        self._store = tables.store
        self._people = people
        self._timers: dict[Callable[[], None], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._working = asyncio.Lock()
        self._here = False
        self._closed = False

    async def resume(self) -> None:
        """Begin to count time, now that the bot is there: none of the time that it was away counts."""
        self._here = True
        await self._catch_up()
        self._set(BEAT, self._on_beat)
        await self._look()

    def pause(self) -> None:
        """Let no time count until the bot is there again."""
        self._here = False

    def wake(self) -> None:
        """See to it that a clock that has begun to run is looked at in time."""
        self._begin(self._look)

    async def _catch_up(self) -> None:
        now = self._store.now()
        alive = await self._store.note(_ALIVE)
        if alive is not None and now - int(alive) > 0:
            await self._store.begin_later(int(alive), now)
        await self._store.set_note(_ALIVE, str(now))

    async def _beat(self) -> None:
        if not self._here:
            return
        alive = await self._store.note(_ALIVE)
        if alive is not None and self._store.now() - int(alive) > 2 * BEAT:
            await self._catch_up()  # the machine slept, or its clock was set anew
        else:
            await self._store.set_note(_ALIVE, str(self._store.now()))

    def _on_beat(self) -> None:
        self._begin(self._beat)
        self._set(BEAT, self._on_beat)

    def _on_due(self) -> None:
        self._begin(self._look)

    async def _look(self) -> None:
        """Do what is due, and set the timer for what is due next."""
        if not self._here:
            return
        async with self._working:
            wait = LONGEST_SLEEP
            for ticking in await self._store.clocks_due():
                table = await self._tables.get(ticking.table)
                assert table is not None, f"table {ticking.table} is gone"
                try:
                    await self._ring(table, ticking.seat)
                except Exception:
                    log.exception("table %s: its clock could not be looked after", table.id)
                    wait = RETRY
            due = await self._store.next_clock_due()
            if due is not None:
                self._set(min(wait, max(due - self._store.now(), 1.0)), self._on_due)

    async def _ring(self, table: Table, seat: int) -> None:
        """Remind a seat's person, or ask the others when the bank is empty."""
        async with table.lock:
            clock, terms, now = (await self._store.clocks(table.id))[seat], TERMS[table.row.pace], self._store.now()
            due = clock.due(terms)
            if due is None or due > now:
                return
            if table.row.status is not Status.RUNNING or seat not in table.actors():
                await self._store.set_clock(table.id, seat, clock.stopped(now), None)
            elif clock.left(now):
                await self._remind(table, seat, clock, terms)
            else:
                await self._ask(table, seat, clock)
        table.changed()

    async def _remind(self, table: Table, seat: int, clock: Clock, terms: Terms) -> None:
        user = table.seats[seat].user
        assert user is not None, f"seat {seat} of table {table.id} is a computer player's and has a clock"
        person = await self._people.person(user)
        about = NewPost(PostKind.NOTICE, table.row.announced, table.row.announced)
        pinged, notices = calls(person, About.REMINDER, about, self._store.now())
        if pinged:
            notices = [*notices, replace(about, about=About.REMINDER.value, user=user)]
        reminded = replace(clock, reminded=clock.reminded + 1)
        await self._store.set_clock(table.id, seat, reminded, reminded.due(terms), notices)

    async def _ask(self, table: Table, seat: int, clock: Clock) -> None:
        question = Question(QuestionKind.ABSENT, table.row.announced, seat)
        asked = await self._store.question(table.id, QuestionKind.ABSENT)
        # nobody is asked where only computer players sit with the absent: the game waits
        if voters(table, question) and (asked is None or (asked.revision, asked.seat) != (question.revision, seat)):
            await put(table, question)
        await self._store.set_clock(table.id, seat, clock, None)

    def _set(self, wait: float, alarm: Callable[[], None]) -> None:
        if (timer := self._timers.pop(alarm, None)) is not None:
            timer.cancel()
        if not self._closed:
            self._timers[alarm] = asyncio.get_running_loop().call_later(wait, alarm)

    def _begin(self, work: Callable[[], Awaitable[None]]) -> None:
        if self._closed or not self._here:
            return
        task: asyncio.Task[None] = asyncio.create_task(self._guarded(work), name="timekeeper")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Exception:
            log.exception("the clocks could not be looked after; next try in %.0f s", RETRY)
            self._set(RETRY, self._on_due)

    async def close(self) -> None:
        """Note that the bot leaves now, and look after no clock any more."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._here:
            await self._store.set_note(_ALIVE, str(self._store.now()))
