"""Runs the clocks: reminders, empty time banks, and skipping the time while the bot was away."""

from __future__ import annotations

import logging
from abc import abstractmethod
from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.model.clock import Clock
from bot.model.pace import TERMS, WEEK
from bot.model.quiet_hours import defer_warning
from bot.model.reminders import GENTLE_REMINDERS, WARNING_TIME
from bot.model.rows import Question, QuestionKind, Wait
from bot.services.background import LONGEST_SLEEP, Background
from bot.store.clocks import AWAY_AFTER, RunningClock
from bot.store.orders import Asked
from bot.tables import absence, end_by_agreement, hand_over, take_back
from bot.tables.absence import is_waited_for, leave_unattended, question, reminders, tell_of_waiting, time_up
from bot.tables.orders import answer, orders_due_at
from bot.tables.questions import Fate, asking, close_void, decide, repeat_proposal, voters
from bot.tables.registry import Tables
from bot.tables.table import Table
from bot.telemetry.logs import log_context

log = logging.getLogger(__name__)

HEARTBEAT_INTERVAL = AWAY_AFTER / 2
"""Seconds between two heartbeats; time without them does not count on any clock."""
RETRY_DELAY = 60.0
"""Seconds until the next try after a clock could not be handled."""
_CLOCKS, _HEARTBEAT = "clocks", "heartbeat"


class Timekeeper(Background[str]):
    """Handles the clock that is due next, and records heartbeats, which tell a later start how long it was away."""

    WORK = "looking after the clocks"
    longest_wait = RETRY_DELAY

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self._store = tables.store
        self._here = False
        self._back = False
        """Whether the time while the bot was away is still to be skipped."""

    async def resume(self) -> None:
        """Start counting time; the time while the bot was away does not count. Retry after a fault."""
        self._here = self._back = True
        self.wake_after(_HEARTBEAT, HEARTBEAT_INTERVAL)
        self.wake()
        await self.idle()

    def pause(self) -> None:
        """Stop counting time until the bot is back."""
        self._here = False
        self._store.clocks.mark_offline()

    def wake(self, key: str = _CLOCKS) -> None:
        """Check the clocks, as one may have begun to run."""
        if self._here:
            super().wake(key)

    async def work(self, key: str) -> float | None:
        """Record a heartbeat, which also postpones what became due only because the machine slept; check the clocks."""
        await self._beat()
        return HEARTBEAT_INTERVAL if key == _HEARTBEAT else await self._look()

    async def _beat(self) -> None:
        """Record a heartbeat; the first one after the bot was away skips that time."""
        if self._back:
            await self._store.clocks.mark_online()
            self._back = False
        else:
            await self._store.clocks.heartbeat()

    async def _look(self) -> float | None:
        """Run due jobs; return the seconds until the next one."""
        failed, changed = False, list[Table]()
        for running in await self._store.clocks.due():
            with log_context(running.table_id):
                try:
                    changed += await self._expire(running)
                except Exception:
                    log.exception("table %s: its clock could not be handled", running.table_id)
                    failed = True
        for table in changed:  # only now, so that a person's reminders from several tables are one message
            table.notify()
        due = await self._store.clocks.next_due()
        if due is None:
            return None
        return RETRY_DELAY if failed else min(max(due - self._store.now(), 1.0), LONGEST_SLEEP)

    async def _expire(self, running: RunningClock) -> list[Table]:
        """Act on a clock that is due: remind its person, ask the others once the bank is empty, or close that vote.

        Return its table if that has changed.
        """
        table = await self._tables.existing(running.table_id)
        async with table.lock:
            seat, now = running.seat, self._store.now()
            found = await self._store.clocks.get(table.id, seat)
            if found.due is None or found.due > now:
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
                await self._remind(table, seat, wait, found.clock, asked)
        return [table]

    async def _remind(self, table: Table, seat: int, wait: Wait, former: Clock, asked: Question | None) -> None:
        """Remind a seat's person or, once their bank is empty, ask the others how to go on."""
        now, terms, new = self._store.now(), TERMS[table.row.pace], None
        person = await self._store.people.at_table(table.seats[seat].user or 0, table.id)
        clock, ends, more = former, former.runs_out_at(), 0
        reminds = former.reminders(terms, now) > former.reminded
        posts = reminders(table, person, wait) if reminds else []
        told = max((post.due or now for post in posts), default=now)
        if ends is not None:
            # time is not up in quiet hours, nor right after a reminder that had to wait for their end
            more = defer_warning(person, max(ends, told + WARNING_TIME if told > now else now)) - ends
            clock = replace(former, bank=former.bank + more)
        if reminds:
            reminded = clock.reminders(terms, told + terms.gain - 1)  # what would follow at once is left out
            clock = replace(clock, reminded=max(former.reminded + 1, reminded))
        due = clock.due(terms)
        if not clock.left(now):
            due = now + terms.gain
            # of several people absent at once, only one is asked about at a time
            if asked is None or not await is_waited_for(table, asked.seat, asked.seq):
                new = question(table, seat, wait)
                if voters(table, new):
                    posts.append(asking(table, new))
                else:  # nobody can be asked: the game waits
                    new, due = None, now + WEEK
                    posts += reminders(table, person, wait)
                    await leave_unattended(table, seat, wait)
        elif ends is None and clock.reminded >= len(GENTLE_REMINDERS):
            await tell_of_waiting(table, seat, wait)
        await self._store.clocks.expired(table.id, seat, clock.reminded, due, posts, new, more)

    async def close(self, seconds: float | None = None) -> None:
        """Record a last heartbeat, and stop checking clocks."""
        await super().close(seconds)
        if self._here and not self._back:
            await self._store.clocks.heartbeat()
        self.pause()


