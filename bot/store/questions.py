"""Open questions to a table, in the store."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from bot.database.base import Database, Writer, marks
from bot.model.rows import NewPost, Question, QuestionKind
from bot.store.outbox import put_posts
from bot.store.part import StorePart, columns, put_rows, read_json, read_row, write_json

if TYPE_CHECKING:
    from bot.store.clocks import ClockStore


class QuestionStore(StorePart):
    def __init__(self, database: Database, clocks: ClockStore) -> None:
        super().__init__(database)
        self._clocks = clocks

    async def get(self, table_id: int, kind: QuestionKind) -> Question | None:
        return await self._one(_question, "SELECT * FROM questions WHERE table_id = ? AND kind = ?", table_id, kind)

    async def all(self, table_id: int) -> list[Question]:
        return await self._all(_question, "SELECT * FROM questions WHERE table_id = ? ORDER BY kind", table_id)

    async def tables(self) -> list[int]:
        return await self._ids("SELECT DISTINCT table_id FROM questions ORDER BY table_id")

    async def ask(self, table_id: int, question: Question, posts: Sequence[NewPost] = ()) -> None:
        """Store a question, with its answers so far and any messages that ask it."""
        async with self._database.transaction(table_id) as db:
            await put_question(db, table_id, question, posts)

    async def withdraw(
        self, table_id: int, kind: QuestionKind, shown: bool = False, posts: Sequence[NewPost] = ()
    ) -> None:
        """Close a question; clocks that were stopped only because its message was held up run on.

        If it is `shown`, its message, which was clicked, shows the outcome itself.
        """
        async with self._database.transaction(table_id) as db:
            await close_questions(db, table_id, (kind,), kind if shown else None)
            await put_posts(db, table_id, posts)
            await self._clocks.run_on(db, table_id)

    async def messages(self, table_id: int, kind: QuestionKind, since: int) -> list[int]:
        """List the messages that asked a question of a kind, since a row of the log."""
        return await self._ids(
            "SELECT message FROM outbox WHERE table_id = ? AND kind = 'vote' AND about = ? AND status = 'sent'"
            " AND message IS NOT NULL AND seq >= ? ORDER BY id",
            *(table_id, kind, since),
        )

    async def status(self, table_id: int, kind: QuestionKind) -> str:
        """Return what has become of the newest message that asks a question: waiting, sent or dropped."""
        found = await self._text(
            "SELECT status FROM outbox WHERE table_id = ? AND kind = 'vote' AND about = ? ORDER BY id DESC LIMIT 1",
            *(table_id, kind),
        )
        return found or "dropped"


async def put_question(db: Writer, table_id: int, question: Question, posts: Sequence[NewPost]) -> None:
    """Write a question with its answers so far, as part of a transaction.

    The messages that ask it replace earlier ones, which lose their buttons.
    """
    if posts:
        await _retire(db, table_id, (question.kind,))
    facts, votes = write_json(question.facts), write_json(dict(question.votes))
    await put_rows(
        db, "questions", [columns(question, table_id=table_id, facts=facts, votes=votes)], key="table_id, kind"
    )
    await put_posts(db, table_id, posts)


async def close_questions(
    db: Writer, table_id: int, kinds: Collection[QuestionKind], shown: QuestionKind | None = None
) -> None:
    """Close questions, as part of a transaction; their messages are no longer sent, or lose their buttons.

    The message of the question `shown`, which was clicked, shows the outcome itself.
    """
    await _retire(db, table_id, kinds, shown, closed=True)
    await db.execute(
        f"DELETE FROM questions WHERE table_id = ? AND kind IN ({marks(list(kinds))})",
        table_id,
        *kinds,
    )


async def _retire(
    db: Writer,
    table_id: int,
    kinds: Collection[QuestionKind],
    shown: QuestionKind | None = None,
    closed: bool = False,
) -> None:
    """Drop the waiting messages that ask questions, and strip the newest sent message of each open one.

    That message then says so if the question is `closed`.
    """
    await db.execute(
        "UPDATE outbox SET status = 'dropped' WHERE status = 'waiting' AND table_id = ? AND kind = 'vote'"
        f" AND about IN ({marks(list(kinds))})",
        table_id,
        *kinds,
    )
    stripped, about = [kind for kind in kinds if kind is not shown], "about" if closed else "''"
    await db.execute(
        "INSERT INTO outbox (table_id, kind, since, seq, message, about, status, created_at)"
        f" SELECT asked.table_id, 'strip', since, asked.seq, message, {about}, 'waiting', ? FROM outbox AS asked"
        " JOIN questions ON questions.table_id = asked.table_id AND questions.kind = about"
        f" WHERE asked.table_id = ? AND about IN ({marks(stripped)}) AND questions.seq <= asked.seq"
        " AND asked.kind = 'vote' AND status = 'sent' AND message IS NOT NULL"
        " AND NOT EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.table_id = asked.table_id"
        " AND newer.kind = 'vote' AND newer.about = asked.about AND newer.status = 'sent' AND newer.id > asked.id)",
        db.now,
        table_id,
        *stripped,
    )


async def take_questions_back(db: Writer, table_id: int, back_to: int, shown: QuestionKind | None) -> None:
    """Close the questions that were about what was taken back, as part of a transaction.

    These are any other take-back, and ending the game if that was proposed at a later position. Who takes over a seat
    does not depend on the position, and the question about an absent person stays until their wait is over.
    """
    rows = await db.read(
        "SELECT kind FROM questions WHERE table_id = ? AND (kind = 'take_back' OR kind = 'end' AND seq > ?)",
        table_id,
        back_to,
    )
    await close_questions(db, table_id, [QuestionKind(kind) for (kind,) in rows], shown)


def _question(row: Any) -> Question:
    votes = {int(user): choice for user, choice in read_json(row["votes"]).items()}
    return read_row(Question, row, "facts", votes=votes)
