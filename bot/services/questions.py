"""Looks at the open questions of a table again whenever it has changed, and asks them again when nobody answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Final

from bot.model.rows import Question, QuestionKind
from bot.services.table_timer import TableTimer
from bot.tables import absence, end_by_agreement, hand_over, take_back
from bot.tables.questions import Fate, repeat_proposal
from bot.tables.table import Table

DECIDING: Final[Mapping[QuestionKind, Callable[[Table, Question], Awaitable[Fate]]]] = {
    QuestionKind.ABSENT: absence.decide,
    QuestionKind.END: end_by_agreement.decide,
    QuestionKind.HAND_OVER: hand_over.decide,
    QuestionKind.TAKE_BACK: take_back.decide,
}


class QuestionTimer(TableTimer):
    """One timer for the question that is to be asked again next.

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
        fate = await DECIDING[question.kind](table, question)
        if fate is Fate.VOID:
            await self._store.questions.withdraw(table.id, question.kind)
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
