"""The outbox in the store: messages that must be sent, in order, some to one person and some only later."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from bot.database.base import Database, Writer, marks
from bot.model.notices import UNTIL, Until
from bot.model.pace import HOUR
from bot.model.rows import CALLING_NOTICES, DIRECT, NON_BLOCKING, NewPost, NoticeKind, Post, PostForm, PostKind
from bot.store.part import StorePart, columns, put_rows, read_json, read_row, write_json

if TYPE_CHECKING:
    from bot.store.clocks import ClockStore

_COLUMNS = "id, table_id, kind, since, seq, message, about, user, channel, due, pings"
_CALLS: Final = tuple(kind.value for kind in CALLING_NOTICES)
_CALL_KINDS: Final = ", ".join(map(repr, _CALLS))
_HELD_BACK: Final = (
    "EXISTS (SELECT 1 FROM tables WHERE tables.id = outbox.table_id"
    " AND ((tables.paused_at IS NOT NULL OR tables.gone = 'server') AND kind = 'notice'"
    f" AND (about LIKE '{NoticeKind.ASKED}:%' OR about IN ({_CALL_KINDS}))"
    " OR tables.gone = 'server' AND coalesce(outbox.channel, 1) != 0))"
)
"""The messages that are not sent while their table is paused, or its server is gone: nobody could answer there."""
_LEFT_ALONE: Final = (*_CALLS, *(kind.value for kind, until in UNTIL.items() if until is Until.ALWAYS))
"""The notices that tidying leaves alone: those that always hold, and calls, which a public message supersedes."""
RESEND_DELAY: Final = 6 * HOUR
"""Seconds after which an invitation or a question that was given up is sent again."""


class Backlog(NamedTuple):
    """The messages of a table that should have been sent by now."""

    table_id: int
    messages: int
    age: int
    """For how many seconds the oldest one has been due."""


class OutboxStore(StorePart):
    def __init__(self, database: Database, clocks: ClockStore) -> None:
        super().__init__(database)
        self._clocks = clocks

    async def waiting(self, table_id: int) -> list[Post]:
        """List a table's messages that must be sent by now, in order."""
        return await self._all(
            _post,
            f"SELECT {_COLUMNS} FROM outbox"
            f" WHERE status = 'waiting' AND table_id = ? AND (due IS NULL OR due <= ?) AND NOT ({_HELD_BACK})"
            " ORDER BY id",
            table_id,
            self.now(),
        )

    async def tables_waiting(self) -> list[int]:
        """List the tables that have messages to send by now."""
        return await self._ids(
            "SELECT DISTINCT table_id FROM outbox WHERE status = 'waiting' AND (due IS NULL OR due <= ?)"
            f" AND NOT ({_HELD_BACK}) ORDER BY table_id",
            self.now(),
        )

    async def next_due(self) -> int | None:
        """Return when the next deferred message is due, in seconds since 1970."""
        return await self._number("SELECT min(due) FROM outbox WHERE status = 'waiting' AND due > ?", self.now())

    async def sent_before(self, post: Post) -> tuple[int | None, int]:
        """Return the id of the table's newest message that was sent before any attempt at this one, if any.

        Also return when this one was queued, in seconds since 1970.
        """
        ((former, queued),) = await self._database.read(
            "SELECT (SELECT max(former.message) FROM outbox AS former WHERE former.table_id = outbox.table_id"
            f" AND former.id < outbox.id AND former.status = 'sent' AND former.kind NOT IN ({_OTHER_KINDS})),"
            " created_at FROM outbox WHERE id = ?",
            post.id,
        )
        return (None if former is None else int(former)), int(queued)

    async def backlog(self) -> list[Backlog]:
        """List the tables whose messages should have been sent by now."""
        now = self.now()
        return await self._all(
            lambda row: Backlog(int(row[0]), int(row[1]), max(0, now - int(row[2]))),
            "SELECT table_id, count(*), min(coalesce(due, created_at)) FROM outbox"
            f" WHERE status = 'waiting' AND (due IS NULL OR due <= ?) AND NOT ({_HELD_BACK}) GROUP BY table_id",
            now,
        )

    async def people_waiting(self, table_id: int) -> list[int]:
        """List the people to whom a table's calls to act have not been sent yet."""
        return await self._ids(
            "SELECT DISTINCT user FROM outbox WHERE table_id = ? AND kind = 'notice' AND status = 'waiting'"
            f" AND about IN ({_CALL_KINDS}) AND user IS NOT NULL ORDER BY user",
            table_id,
        )

    async def standing_notices(self, table_id: int) -> list[Post]:
        """List a table's notices, sent or deferred, that hold only for a while, except calls to act."""
        rows = await self._database.read(
            f"SELECT {_COLUMNS} FROM outbox WHERE table_id = ? AND kind = 'notice'"
            " AND (status = 'sent' OR status = 'waiting' AND due > ?)"
            f" AND about NOT IN ({marks(_LEFT_ALONE)}) ORDER BY id",
            *(table_id, self.now(), *_LEFT_ALONE),
        )
        return [post for post in map(_post, rows) if post.notice not in _LEFT_ALONE]

    async def notices_to(self, user: int) -> list[Post]:
        """List the direct messages to a person that must be sent by now, whatever their tables, in order."""
        return await self._all(
            _post,
            f"SELECT {_COLUMNS} FROM outbox WHERE user = ? AND kind = 'notice' AND status = 'waiting' AND channel = ?"
            f" AND (due IS NULL OR due <= ?) AND NOT ({_HELD_BACK}) ORDER BY id",
            *(user, DIRECT, self.now()),
        )

    async def told_by(self, message: int) -> list[Post]:
        """List the notices that a message contains, without those that are outdated."""
        return await self._all(
            _post,
            f"SELECT {_COLUMNS} FROM outbox WHERE message = ? AND kind = 'notice' AND status = 'sent' ORDER BY id",
            message,
        )

    async def about_to_call(self, user: int) -> list[int]:
        """List the tables whose next message about a turn will call a person."""
        return await self._ids(
            "SELECT DISTINCT outbox.table_id FROM outbox JOIN seats ON seats.table_id = outbox.table_id"
            " WHERE outbox.kind = 'turn' AND outbox.status = 'waiting' AND outbox.pings IS NULL"
            " AND seats.user = ? AND seats.to_act = 1 AND seats.called = 0",
            user,
        )

    async def newest_turn(self, table_id: int) -> Post | None:
        """Return the newest message about a turn or the end that has been sent, if any."""
        return await self._one(
            _post,
            f"SELECT {_COLUMNS} FROM outbox WHERE table_id = ? AND kind IN ('turn', 'end') AND status = 'sent'"
            " ORDER BY id DESC LIMIT 1",
            table_id,
        )

    async def of_message(self, message: int) -> Post | None:
        """Return what a sent message about a turn or the end is about; None for any other message."""
        return await self._one(
            _post, f"SELECT {_COLUMNS} FROM outbox WHERE message = ? AND kind IN ('turn', 'end')", message
        )

    async def incidents_after(self, post: Post) -> frozenset[int]:
        """Return the numbers of the incidents whose messages were sent after another message of their table."""
        rows = await self._database.read(
            "SELECT about FROM outbox WHERE table_id = ? AND kind = 'incident' AND status = 'sent' AND id > ?",
            post.table_id,
            post.id,
        )
        return frozenset(int(row[0]) for row in rows)

    # Leases, where several processes share the store

    async def lease(self, post: Post, owner: str, seconds: int) -> tuple[Post, bool] | None:
        """Lease a message to one process; return its current state, and whether another process leased it before.

        None if another process holds it now, or it need no longer be sent.
        """
        async with self._database.transaction(post.table_id) as db:
            rows = await db.read(
                f"SELECT {_COLUMNS}, owner, until FROM outbox WHERE id = ? AND status = 'waiting'", post.id
            )
            for row in rows:
                if row["owner"] not in (None, owner) and row["until"] > self.now():
                    break
                await db.execute(
                    "UPDATE outbox SET owner = ?, until = ? WHERE id = ?", owner, self.now() + seconds, post.id
                )
                return _post(row), row["owner"] not in (None, owner)
        return None

    async def renew_leases(self, owner: str, seconds: int) -> None:
        await self._write(
            None,
            "UPDATE outbox SET until = ? WHERE owner = ? AND status = 'waiting' AND until > 0",
            self.now() + seconds,
            owner,
        )

    async def release(self, owner: str, post: Post | None = None) -> None:
        """End a process's lease on a message, or all its leases: others may try."""
        await self._write(
            None if post is None else post.table_id,
            "UPDATE outbox SET until = 0 WHERE owner = ? AND status = 'waiting' AND id = coalesce(?, id)",
            owner,
            None if post is None else post.id,
        )

    # Planning messages, and their outcome

    async def planned(
        self, post: Post, pings: Sequence[int], notices: Sequence[NewPost], called: Collection[int]
    ) -> None:
        """Store permanently whom a message pings and who gets notices, and mark seats as called.

        It supersedes earlier calls, except those to people who still have to act on them.
        """
        async with self._database.transaction(post.table_id) as db:
            await db.execute("UPDATE outbox SET pings = ? WHERE id = ?", write_json(list(pings)), post.id)
            await supersede(db, post.table_id, _CALLS, called)
            await db.execute(
                f"UPDATE seats SET called = 1 WHERE table_id = ? AND seat IN ({marks(list(called))})",
                post.table_id,
                *called,
            )
            await put_posts(db, post.table_id, notices)

    async def sent(self, post: Post, message: int | None, panel: bool) -> bool:
        """Mark a message as sent, and strip the controls of the former panel or of a question closed meanwhile.

        Return whether that starts a clock.
        """
        async with self._database.transaction(None if post.others else post.table_id) as db:
            for each in (post, *post.others):
                await put_called(db, each)
                await db.execute(
                    "UPDATE outbox SET status = 'sent', message = coalesce(?, message) WHERE id = ?", message, each.id
                )
            if panel:
                (row,) = await db.read("SELECT panel FROM tables WHERE id = ?", post.table_id)
                await db.execute("UPDATE tables SET panel = ? WHERE id = ?", message, post.table_id)
                former = [row[0]] if row[0] not in (None, message) else []
                strips = [NewPost(PostKind.STRIP, post.since, post.seq, old) for old in former]
                await put_posts(db, post.table_id, strips)
            elif post.kind is PostKind.VOTE:
                asked = await db.read(
                    "SELECT EXISTS (SELECT 1 FROM outbox WHERE outbox.table_id = questions.table_id"
                    " AND outbox.kind = 'vote' AND about = ? AND id > ?)"
                    " FROM questions WHERE table_id = ? AND kind = ?",
                    post.about,
                    post.id,
                    post.table_id,
                    post.about,
                )
                if not asked or asked[0][0]:  # it was closed, or asked anew, while this message was being sent
                    about = "" if asked else post.about
                    strips = [NewPost(PostKind.STRIP, post.since, post.seq, message, about)]
                    await put_posts(db, post.table_id, strips)
            tables = dict.fromkeys(each.table_id for each in (post, *post.others))
            return any([await self._clocks.run_on(db, table_id) for table_id in tables])

    async def drop(self, post: Post, undeliverable: bool = False, message: int | None = None) -> bool:
        """Drop a message that need no longer be sent, or never can be; return whether that starts a clock.

        If it is `undeliverable`, its clocks run as if it had been sent, so that reminders can replace it; an invitation
        or a question, which nothing would replace, is tried again later. If it turned out to have been sent, the
        `message` is deleted.
        """
        async with self._database.transaction(post.table_id) as db:
            if undeliverable:
                await put_called(db, post, undeliverable=True)
                asked = await db.read(
                    "SELECT 1 FROM questions WHERE table_id = ? AND kind = ?", post.table_id, post.about
                )
                if post.kind is PostKind.INVITATION or (post.kind is PostKind.VOTE and asked):
                    await put_posts(db, post.table_id, [replace(post, due=self.now() + RESEND_DELAY)])
            await db.execute("UPDATE outbox SET status = 'dropped' WHERE id = ?", post.id)
            if message is not None:
                clean = NewPost(PostKind.CLEAN, post.seq, post.seq, message, channel=post.channel, user=post.user)
                await put_posts(db, post.table_id, [clean])
            return await self._clocks.run_on(db, post.table_id)

    async def is_told(self, table_id: int, notice: NewPost, channel: int | None) -> bool:
        """Return whether another notice or a ping tells, or will tell, a notice's person the same."""
        rows = await self._database.read(
            "SELECT pings FROM outbox WHERE table_id = ? AND seq = ? AND status != 'dropped' AND"
            " (kind = 'notice' AND user = ? AND about = ? AND coalesce(channel, -1) = ? OR pings IS NOT NULL)",
            *(table_id, notice.seq, notice.user, notice.about, -1 if channel is None else channel),
        )
        return any(row[0] is None or (channel is None and notice.user in read_json(row[0])) for row in rows)

    async def fall_back(self, post: Post, instead: Sequence[NewPost], closed: bool) -> bool:
        """Send other messages instead of a notice, and record whether its person has `closed` direct messages.

        Nothing is sent if the notice was dropped meanwhile, for instance because its person was forgotten. Return
        whether that starts a clock: with nothing sent instead, theirs runs as if the notice had been sent.
        """
        async with self._database.transaction(post.table_id) as db:
            if not await db.read(
                "UPDATE outbox SET status = 'dropped' WHERE id = ? AND status = 'waiting' RETURNING id", post.id
            ):
                return False
            if closed:
                await db.execute("UPDATE people SET closed = 1 WHERE user = ?", post.user)
            if not instead:
                await put_called(db, post)
            await put_posts(db, post.table_id, instead)
            return await self._clocks.run_on(db, post.table_id)

    async def outdate(self, notices: Sequence[Post]) -> None:
        """Drop notices that are no longer true, and have those that were sent deleted."""
        async with self._database.transaction(notices[0].table_id) as db:
            numbers = [notice.id for notice in notices]
            await db.execute(f"UPDATE outbox SET status = 'dropped' WHERE id IN ({marks(numbers)})", *numbers)
            await put_posts(db, notices[0].table_id, _cleaning_posts(notices))

    async def reschedule_notices(self, user: int, due: Mapping[int, tuple[int, int]]) -> None:
        """Reschedule a person's deferred notices; `due` gives, by table, the times in the channel and directly."""
        async with self._database.transaction() as db:
            for table_id, (publicly, directly) in due.items():
                for ways, time in (("coalesce(channel, -1) != ?", publicly), ("channel = ?", directly)):
                    await db.execute(
                        "UPDATE outbox SET due = ? WHERE table_id = ? AND user = ? AND kind = 'notice'"
                        f" AND status = 'waiting' AND due IS NOT NULL AND {ways}",
                        time,
                        table_id,
                        user,
                        DIRECT,
                    )

    async def add(self, table_id: int, post: NewPost) -> None:
        """Add a message that belongs to no other change."""
        async with self._database.transaction(table_id) as db:
            await put_posts(db, table_id, [post])

    async def share(self, table_id: int, post: NewPost) -> bool:
        """Add what someone shares; return False if the same was shared there before."""
        async with self._database.transaction(table_id) as db:
            there = await db.read(
                "SELECT 1 FROM outbox"
                " WHERE table_id = ? AND kind = ? AND seq = ? AND about = ? AND status != 'dropped'"
                " AND coalesce(channel, -1) = ?",
                table_id,
                post.kind,
                post.seq,
                post.about,
                -1 if post.channel is None else post.channel,
            )
            if not there:
                await put_posts(db, table_id, [post])
            return not there

    async def shared_since(self, table_id: int, time: int) -> int:
        """Count the shares of a table since a time, in seconds since 1970."""
        count = await self._number(
            "SELECT count(*) FROM outbox WHERE table_id = ? AND kind = ? AND created_at >= ?",
            *(table_id, PostKind.SHARED, time),
        )
        return count or 0

    async def tables_with_deferred(self, user: int) -> list[int]:
        """List the tables at which notices to a person are deferred."""
        return await self._ids(
            "SELECT DISTINCT table_id FROM outbox WHERE user = ? AND kind = 'notice' AND status = 'waiting'"
            " AND due IS NOT NULL ORDER BY table_id",
            user,
        )

    async def drop_notices(self, user: int, tables: Sequence[int]) -> None:
        """Drop a person's deferred notices at tables; clocks run without these calls, as the person wants none."""
        async with self._database.transaction() as db:
            rows = await db.read(
                "UPDATE outbox SET status = 'dropped' WHERE user = ? AND kind = 'notice' AND status = 'waiting'"
                f" AND due IS NOT NULL AND table_id IN ({marks(tables)}) RETURNING {_COLUMNS}",
                user,
                *tables,
            )
            for post in map(_post, rows):
                await put_called(db, post)
                await self._clocks.run_on(db, post.table_id)


