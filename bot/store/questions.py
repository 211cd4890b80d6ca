"""Open questions to a table, in the store."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from bot.database.base import Database, Writer
from bot.model.rows import NewPost, Question, QuestionKind
from bot.store.outbox import drop_votes, put_posts
from bot.store.part import StorePart, read_json

if TYPE_CHECKING:
    from bot.store.clocks import ClockStore


class QuestionStore(StorePart):
    """The open questions."""

    def __init__(self, database: Database, clock: Callable[[], float], clocks: ClockStore) -> None:
        super().__init__(database, clock)
        self._clocks = clocks

    async def get(self, table_id: int, kind: QuestionKind) -> Question | None:
        """Read the open question of a kind."""
        rows = await self._database.read(
            "SELECT * FROM questions WHERE table_id = ? AND kind = ?", table_id, kind.value
        )
        return _question(rows[0]) if rows else None

    async def all(self, table_id: int) -> list[Question]:
        """Read all open questions of a table."""
        rows = await self._database.read("SELECT * FROM questions WHERE table_id = ? ORDER BY kind", table_id)
        return [_question(row) for row in rows]

    async def ask(self, table_id: int, question: Question, posts: Sequence[NewPost] = ()) -> None:
        """Store a question with the messages that ask it, or with the answers so far."""
        async with self._database.transaction(table_id) as db:
            if posts:
                await drop_votes(db, table_id, question.kind.value)
            await put_question(db, table_id, question)
            await put_posts(db, table_id, posts, self.now())

    async def withdraw(self, table_id: int, kind: QuestionKind) -> None:
        """Close a question; clocks run on that stood only because its message was held up."""
        async with self._database.transaction(table_id) as db:
            await close_questions(db, table_id, (kind,))
            await self._clocks.run_on(db, table_id)

    async def messages(self, table_id: int, kind: QuestionKind, since: int) -> list[int]:
        """List the messages that asked a question of a kind, since a row of the log."""
        rows = await self._database.read(
            "SELECT message FROM outbox WHERE table_id = ? AND kind = 'vote' AND about = ? AND status = 'sent'"
            " AND message IS NOT NULL AND seq >= ? ORDER BY id",
            *(table_id, kind.value, since),
        )
        return [int(row[0]) for row in rows]


async def put_question(db: Writer, table_id: int, question: Question) -> None:
    """Write a question with its answers so far, as part of a transaction."""
    await db.execute(
        "INSERT INTO questions (table_id, kind, seq, seat, facts, votes) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind) DO UPDATE SET"
        " seq = excluded.seq, seat = excluded.seat, facts = excluded.facts, votes = excluded.votes",
        (
            *(table_id, question.kind.value, question.seq, question.seat),
            *(json.dumps(question.facts), json.dumps(dict(question.votes))),
        ),
    )


async def close_questions(db: Writer, table_id: int, kinds: Collection[QuestionKind]) -> None:
    """Close questions, and drop the messages that still ask them, as part of a transaction."""
    for kind in kinds:
        await drop_votes(db, table_id, kind.value)
        await db.execute("DELETE FROM questions WHERE table_id = ? AND kind = ?", (table_id, kind.value))


async def take_questions_back(db: Writer, table_id: int, back_to: int) -> None:
    """Close the questions that were about what was taken back, as part of a transaction.

    That is any other take-back, and ending a game that stood otherwise when it was proposed. Who takes over a seat
    does not depend on the position, and an absent person is asked about until their wait is over.
    """
    await close_questions(db, table_id, (QuestionKind.TAKE_BACK,))
    ending = QuestionKind.END.value
    await db.execute("DELETE FROM questions WHERE table_id = ? AND kind = ? AND seq > ?", (table_id, ending, back_to))
    await drop_votes(db, table_id, ending, back_to)


def _question(row: Any) -> Question:
    votes = {int(user): choice for user, choice in read_json(row["votes"]).items()}
    return Question(QuestionKind(row["kind"]), row["seq"], row["seat"], votes, read_json(row["facts"]))
