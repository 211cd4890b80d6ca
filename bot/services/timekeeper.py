"""The clocks at work: reminders, empty time banks, and no time lost while the bot was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.model.pace import TERMS, Clock, Terms
from bot.model.rows import About, NewPost, PostKind, QuestionKind, Status
from bot.services.notices import calls
from bot.services.outbox import LONGEST_SLEEP
from bot.store.clocks import LATE, Ticking
from bot.store.people import People
from bot.tables.absence import asking, time_up
from bot.tables.questions import voters
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.telemetry.logs import about

log = logging.getLogger(__name__)

BEAT = LATE / 2
"""Seconds between two notes that the bot is there; what it misses of them does not count on any clock."""
RETRY = 60.0
"""Seconds until the next try after a fault."""


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
        if self._closed:
            return
        self._here = True
        await self._store.arrive()
        self._set(BEAT, self._on_beat)
        await self._guarded(self._look)

    def pause(self) -> None:
        """Let no time count until the bot is there again."""
        self._here = False
        self._store.leave()

    def wake(self) -> None:
        """See to it that a clock that has begun to run is looked at in time."""
        self._begin(self._look)

    def _on_beat(self) -> None:
        self._begin(self._store.beat)
        self._set(BEAT, self._on_beat)

    def _on_due(self) -> None:
        self._begin(self._look)

    async def _look(self) -> None:
        """Do what is due, and set the timer for what is due next."""
        async with self._working:
            if not self._here:
                return
            await self._store.beat()  # what is due only because the machine slept is not due
            failed = False
            for ticking in await self._store.clocks_due():
                with about(ticking.table):
                    try:
                        await self._ring(ticking)
                    except Exception:
                        log.exception("table %s: its clock could not be looked after", ticking.table)
                        failed = True
            due = await self._store.next_clock_due()
            if due is not None:
                wait = RETRY if failed else max(due - self._store.now(), 1.0)
                self._set(min(wait, LONGEST_SLEEP), self._on_due)

    async def _ring(self, ticking: Ticking) -> None:
        """Do what is due for a clock: remind its person, ask the others when the bank is empty, decide as they did."""
        table = await self._tables.get(ticking.table)
        assert table is not None, f"table {ticking.table} is gone"
        async with table.lock:
            seat, now = ticking.seat, self._store.now()
            clock, due = (await self._store.ticking(table.id, seat))[2:]
            if due is None or due > now:
                return
            if table.row.status is not Status.RUNNING or seat not in table.actors() or not table.seats[seat].awaited:
                await self._store.stop_clock(table.id, seat)
                return
            asked = await self._store.question(table.id, QuestionKind.ABSENT)
            if asked is not None and (asked.revision, asked.seat) == (table.row.announced, seat):
                await time_up(table, asked)
            else:
                await self._say(table, seat, clock, TERMS[table.row.pace])
        table.changed()

    async def _say(self, table: Table, seat: int, clock: Clock, terms: Terms) -> None:
        """Remind a seat's person, and when their bank is empty ask the others."""
        now, posts, question = self._store.now(), [], None
        reminded = max(clock.reminded, clock.reminders(terms, now))
        if reminded > clock.reminded:
            posts += await self._reminders(table, seat)
        due = replace(clock, reminded=reminded).due(terms)
        if not clock.left(now):
            due = now + terms.gain
            question, vote = asking(table, seat)
            # nobody is asked where only computer players sit with the absent: the game waits
            if voters(table, question):
                posts.append(vote)
            else:
                question = None
        await self._store.rung(table.id, seat, reminded, due, posts, question)

    async def _reminders(self, table: Table, seat: int) -> list[NewPost]:
        user = table.seats[seat].user
        assert user is not None, f"seat {seat} of table {table.id} is a computer player's and has a clock"
        person = await self._people.person(user)
        about = NewPost(PostKind.NOTICE, table.row.announced, table.row.announced)
        pinged, notices = calls(person, About.REMINDER, about, self._store.now())
        here = [replace(about, about=About.REMINDER.value, user=user)] if pinged else []
        return [*notices, *here]

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
        with about():  # whoever woke it is long gone
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
            await self._store.beat()
        self.pause()