async def put_posts(db: Writer, table_id: int, posts: Sequence[NewPost]) -> None:
    """Add messages that must be sent, as part of a transaction; a refresh still waiting is replaced by a later one."""
    for post in posts:
        if post.kind in (PostKind.REFRESH, PostKind.TURN, PostKind.END):
            await db.execute(
                "UPDATE outbox SET status = 'dropped' WHERE status = 'waiting' AND table_id = ? AND kind = 'refresh'",
                table_id,
            )
        await put_rows(db, "outbox", [columns(post, NewPost, table_id=table_id, status="waiting", created_at=db.now)])
        if post.kind in (PostKind.TURN, PostKind.END):
            await db.execute("UPDATE tables SET announced = ? WHERE id = ?", post.seq, table_id)


async def supersede(db: Writer, table_id: int, kinds: Sequence[str], seats: Collection[int]) -> None:
    """Drop a table's deferred notices of these kinds and have the sent ones deleted, as part of a transaction.

    Notices to people who still have to act are left alone, except to `seats`. Notices that should have been sent by now
    are left to the outbox, as it is unknown whether they were sent.
    """
    rows = await db.read(
        "UPDATE outbox SET status = 'dropped' WHERE table_id = ? AND kind = 'notice'"
        " AND (status = 'sent' OR status = 'waiting' AND due > ?)"
        f" AND about IN ({marks(kinds)})"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = outbox.table_id AND seats.user = outbox.user"
        f" AND to_act = 1 AND asked_seq <= outbox.seq AND seat NOT IN ({marks([-1, *seats])})) RETURNING {_COLUMNS}",
        table_id,
        db.now,
        *kinds,
        -1,
        *seats,
    )
    await put_posts(db, table_id, _cleaning_posts(map(_post, rows)))


