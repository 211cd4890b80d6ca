"""The questions to a table in the store."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.database.base import Writer
from bot.model.rows import NewPost, Question, QuestionKind
from bot.store.outbox import drop_votes, put_posts
from bot.store.part import Shelf


class Asked(Shelf):
    """The part of the store that holds questions."""

    async def question(self, table: int, kind: QuestionKind) -> Question | None:
        """Read the open question of a kind."""
        rows = await self.database.read("SELECT * FROM questions WHERE game = ? AND kind = ?", table, kind.value)
        if not rows:
            return None
        votes = {int(user): choice for user, choice in json.loads(rows[0]["votes"]).items()}
        return Question(kind, rows[0]["revision"], rows[0]["seat"], votes, json.loads(rows[0]["facts"]))

    async def ask(self, table: int, question: Question, posts: Sequence[NewPost]) -> None:
        """Put a question to the table, or write down what was answered so far."""
        async with self.database.transaction(table) as db:
            if posts:
                await drop_votes(db, table, question.kind.value)
            await put_question(db, table, question)
            await put_posts(db, table, posts, self.now())

    async def withdraw(self, table: int, kind: QuestionKind) -> None:
        """Take a question off the table."""
        async with self.database.transaction(table) as db:
            await drop_votes(db, table, kind.value)
            await db.execute("DELETE FROM questions WHERE game = ? AND kind = ?", (table, kind.value))

    async def asked_in(self, table: int, kind: QuestionKind, since: int) -> list[int]:
        """List the messages in which a question of a kind was asked at a revision or later."""
        rows = await self.database.read(
            "SELECT message FROM outbox WHERE game = ? AND kind = 'vote' AND about = ? AND status = 'sent'"
            " AND message IS NOT NULL AND seq >= ? ORDER BY id",
            *(table, kind.value, since),
        )
        return [int(row[0]) for row in rows]


async def put_question(db: Writer, table: int, question: Question) -> None:
    """Write a question with its answers so far, as part of a transaction."""
    await db.execute(
        "INSERT INTO questions VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (game, kind) DO UPDATE SET"
        " revision = excluded.revision, seat = excluded.seat, facts = excluded.facts, votes = excluded.votes",
        (
            *(table, question.kind.value, question.revision, question.seat),
            *(json.dumps(question.facts), json.dumps(dict(question.votes))),
        ),
    )
