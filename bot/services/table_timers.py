"""What is due at tables: standing orders that wait a while, and questions that are asked again."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Final

from bot.model.rows import Question
from bot.services.background import LONGEST_SLEEP, Background
from bot.store.orders import Asked
from bot.tables import absence, end_by_agreement, hand_over, take_back
from bot.tables.orders import answer, due_at
from bot.tables.questions import Fate, close_void, decide, repeat_proposal
from bot.tables.registry import Tables
from bot.tables.table import Table

PROPOSALS: Final = {each.PROPOSAL.kind: each.PROPOSAL for each in (end_by_agreement, hand_over, take_back)}


class TableTimer(Background[int]):
    """Looks at a table whenever it has changed, at each start, and when something is due there."""

    longest_wait = 60.0

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables
        self._store = tables.store

    @abstractmethod
    async def _look(self, table_id: int) -> int | None:
        """Do what is due at a table; return when something is due there next, in seconds since 1970."""

    @abstractmethod
    async def _left(self) -> Iterable[int]:
        """List the tables where an earlier process may have left something to do."""

    async def resume(self) -> None:
        """Look at all tables where an earlier process may have left something to do."""
        for table_id in await self._left():
            self.wake(table_id)

    async def work(self, key: int) -> float | None:
        """Look at a table."""
        due = await self._look(key)
        return None if due is None else max(1.0, min(due - self._store.now(), LONGEST_SLEEP))


class OrderTimer(TableTimer):
    """Carries out standing orders that wait, and those that an earlier process could not carry out any more."""

    WORK = "standing orders"

    async def _left(self) -> set[int]:
        return {asked.table_id for asked in await self._store.orders.asked()}

    async def _look(self, table_id: int) -> int | None:
        """Carry out what is due at a table."""
        asked = await self._store.orders.asked(table_id)
        if any(one.at_once or self._is_due(one) for one in asked):
            await answer(await self._tables.existing(table_id), self._is_due)
        return min((due_at(self._store, one) for one in asked if one.waits and not self._is_due(one)), default=None)

    def _is_due(self, asked: Asked) -> bool:
        """Return whether a seat has orders whose wait is over."""
        return asked.waits and due_at(self._store, asked) <= self._store.now()


class QuestionTimer(TableTimer):
    """Settles the open questions of a table, and asks them again when nobody answers.

    How to go on without someone is asked again by the clocks.
    """

    WORK = "questions"

    async def _left(self) -> Iterable[int]:
        return await self._store.questions.tables()

    async def _look(self, table_id: int) -> int | None:
        """Decide, close, or ask again the open questions of a table."""
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
            table.changed()
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