def _cleaning_posts(notices: Iterable[Post]) -> list[NewPost]:
    """Return the posts that delete those notices that were sent."""
    return [
        NewPost(PostKind.CLEAN, each.seq, each.seq, each.message, each.about, channel=each.channel, user=each.user)
        for each in sorted(notices, key=lambda each: each.id)
        if each.message is not None
    ]


def _post(row: Any) -> Post:
    pings = None if row["pings"] is None else tuple(read_json(row["pings"]))
    return read_row(Post, row, pings=pings, others=(), form=PostForm.FULL)


_OTHER_KINDS: Final = ", ".join(f"'{kind.value}'" for kind in NON_BLOCKING)
HELD_UP: Final = (
    "outbox.table_id = seats.table_id AND outbox.status = 'waiting' AND coalesce(outbox.due, outbox.created_at) <= ?"
    f" AND (outbox.kind NOT IN ({_OTHER_KINDS}) OR outbox.kind = 'notice' AND outbox.about IN ({_CALL_KINDS})"
    " AND outbox.user = seats.user AND coalesce(outbox.due, outbox.created_at) > coalesce(seats.called_at, -1))"
)
"""The messages of a seat's table that are overdue at a time: those in the channel, and calls to its person.

A call does not count once one by the other way, sent at the same time or later, has arrived.
"""


