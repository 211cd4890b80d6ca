"""Open questions to a table, in the store."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from bot.database.base import Database, Writer, marks
from bot.model.rows import NewPost, Question, QuestionKind
from bot.store.outbox import put_posts
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
        return await self._one(
            _question, "SELECT * FROM questions WHERE table_id = ? AND kind = ?", table_id, kind.value
        )

    async def all(self, table_id: int) -> list[Question]:
        """Read all open questions of a table."""
        return await self._all(_question, "SELECT * FROM questions WHERE table_id = ? ORDER BY kind", table_id)

    async def tables(self) -> list[int]:
        """List the tables that have open questions."""
        return await self._ids("SELECT DISTINCT table_id FROM questions ORDER BY table_id")

    async def ask(self, table_id: int, question: Question, posts: Sequence[NewPost] = ()) -> None:
        """Store a question with the messages that ask it, or with the answers so far."""
        async with self._database.transaction(table_id) as db:
            await put_question(db, table_id, question, posts, self.now())

    async def withdraw(
        self, table_id: int, kind: QuestionKind, shown: bool = False, posts: Sequence[NewPost] = ()
    ) -> None:
        """Close a question; clocks run on that stood only because its message was held up.

        `shown` says that its message, which was clicked, shows that itself.
        """
        async with self._database.transaction(table_id) as db:
            await close_questions(db, table_id, (kind,), self.now(), kind if shown else None)
            await put_posts(db, table_id, posts, self.now())
            await self._clocks.run_on(db, table_id)

    async def messages(self, table_id: int, kind: QuestionKind, since: int) -> list[int]:
        """List the messages that asked a question of a kind, since a row of the log."""
        return await self._ids(
            "SELECT message FROM outbox WHERE table_id = ? AND kind = 'vote' AND about = ? AND status = 'sent'"
            " AND message IS NOT NULL AND seq >= ? ORDER BY id",
            *(table_id, kind.value, since),
        )

    async def status(self, table_id: int, kind: QuestionKind) -> str:
        """Return what has become of the newest message that asks a question: waiting, sent or dropped."""
        rows = await self._database.read(
            "SELECT status FROM outbox WHERE table_id = ? AND kind = 'vote' AND about = ? ORDER BY id DESC LIMIT 1",
            *(table_id, kind.value),
        )
        return str(rows[0][0]) if rows else "dropped"


async def put_question(db: Writer, table_id: int, question: Question, posts: Sequence[NewPost], now: int) -> None:
    """Write a question with its answers so far, as part of a transaction.

    The messages that ask it take the place of earlier ones, which lose their buttons.
    """
    if posts:
        await _retire(db, table_id, (question.kind,), now)
    await db.execute(
        "INSERT INTO questions (table_id, kind, seq, seat, facts, votes, times, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, kind) DO UPDATE SET"
        " seq = excluded.seq, seat = excluded.seat, facts = excluded.facts, votes = excluded.votes,"
        " times = excluded.times, due = excluded.due",
        (
            *(table_id, question.kind.value, question.seq, question.seat),
            *(json.dumps(question.facts), json.dumps(dict(question.votes)), question.times, question.due),
        ),
    )
    await put_posts(db, table_id, posts, now)


async def close_questions(
    db: Writer, table_id: int, kinds: Collection[QuestionKind], now: int, shown: QuestionKind | None = None
) -> None:
    """Close questions, as part of a transaction; their messages are not sent any more, or lose their buttons.

    One message, which was clicked, shows the outcome itself.
    """
    await _retire(db, table_id, kinds, now, shown)
    await db.execute(
        f"DELETE FROM questions WHERE table_id = ? AND kind IN ({marks(list(kinds))})",
        (table_id, *(kind.value for kind in kinds)),
    )


async def _retire(
    db: Writer, table_id: int, kinds: Collection[QuestionKind], now: int, shown: QuestionKind | None = None
) -> None:
    """Drop the messages that would still ask questions, and strip of each open one the newest that was sent."""
    await db.execute(
        "UPDATE outbox SET status = 'dropped' WHERE status = 'waiting' AND table_id = ? AND kind = 'vote'"
        f" AND about IN ({marks(list(kinds))})",
        (table_id, *(kind.value for kind in kinds)),
    )
    stripped = [kind.value for kind in kinds if kind is not shown]
    await db.execute(
        "INSERT INTO outbox (table_id, kind, since, seq, message, about, status, created_at)"
        " SELECT asked.table_id, 'strip', since, asked.seq, message, '', 'waiting', ? FROM outbox AS asked"
        " JOIN questions ON questions.table_id = asked.table_id AND questions.kind = about"
        f" WHERE asked.table_id = ? AND about IN ({marks(stripped)}) AND questions.seq <= asked.seq"
        " AND asked.kind = 'vote' AND status = 'sent' AND message IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.table_id = asked.table_id"
        " AND newer.kind = 'vote' AND newer.about = asked.about AND newer.status = 'sent' AND newer.id > asked.id)",
        (now, table_id, *stripped),
    )


async def take_questions_back(
    db: Writer, table_id: int, back_to: int, now: int, shown: QuestionKind | None = None
) -> None:
    """Close the questions that were about what was taken back, as part of a transaction.

    That is any other take-back, and ending a game that stood otherwise when it was proposed. Who takes over a seat
    does not depend on the position, and an absent person is asked about until their wait is over.
    """
    rows = await db.execute_fetchall(
        "SELECT kind FROM questions WHERE table_id = ? AND (kind = 'take_back' OR kind = 'end' AND seq > ?)",
        (table_id, back_to),
    )
    await close_questions(db, table_id, [QuestionKind(kind) for (kind,) in rows], now, shown)


def _question(row: Any) -> Question:
    votes = {int(user): choice for user, choice in read_json(row["votes"]).items()}
    facts, kind = read_json(row["facts"]), QuestionKind(row["kind"])
    return Question(kind, row["seq"], row["seat"], votes, facts, row["times"], row["due"])
