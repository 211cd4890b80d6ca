"""The questions to a table in the store."""

from __future__ import annotations

import json
from collections.abc import Sequence

from bot.mail import drop_votes, put_posts
from bot.rows import NewPost, Question, QuestionKind
from bot.shelf import Shelf


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
        async with self.database.transaction() as db:
            if posts:
                await drop_votes(db, table, question.kind.value)
            await db.execute(
                "INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?, ?, ?)",
                (
                    *(table, question.kind.value, question.revision, question.seat),
                    *(json.dumps(question.facts), json.dumps(dict(question.votes))),
                ),
            )
            await put_posts(db, table, posts, self.now())

    async def withdraw(self, table: int, kind: QuestionKind) -> None:
        """Take a question off the table."""
        async with self.database.transaction() as db:
            await drop_votes(db, table, kind.value)
            await db.execute("DELETE FROM questions WHERE game = ? AND kind = ?", (table, kind.value))