async def put_called(db: Writer, post: Post, undeliverable: bool = False) -> None:
    """Note whom a message that has arrived, or is `undeliverable`, has called to act, as part of a transaction.

    A turn's message calls everyone whom it pings, or who gets no separate notice about this turn.
    """
    if post.kind is PostKind.TURN:
        pings = list(post.pings or ())
        await db.execute(
            # one that cannot be delivered may never have been planned
            "UPDATE seats SET called_at = ? WHERE table_id = ? AND to_act = 1 AND (called = 1 OR ?) AND asked_seq <= ?"
            f" AND ((user IN ({marks(pings)})) OR NOT EXISTS (SELECT 1 FROM outbox WHERE outbox.kind = 'notice'"
            " AND outbox.table_id = seats.table_id AND outbox.user = seats.user AND outbox.status = 'waiting'"
            f" AND outbox.about IN ({_CALL_KINDS}) AND outbox.seq >= seats.asked_seq"
            # someone who is told once a day does not make the others wait for that
            " AND (outbox.due IS NULL OR outbox.due <= ? OR NOT EXISTS"
            " (SELECT 1 FROM people WHERE people.user = seats.user AND digest IS NOT NULL))))",
            db.now,
            post.table_id,
            undeliverable,
            post.seq,
            *pings,
            db.now,
        )
    elif post.kind is PostKind.NOTICE and post.about in CALLING_NOTICES:
        await db.execute(
            "UPDATE seats SET called_at = ? WHERE table_id = ? AND user = ? AND to_act = 1 AND asked_seq <= ?",
            db.now,
            post.table_id,
            post.user,
            post.seq,
        )


async def call_waits(db: Writer, table_id: int, user: int | None, channel: int | None) -> bool:
    """Return whether a call to a person in this way is still waiting, as part of a transaction."""
    rows = await db.read(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'notice' AND status = 'waiting' AND user = ?"
        f" AND coalesce(channel, -1) = ? AND about IN ({_CALL_KINDS})",
        table_id,
        user,
        -1 if channel is None else channel,
    )
    return bool(rows)
