"""The outbox in the store: messages that must be sent, in order, those for one person and those for later too."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from bot.database.base import Writer, marks
from bot.model.rows import About, NewPost, Post, PostKind
from bot.store.part import Shelf

_COLUMNS = "id, game, kind, since, seq, message, about, user, place, due, pings"
_HELD_BACK = (
    "kind = 'notice' AND about != 'end'"
    " AND EXISTS (SELECT 1 FROM games WHERE games.id = outbox.game AND games.paused_at IS NOT NULL)"
)
"""What is not sent while its table is paused."""
_OF_A_TURN = tuple(about.value for about in About if about is not About.END)


class Mail(Shelf):
    """The part of the store that holds the outbox."""

    async def waiting(self, table: int) -> list[Post]:
        """List the messages of a table that must be sent by now, in order."""
        rows = await self.database.read(
            f"SELECT {_COLUMNS} FROM outbox"
            f" WHERE status = 'waiting' AND game = ? AND (due IS NULL OR due <= ?) AND NOT ({_HELD_BACK}) ORDER BY id",
            table,
            self.now(),
        )
        return [_post(row) for row in rows]

    async def tables_waiting(self) -> list[int]:
        """List the tables that have messages to send by now."""
        rows = await self.database.read(
            "SELECT DISTINCT game FROM outbox WHERE status = 'waiting' AND (due IS NULL OR due <= ?)"
            f" AND NOT ({_HELD_BACK}) ORDER BY game",
            self.now(),
        )
        return [int(row[0]) for row in rows]

    async def next_due(self) -> int | None:
        """Tell when the next message that waits for its time is due, in seconds since 1970."""
        rows = await self.database.read("SELECT min(due) FROM outbox WHERE status = 'waiting' AND due > ?", self.now())
        return None if rows[0][0] is None else int(rows[0][0])

    async def claim(self, post: Post, owner: str, seconds: int) -> tuple[Post, bool] | None:
        """Give a message to one process for some time; tell it as it stands, and whether another has had it before.

        None where another has it now, or it need not be sent any more.
        """
        async with self.database.transaction(post.table) as db:
            rows = await db.execute_fetchall(
                f"SELECT {_COLUMNS}, owner, until FROM outbox WHERE id = ? AND status = 'waiting'", (post.id,)
            )
            for row in rows:
                if row["owner"] not in (None, owner) and row["until"] > self.now():
                    break
                await db.execute(
                    "UPDATE outbox SET owner = ?, until = ? WHERE id = ?", (owner, self.now() + seconds, post.id)
                )
                return _post(row), row["owner"] not in (None, owner)
        return None

    async def renew_claims(self, owner: str, seconds: int) -> None:
        """Let a process keep for some more time what it is sending."""
        async with self.database.transaction() as db:
            await db.execute(
                "UPDATE outbox SET until = ? WHERE owner = ? AND status = 'waiting' AND until > 0",
                (self.now() + seconds, owner),
            )

    async def unclaim(self, owner: str, post: Post | None = None) -> None:
        """Give a message that a process could not send to whoever tries next, or all that it has."""
        async with self.database.transaction(None if post is None else post.table) as db:
            await db.execute(
                "UPDATE outbox SET until = 0 WHERE owner = ? AND status = 'waiting' AND id = coalesce(?, id)",
                (owner, None if post is None else post.id),
            )

    async def planned(self, post: Post, pings: Sequence[int], notices: Sequence[NewPost], overtakes: bool) -> None:
        """Decide for good whom a message pings and who gets notices; it may overtake all notices of before."""
        async with self.database.transaction(post.table) as db:
            await db.execute("UPDATE outbox SET pings = ? WHERE id = ?", (json.dumps(list(pings)), post.id))
            if overtakes:
                await tidy(db, post.table, _OF_A_TURN, self.now())
            await put_posts(db, post.table, notices, self.now())

    async def sent(self, post: Post, message: int | None, panel: bool) -> None:
        """Note that a message was sent; as the new panel it has the former one, and questions it overtook, stripped."""
        async with self.database.transaction(post.table) as db:
            await db.execute(
                "UPDATE outbox SET status = 'sent', message = coalesce(?, message) WHERE id = ?", (message, post.id)
            )
            if panel:
                (row,) = await db.execute_fetchall("SELECT panel FROM games WHERE id = ?", (post.table,))
                await db.execute("UPDATE games SET panel = ? WHERE id = ?", (message, post.table))
                asked = await db.execute_fetchall(
                    "SELECT message FROM outbox WHERE game = ? AND kind = 'vote' AND about IN ('take_back', 'absent')"
                    " AND status = 'sent' AND seq >= ? AND id < ?",
                    (post.table, post.since, post.id),
                )
                if post.kind in (PostKind.END, PostKind.ABANDONED):
                    # the newest question of each kind is the one that may still have stood
                    asked = await db.execute_fetchall(
                        "SELECT message FROM outbox WHERE id IN (SELECT max(id) FROM outbox"
                        " WHERE game = ? AND kind = 'vote' AND status = 'sent' GROUP BY about)",
                        (post.table,),
                    )
                former = {old for (old,) in (row, *asked) if old is not None and old != message}
                strips = [NewPost(PostKind.STRIP, post.since, post.seq, old) for old in sorted(former)]
                await put_posts(db, post.table, strips, self.now())

    async def drop(self, post: Post) -> None:
        """Note that a message can never be sent or need not be any more."""
        async with self.database.transaction(post.table) as db:
            await db.execute("UPDATE outbox SET status = 'dropped' WHERE id = ?", (post.id,))

    async def fall_back(self, post: Post, instead: Sequence[NewPost]) -> None:
        """Note that a person takes no direct messages, and send others instead of this one."""
        async with self.database.transaction(post.table) as db:
            await db.execute("UPDATE outbox SET status = 'dropped' WHERE id = ?", (post.id,))
            await db.execute("UPDATE people SET closed = 1 WHERE user = ?", (post.user,))
            await put_posts(db, post.table, instead, self.now())

    async def hasten(self, user: int, due: int | None = None) -> list[int]:
        """Let a person's notices that wait for their time wait no longer, or until another; tell the tables."""
        async with self.database.transaction() as db:
            rows = await db.execute_fetchall(
                "UPDATE outbox SET due = ? WHERE user = ? AND kind = 'notice' AND status = 'waiting'"
                " AND due IS NOT NULL RETURNING game",
                (due, user),
            )
        return sorted({int(row[0]) for row in rows})

    async def withhold(self, user: int) -> None:
        """Give up a person's notices that wait for their time: they want to hear nothing."""
        async with self.database.transaction() as db:
            await db.execute(
                "UPDATE outbox SET status = 'dropped' WHERE user = ? AND kind = 'notice' AND status = 'waiting'"
                " AND due IS NOT NULL",
                (user,),
            )


