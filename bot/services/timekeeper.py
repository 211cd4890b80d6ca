"""Runs the clocks: reminders, empty time banks, and no time counted while the bot was away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.model.notices import notice_to, told_apart
from bot.model.pace import TERMS, WARNING, WEEK, Clock
from bot.model.person import Person
from bot.model.rows import NewPost, NoticeKind, PostKind, Question, QuestionKind, Wait
from bot.services.outbox import LONGEST_SLEEP
from bot.store.clocks import LATE, RunningClock
from bot.tables.absence import leave_unattended, question, time_up, waited_for
from bot.tables.questions import asking, voters
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

HEARTBEAT = LATE / 2
"""Seconds between two heartbeats; time without them does not count on any clock."""
RETRY = 60.0
"""Seconds until the next try after a fault."""


class Timekeeper:
    """One timer for the clock that is due next, and a heartbeat that tells a later start how long the bot was away."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._timers: dict[Callable[[], None], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._working = asyncio.Lock()
        self._here = False
        self._back = False
        """Whether the time while the bot was away is still to be skipped."""
        self._closed = False

    async def resume(self) -> None:
        """Start counting time; the time while the bot was away does not count. A fault is tried again."""
        if self._closed:
            return
        self._here = self._back = True
        self._set(HEARTBEAT, self._on_beat)
        await self._guarded(self._look)

    def pause(self) -> None:
        """Stop counting time until the bot is back."""
        self._here = False
        self._store.clocks.mark_offline()

    def wake(self) -> None:
        """Check the clocks, as one may have begun to run."""
        self._begin(self._look)

    def _on_beat(self) -> None:
        self._begin(self._beat)
        self._set(HEARTBEAT, self._on_beat)

    async def _beat(self) -> None:
        """Record a heartbeat; the first one after the bot was away skips that time."""
        if self._back:
            await self._store.clocks.mark_online()
            self._back = False
        else:
            await self._store.clocks.heartbeat()

    def _on_due(self) -> None:
        self._begin(self._look)

    async def _look(self) -> None:
        """Do what is due, and set the timer for what is due next."""
        async with self._working:
            if not self._here:
                return
            await self._beat()  # moves on what became due only because the machine slept
            failed, changed = False, list[Table]()
            for running in await self._store.clocks.due():
                with log_context(running.table_id):
                    try:
                        changed += await self._expire(running)
                    except Exception:
                        log.exception("table %s: its clock could not be looked after", running.table_id)
                        failed = True
            for table in changed:  # only now, so that a person's reminders of several tables are one message
                table.changed()
            due = await self._store.clocks.next_due()
            if due is not None:
                wait = RETRY if failed else max(due - self._store.now(), 1.0)
                self._set(min(wait, LONGEST_SLEEP), self._on_due)

    async def _expire(self, running: RunningClock) -> list[Table]:
        """Do what is due for a clock: remind its person, ask the others once the bank is empty, or close that vote.

        Return its table if that has changed.
        """
        table = await self._tables.existing(running.table_id)
        async with table.lock:
            seat, now = running.seat, self._store.now()
            clock, due = (await self._store.clocks.get(table.id, seat))[2:]
            if due is None or due > now:
                return []
            wait = (await self._store.listings.waits(table.id)).get(seat)
            if wait is None or seat not in table.awaited():
                await self._store.clocks.stop(table.id, seat)
                return []
            if await self._store.clocks.stand_if_held_up(table.id, seat):
                return []
            asked = await self._store.questions.get(table.id, QuestionKind.ABSENT)
            if asked is not None and (asked.seq, asked.seat) == (wait.seq, seat):
                await time_up(table, asked)
            else:
                await self._remind(table, seat, wait, clock, asked)
        return [table]

    async def _remind(self, table: Table, seat: int, wait: Wait, former: Clock, asked: Question | None) -> None:
        """Remind a seat's person, and once their bank is empty ask the others; never both at once."""
        now, terms, new = self._store.now(), TERMS[table.row.pace], None
        person = await self._store.people.at_table(table.seats[seat].user or 0, table.id)
        clock, ends, more = former, former.ends(), 0
        reminds = former.reminders(terms, now) > former.reminded
        posts = self._reminders(table, person, wait) if reminds else []
        told = max((post.due or now for post in posts), default=now)
        if ends is not None:
            # time is not up in quiet hours, nor right after a reminder that had to wait for their end
            more = person.awake(max(ends, told + WARNING if told > now else now)) - ends
            clock = replace(former, bank=former.bank + more)
        if reminds:
            reminded = clock.reminders(terms, told + terms.gain - 1)  # what would follow at once is left out
            clock = replace(clock, reminded=max(former.reminded + 1, reminded))
        due = clock.due(terms)
        if not clock.left(now):
            due = now + terms.gain
            # of several people absent at once, only one is asked about at a time
            if asked is None or not await waited_for(table, asked.seat, asked.seq):
                new = question(table, seat, wait)
                if voters(table, new):
                    posts.append(asking(table, new))
                else:  # nobody can be asked: the game waits
                    new, due = None, now + WEEK
                    posts += self._reminders(table, person, wait)
                    await leave_unattended(table, seat, wait)
        await self._store.clocks.expired(table.id, seat, clock.reminded, due, posts, new, more)

    def _reminders(self, table: Table, person: Person, wait: Wait) -> list[NewPost]:
        """Return what reminds a person of their turn, by the ways that they wish."""
        seq = max(table.row.announced, wait.seq)
        reminder = notice_to(person.user, NoticeKind.REMINDER, NewPost(PostKind.NOTICE, seq, seq))
        return told_apart(person, reminder, self._store.now())

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
        with log_context():  # drops the context of the task that woke it
            try:
                await work()
            except Exception:
                log.exception("the clocks could not be looked after; next try in %.0f s", RETRY)
                self._set(RETRY, self._on_due)

    async def idle(self) -> None:
        """Wait until everything that was due has been done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Record a last heartbeat, and stop checking clocks."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._here and not self._back:
            await self._store.clocks.heartbeat()
        self.pause()