# Standing orders and open questions

PROPOSALS: Final = {each.PROPOSAL.kind: each.PROPOSAL for each in (end_by_agreement, hand_over, take_back)}


class TableTimer(Background[int]):
    """Checks a table whenever it has changed, at each start, and when something is due there."""

    longest_wait = 60.0  # not the usual five minutes, as tables wait for these decisions

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self._store = tables.store

    @abstractmethod
    async def _look(self, table_id: int) -> int | None:
        """Run a table's due jobs; return when the next one is due, in seconds since 1970."""

    @abstractmethod
    async def _list_left(self) -> Iterable[int]:
        """List the tables where an earlier process may have left something to do."""

    async def resume(self) -> None:
        """Check all tables where an earlier process may have left something to do."""
        for table_id in await self._list_left():
            self.wake(table_id)

    async def work(self, key: int) -> float | None:
        due = await self._look(key)
        return None if due is None else max(1.0, min(due - self._store.now(), LONGEST_SLEEP))


class OrderTimer(TableTimer):
    """Carries out delayed standing orders, and those that an earlier process left."""

    WORK = "standing orders"

    async def _list_left(self) -> set[int]:
        return {asked.table_id for asked in await self._store.orders.asked()}

    async def _look(self, table_id: int) -> int | None:
        """Run a table's due jobs."""
        asked = await self._store.orders.asked(table_id)
        if any(one.at_once or self._is_due(one) for one in asked):
            await answer(await self._tables.existing(table_id), self._is_due)
        return min(
            (orders_due_at(self._store, one) for one in asked if one.waits and not self._is_due(one)), default=None
        )

    def _is_due(self, asked: Asked) -> bool:
        """Return whether a seat has orders whose wait is over."""
        return asked.waits and orders_due_at(self._store, asked) <= self._store.now()


class QuestionTimer(TableTimer):
    """Settles the open questions of a table, and asks them again when nobody answers.

    The question how to go on without someone is repeated by the clocks.
    """

    WORK = "questions"

    async def _list_left(self) -> Iterable[int]:
        return await self._store.questions.tables()

    async def _look(self, table_id: int) -> int | None:
        """Decide, close, or repeat the open questions of a table."""
        if not await self._store.questions.all(table_id):
            return None
        table = await self._tables.existing(table_id)
        settled = False
        async with table.lock:
            if table.row.paused is not None or table.row.gone is not None:
                return None
            for question in await self._store.questions.all(table_id):
                settled |= await self._settle_one(table, question)
            due = [question.due for question in await self._store.questions.all(table_id) if question.due is not None]
        if settled:
            table.notify()
        return min(due, default=None)

    async def _settle_one(self, table: Table, question: Question) -> bool:
        """Settle a question; return whether anything has changed."""
        proposal = PROPOSALS.get(question.kind)
        fate = await (absence.decide(table, question) if proposal is None else decide(table, proposal, question))
        if fate is Fate.VOID:
            await close_void(table, question)
        elif fate is Fate.OPEN:
            if not self._is_due(question):
                return False
            await self._store.clocks.heartbeat()  # no time has passed for it while the bot was away
            kept = await self._store.questions.get(table.id, question.kind)
            if kept is None or not self._is_due(kept):
                return False
            await repeat_proposal(table, kept)
        return True

    def _is_due(self, question: Question) -> bool:
        return question.due is not None and question.due <= self._store.now()