async def put_posts(db: Writer, table: int, posts: Sequence[NewPost], now: int) -> None:
    """Write messages that must be sent, as part of a transaction."""
    for post in posts:
        await db.execute(
            "INSERT INTO outbox (game, kind, since, seq, message, about, user, place, due, status, created_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'waiting', ?)",
            (
                *(table, post.kind.value, post.since, post.seq, post.message),
                *(str(post.about), post.user, post.place, post.due, now),
            ),
        )
        if post.kind in (PostKind.TURN, PostKind.END):
            await db.execute("UPDATE games SET announced = ? WHERE id = ?", (post.seq, table))


async def tidy(db: Writer, table: int, abouts: Sequence[str], now: int) -> None:
    """Overtake a table's notices of these kinds, as part of a transaction: those for later are dropped, others cleaned.

    Those that should have been sent by now may have been, though nobody knows: they stay with the outbox.
    """
    rows = await db.execute_fetchall(
        "UPDATE outbox SET status = 'dropped' WHERE game = ? AND kind = 'notice'"
        " AND (status = 'sent' OR status = 'waiting' AND due > ?)"
        f" AND about IN ({marks(abouts)}) RETURNING id, seq, message, place, user",
        (table, now, *abouts),
    )
    lying = sorted((tuple(row) for row in rows if row["message"] is not None), key=lambda row: int(row[0]))
    cleans = [
        NewPost(PostKind.CLEAN, seq, seq, message, place=place, user=user) for _, seq, message, place, user in lying
    ]
    await put_posts(db, table, cleans, now)


async def drop_votes(db: Writer, table: int, about: str) -> None:
    """Give up asking a question that no longer stands, as part of a transaction."""
    await db.execute(
        "UPDATE outbox SET status = 'dropped' WHERE status = 'waiting' AND game = ? AND kind = 'vote' AND about = ?",
        (table, about),
    )


def _post(row: Any) -> Post:
    return Post(
        id=row["id"],
        table=row["game"],
        kind=PostKind(row["kind"]),
        since=row["since"],
        seq=row["seq"],
        message=row["message"],
        about=row["about"],
        user=row["user"],
        place=row["place"],
        due=row["due"],
        pings=None if row["pings"] is None else tuple(json.loads(row["pings"])),
    )
